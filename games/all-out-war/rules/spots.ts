/** "Is there a place?": the fixed list of places that are tried, and no others (AW-GEO24). */
import { inRegion, type Point, type Region } from '@shamble/kernel';
import type { Hull } from '../geometry/hull.ts';
import { BASE, CONTACT, rounded, sq } from '../geometry/limits.ts';
import { DIRECTIONS, distance } from '../geometry/vector.ts';

const QUARTER = 250;

/** Every point in whole quarter inches of a rectangle. */
export function* grid(left: number, bottom: number, right: number, top: number): Generator<Point> {
  for (let y = Math.ceil(bottom / QUARTER) * QUARTER; y <= top; y += QUARTER)
    for (let x = Math.ceil(left / QUARTER) * QUARTER; x <= right; x += QUARTER) yield [x, y];
}

/** Half an inch out from each edge of a piece, at every quarter inch from its first corner, the end included. */
export function* aroundPiece({ xs, ys }: Hull): Generator<Point> {
  for (let i = 0; i < xs.length; i++) {
    const j = (i + 1) % xs.length;
    const size = distance(xs[i], ys[i], xs[j], ys[j]);
    const [ux, uy] = [(xs[j] - xs[i]) / size, (ys[j] - ys[i]) / size];
    for (let at = 0; ; at += QUARTER) {
      const t = Math.min(at, size);
      yield [rounded(xs[i] + t * ux + BASE * uy), rounded(ys[i] + t * uy - BASE * ux)];
      if (at >= size) break;
    }
  }
}

/** Contact with a base: its 24 directions, and the places that touch a second base too. */
export function* aroundBase(
  x: number,
  y: number,
  others: readonly { readonly x: number; readonly y: number }[],
): Generator<Point> {
  for (const [c, s] of DIRECTIONS) yield [rounded(x + CONTACT * c), rounded(y + CONTACT * s)];
  for (const other of others) {
    const d = distance(x, y, other.x, other.y);
    if (d === 0 || d > 2 * CONTACT) continue;
    const h = Math.sqrt(sq(CONTACT) - (d * d) / 4);
    const [mx, my] = [(x + other.x) / 2, (y + other.y) / 2];
    const [ux, uy] = [(other.x - x) / d, (other.y - y) / d];
    yield [rounded(mx - h * uy), rounded(my + h * ux)];
    yield [rounded(mx + h * uy), rounded(my - h * ux)];
  }
}

/** The first of a list that lies in a region. */
export function firstIn(region: Region, list: Iterable<Point>): Point | null {
  for (const point of list) if (inRegion(region, point)) return point;
  return null;
}

/** Some places of a region, well apart from one another, for lists and for bots. */
export function someIn(region: Region, list: Iterable<Point>, most: number, apart: number): Point[] {
  const found: Point[] = [];
  for (const point of list) {
    if (found.length >= most) break;
    if (found.some((other) => distance(other[0], other[1], point[0], point[1]) < apart) || !inRegion(region, point))
      continue;
    found.push(point);
  }
  return found;
}
