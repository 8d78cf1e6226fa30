import type { Point } from '@shamble/kernel';
import type { Figure, Ground, Piece } from './ground.ts';
import { clip, distance2, type Hull, nearestOf } from './hull.ts';
import { BASE, CONTACT, ON_PIECE2, OVERLAP2, rounded, sq, TOUCH_PIECE2, TOUCH2 } from './limits.ts';
import { line, type Part, type Path, pathOf, pointAt } from './path.ts';
import { contactOnArc } from './sweep-arc.ts';
import { squared } from './vector.ts';

/** What ends a move. */
export type Stopper = Figure | Piece | 'border';

/** How far a base came, and what it met there; null where it went all the way (AW-GEO16). */
export interface Stop {
  readonly length: number;
  readonly by: Stopper | null;
}

/** A straight move from p in unit direction u, at most `most` long. */
export function sweep(
  ground: Ground,
  px: number,
  py: number,
  ux: number,
  uy: number,
  most: number,
  stoppers: readonly (Figure | Piece)[],
): Stop {
  const border = toBorder(ground, px, py, ux, uy);
  let length = border < most ? border : most;
  let by: Stopper | null = border < most ? 'border' : null;
  for (const one of stoppers) {
    const t = 'hull' in one ? toHull(one.hull, px, py, ux, uy, most) : toDisc(one.x, one.y, px, py, ux, uy, most);
    if (t < length || (t === length && by === 'border')) {
      length = t;
      by = one;
    }
  }
  return { length, by };
}

/** Along a path that lies on the table. */
export function sweepPath({ parts, length }: Path, stoppers: readonly (Figure | Piece)[]): Stop {
  let before = 0;
  for (const part of parts) {
    let first = Infinity;
    let by: Stopper | null = null;
    for (const one of stoppers) {
      const t = contact(part, one);
      if (t < first && t <= part.length) {
        first = t;
        by = one;
      }
    }
    if (by) return { length: before + first, by };
    before += part.length;
  }
  return { length, by: null };
}

function contact(part: Part, one: Figure | Piece): number {
  if (part.length === 0) return Infinity;
  if (part.arc) return contactOnArc(part, part.arc, one);
  const ux = (part.x1 - part.x0) / part.length;
  const uy = (part.y1 - part.y0) / part.length;
  return 'hull' in one
    ? toHull(one.hull, part.x0, part.y0, ux, uy, part.length)
    : toDisc(one.x, one.y, part.x0, part.y0, ux, uy, part.length);
}

/** Where a base first touches that at c; Infinity if it only grazes, or never comes near. */
function toDisc(cx: number, cy: number, px: number, py: number, ux: number, uy: number, most: number): number {
  const wx = cx - px;
  const wy = cy - py;
  const b = ux * wx + uy * wy;
  if (b <= 0) return Infinity;
  const w2 = wx * wx + wy * wy;
  const t = b < most ? b : most;
  if (w2 - 2 * t * b + t * t >= OVERLAP2) return Infinity;
  if (w2 <= TOUCH2) return 0;
  return firstAt(cx, cy, px, py, ux, uy, CONTACT);
}

/** Where a ray first is R from c; Infinity if never. */
export function firstAt(cx: number, cy: number, px: number, py: number, ux: number, uy: number, R: number): number {
  const b = ux * (cx - px) + uy * (cy - py);
  const k = squared(cx, cy, px, py) - R * R;
  if (b <= 0 || b * b < k) return Infinity;
  // Not b - sqrt(..), which cancels.
  return k / (b + Math.sqrt(b * b - k));
}

function toHull(hull: Hull, px: number, py: number, ux: number, uy: number, most: number): number {
  const ahead = ux * (hull.x - px) + uy * (hull.y - py);
  if (ahead < -hull.radius - BASE || ahead > most + hull.radius + BASE) return Infinity;
  if (segmentDistance2(hull, px, py, px + most * ux, py + most * uy) >= ON_PIECE2) return Infinity;
  if (distance2(hull, px, py) <= TOUCH_PIECE2) {
    const [nx, ny] = nearestOf(hull, px, py);
    return ux * (px - nx) + uy * (py - ny) < 0 ? 0 : Infinity;
  }
  const { xs, ys } = hull;
  let least = Infinity;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const t = firstAt(xs[i], ys[i], px, py, ux, uy, BASE);
    if (t < least) least = t;
    const ex = xs[i] - xs[j];
    const ey = ys[i] - ys[j];
    const size = Math.sqrt(ex * ex + ey * ey);
    const v = (ux * ey - uy * ex) / size;
    const g = ((px - xs[j]) * ey - (py - ys[j]) * ex) / size - BASE;
    if (v >= 0 || g < 0 || g / -v >= least) continue;
    const foot = (px - (g / v) * ux - xs[j]) * ex + (py - (g / v) * uy - ys[j]) * ey;
    if (foot >= 0 && foot <= ex * ex + ey * ey) least = g / -v;
  }
  return least;
}

/** The squared least distance of a segment from a hull, 0 where it cuts it. */
export function segmentDistance2(hull: Hull, ax: number, ay: number, bx: number, by: number): number {
  const { xs, ys } = hull;
  let least = Math.min(distance2(hull, ax, ay), distance2(hull, bx, by));
  const lx = bx - ax;
  const ly = by - ay;
  const l2 = lx * lx + ly * ly;
  let left = false;
  let right = false;
  for (let i = 0; i < xs.length; i++) {
    const wx = xs[i] - ax;
    const wy = ys[i] - ay;
    const off = lx * wy - ly * wx;
    if (off > 0) left = true;
    else right = true;
    const t = lx * wx + ly * wy;
    if (t > 0 && t < l2 && (off * off) / l2 < least) least = (off * off) / l2;
  }
  return left && right && least > 0 && clip(hull, ax, ay, bx, by) ? 0 : least;
}

function toBorder({ width, height }: Ground, px: number, py: number, ux: number, uy: number): number {
  const x = ux < 0 ? (BASE - px) / ux : ux > 0 ? (width - BASE - px) / ux : Infinity;
  const y = uy < 0 ? (BASE - py) / uy : uy > 0 ? (height - BASE - py) / uy : Infinity;
  return x < y ? x : y;
}

type Legal = (x: number, y: number) => boolean;

/** The nearest legal thousandth, or of the eight around it, by distance, then smaller x, then smaller y; else null. */
export function settleNear(x: number, y: number, legal: Legal): Point | null {
  const [rx, ry] = [rounded(x), rounded(y)];
  if (legal(rx, ry)) return [rx, ry];
  const around: Point[] = [];
  for (let dx = -1; dx <= 1; dx++) for (let dy = -1; dy <= 1; dy++) if (dx || dy) around.push([rx + dx, ry + dy]);
  around.sort((a, b) => sq(a[0] - x) + sq(a[1] - y) - sq(b[0] - x) - sq(b[1] - y) || a[0] - b[0] || a[1] - b[1]);
  return around.find(([ax, ay]) => legal(ax, ay)) ?? null;
}

/** The resting place of a move that ends at a length of its path: there, or as little as possible before (AW-GEO17). */
export function settle(path: Path, at: number, legal: Legal): Point {
  for (let back = at; back > 0; back -= 1) {
    const [x, y] = pointAt(path, back);
    const place = settleNear(x, y, legal);
    if (place) return place;
  }
  const { x0, y0 } = path.parts[0];
  return [x0, y0];
}

/** The straight path from p in direction u. */
export const ray = (px: number, py: number, ux: number, uy: number, length: number): Path =>
  pathOf([line(px, py, px + length * ux, py + length * uy)]);
