import type { Point } from '@shamble/kernel';
import type { Field } from './field.ts';
import { BASE } from './limits.ts';

/** The segments of a marching square, by which corners are inside (1 is below left, then counterclockwise): from, to. */
const [BELOW, RIGHT, ABOVE, LEFT] = [0, 1, 2, 3];
const SEGMENTS: readonly (readonly number[])[] = [
  [],
  [BELOW, LEFT],
  [RIGHT, BELOW],
  [RIGHT, LEFT],
  [ABOVE, RIGHT],
  [BELOW, LEFT, ABOVE, RIGHT],
  [ABOVE, BELOW],
  [ABOVE, LEFT],
  [LEFT, ABOVE],
  [BELOW, ABOVE],
  [RIGHT, BELOW, LEFT, ABOVE],
  [RIGHT, ABOVE],
  [LEFT, RIGHT],
  [BELOW, RIGHT],
  [LEFT, BELOW],
  [],
];
/** Where two opposite corners are inside and so is the middle between them. */
const JOINED: Readonly<Record<number, readonly number[]>> = {
  5: [BELOW, RIGHT, ABOVE, LEFT],
  10: [LEFT, BELOW, RIGHT, ABOVE],
};

const NONE = -1;

/**
 * The places within reach as polygons, what is inside on their left. They are for drawing: exact where the way ends in
 * the open, and reaching a little into obstacles, whose exact shapes are to be taken out.
 */
export function reachOutline(field: Field, step: number): Point[][] {
  const { sx, sy, reach, right, top } = field.space;
  const xs = lines(BASE, right, sx, reach, step);
  const ys = lines(BASE, top, sy, reach, step);
  const values = lengths(field, xs, ys, step);
  const nx = xs.length;
  // A crossing has the number of the line between two neighbours: 2 * point for that to the right, one more for that up.
  const next = new Int32Array(2 * values.length).fill(NONE);
  const at = (edge: number): Point => {
    const i = edge >> 1;
    const j = edge % 2 === 0 ? i + 1 : i + nx;
    const t = (reach - values[i]) / (values[j] - values[i]);
    const [x0, y0] = [xs[i % nx], ys[Math.floor(i / nx)]];
    return [x0 + t * (xs[j % nx] - x0), y0 + t * (ys[Math.floor(j / nx)] - y0)];
  };
  for (let r = 0; r + 1 < ys.length; r++)
    for (let c = 0; c + 1 < nx; c++) {
      const i = r * nx + c;
      const [a, b, d, e] = [values[i], values[i + 1], values[i + nx + 1], values[i + nx]];
      const kind = (a <= reach ? 1 : 0) + (b <= reach ? 2 : 0) + (d <= reach ? 4 : 0) + (e <= reach ? 8 : 0);
      if (kind === 0 || kind === 15) continue;
      const segments = a + b + d + e <= 4 * reach ? (JOINED[kind] ?? SEGMENTS[kind]) : SEGMENTS[kind];
      const sides = [2 * i, 2 * (i + 1) + 1, 2 * (i + nx), 2 * i + 1];
      for (let s = 0; s < segments.length; s += 2) next[sides[segments[s]]] = sides[segments[s + 1]];
    }
  const polygons: Point[][] = [];
  for (let first = 0; first < next.length; first++) {
    if (next[first] === NONE) continue;
    const polygon: Point[] = [];
    for (let edge = first; next[edge] !== NONE; ) {
      polygon.push(at(edge));
      const following = next[edge];
      next[edge] = NONE;
      edge = following;
    }
    polygons.push(polygon);
  }
  return polygons;
}

/** Grid lines around the start, cut at the border; the outermost stand twice, so that polygons close on them. */
function lines(least: number, most: number, start: number, reach: number, step: number): number[] {
  const from = Math.max(least, start - reach);
  const to = Math.min(most, start + reach);
  const found = [from];
  for (let x = from; x < to; x += step) found.push(x);
  found.push(to, to);
  return found;
}

/** The length to every grid point; beyond the edge, and where nobody may be, more than the reach. */
function lengths(field: Field, xs: readonly number[], ys: readonly number[], step: number): Float64Array {
  const nx = xs.length;
  const values = new Float64Array(nx * ys.length).fill(field.space.reach + step);
  const closed: number[] = [];
  for (let r = 1; r + 1 < ys.length; r++)
    for (let c = 1; c + 1 < nx; c++) {
      const length = field.to(xs[c], ys[r], step);
      if (length < Infinity) values[r * nx + c] = length;
      else if (!field.free(xs[c], ys[r])) closed.push(r * nx + c);
    }
  // Into an obstacle the ways of its neighbours go on, as far as its exact shape hides.
  const beside = closed.map((i) => Math.min(values[i - 1], values[i + 1], values[i - nx], values[i + nx]) + step / 2);
  closed.forEach((i, k) => {
    values[i] = Math.min(values[i], beside[k]);
  });
  return values;
}
