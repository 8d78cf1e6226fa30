/**
 * Regions of the plane for `place` decisions. Coordinates and lengths are whole numbers (a game chooses the unit), and
 * only + - * / and Math.sqrt are used, so that every machine agrees to the last bit.
 */
export type Point = readonly [x: number, y: number];

/** A point, and one of so many directions, counted from 0. */
export type Pose = readonly [x: number, y: number, turn: number];

/**
 * A convex piece of the plane, its edge included: a disc, or a convex polygon in either turning sense, with all that is
 * at most `grown` away from it. A polygon may be a line or a point.
 */
export type Solid =
  | { readonly disc: Point; readonly radius: number }
  | { readonly polygon: readonly Point[]; readonly grown?: number };

/** A solid, or all that lies between two distances of one, both included: where something touches it. */
export type Shape = Solid | { readonly ring: Solid; readonly least: number; readonly most: number };

/** The open inside of a solid, where one may not be: the thing it is of, and the refusal of whoever is there. */
export interface Zone {
  readonly shape: Solid;
  /** Nobody may be on its edge either; a straight leg may still touch it. */
  readonly closed?: true;
  readonly id: string;
  readonly code: string;
  readonly rules: readonly string[];
}

/** All that lies in one of `in` and in the open inside of none of `out`. */
export interface Region {
  readonly in: readonly Shape[];
  readonly out?: readonly Zone[];
}

/** No coordinate is farther from the middle, and no radius is larger. */
export const FARTHEST = 1e7;

const isCoordinate = (n: unknown): boolean =>
  typeof n === 'number' && Number.isSafeInteger(n) && Math.abs(n) <= FARTHEST;

export const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(isCoordinate);

export const isPose = (value: unknown): value is Pose =>
  Array.isArray(value) && value.length === 3 && value.every(isCoordinate) && value[2] >= 0;

/** Twice the signed area of a, b, c: positive when c lies left of a to b. Exact for coordinates up to 10 million. */
export const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** How far c lies along a to b, times the length of that. */
export const along = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[0] - a[0]) + (b[1] - a[1]) * (c[1] - a[1]);

export const squared = (a: Point, b: Point): number => (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);

export const distance = (a: Point, b: Point): number => Math.sqrt(squared(a, b));

export function pathLength(path: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distance(path[i - 1], path[i]);
  return sum;
}

/** The edges of a polygon, each from corner to corner; a corner named twice makes none. */
export function edgesOf(polygon: readonly Point[]): readonly (readonly [Point, Point])[] {
  const edges: [Point, Point][] = [];
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [polygon[i], polygon[(i + 1) % polygon.length]];
    if (a[0] !== b[0] || a[1] !== b[1]) edges.push([a, b]);
  }
  return edges;
}

/** Where a point lies to something: -1 inside, 0 on the edge, 1 outside. */
type Side = -1 | 0 | 1;

const sign = (n: number): Side => (n < 0 ? -1 : n > 0 ? 1 : 0);

/** The sign of a * b - c * d, exactly: what touches must not be taken for what crosses. */
export function compareProducts(a: number, b: number, c: number, d: number): Side {
  const left = a * b;
  const right = c * d;
  if (Math.abs(left - right) > Math.abs(right) * 1e-12) return sign(left - right);
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return exact < 0n ? -1 : exact > 0n ? 1 : 0;
}

/** Where a point lies to a solid that is grown by so much more. */
export function sideOf(solid: Solid, p: Point, more = 0): Side {
  if ('disc' in solid) {
    const radius = solid.radius + more;
    return sign(squared(solid.disc, p) - radius * radius);
  }
  const { polygon } = solid;
  const side = sideOfPolygon(polygon, p);
  const grown = (solid.grown ?? 0) + more;
  if (grown === 0) return side;
  if (side <= 0) return -1;
  let nearest: Side = 1;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i];
    const b = polygon[i + 1] ?? polygon[0];
    nearest = lesser(nearest, sign(squared(a, p) - grown * grown));
    const length = squared(a, b);
    const at = along(a, b, p);
    if (at <= 0 || at >= length) continue;
    const area = turn(a, b, p);
    nearest = lesser(nearest, compareProducts(area, area, grown * grown, length));
  }
  return nearest;
}

const lesser = (a: Side, b: Side): Side => (a < b ? a : b);

function sideOfPolygon(polygon: readonly Point[], p: Point): Side {
  let [left, right, on] = [false, false, false];
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i];
    const b = polygon[i + 1] ?? polygon[0];
    const t = turn(a, b, p);
    if (t > 0) left = true;
    else if (t < 0) right = true;
    // A corner named twice makes no edge.
    else if (a[0] !== b[0] || a[1] !== b[1]) on = true;
  }
  // A polygon without area is a line or a point: it has no inside, and its edge is its whole.
  if (!left && !right) return inBox(polygon, p) ? 0 : 1;
  if (left && right) return 1;
  return on ? 0 : -1;
}

/** Whether a point lies between the outermost corners, both ways. */
const inBox = (corners: readonly Point[], p: Point): boolean =>
  [0, 1].every((axis) => corners.some((c) => c[axis] <= p[axis]) && corners.some((c) => c[axis] >= p[axis]));

/** Whether a point lies in a shape or on its edge. */
export function inShape(shape: Shape, p: Point): boolean {
  if (!('ring' in shape)) return sideOf(shape, p) <= 0;
  const { ring, least, most } = shape;
  return sideOf(ring, p, most) <= 0 && (least === 0 || sideOf(ring, p, least) >= 0);
}

/** The first zone that a point lies in. */
export const zoneAt = ({ out = [] }: Region, p: Point): Zone | null =>
  out.find(({ shape, closed }) => sideOf(shape, p) < (closed ? 1 : 0)) ?? null;

export const inRegion = (region: Region, p: Point): boolean =>
  region.in.some((shape) => inShape(shape, p)) && zoneAt(region, p) === null;

/** The corners of the smallest upright rectangle around a shape; null where the shape is nothing. */
export function boxOf(shape: Shape): readonly [least: Point, most: Point] | null {
  if ('ring' in shape) return widened(boxOf(shape.ring), shape.most);
  if ('disc' in shape) return widened([shape.disc, shape.disc], shape.radius);
  const { polygon, grown = 0 } = shape;
  if (polygon.length === 0) return null;
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const least: Point = [Math.min(...xs), Math.min(...ys)];
  const most: Point = [Math.max(...xs), Math.max(...ys)];
  return widened([least, most], grown);
}

const widened = (box: ReturnType<typeof boxOf>, by: number): ReturnType<typeof boxOf> =>
  box && [
    [box[0][0] - by, box[0][1] - by],
    [box[1][0] + by, box[1][1] + by],
  ];

/** The point of a solid's middle or outline from which it grows towards p: the nearest one of what it is grown from. */
export function footOf(solid: Solid, p: Point): Point {
  if ('disc' in solid) return solid.disc;
  const { polygon } = solid;
  let [best, least]: [Point, number] = [polygon[0], squared(polygon[0], p)];
  for (const [a, b] of edgesOf(polygon)) {
    const part = Math.max(0, Math.min(along(a, b, p) / squared(a, b), 1));
    const foot: Point = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    const far = squared(foot, p);
    if (far < least) [best, least] = [foot, far];
  }
  return best;
}
