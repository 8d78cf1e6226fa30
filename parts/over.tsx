import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { endSlides } from './cues.ts';
import type { Box } from './rove.ts';

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
    const board = panel.current?.offsetParent;
    if (!panel.current || !board) return;
    endSlides(board);
    const { width, height } = panel.current.getBoundingClientRect();
    setPlace(placeBeside(anchor.getBoundingClientRect(), board.getBoundingClientRect(), width, height));
    panel.current.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [anchor]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have names
    <div ref={panel} className="part-over" role={role} aria-label={label} style={place ?? { opacity: 0 }}>
      {children}
    </div>
  );
}

const GAP = 6;
const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

/** Where a panel lies on the board: right of the thing, left of it, under it, or over it, whichever first has room. */
export function placeBeside(thing: Box, board: Box, width: number, height: number): { left: number; top: number } {
  const room = { width: board.right - board.left, height: board.bottom - board.top };
  const right = thing.right - board.left + GAP;
  const left = thing.left - board.left - width - GAP;
  const beside = right + width <= room.width ? right : left >= 0 ? left : null;
  const under = thing.bottom - board.top + GAP;
  const top = beside === null && under + height <= room.height ? under : thing.top - board.top;
  return {
    left: beside ?? clamp(thing.left - board.left, 0, room.width - width),
    top: clamp(top, GAP, room.height - height - GAP),
  };
}
