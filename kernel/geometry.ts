/**
 * Regions of the plane for `place` decisions. Coordinates are whole numbers (a game chooses the unit), and only
 * + - * / and Math.sqrt are used, so that every machine agrees to the last bit.
 */
export type Point = readonly [x: number, y: number];

/** A convex piece of the plane, its edge included: a disc, or a convex polygon in either turning sense. */
export type Shape = { readonly disc: Point; readonly radius: number } | { readonly polygon: readonly Point[] };

/** All that lies in one of `in` and in the open inside of none of `out`. */
export interface Region {
  readonly in: readonly Shape[];
  readonly out?: readonly Shape[];
}

export const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((n) => Number.isSafeInteger(n) && Math.abs(n) <= 1e7);

/** Twice the signed area of a, b, c: positive when c lies left of a to b. Exact for coordinates up to 10 million. */
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const squared = (a: Point, b: Point): number => (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);

export const distance = (a: Point, b: Point): number => Math.sqrt(squared(a, b));

/** Whether a point lies in a shape; with `open`, its edge does not count. */
export function inShape(shape: Shape, p: Point, open = false): boolean {
  if ('disc' in shape) {
    const d = squared(shape.disc, p);
    const r = shape.radius * shape.radius;
    return open ? d < r : d <= r;
  }
  let left = 0;
  let right = 0;
  const { polygon } = shape;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i];
    const b = polygon[(i + 1) % polygon.length];
    const t = turn(a, b, p);
    if (t > 0) left++;
    else if (t < 0) right++;
    else if (open && !equal(a, b)) return false;
  }
  // A polygon without area is a line or a point: it has no inside, and its edge is its whole.
  if (left === 0 && right === 0) return !open && inBox(polygon, p);
  return left === 0 || right === 0;
}

const equal = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether a point lies between the outermost corners, both ways. */
const inBox = (corners: readonly Point[], p: Point): boolean =>
  [0, 1].every((axis) => corners.some((c) => c[axis] <= p[axis]) && corners.some((c) => c[axis] >= p[axis]));

export const inRegion = (region: Region, p: Point): boolean =>
  region.in.some((shape) => inShape(shape, p)) && !region.out?.some((shape) => inShape(shape, p, true));

/** Whether a leg stays in one shape of the region and crosses the inside of none that is out. */
export function legInRegion(region: Region, a: Point, b: Point): boolean {
  const inside = region.in.some((shape) => inShape(shape, a) && inShape(shape, b));
  return inside && !region.out?.some((shape) => crosses(shape, a, b));
}

/** Whether the segment a to b meets the open inside of a convex shape. */
function crosses(shape: Shape, a: Point, b: Point): boolean {
  if (inShape(shape, a, true) || inShape(shape, b, true)) return true;
  if ('disc' in shape) {
    const along = (b[0] - a[0]) * (shape.disc[0] - a[0]) + (b[1] - a[1]) * (shape.disc[1] - a[1]);
    const length = squared(a, b);
    if (along <= 0 || along >= length) return false;
    const area = turn(a, b, shape.disc);
    return productLess(area, area, shape.radius * shape.radius, length);
  }
  // Clip the segment by each edge; what is left between `from` and `to` lies inside.
  const { polygon } = shape;
  const area = doubleArea(polygon);
  if (area === 0) return false;
  const sense = area < 0 ? -1 : 1;
  let from = 0;
  let to = 1;
  for (let i = 0; i < polygon.length; i++) {
    const p = polygon[i];
    const q = polygon[(i + 1) % polygon.length];
    if (equal(p, q)) continue;
    const da = turn(p, q, a) * sense;
    const db = turn(p, q, b) * sense;
    if (da <= 0 && db <= 0) return false;
    if (da < 0) from = Math.max(from, da / (da - db));
    else if (db < 0) to = Math.min(to, da / (da - db));
  }
  return from < to;
}

/** Whether a * b < c * d, exactly: a touching leg must not be taken for a crossing one. */
function productLess(a: number, b: number, c: number, d: number): boolean {
  const [left, right] = [a * b, c * d];
  if (Math.abs(left - right) > right * 1e-12 || !Number.isInteger(c)) return left < right;
  return BigInt(a) * BigInt(b) < BigInt(c) * BigInt(d);
}

/** Twice the signed area: positive for a polygon that turns left. */
function doubleArea(polygon: readonly Point[]): number {
  let area = 0;
  for (let i = 0; i < polygon.length; i++) {
    const [x1, y1] = polygon[i];
    const [x2, y2] = polygon[(i + 1) % polygon.length];
    area += x1 * y2 - x2 * y1;
  }
  return area;
}

export function pathLength(path: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distance(path[i - 1], path[i]);
  return sum;
}

/** Points of a region, evenly spread by rejection from its bounding box; fewer where the region is thin. */
export function samplePoints(region: Region, count: number, below: (n: number) => number): Point[] {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of region.in) {
    const corners: readonly Point[] =
      'disc' in shape
        ? [
            [shape.disc[0] - shape.radius, shape.disc[1] - shape.radius],
            [shape.disc[0] + shape.radius, shape.disc[1] + shape.radius],
          ]
        : shape.polygon;
    for (const [x, y] of corners) {
      x0 = Math.min(x0, x);
      y0 = Math.min(y0, y);
      x1 = Math.max(x1, x);
      y1 = Math.max(y1, y);
    }
  }
  const points: Point[] = [];
  if (!(x1 >= x0)) return points;
  for (let tries = 0; points.length < count && tries < count * 50; tries++) {
    const p: Point = [x0 + below(x1 - x0 + 1), y0 + below(y1 - y0 + 1)];
    if (inRegion(region, p)) points.push(p);
  }
  return points;
}
