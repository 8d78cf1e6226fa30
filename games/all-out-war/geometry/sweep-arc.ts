import type { Point } from '@shamble/kernel';
import type { Figure, Piece } from './ground.ts';
import { distance2, type Hull, nearestOf } from './hull.ts';
import { BASE, CONTACT, sq, TANGENT_PIECE2, TANGENT2, TOUCH_PIECE2, TOUCH2 } from './limits.ts';
import { along, entryOnArc, type Part, type Round, turnAlong } from './path.ts';
import { squared } from './vector.ts';

/** The squared least distance of a base, or piece, from the beginning of an arc (AW-GEO16). */
export function leastOnArc(part: Part, arc: Round, one: Figure | Piece, most: number): number {
  const { x0, y0 } = part;
  const [x1, y1] = along(part, most);
  if ('hull' in one) {
    const { hull } = one;
    let least = Math.min(distance2(hull, x0, y0), distance2(hull, x1, y1));
    for (const [ux, uy] of nearestDirections(arc, hull))
      if (isOn(part, arc, ux, uy, most))
        least = Math.min(least, distance2(hull, arc.x + arc.radius * ux, arc.y + arc.radius * uy));
    return least;
  }
  const [wx, wy] = [one.x - arc.x, one.y - arc.y];
  const d = Math.sqrt(wx * wx + wy * wy);
  const least = Math.min(squared(x0, y0, one.x, one.y), squared(x1, y1, one.x, one.y));
  return d > 0 && isOn(part, arc, wx / d, wy / d, most) ? Math.min(least, sq(d - arc.radius)) : least;
}

/** The directions in which the circle of an arc may be nearest to a hull: its corners, and across its edges. */
function* nearestDirections(arc: Round, { xs, ys }: Hull): Generator<Point> {
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const [wx, wy] = [xs[i] - arc.x, ys[i] - arc.y];
    const d = Math.sqrt(wx * wx + wy * wy);
    if (d > 0) yield [wx / d, wy / d];
    const [ex, ey] = [xs[i] - xs[j], ys[i] - ys[j]];
    const size = Math.sqrt(ex * ex + ey * ey);
    yield [-ey / size, ex / size];
    yield [ey / size, -ex / size];
  }
}

/** Where an arc comes into contact with something, as a length, however little it enters it; Infinity if nowhere. */
export function entersOnArc(part: Part, arc: Round, one: Figure | Piece, begins: boolean): number {
  const { x0, y0 } = part;
  if (!('hull' in one)) {
    const touches = squared(x0, y0, one.x, one.y) <= (begins ? TOUCH2 : TANGENT2);
    if (touches && approaches(arc, x0, y0, one.x, one.y)) return 0;
    return entryOnArc(part, arc, one.x, one.y, CONTACT);
  }
  const { hull } = one;
  const touches = distance2(hull, x0, y0) <= (begins ? TOUCH_PIECE2 : TANGENT_PIECE2);
  if (touches && approaches(arc, x0, y0, ...nearestOf(hull, x0, y0))) return 0;
  let first = Infinity;
  for (let i = 0, j = hull.xs.length - 1; i < hull.xs.length; j = i++)
    first = Math.min(first, entryOnArc(part, arc, hull.xs[i], hull.ys[i], BASE), meetsEdge(part, arc, hull, j, i));
  return first;
}

const isOn = (part: Part, arc: Round, ux: number, uy: number, most: number): boolean =>
  turnAlong(arc, part, ux, uy) * arc.radius <= most;

/** Whether going on along the arc from p comes nearer to c. */
const approaches = (arc: Round, px: number, py: number, cx: number, cy: number): boolean =>
  arc.sense * (-(py - arc.y) * (cx - px) + (px - arc.x) * (cy - py)) > 0;

/** Where the arc first meets the line 500 out from an edge, its foot on the edge. */
function meetsEdge(part: Part, arc: Round, { xs, ys }: Hull, j: number, i: number): number {
  const ex = xs[i] - xs[j];
  const ey = ys[i] - ys[j];
  const size = Math.sqrt(ex * ex + ey * ey);
  const [nx, ny] = [ey / size, -ex / size];
  const k = (BASE - (nx * (arc.x - xs[j]) + ny * (arc.y - ys[j]))) / arc.radius;
  if (k <= -1 || k >= 1) return Infinity;
  const h = Math.sqrt(1 - k * k);
  // Of both meetings the one at which the arc goes inwards.
  const wx = k * nx - arc.sense * h * ny;
  const wy = k * ny + arc.sense * h * nx;
  const foot = (arc.x + arc.radius * wx - xs[j]) * ex + (arc.y + arc.radius * wy - ys[j]) * ey;
  if (foot < 0 || foot > size * size) return Infinity;
  const s = turnAlong(arc, part, wx, wy) * arc.radius;
  return s <= part.length ? s : Infinity;
}
