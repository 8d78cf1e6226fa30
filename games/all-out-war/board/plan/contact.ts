/** Where a base that is near something comes to touch it (AW-GEO04). */
import type { Place, Point } from '@shamble/kernel';
import { distance2, type Hull, nearestOf } from '../../geometry/hull.ts';
import { outward } from '../../geometry/leap.ts';
import { BASE, CONTACT, touches, touchesPiece } from '../../geometry/limits.ts';
import { settleNear } from '../../geometry/sweep.ts';
import { distance, squared } from '../../geometry/vector.ts';
import { routerOf, type Sneaking } from '../../rules/move.ts';
import { movingIn } from './asking.ts';

interface Touchable {
  /** The centre nearest to a point that touches it, in fractions of a thousandth. */
  readonly to: (x: number, y: number) => Point;
  readonly isTouched: (x: number, y: number) => boolean;
  /** Touching it engages. */
  readonly enemy: boolean;
}

const round = (cx: number, cy: number, enemy: boolean): Touchable => ({
  to: (x, y) => {
    const far = distance(cx, cy, x, y);
    return far === 0 ? [cx, cy + CONTACT] : [cx + ((x - cx) / far) * CONTACT, cy + ((y - cy) / far) * CONTACT];
  },
  isTouched: (x, y) => touches(squared(cx, cy, x, y)),
  enemy,
});

const piece = (hull: Hull): Touchable => ({
  to: (x, y) => {
    const [fx, fy] = nearestOf(hull, x, y);
    const far = distance(fx, fy, x, y);
    return far === 0 ? outOf(hull, x, y) : [fx + ((x - fx) / far) * BASE, fy + ((y - fy) / far) * BASE];
  },
  isTouched: (x, y) => touchesPiece(distance2(hull, x, y)),
  enemy: false,
});

/** From the inside out by the nearest edge. */
function outOf(hull: Hull, x: number, y: number): Point {
  const edges = hull.xs.map((ex, i) => {
    const [nx, ny] = outward(hull, i);
    return { nx, ny, deep: nx * (ex - x) + ny * (hull.ys[i] - y) };
  });
  const { nx, ny, deep } = edges.reduce((best, edge) => (edge.deep < best.deep ? edge : best));
  return [x + nx * (deep + BASE), y + ny * (deep + BASE)];
}

/** All that a Move may end against: figures, solid scenery, counters that lie there. */
function touchables(place: Place): readonly Touchable[] {
  const moving = movingIn(place);
  const { ground, mover } = routerOf(moving);
  const counters = (moving as Partial<Sneaking>).counters ?? [];
  return [
    ...ground.figures
      .filter(({ id }) => id !== mover.id)
      .map(({ x, y, standing, side }) => round(x, y, standing && side !== mover.side)),
    ...ground.pieces.filter(({ area }) => !area).map(({ hull }) => piece(hull)),
    ...counters
      .filter(({ carrier, level, source }) => carrier < 0 && level === moving.level && source === 0)
      .map(({ x, y }) => round(x, y, false)),
  ];
}

/** Places near a point at which something is touched, the nearest first. */
export function contactsNear(place: Place, [x, y]: Point, most: number, enemies: boolean): readonly Point[] {
  const router = routerOf(movingIn(place));
  const all = touchables(place).filter(({ enemy }) => enemies || !enemy);
  return all
    .map((one) => {
      const [tx, ty] = one.to(x, y);
      return { one, tx, ty, far: distance(x, y, tx, ty) };
    })
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .flatMap(({ one, tx, ty }) => {
      const found = settleNear(tx, ty, (px, py) => one.isTouched(px, py) && router.reaches(px, py));
      return found === null ? [] : [found];
    });
}

/** Whether a base there touches anything but an enemy that stands. */
export const isInContact = (place: Place, [x, y]: Point): boolean =>
  touchables(place).some(({ isTouched, enemy }) => !enemy && isTouched(x, y));
