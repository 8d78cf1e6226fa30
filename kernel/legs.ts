import {
  along,
  compareProducts,
  distance,
  edgesOf,
  inShape,
  type Point,
  type Region,
  type Shape,
  type Solid,
  sideOf,
  squared,
  turn,
  type Zone,
} from './geometry.ts';

/** Where roots are involved, a gap of less than a millionth of a unit is none. */
const NOISE = 1e-6;

/** The first zone whose inside a straight leg meets. */
export const zoneAcross = ({ out = [] }: Region, a: Point, b: Point): Zone | null =>
  out.find(({ shape }) => crosses(shape, a, b)) ?? null;

/** Whether the segment a to b meets the open inside of a solid that is grown by so much more. */
export function crosses(solid: Solid, a: Point, b: Point, more = 0): boolean {
  if (sideOf(solid, a, more) < 0 || sideOf(solid, b, more) < 0) return true;
  if ('disc' in solid) return passes(solid.disc, solid.radius + more, a, b);
  const { polygon } = solid;
  const grown = (solid.grown ?? 0) + more;
  if (grown === 0) return cuts(polygon, a, b);
  // Segment and polygon are nearest at an end or a corner, unless they cross.
  return polygon.some((corner) => passes(corner, grown, a, b)) || edgesOf(polygon).some(([p, q]) => cross(p, q, a, b));
}

/** Whether a point between a and b is nearer to c than the radius. */
function passes(c: Point, radius: number, a: Point, b: Point): boolean {
  const length = squared(a, b);
  const at = along(a, b, c);
  const area = turn(a, b, c);
  return at > 0 && at < length && compareProducts(area, area, radius * radius, length) < 0;
}

/** Whether each of two segments has the ends of the other on both sides. */
const cross = (p: Point, q: Point, a: Point, b: Point): boolean =>
  apart(turn(p, q, a), turn(p, q, b)) && apart(turn(a, b, p), turn(a, b, q));

const apart = (one: number, other: number): boolean => (one < 0 && other > 0) || (one > 0 && other < 0);

/** Whether a segment meets the open inside of a polygon. */
function cuts(polygon: readonly Point[], a: Point, b: Point): boolean {
  const limits = insideOf(polygon, a, b);
  if (limits.some(([from, to]) => from <= 0 && to <= 0)) return false;
  const span = limits.length > 0 ? kept(limits) : null;
  return span !== null && span[0] < span[1];
}

/** A part of a segment, from 0 at its begin to 1 at its end. */
type Span = readonly [from: number, to: number];
/** A number that changes evenly along a segment, at its begin and at its end. */
type Slope = readonly [from: number, to: number];

/** For each edge how far the segment lies on its inner side; nothing for a polygon without area. */
function insideOf(polygon: readonly Point[], a: Point, b: Point): Slope[] {
  const area = doubleArea(polygon);
  if (area === 0) return [];
  const sense = area < 0 ? -1 : 1;
  return edgesOf(polygon).map(([p, q]) => [turn(p, q, a) * sense, turn(p, q, b) * sense]);
}

/** Twice the signed area: positive for a polygon that turns left. */
function doubleArea(polygon: readonly Point[]): number {
  let area = 0;
  for (const [[x1, y1], [x2, y2]] of edgesOf(polygon)) area += x1 * y2 - x2 * y1;
  return area;
}

/** Where along the segment nothing is below zero. */
function kept(slopes: readonly Slope[]): Span | null {
  let [from, to] = [0, 1];
  for (const [begin, end] of slopes) {
    if (begin < 0 && end < 0) return null;
    if (begin < 0) from = Math.max(from, begin / (begin - end));
    else if (end < 0) to = Math.min(to, begin / (begin - end));
  }
  return from <= to ? [from, to] : null;
}

/** Whether a leg stays in the union of shapes, passing from one into another where they meet. */
export function covers(shapes: readonly Shape[], a: Point, b: Point): boolean {
  const length = distance(a, b);
  if (length === 0) return shapes.some((shape) => inShape(shape, a));
  const spans = shapes.flatMap((shape) => spansIn(shape, a, b)).sort(([one], [other]) => one - other);
  const noise = NOISE / length;
  let reached = 0;
  for (const [from, to] of spans) {
    if (from > reached + noise) return false;
    reached = Math.max(reached, to);
  }
  return spans.length > 0 && reached >= 1 - noise;
}

/** The parts of a segment that lie in a shape. */
function spansIn(shape: Shape, a: Point, b: Point): readonly Span[] {
  if (!('ring' in shape)) return listed(spanIn(shape, 0, a, b));
  const { ring, least, most } = shape;
  const outer = spanIn(ring, most, a, b);
  if (outer === null || least === 0 || !crosses(ring, a, b, least)) return listed(outer);
  const inner = spanIn(ring, least, a, b) ?? outer;
  const beside: readonly Span[] = [
    [outer[0], inner[0]],
    [inner[1], outer[1]],
  ];
  return beside.filter(([from, to]) => from < to);
}

const listed = (span: Span | null): readonly Span[] => (span ? [span] : []);

/** The part of a segment in a solid that is grown by so much more: all parts of a convex whole are one. */
function spanIn(solid: Solid, more: number, a: Point, b: Point): Span | null {
  if ('disc' in solid) return spanInDisc(solid.disc, solid.radius + more, a, b);
  const { polygon } = solid;
  const grown = (solid.grown ?? 0) + more;
  const within = insideOf(polygon, a, b);
  const parts = [
    within.length > 0 ? kept(within) : null,
    ...polygon.map((corner) => spanInDisc(corner, grown, a, b)),
    ...edgesOf(polygon).map(([p, q]) => spanAlong(p, q, grown, a, b)),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return [Math.min(...parts.map(([from]) => from)), Math.max(...parts.map(([, to]) => to))];
}

function spanInDisc(c: Point, radius: number, a: Point, b: Point): Span | null {
  const length = squared(a, b);
  const area = turn(a, b, c);
  const square = radius * radius * length - area * area;
  if (square < 0) return null;
  const [middle, half] = [along(a, b, c), Math.sqrt(square)];
  const from = Math.max(0, (middle - half) / length);
  const to = Math.min(1, (middle + half) / length);
  return from <= to ? [from, to] : null;
}

/** The part beside the edge p to q, at most so far from it. */
function spanAlong(p: Point, q: Point, far: number, a: Point, b: Point): Span | null {
  const length = squared(p, q);
  const width = far * Math.sqrt(length);
  const [off, offEnd] = [turn(p, q, a), turn(p, q, b)];
  const [at, atEnd] = [along(p, q, a), along(p, q, b)];
  return kept([
    [at, atEnd],
    [length - at, length - atEnd],
    [width - off, width - offEnd],
    [width + off, width + offEnd],
  ]);
}
