import type { ReactNode } from 'react';

interface ScrollerProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
  /** A landmark of its own, rather than a part of one. */
  readonly aside?: boolean;
}

/** A box that scrolls and may hold nothing to press: it can be reached and scrolled by keys. */
export function Scroller({ label, className, children, aside }: ScrollerProps) {
  const Box = aside ? 'aside' : 'section';
  return (
    <Box className={className} aria-label={label} tabIndex={0}>
      {children}
    </Box>
  );
}
