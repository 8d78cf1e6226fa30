import type { Point } from '@shamble/kernel';
import { distance, FULL, turnOf } from './vector.ts';

/** A straight piece of path, or an arc around a centre in a sense (1 is counterclockwise); ends are not rounded. */
export interface Part {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly length: number;
  readonly arc: Round | null;
}

export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly sense: 1 | -1;
}

export interface Path {
  readonly length: number;
  readonly parts: readonly Part[];
}

export const line = (x0: number, y0: number, x1: number, y1: number): Part => ({
  x0,
  y0,
  x1,
  y1,
  length: Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)),
  arc: null,
});

export const pathOf = (parts: readonly Part[]): Path => ({
  length: parts.reduce((sum, part) => sum + part.length, 0),
  parts,
});

/** How far a direction (from an arc's centre) lies along it: the turn in the arc's sense from its beginning. */
export function turnAlong({ x, y, radius, sense }: Round, part: Part, ux: number, uy: number): number {
  const fx = (part.x0 - x) / radius;
  const fy = (part.y0 - y) / radius;
  const turn = turnOf(fx * ux + fy * uy, sense * (fx * uy - fy * ux));
  // A hair before the beginning is the beginning, not a whole turn later.
  return turn > FULL - 1e-9 ? 0 : turn;
}

/** The point of a part at a length from its beginning. */
export function along(part: Part, at: number): Point {
  if (at <= 0) return [part.x0, part.y0];
  if (at >= part.length) return [part.x1, part.y1];
  if (!part.arc) {
    const t = at / part.length;
    return [part.x0 + t * (part.x1 - part.x0), part.y0 + t * (part.y1 - part.y0)];
  }
  const { x, y, radius, sense } = part.arc;
  let lx = (part.x0 - x) / radius;
  let ly = (part.y0 - y) / radius;
  let left = at / radius;
  let half = FULL / 4;
  for (; left >= half; left -= half) {
    const before = lx;
    lx = -sense * ly;
    ly = sense * before;
  }
  // The direction at `left` lies within the quarter turn that follows: halve it, by normalised sums, to nothing.
  let hx = -sense * ly;
  let hy = sense * lx;
  while (half > 1e-12) {
    half /= 2;
    const size = Math.sqrt((lx + hx) * (lx + hx) + (ly + hy) * (ly + hy));
    const mx = (lx + hx) / size;
    const my = (ly + hy) / size;
    if (left >= half) {
      left -= half;
      lx = mx;
      ly = my;
    } else {
      hx = mx;
      hy = my;
    }
  }
  return [x + radius * lx, y + radius * ly];
}

/** The point of a path at a length from its beginning. */
export function pointAt({ parts }: Path, at: number): Point {
  let left = at;
  for (let i = 0; i < parts.length - 1; i++) {
    if (left <= parts[i].length) return along(parts[i], left);
    left -= parts[i].length;
  }
  return along(parts[parts.length - 1], left);
}

/** A path up to a length. */
export function cut(path: Path, at: number): Path {
  const parts: Part[] = [];
  let left = at;
  for (const part of path.parts) {
    if (left < part.length) {
      const [x1, y1] = along(part, left);
      if (left > 0) parts.push({ ...part, x1, y1, length: left });
      break;
    }
    parts.push(part);
    left -= part.length;
  }
  return pathOf(parts);
}

/** Where the circle of radius R around c is entered on an arc, as a length; Infinity if nowhere. */
export function entryOnArc(part: Part, arc: Round, cx: number, cy: number, R: number): number {
  const wx = cx - arc.x;
  const wy = cy - arc.y;
  const d2 = wx * wx + wy * wy;
  const r = arc.radius;
  const d = Math.sqrt(d2);
  if (d >= R + r || d <= (R > r ? R - r : r - R)) return Infinity;
  const a = (d2 + r * r - R * R) / (2 * d);
  const h = Math.sqrt(r * r - a * a);
  // The entry lies before the direction of c in the sense of travel.
  const ux = (a * wx + arc.sense * h * wy) / (d * r);
  const uy = (a * wy - arc.sense * h * wx) / (d * r);
  const s = turnAlong(arc, part, ux, uy) * r;
  return s <= part.length ? s : Infinity;
}

/** The same on a straight part; negative where the part begins inside. */
function entryOnLine(part: Part, cx: number, cy: number, R: number): number {
  const ux = (part.x1 - part.x0) / part.length;
  const uy = (part.y1 - part.y0) / part.length;
  const b = ux * (cx - part.x0) + uy * (cy - part.y0);
  const k = (cx - part.x0) * (cx - part.x0) + (cy - part.y0) * (cy - part.y0) - R * R;
  if (b * b < k) return Infinity;
  const root = Math.sqrt(b * b - k);
  // Not b - root where that cancels.
  return b > 0 ? k / (b + root) : b - root;
}

const entry = (part: Part, cx: number, cy: number, R: number): number =>
  part.arc ? entryOnArc(part, part.arc, cx, cy, R) : entryOnLine(part, cx, cy, R);

/** The last length before `at` at which a path enters the circle of radius R around c; -1 if it begins inside. */
export function entryBefore({ parts }: Path, at: number, cx: number, cy: number, R: number): number {
  const starts: number[] = [];
  let sum = 0;
  for (const part of parts) {
    starts.push(sum);
    sum += part.length;
  }
  for (let i = parts.length - 1; i >= 0; i--) {
    if (starts[i] >= at) continue;
    const s = entry(parts[i], cx, cy, R);
    if (s >= 0 && s <= parts[i].length && starts[i] + s < at) return starts[i] + s;
  }
  return -1;
}

/** The farthest that a path comes from a point; 0 for none. */
export function farthestFrom({ parts }: Path, x: number, y: number): number {
  let most = 0;
  for (const part of parts) {
    most = Math.max(most, distance(x, y, part.x0, part.y0), distance(x, y, part.x1, part.y1));
    const { arc } = part;
    if (!arc || arc.radius === 0) continue;
    const d = distance(x, y, arc.x, arc.y);
    const at = d === 0 ? 0 : turnAlong(arc, part, (arc.x - x) / d, (arc.y - y) / d) * arc.radius;
    if (at <= part.length) most = Math.max(most, d + arc.radius);
  }
  return most;
}
