import { type ReactNode, useEffect, useRef } from 'react';

interface ScrollerProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
  /** A landmark of its own, rather than a part of one. */
  readonly aside?: boolean;
}

/** A box that scrolls and may hold nothing to press: it can be reached and scrolled by keys, and fades where it goes on. */
export function Scroller({ label, className, children, aside }: ScrollerProps) {
  const Box = aside ? 'aside' : 'section';
  const box = useRef<HTMLElement>(null);
  useEffect(() => (box.current ? watchEnd(box.current) : undefined), []);
  return (
    <Box ref={box} className={className} aria-label={label} tabIndex={0}>
      {children}
    </Box>
  );
}

/** So many pixels may be out of sight without a word. */
const SLACK = 4;

/** Marks a box with `data-more` as long as something lies below its edge. Returns how to stop. */
function watchEnd(box: HTMLElement): () => void {
  const look = () => {
    const below = box.scrollHeight - box.scrollTop - box.clientHeight;
    box.toggleAttribute('data-more', below > SLACK);
  };
  // It tells after the page has been laid out, so that looking costs nothing.
  const sizes = new ResizeObserver(look);
  const observe = () => {
    sizes.disconnect();
    for (const part of [box, ...box.children]) sizes.observe(part);
  };
  const parts = new MutationObserver(observe);
  observe();
  parts.observe(box, { childList: true });
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    box.removeEventListener('scroll', look);
  };
}
