import type { Point } from '@shamble/kernel';
import { rounded, sq, TOUCH_PIECE } from './limits.ts';
import { cross, DIRECTIONS, distance, dot } from './vector.ts';

/** A convex piece with whole corners, counterclockwise; edge i leads from corner i to the next. */
export interface Hull {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** A circle around it. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function hullOf(corners: readonly Point[]): Hull {
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  const x = xs.reduce((a, b) => a + b) / xs.length;
  const y = ys.reduce((a, b) => a + b) / ys.length;
  return { xs, ys, x, y, radius: Math.max(...xs.map((cx, i) => distance(x, y, cx, ys[i]))) };
}

/** A rectangle lying in one of the 24 directions. Its edges: front, right end, back, left end (AW-GEO08, AW-BLD09). */
export function rectangle(x: number, y: number, long: number, short: number, turn: number): Hull {
  const [c, s] = DIRECTIONS[turn];
  const corner = (along: number, over: number): Point => [
    rounded(x + (along * long * c - over * short * s) / 2),
    rounded(y + (along * long * s + over * short * c) / 2),
  ];
  return hullOf([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
}

/** A round piece: the polygon with its corners on the circle in the 24 directions (AW-GEO18). */
export const disc24 = (x: number, y: number, diameter: number): Hull =>
  hullOf(DIRECTIONS.map(([c, s]): Point => [rounded(x + (c * diameter) / 2), rounded(y + (s * diameter) / 2)]));

/**
 * The squared distance of a point from a hull, 0 inside. Where the point is stored and the distance near a limit all
 * products are exact, and the one division cannot cross a whole number: comparing it with a limit is exact.
 */
export function distance2({ xs, ys }: Hull, x: number, y: number): number {
  let least = Infinity;
  let ax = xs[xs.length - 1];
  let ay = ys[ys.length - 1];
  for (let i = 0; i < xs.length; i++) {
    const bx = xs[i];
    const by = ys[i];
    const ex = bx - ax;
    const ey = by - ay;
    const px = x - ax;
    const py = y - ay;
    const s = ex * py - ey * px;
    if (s < 0 || xs.length === 2) {
      const t = ex * px + ey * py;
      const l2 = ex * ex + ey * ey;
      const d2 = t <= 0 ? px * px + py * py : t >= l2 ? sq(x - bx) + sq(y - by) : (s * s) / l2;
      if (d2 < least) least = d2;
    }
    ax = bx;
    ay = by;
  }
  return least === Infinity ? 0 : least;
}

/** The point of a hull nearest to a point: that point itself inside. */
export function nearestOf({ xs, ys }: Hull, x: number, y: number): Point {
  let least = Infinity;
  let best: Point = [x, y];
  for (let i = 0; i < xs.length; i++) {
    const j = (i + 1) % xs.length;
    const ex = xs[j] - xs[i];
    const ey = ys[j] - ys[i];
    if (xs.length > 2 && cross(ex, ey, x - xs[i], y - ys[i]) >= 0) continue;
    const l2 = ex * ex + ey * ey;
    const t = Math.min(1, Math.max(0, dot(ex, ey, x - xs[i], y - ys[i]) / l2));
    const d2 = sq(xs[i] + t * ex - x) + sq(ys[i] + t * ey - y);
    if (d2 < least) {
      least = d2;
      best = [xs[i] + t * ex, ys[i] + t * ey];
    }
  }
  return best;
}

/** Whether a point lies strictly inside, by at least `by`: on the outline is outside (AW-AREA02, AW-BLOCK02). */
export function holds({ xs, ys }: Hull, x: number, y: number, by = 0): boolean {
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ex = xs[i] - xs[j];
    const ey = ys[i] - ys[j];
    if (cross(ex, ey, x - xs[j], y - ys[j]) <= by * (Math.abs(ex) + Math.abs(ey))) return false;
  }
  return true;
}

/** Whether a segment meets a hull at all, be it in one corner; exact between stored points (AW-GEO14). */
export function meets(hull: Hull, ax: number, ay: number, bx: number, by: number): boolean {
  const { xs, ys } = hull;
  if (distance2(hull, ax, ay) === 0 || distance2(hull, bx, by) === 0) return true;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    if (Math.max(xs[i], xs[j]) < Math.min(ax, bx) || Math.min(xs[i], xs[j]) > Math.max(ax, bx)) continue;
    if (Math.max(ys[i], ys[j]) < Math.min(ay, by) || Math.min(ys[i], ys[j]) > Math.max(ay, by)) continue;
    const c1 = cross(bx - ax, by - ay, xs[j] - ax, ys[j] - ay);
    const c2 = cross(bx - ax, by - ay, xs[i] - ax, ys[i] - ay);
    const a1 = cross(xs[i] - xs[j], ys[i] - ys[j], ax - xs[j], ay - ys[j]);
    const a2 = cross(xs[i] - xs[j], ys[i] - ys[j], bx - xs[j], by - ys[j]);
    if (c1 > 0 ? c2 <= 0 : c1 < 0 ? c2 >= 0 : true) if (a1 > 0 ? a2 <= 0 : a1 < 0 ? a2 >= 0 : true) return true;
  }
  return false;
}

/** The part of a segment inside a hull, as fractions of its length, or null; the outline is outside. */
export function clip(
  { xs, ys }: Hull,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): readonly [number, number] | null {
  let from = 0;
  let to = 1;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const a = cross(xs[i] - xs[j], ys[i] - ys[j], ax - xs[j], ay - ys[j]);
    const b = cross(xs[i] - xs[j], ys[i] - ys[j], bx - xs[j], by - ys[j]);
    if (a <= 0 && b <= 0) return null;
    if (a < 0) from = Math.max(from, a / (a - b));
    else if (b < 0) to = Math.min(to, a / (a - b));
  }
  return from < to ? [from, to] : null;
}

/** Rounded corners make the sides of a turned square differ by less than this. */
const SQUARE = 4;

/** The pairs of opposite long sides of a piece with four corners: one, or two of a square (AW-GEO09). */
export function longSides({ xs, ys }: Hull): readonly (readonly [number, number])[] {
  if (xs.length !== 4) return [];
  const side = (i: number): number => distance(xs[i], ys[i], xs[(i + 1) % 4], ys[(i + 1) % 4]);
  const [even, odd] = [(side(0) + side(2)) / 2, (side(1) + side(3)) / 2];
  const sides: (readonly [number, number])[] = [];
  if (even > odd - SQUARE) sides.push([0, 2]);
  if (odd > even - SQUARE) sides.push([1, 3]);
  return sides;
}

/** Whether a base touches an edge from outside with its foot on it, ends included (AW-GEO09). */
export function touchesSide({ xs, ys }: Hull, edge: number, x: number, y: number): boolean {
  const j = (edge + 1) % xs.length;
  const ex = xs[j] - xs[edge];
  const ey = ys[j] - ys[edge];
  const l2 = ex * ex + ey * ey;
  const t = dot(ex, ey, x - xs[edge], y - ys[edge]);
  const s = cross(ex, ey, x - xs[edge], y - ys[edge]);
  return t >= 0 && t <= l2 && s <= 0 && s * s <= sq(TOUCH_PIECE) * l2;
}
