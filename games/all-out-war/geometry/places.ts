import type { Point } from '@shamble/kernel';
import { besideBoth } from './crowd.ts';
import type { Field } from './field.ts';
import type { Figure, Piece } from './ground.ts';
import { distance2, type Hull, longSides, meets, touchesSide } from './hull.ts';
import { outward } from './leap.ts';
import { BASE, CONTACT, EPS, NEAR_PIECE, rounded, sq, touches, touchesPiece, within, withinReach } from './limits.ts';
import { type Path, pointAt } from './path.ts';
import { isRefusal, type Router } from './route.ts';
import { sight } from './sight.ts';
import { settle, settleNear } from './sweep.ts';
import { DIRECTIONS, distance, squared } from './vector.ts';

/**
 * Places that have a name, for snapping, lists, keys, speech and bots: each by a formula, settled, and legal for the
 * mover of a router. Null where there is none within reach.
 */
interface Place {
  readonly x: number;
  readonly y: number;
}

type Wish = (x: number, y: number) => boolean;

/** The legal thousandth at or beside a computed place that also does what is wished. */
function legal(router: Router, place: Place | null, wish: Wish): Point | null {
  if (!place) return null;
  return settleNear(place.x, place.y, (x, y) => wish(x, y) && router.reaches(x, y));
}

/** Farther away than the mover can go on any path; spares the fields of what is plainly out of reach. */
const isFar = ({ mover, allowance }: Router, { x, y }: Place, radius: number): boolean =>
  squared(mover.x, mover.y, x, y) > sq(allowance + radius + 3 * EPS);

const isPieceFar = (router: Router, { hull }: Piece): boolean => isFar(router, hull, hull.radius + BASE);

/** The nearest contact with a friend, a prone model or a counter; where it touches already, its own place. */
export function touchDisc(router: Router, { x, y }: Place): Point | null {
  const { mover } = router;
  if (touches(squared(mover.x, mover.y, x, y))) return [mover.x, mover.y];
  if (isFar(router, { x, y }, CONTACT)) return null;
  return legal(router, router.field([]).toCircle(x, y, CONTACT), (px, py) => touches(squared(px, py, x, y)));
}

/** The nearest contact with an enemy (AW-MOVE04). */
export const engage = (router: Router, enemy: Figure): Point | null =>
  isFar(router, enemy, CONTACT)
    ? null
    : legal(router, router.field([enemy]).toCircle(enemy.x, enemy.y, CONTACT), (x, y) =>
        touches(squared(x, y, enemy.x, enemy.y)),
      );

/** A contact with an enemy and with nobody else, where there is one; else the nearest contact. */
export function engageOne(router: Router, enemy: Figure): Point | null {
  if (isFar(router, enemy, CONTACT)) return null;
  const alone = ([x, y]: Point): boolean => router.excepted(x, y).length === 1;
  const nearest = engage(router, enemy);
  if (nearest && alone(nearest)) return nearest;
  const field = router.field([enemy]);
  const around = DIRECTIONS.map(
    ([c, s]): Point => [rounded(enemy.x + c * CONTACT), rounded(enemy.y + s * CONTACT)],
  ).filter((place) => router.reaches(...place) && alone(place));
  around.sort((a, b) => field.to(...a) - field.to(...b) || a[0] - b[0] || a[1] - b[1]);
  return around[0] ?? nearest;
}

/** The nearer place in contact with two enemies. */
export function engageBoth(router: Router, a: Figure, b: Figure): Point | null {
  if (isFar(router, a, CONTACT) || isFar(router, b, CONTACT)) return null;
  const field = router.field([a, b]);
  const both: Wish = (x, y) => touches(squared(x, y, a.x, a.y)) && touches(squared(x, y, b.x, b.y));
  const found = besideBoth(a, b)
    .map(([x, y]) => ({ x, y, length: field.to(x, y) }))
    .filter(({ length }) => length < Infinity)
    .sort((one, other) => one.length - other.length || one.x - other.x || one.y - other.y);
  for (const one of found) {
    const place = legal(router, one, both);
    if (place) return place;
  }
  return null;
}

interface Segment {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** The line of centres that touch an edge. */
function beside(hull: Hull, edge: number): Segment {
  const [nx, ny] = outward(hull, edge);
  const j = (edge + 1) % hull.xs.length;
  const [dx, dy] = [BASE * nx, BASE * ny];
  return { ax: hull.xs[edge] + dx, ay: hull.ys[edge] + dy, bx: hull.xs[j] + dx, by: hull.ys[j] + dy };
}

const shorter = <T extends { readonly length: number }>(a: T | null, b: T | null): T | null =>
  !a || (b && b.length < a.length) ? b : a;

/** The nearest contact with a piece. */
export function touchPiece(router: Router, piece: Piece): Point | null {
  const { hull } = piece;
  if (isPieceFar(router, piece)) return null;
  const field = router.field([]);
  const touching: Wish = (x, y) => touchesPiece(distance2(hull, x, y));
  if (touching(router.mover.x, router.mover.y)) return [router.mover.x, router.mover.y];
  let best = null;
  for (let i = 0; i < hull.xs.length; i++) {
    const { ax, ay, bx, by } = beside(hull, i);
    best = shorter(best, field.toSegment(ax, ay, bx, by));
    best = shorter(best, field.toCircle(hull.xs[i], hull.ys[i], BASE));
  }
  return legal(router, best, touching);
}

/** The nearest place at a barricade that faces an enemy across it (AW-MOVE11). */
export function across(router: Router, piece: Piece, enemy: Figure): Point | null {
  const { hull } = piece;
  if (isPieceFar(router, piece)) return null;
  for (const [one, other] of longSides(hull)) {
    const side = touchesSide(hull, one, enemy.x, enemy.y)
      ? other
      : touchesSide(hull, other, enemy.x, enemy.y)
        ? one
        : -1;
    if (side < 0) continue;
    const { ax, ay, bx, by } = beside(hull, side);
    return legal(router, router.field([enemy]).toSegment(ax, ay, bx, by), (x, y) => touchesSide(hull, side, x, y));
  }
  return null;
}

/** Touching a piece so that the line from an enemy crosses it: the nearest such place, and the middle of that side. */
export function* behind(router: Router, piece: Piece, enemy: Place): Generator<Point> {
  const { hull } = piece;
  if (isPieceFar(router, piece)) return;
  const field = router.field([]);
  const hidden: Wish = (x, y) => meets(hull, enemy.x, enemy.y, x, y);
  const found: { x: number; y: number; length: number }[] = [];
  for (let i = 0; i < hull.xs.length; i++) {
    const [nx, ny] = outward(hull, i);
    if (nx * (enemy.x - hull.xs[i]) + ny * (enemy.y - hull.ys[i]) >= 0) continue;
    const { ax, ay, bx, by } = beside(hull, i);
    const near = field.toSegment(ax, ay, bx, by);
    if (near) found.push(near);
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
    found.push({ x, y, length: field.to(x, y) });
  }
  found.sort((a, b) => a.length - b.length || a.x - b.x || a.y - b.y);
  const places: Point[] = [];
  for (const one of found) {
    const place = legal(router, one, hidden);
    if (!place || places.some(([x, y]) => x === place[0] && y === place[1])) continue;
    places.push(place);
    yield place;
  }
}

/** The cheapest path that ends with a Leap over a piece: take-off and landing place (AW-LEAP02). */
export function leapOver(router: Router, piece: Piece): readonly [Point, Point] | null {
  if (isPieceFar(router, piece)) return null;
  const field = router.field([]);
  const sides = longSides(piece.hull)
    .flat()
    .flatMap((side) => {
      const { ax, ay, bx, by } = beside(piece.hull, side);
      const near = field.toSegment(ax, ay, bx, by);
      return near ? [{ ...near, side }] : [];
    })
    .sort((a, b) => a.length - b.length || a.side - b.side);
  for (const { x, y, side } of sides) {
    const from = legal(router, { x, y }, (px, py) => touchesSide(piece.hull, side, px, py));
    for (const { to } of from ? router.leaps(piece, from) : [])
      if (from && !isRefusal(router.routeAlong([from, to]))) return [from, to];
  }
  return null;
}

/** The nearest place within a range of a figure. */
export function withinOf(router: Router, range: number, { x, y }: Place): Point | null {
  const { mover } = router;
  const near: Wish = (px, py) => within(squared(px, py, x, y), range);
  if (near(mover.x, mover.y)) return [mover.x, mover.y];
  if (isFar(router, { x, y }, CONTACT + range)) return null;
  return legal(router, router.field([]).toCircle(x, y, CONTACT + range), near);
}

/** A figure, and how far edge to edge one is to keep away from it. */
interface Kept {
  readonly figure: Place;
  readonly range: number;
}

/** The nearest place just out of a range of a figure, which is also out of those of others. */
export function beyondOf(router: Router, range: number, { x, y }: Place, others: readonly Kept[] = []): Point | null {
  const { mover } = router;
  const out: Wish = (px, py) =>
    !within(squared(px, py, x, y), range) &&
    others.every(({ figure, range: far }) => !within(squared(px, py, figure.x, figure.y), far));
  if (out(mover.x, mover.y)) return [mover.x, mover.y];
  return legal(router, router.field([]).toCircle(x, y, withinReach(range) + 1), out);
}

/** The nearest place that an enemy sees, or does not see: beside the edge of a shadow (AW-GEO13, AW-BLOCK02). */
export function inSight(router: Router, enemy: Figure, seen: boolean): Point | null {
  const { ground, mover, allowance } = router;
  const wish: Wish = (x, y) => sight(ground, { id: mover.id, x, y }, enemy).clear === seen;
  if (wish(mover.x, mover.y)) return [mover.x, mover.y];
  const field = router.field([]);
  const rays: Segment[] = [];
  const most = distance(enemy.x, enemy.y, mover.x, mover.y) + allowance;
  const shade = (x: number, y: number, ux: number, uy: number): void => {
    // A little to the wanted side; which one it is, the test tells.
    for (const off of [EPS, -EPS])
      rays.push({ ax: x - off * uy, ay: y + off * ux, bx: x + most * ux - off * uy, by: y + most * uy + off * ux });
  };
  for (const one of ground.figures) {
    if (!one.standing || one.id === enemy.id || one.id === mover.id) continue;
    const d2 = squared(one.x, one.y, enemy.x, enemy.y);
    const l2 = d2 - sq(NEAR_PIECE);
    if (l2 <= 0 || d2 > sq(most)) continue;
    const [dx, dy, l] = [one.x - enemy.x, one.y - enemy.y, Math.sqrt(l2)];
    for (const r of [NEAR_PIECE, -NEAR_PIECE]) {
      const [ux, uy] = [(dx * l - dy * r) / d2, (dy * l + dx * r) / d2];
      shade(enemy.x + l * ux, enemy.y + l * uy, ux, uy);
    }
  }
  for (const { blocking, hull } of ground.pieces)
    if (blocking)
      hull.xs.forEach((cx, i) => {
        const size = distance(cx, hull.ys[i], enemy.x, enemy.y);
        if (size > 0 && size <= most) shade(cx, hull.ys[i], (cx - enemy.x) / size, (hull.ys[i] - enemy.y) / size);
      });
  const nearest = rays.map((ray) => ({ ray, least: fromSegment(ray, mover) })).sort((a, b) => a.least - b.least);
  let best: Point | null = null;
  let length = Infinity;
  for (const { ray, least } of nearest) {
    if (least >= length || least > allowance) break;
    const way = field.toSegment(ray.ax, ray.ay, ray.bx, ray.by);
    const place = way && way.length < length ? legal(router, way, wish) : null;
    if (!way || !place) continue;
    best = place;
    length = way.length;
  }
  return best;
}

/** The distance of a place from a segment. */
function fromSegment({ ax, ay, bx, by }: Segment, { x, y }: Place): number {
  const l2 = squared(ax, ay, bx, by);
  const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / l2));
  return distance(x, y, ax + t * (bx - ax), ay + t * (by - ay));
}

/** Areas may shorten a path by inches: so far one goes back before looking closely. */
const STRIDE = 50;

/** The last place within reach on a path, looked for from a length backwards. */
function lastWithin(router: Router, path: Path, most: number): Point {
  const reached: Wish = (x, y) => router.reaches(x, y);
  const near = (at: number): Point | null => settleNear(...pointAt(path, at), reached);
  const last = near(most);
  if (last) return last;
  let at = most;
  while (at > STRIDE && !near(at - STRIDE)) at -= STRIDE;
  return settle(path, at - 1, reached);
}

/** As far as the reach goes on the way to a place. */
export function towards(router: Router, { x, y }: Place): Point | null {
  const far = router.farField();
  const end = far.to(x, y) < Infinity ? { x, y } : (far.toCircle(x, y, CONTACT) ?? far.toCircle(x, y, 2 * CONTACT));
  const path = end && far.path(end.x, end.y);
  if (!path) return null;
  return lastWithin(router, path, Math.min(path.length, router.allowance));
}

/** The place farthest from an enemy: at the end of a leg that leaves a circle straight away from it, or in a corner. */
export function awayFrom(router: Router, { x, y }: Place): Point {
  const { ground, mover } = router;
  let best: Point = [mover.x, mover.y];
  const better = (place: Point): void => {
    const [a, b] = [squared(...best, x, y), squared(...place, x, y)];
    if (b > a || (b === a && (place[0] - best[0] || place[1] - best[1]) < 0)) best = place;
  };
  for (const cx of [BASE, ground.width - BASE])
    for (const cy of [BASE, ground.height - BASE]) if (router.reaches(cx, cy)) better([cx, cy]);
  for (const { most, path } of router.field([]).legsAway(x, y)) {
    if (most <= distance(...best, x, y)) break;
    const leg = path();
    better(lastWithin(router, leg, leg.length));
  }
  return best;
}

/** A number from 0 to below n. */
export type Below = (n: number) => number;

const DRAWS = 24;

/** A place within reach, every one equally likely; null if none was found. */
export function randomPlace(field: Field, below: Below): Point | null {
  const { sx, sy, reach } = field.space;
  const span = rounded(2 * reach) + 1;
  for (let i = 0; i < DRAWS; i++) {
    const x = rounded(sx - reach) + below(span);
    const y = rounded(sy - reach) + below(span);
    if (field.to(x, y) <= reach) return [x, y];
  }
  return null;
}

/** A random place that touches a base or counter, as it lies; it may be illegal. */
export function randomBeside({ x, y }: Place, below: Below): Point {
  for (;;) {
    const [dx, dy] = [below(2 * CONTACT + 1) - CONTACT, below(2 * CONTACT + 1) - CONTACT];
    const size = Math.sqrt(dx * dx + dy * dy);
    if (size > 0 && size <= CONTACT) return [rounded(x + (dx * CONTACT) / size), rounded(y + (dy * CONTACT) / size)];
  }
}
