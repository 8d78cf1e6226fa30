import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { endSlides } from './thing.tsx';

interface OverProps {
  /** The element it belongs to. */
  readonly anchor: HTMLElement;
  readonly role: 'menu' | 'dialog';
  readonly label: string;
  readonly children: ReactNode;
}

/** A panel over the board beside the thing it is about, kept inside the board. */
export function Over({ anchor, role, label, children }: OverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const around = panel.current?.offsetParent;
    if (!panel.current || !around) return;
    endSlides(around);
    const box = panel.current.getBoundingClientRect();
    const board = around.getBoundingClientRect();
    const at = anchor.getBoundingClientRect();
    const right = at.right - board.left + GAP;
    const left = at.left - board.left - box.width - GAP;
    const beside = right + box.width <= board.width ? right : left >= 0 ? left : null;
    const under = at.bottom - board.top + GAP;
    const x = beside ?? clamp(at.left - board.left, 0, board.width - box.width);
    const y = beside === null && under + box.height <= board.height ? under : at.top - board.top;
    setPlace({ left: x, top: clamp(y, GAP, board.height - box.height - GAP) });
    const first = panel.current.querySelector<HTMLElement>('button');
    first?.focus({ preventScroll: true });
  }, [anchor]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have names
    <div ref={panel} className="pints-over" role={role} aria-label={label} style={place ?? { opacity: 0 }}>
      {children}
    </div>
  );
}

const GAP = 6;
const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));
