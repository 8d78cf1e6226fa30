import { createRequire } from 'node:module';
import type { ReactNode } from 'react';

// Boards know React only; what puts them on a page belongs to the web table.
const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = createRequire(import.meta.url)(
  'react-dom/server',
);

/** A part of the board as the browser gets it. */
export const drawn = renderToStaticMarkup;
