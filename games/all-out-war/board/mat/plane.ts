import type { Point } from '@shamble/kernel';
import { INCH } from '../../content/lengths.ts';
import { rounded } from '../../geometry/limits.ts';

/** The table as it is drawn: north above, in thousandths of an inch. */
export interface Plane {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the screen or of shares. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Thousandths as the inches of a drawing. */
export const inches = (length: number): number => length / INCH;

/** How far down a place is drawn, in inches: north is above. */
export const downTo = ({ height }: Plane, y: number): number => (height - y) / INCH;

/** What the pointer is at, in whole thousandths; the screen is never asked again (AW-GEO17). */
export function pointAt({ width, height }: Plane, rect: Rect, clientX: number, clientY: number): Point {
  const x = ((clientX - rect.left) / (rect.right - rect.left)) * width;
  const y = height - ((clientY - rect.top) / (rect.bottom - rect.top)) * height;
  return [rounded(x), rounded(y)];
}

/** A place with some room around it, as shares of the whole drawing. */
export const boxAround = ({ width, height }: Plane, x: number, y: number, room: number): Rect => ({
  left: (x - room) / width,
  right: (x + room) / width,
  top: 1 - (y + room) / height,
  bottom: 1 - (y - room) / height,
});

/** So many pixels of an inch, in thousandths: what a hand can tell apart. */
export const pixels = (count: number, inch: number): number => (count / inch) * INCH;
