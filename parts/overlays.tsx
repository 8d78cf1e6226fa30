import type { ReactNode } from 'react';
import { type Details, Inspect } from './inspect.tsx';
import { Menu, type MenuItem } from './menu.tsx';
import type { useSurface } from './surface.tsx';
import type { ThingId } from './thing-id.ts';

interface OverlaysProps {
  readonly surface: ReturnType<typeof useSurface>;
  readonly items: (thing: ThingId) => readonly MenuItem[];
  readonly details: (thing: ThingId) => Details;
  /** The panel of the board's own. */
  readonly own?: (anchor: HTMLElement) => ReactNode;
}

/** What lies over the board. */
export function Overlays({ surface: { overlay, close, inspect }, items, details, own }: OverlaysProps) {
  if (overlay === null) return null;
  const { kind, thing, anchor } = overlay;
  if (kind === 'own') return own?.(anchor);
  if (kind === 'inspect') return <Inspect key={thing} details={details(thing)} anchor={anchor} close={close} />;
  const closing = items(thing).map((item) => ({
    ...item,
    act: () => {
      close();
      item.act();
    },
  }));
  return (
    <Menu
      anchor={anchor}
      label={anchor.getAttribute('aria-label') ?? ''}
      items={closing}
      inspect={() => inspect(thing, anchor)}
    />
  );
}
