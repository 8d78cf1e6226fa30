import type { Figure, Piece } from './ground.ts';
import { distance2, type Hull, nearestOf } from './hull.ts';
import { BASE, CONTACT, ON_PIECE2, OVERLAP2, TOUCH_PIECE2, TOUCH2 } from './limits.ts';
import { entryOnArc, type Part, type Round, turnAlong } from './path.ts';
import { squared } from './vector.ts';

/** Where a base on an arc first meets a figure or piece, as a length; Infinity if it only grazes (AW-GEO16). */
export function contactOnArc(part: Part, arc: Round, one: Figure | Piece): number {
  if (arc.radius === 0) return Infinity;
  return 'hull' in one ? hullOnArc(part, arc, one.hull) : discOnArc(part, arc, one.x, one.y);
}

function discOnArc(part: Part, arc: Round, cx: number, cy: number): number {
  const wx = cx - arc.x;
  const wy = cy - arc.y;
  const d = Math.sqrt(wx * wx + wy * wy);
  const start = squared(part.x0, part.y0, cx, cy);
  let least = Math.min(start, squared(part.x1, part.y1, cx, cy));
  if (d > 0 && isOn(part, arc, wx / d, wy / d)) least = Math.min(least, (d - arc.radius) * (d - arc.radius));
  if (least >= OVERLAP2) return Infinity;
  if (start <= TOUCH2) return approaches(arc, part.x0, part.y0, cx, cy) ? 0 : Infinity;
  return entryOnArc(part, arc, cx, cy, CONTACT);
}

function hullOnArc(part: Part, arc: Round, hull: Hull): number {
  const { xs, ys } = hull;
  const start = distance2(hull, part.x0, part.y0);
  let least = Math.min(start, distance2(hull, part.x1, part.y1));
  let first = Infinity;
  const look = (ux: number, uy: number): void => {
    if (isOn(part, arc, ux, uy))
      least = Math.min(least, distance2(hull, arc.x + arc.radius * ux, arc.y + arc.radius * uy));
  };
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const wx = xs[i] - arc.x;
    const wy = ys[i] - arc.y;
    const d = Math.sqrt(wx * wx + wy * wy);
    if (d > 0) look(wx / d, wy / d);
    const ex = xs[i] - xs[j];
    const ey = ys[i] - ys[j];
    const size = Math.sqrt(ex * ex + ey * ey);
    look(-ey / size, ex / size);
    look(ey / size, -ex / size);
    first = Math.min(first, entryOnArc(part, arc, xs[i], ys[i], BASE), meetsEdge(part, arc, hull, j, i));
  }
  if (least >= ON_PIECE2) return Infinity;
  if (start > TOUCH_PIECE2) return first;
  const [nx, ny] = nearestOf(hull, part.x0, part.y0);
  return approaches(arc, part.x0, part.y0, nx, ny) ? 0 : Infinity;
}

const isOn = (part: Part, arc: Round, ux: number, uy: number): boolean =>
  turnAlong(arc, part, ux, uy) * arc.radius <= part.length;

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
