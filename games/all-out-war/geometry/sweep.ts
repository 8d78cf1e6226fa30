import type { Point } from '@shamble/kernel';
import type { Figure, Ground, Piece } from './ground.ts';
import { clip, distance2, type Hull, nearestOf } from './hull.ts';
import {
  BASE,
  CONTACT,
  ON_PIECE2,
  OVERLAP2,
  rounded,
  sq,
  TANGENT_PIECE2,
  TANGENT2,
  TOUCH_PIECE2,
  TOUCH2,
} from './limits.ts';
import { line, type Part, type Path, pathOf, pointAt } from './path.ts';
import { entersOnArc, leastOnArc } from './sweep-arc.ts';
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

/** Along a path that lies on the table, at most `most` long. */
export function sweepPath({ parts, length }: Path, stoppers: readonly (Figure | Piece)[], most = length): Stop {
  let first = Infinity;
  let by: Stopper | null = null;
  for (const one of stoppers) {
    const t = contact(parts, one, most);
    if (t < first && t <= Math.min(most, length)) {
      first = t;
      by = one;
    }
  }
  return by ? { length: first, by } : { length: Math.min(most, length), by: null };
}

/** Where a path first meets something; Infinity if all that is gone of it only grazes it, or never comes near. */
function contact(parts: readonly Part[], one: Figure | Piece, most: number): number {
  if (parts.length === 0 || isFar(parts[0], one, most)) return Infinity;
  const over = 'hull' in one ? ON_PIECE2 : OVERLAP2;
  let [before, least] = [0, Infinity];
  for (const part of parts) {
    if (before < most) least = Math.min(least, leastOn(part, one, Math.min(part.length, most - before)));
    before += part.length;
  }
  if (least >= over) return Infinity;
  before = 0;
  for (const part of parts) {
    const t = entersOn(part, one, before === 0);
    if (t <= part.length) return before + t;
    before += part.length;
  }
  return Infinity;
}

/** No path that begins so and is no longer comes near. */
const isFar = ({ x0, y0 }: Part, one: Figure | Piece, most: number): boolean =>
  'hull' in one
    ? squared(one.hull.x, one.hull.y, x0, y0) > sq(most + one.hull.radius + BASE)
    : squared(one.x, one.y, x0, y0) > sq(most + CONTACT);

/** The squared least distance of something from the first `most` of a part. */
function leastOn(part: Part, one: Figure | Piece, most: number): number {
  if (part.arc && part.arc.radius > 0) return leastOnArc(part, part.arc, one, most);
  const [ux, uy] = heading(part);
  if ('hull' in one) return segmentDistance2(one.hull, part.x0, part.y0, part.x0 + most * ux, part.y0 + most * uy);
  return discOnLine(one.x, one.y, part.x0, part.y0, ux, uy, most);
}

/** Where a part comes to touch something; what the path touches where it begins stops it only if it goes into it. */
function entersOn(part: Part, one: Figure | Piece, begins: boolean): number {
  if (part.length === 0) return Infinity;
  if (part.arc && part.arc.radius > 0) return entersOnArc(part, part.arc, one, begins);
  const [ux, uy] = heading(part);
  return 'hull' in one
    ? hullAhead(one.hull, part.x0, part.y0, ux, uy, begins)
    : discAhead(one.x, one.y, part.x0, part.y0, ux, uy, begins);
}

const heading = ({ x0, y0, x1, y1, length }: Part): Point =>
  length === 0 ? [0, 0] : [(x1 - x0) / length, (y1 - y0) / length];

/** Where a base first touches that at c; Infinity if it only grazes, or never comes near. */
function toDisc(cx: number, cy: number, px: number, py: number, ux: number, uy: number, most: number): number {
  if (ux * (cx - px) + uy * (cy - py) <= 0) return Infinity;
  if (discOnLine(cx, cy, px, py, ux, uy, most) >= OVERLAP2) return Infinity;
  return discAhead(cx, cy, px, py, ux, uy, true);
}

/** The squared least distance of c from a straight move. */
function discOnLine(cx: number, cy: number, px: number, py: number, ux: number, uy: number, most: number): number {
  const b = ux * (cx - px) + uy * (cy - py);
  const t = b <= 0 ? 0 : b < most ? b : most;
  return squared(cx, cy, px, py) - 2 * t * b + t * t;
}

/** Where a straight move comes into contact with a base, however little it enters it. */
function discAhead(cx: number, cy: number, px: number, py: number, ux: number, uy: number, begins: boolean): number {
  if (squared(cx, cy, px, py) <= (begins ? TOUCH2 : TANGENT2))
    return ux * (cx - px) + uy * (cy - py) > 0 ? 0 : Infinity;
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
  return hullAhead(hull, px, py, ux, uy, true);
}

/** Where a straight move comes into contact with a piece, however little it enters it. */
function hullAhead(hull: Hull, px: number, py: number, ux: number, uy: number, begins: boolean): number {
  if (distance2(hull, px, py) <= (begins ? TOUCH_PIECE2 : TANGENT_PIECE2)) {
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
