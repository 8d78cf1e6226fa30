import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { endSlides } from './cues.ts';
import type { Box } from './rove.ts';

interface OverProps {
  /** The element it belongs to. */
  readonly anchor: HTMLElement;
  /** None for what is only for the eyes. */
  readonly role?: 'menu' | 'dialog';
  readonly label: string;
  /** Never over the element, even if it has to be small for that. */
  readonly clear?: boolean;
  readonly children: ReactNode;
}

/** A panel over the board beside the thing it is about, kept inside the board. */
export function Over({ anchor, role, label, clear = false, children }: OverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const { current: element } = panel;
    const board = element?.offsetParent;
    if (!element || !board) return;
    endSlides(board);
    const measure = (maxWidth?: number): Size => {
      element.style.maxWidth = maxWidth === undefined ? '' : within(maxWidth);
      return element.getBoundingClientRect();
    };
    const [thing, room] = [anchor.getBoundingClientRect(), board.getBoundingClientRect()];
    setPlace((clear ? placeClear(thing, room, measure) : null) ?? placeBeside(thing, room, measure()));
    if (role !== undefined) element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [anchor, role, clear]);
  const style = place ? { ...place, ...(place.maxWidth && { maxWidth: within(place.maxWidth) }) } : { opacity: 0 };
  if (role === undefined)
    return (
      <div ref={panel} className="part-over part-pointed" aria-hidden="true" style={style}>
        {children}
      </div>
    );
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have names
    <div ref={panel} className="part-over" role={role} aria-label={label} style={style}>
      {children}
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a panel lies on the board, and how large it may be. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly maxWidth?: number;
  readonly maxHeight?: number;
}

/** As in over.css: lines do not become too long. */
const within = (width: number): string => `min(22rem, ${width}px)`;

const GAP = 6;
const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

/** Where a panel lies on the board: right of the thing, left of it, under it, or over it, whichever first has room. */
export function placeBeside(thing: Box, board: Box, { width, height }: Size): Place {
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

/** A panel narrower or lower than this is not read. */
const LEAST = { width: 150, height: 80 } as const;

/**
 * Where a panel lies that must not cover its thing: right of it, left, under or above it, whichever first holds all of
 * it; else where most of it is seen. Null where nobody could read it anywhere.
 */
export function placeClear(thing: Box, board: Box, measure: (maxWidth: number) => Size): Place | null {
  const [width, height] = [board.right - board.left, board.bottom - board.top];
  const at = { left: thing.left - board.left, top: thing.top - board.top };
  const end = { left: thing.right - board.left, top: thing.bottom - board.top };
  const tall = height - 2 * GAP;
  const wide = width - 2 * GAP;
  const sides = [
    { side: 'right', width: wide - end.left, height: tall },
    { side: 'left', width: at.left - 2 * GAP, height: tall },
    { side: 'under', width: wide, height: tall - end.top },
    { side: 'above', width: wide, height: at.top - 2 * GAP },
  ] as const;
  const tried = sides
    .filter((room) => room.width >= LEAST.width && room.height >= LEAST.height)
    .map((room) => ({ room, size: measure(room.width) }));
  const hidden = ({ room, size }: (typeof tried)[number]): number => Math.max(0, size.height - room.height);
  const best = tried.find((one) => hidden(one) === 0) ?? tried.toSorted((a, b) => hidden(a) - hidden(b))[0];
  if (best === undefined) return null;
  const { room } = best;
  const size = { width: Math.min(best.size.width, room.width), height: Math.min(best.size.height, room.height) };
  const level = {
    left: clamp(at.left, GAP, width - size.width - GAP),
    top: clamp(at.top, GAP, height - size.height - GAP),
  };
  const places = {
    right: { ...level, left: end.left + GAP },
    left: { ...level, left: at.left - GAP - size.width },
    under: { ...level, top: end.top + GAP },
    above: { ...level, top: at.top - GAP - size.height },
  };
  return { ...places[room.side], maxWidth: room.width, maxHeight: room.height };
}
