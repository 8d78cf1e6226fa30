import type { Point } from '@shamble/kernel';
import type { Figure, Ground, Piece } from './ground.ts';
import { distance2, type Hull, longSides, meets, touchesSide } from './hull.ts';
import { BASE, isSame, sq, tied, touches, touchesPiece } from './limits.ts';
import { distance, squared } from './vector.ts';

/** A base, a counter or, with radius 0, a point. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export type Thing = Round | Hull;

export const baseAt = ({ x, y }: { readonly x: number; readonly y: number }): Round => ({ x, y, radius: BASE });

const isHull = (thing: Thing): thing is Hull => 'xs' in thing;

/** The room between any two things, negative where round ones overlap (AW-GEO04). */
export function gap(a: Thing, b: Thing): number {
  if (isHull(a)) return isHull(b) ? between(a, b) : gap(b, a);
  if (isHull(b)) return Math.sqrt(distance2(b, a.x, a.y)) - a.radius;
  return distance(a.x, a.y, b.x, b.y) - a.radius - b.radius;
}

/** The least distance of two hulls. */
function between(a: Hull, b: Hull): number {
  const n = a.xs.length;
  for (let i = 0; i < n; i++) if (meets(b, a.xs[i], a.ys[i], a.xs[(i + 1) % n], a.ys[(i + 1) % n])) return 0;
  if (distance2(a, b.xs[0], b.ys[0]) === 0) return 0;
  let least = Infinity;
  for (let i = 0; i < n; i++) least = Math.min(least, distance2(b, a.xs[i], a.ys[i]));
  for (let i = 0; i < b.xs.length; i++) least = Math.min(least, distance2(a, b.xs[i], b.ys[i]));
  return Math.sqrt(least);
}

/** The figures that a base there touches. */
export const contacts = (figures: readonly Figure[], x: number, y: number): readonly Figure[] =>
  figures.filter((one) => touches(squared(one.x, one.y, x, y)));

/** No base farther away touches a hull, as the circle around it tells. */
const isNear = (hull: Hull, x: number, y: number): boolean =>
  squared(hull.x, hull.y, x, y) <= sq(hull.radius + 2 * BASE);

/** Whether a and b touch opposite long sides of a piece (AW-BARR02). */
export function across(hull: Hull, ax: number, ay: number, bx: number, by: number): boolean {
  if (!isNear(hull, ax, ay) || !isNear(hull, bx, by)) return false;
  return longSides(hull).some(
    ([one, other]) =>
      (touchesSide(hull, one, ax, ay) && touchesSide(hull, other, bx, by)) ||
      (touchesSide(hull, other, ax, ay) && touchesSide(hull, one, bx, by)),
  );
}

/** Whether a base there touches a hull. */
const isBeside = (hull: Hull, x: number, y: number): boolean =>
  isNear(hull, x, y) && touchesPiece(distance2(hull, x, y));

/** The standing enemies that a Survivor there faces, and the piece between them (AW-MOVE11). */
export function faced(
  { pieces, figures }: Ground,
  side: number,
  x: number,
  y: number,
): readonly { readonly figure: Figure; readonly piece: Piece }[] {
  return pieces
    .filter(({ defensible, hull }) => defensible && isBeside(hull, x, y))
    .flatMap((piece) =>
      figures
        .filter((one) => one.standing && one.side !== side && across(piece.hull, x, y, one.x, one.y))
        .map((figure) => ({ figure, piece })),
    );
}

/** Places among which somebody can choose: of those within EPS of one another the first. */
export function distinct(places: readonly Point[]): readonly Point[] {
  const found: Point[] = [];
  for (const [x, y] of places) if (!found.some((one) => isSame(squared(one[0], one[1], x, y)))) found.push([x, y]);
  return found;
}

/** The nearest of some places: all within EPS of the smallest distance, in the order of the list (AW-GEO15, 23). */
export function nearest<T extends { readonly x: number; readonly y: number }>(
  things: readonly T[],
  x: number,
  y: number,
): readonly T[] {
  const distances = things.map((one) => squared(one.x, one.y, x, y));
  const least = Math.min(...distances);
  return things.filter((_, i) => tied(least, distances[i]));
}
