import type { Point } from '@shamble/kernel';
import type { Piece } from './ground.ts';
import { type Hull, longSides, touchesSide } from './hull.ts';
import { BASE, CONTACT } from './limits.ts';
import { settleNear } from './sweep.ts';
import { distance } from './vector.ts';

export interface Leap {
  readonly piece: Piece;
  readonly from: Point;
  readonly to: Point;
  /** Thickness and one base, whatever the rounded corners measure (AW-LEAP02-R). */
  readonly cost: number;
}

/** Pieces have thicknesses of whole twentieths of an inch; stored corners miss them by less. */
const GRADE = 50;

/** The leaps over a piece from a place that touches one of its long sides: one, or two at a square's corner. */
export function leapsFrom(piece: Piece, x: number, y: number, legal: (x: number, y: number) => boolean): Leap[] {
  if (!piece.traversable) return [];
  const { hull } = piece;
  return longSides(hull)
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .filter(([near]) => touchesSide(hull, near, x, y))
    .flatMap(([near, far]) => {
      const [nx, ny] = outward(hull, near);
      const depth = over(hull, far, x, y, nx, ny) + BASE;
      const to = settleNear(
        x - depth * nx,
        y - depth * ny,
        (tx, ty) => touchesSide(hull, far, tx, ty) && legal(tx, ty),
      );
      const side = (near + 1) % hull.xs.length;
      const next = (side + 1) % hull.xs.length;
      const thickness = distance(hull.xs[side], hull.ys[side], hull.xs[next], hull.ys[next]);
      return to ? [{ piece, from: [x, y], to, cost: Math.floor(thickness / GRADE + 0.5) * GRADE + CONTACT }] : [];
    });
}

/** How far it is from a place, against the normal n, to the line of an edge. */
function over({ xs, ys }: Hull, edge: number, x: number, y: number, nx: number, ny: number): number {
  const [fx, fy] = outward({ xs, ys }, edge);
  return (fx * (x - xs[edge]) + fy * (y - ys[edge])) / (fx * nx + fy * ny);
}

/** The outward unit normal of an edge. */
export function outward({ xs, ys }: Pick<Hull, 'xs' | 'ys'>, edge: number): Point {
  const j = (edge + 1) % xs.length;
  const size = distance(xs[edge], ys[edge], xs[j], ys[j]);
  return [(ys[j] - ys[edge]) / size, (xs[edge] - xs[j]) / size];
}
