/** Where a hand means on thin regions: the edge of the table, or around something that is to be touched. */
import { footOf, type Point, type Region, type Shape } from '@shamble/kernel';
import { rounded } from '../../geometry/limits.ts';
import { DIRECTIONS, distance } from '../../geometry/vector.ts';

const STEP = 100;

const whole = (x: number, y: number): Point => [rounded(x), rounded(y)];

/** A line or the outline of a polygon, by tenths of an inch. */
function* alongEdges(polygon: readonly Point[], out: number): Generator<Point> {
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [polygon[i], polygon[(i + 1) % polygon.length]];
    const size = distance(...a, ...b);
    if (size === 0) continue;
    const [ux, uy] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
    for (let t = 0; t <= size; t += STEP) yield whole(a[0] + t * ux + out * uy, a[1] + t * uy - out * ux);
  }
}

function* around([x, y]: Point, radius: number): Generator<Point> {
  for (const [c, s] of DIRECTIONS) yield whole(x + c * radius, y + s * radius);
}

/** Places of a shape that a hand near it can mean, the nearest of all first. */
function* placesOf(shape: Shape, p: Point): Generator<Point> {
  if ('ring' in shape) {
    const { ring, least, most } = shape;
    const middle = (least + most) / 2;
    const radius = 'disc' in ring ? ring.radius : (ring.grown ?? 0);
    const foot = footOf(ring, p);
    const far = distance(...foot, ...p);
    const part = far === 0 ? 0 : (radius + middle) / far;
    if (far > 0) yield whole(foot[0] + (p[0] - foot[0]) * part, foot[1] + (p[1] - foot[1]) * part);
    if ('disc' in ring) yield* around(ring.disc, ring.radius + middle);
    else yield* alongEdges(ring.polygon, radius + middle);
    return;
  }
  if ('disc' in shape) {
    const far = distance(...shape.disc, ...p);
    const part = far <= shape.radius ? 1 : (shape.radius - 1) / far;
    yield whole(shape.disc[0] + (p[0] - shape.disc[0]) * part, shape.disc[1] + (p[1] - shape.disc[1]) * part);
    return;
  }
  yield whole(...footOf(shape, p));
  if (shape.polygon.length === 2) yield* alongEdges(shape.polygon, 0);
}

/** Where there is no room beside a line or around something, a hand anywhere means it; else only one that is near. */
const isThin = (shape: Shape): boolean =>
  'ring' in shape || ('disc' in shape ? shape.radius <= TOUCHING : shape.polygon.length === 2);

/** A base that touches another lies no farther from its middle. */
const TOUCHING = 1500;

/** The place of a region nearest to a point that is legal; null where none of those tried is, or all are too far. */
export function ontoRegion(
  { in: shapes }: Region,
  p: Point,
  most: number,
  isLegal: (point: Point) => boolean,
): Point | null {
  if (isLegal(p)) return p;
  const places = shapes.flatMap((shape) =>
    [...placesOf(shape, p)].filter((place) => isThin(shape) || distance(...place, ...p) <= most),
  );
  const far = (place: Point): number => distance(...place, ...p);
  return places.sort((a, b) => far(a) - far(b)).find(isLegal) ?? null;
}
