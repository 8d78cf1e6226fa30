/** Named places of a Move: worth going to, the same for lists, keys, speech and bots. The most useful first. */
import type { Candidate, Point } from '@shamble/kernel';
import type { Figure } from '../geometry/ground.ts';
import { CONTACT, within } from '../geometry/limits.ts';
import {
  across,
  awayFrom,
  behind,
  engageBoth,
  engageOne,
  inSight,
  leapOver,
  touchDisc,
  touchPiece,
  towards,
  withinOf,
} from '../geometry/places.ts';
import { settleNear } from '../geometry/sweep.ts';
import { squared } from '../geometry/vector.ts';
import { type Climb, climbsFrom, gatesOf, isOpenAt } from './climb.ts';
import { canFire } from './fire.ts';
import { rangeOf } from './loud.ts';
import { type Moving, routerOf, takePath } from './move.ts';
import { type Counter, letterOf, type Person, type War } from './state.ts';
import { hasTop, partsOf, pieceName } from './terrain.ts';

/** More than this nobody reads. */
const MOST = 40;

/** How far the loaded weapons in hand reach; null for everywhere. */
export const rangesOf = (s: War, person: Person): (number | null)[] => [
  ...new Set(person.slots.slice(0, 2).flatMap((card) => (canFire(card) ? [rangeOf(s, person, card)] : []))),
];

/** Worked out from what the question carries alone, so that it may be done later. */
export function placesFor(
  moving: Moving,
  counters: readonly Counter[],
  ranges: readonly (number | null)[],
): Candidate[] {
  const found: Candidate[] = [];
  const { mover } = routerOf(moving);
  for (const candidate of named(moving, counters, ranges)) {
    if (found.length === MOST) break;
    const { id, answer } = candidate;
    const stops = answer as readonly Point[];
    // Where it stands already, it stays.
    if (stops.length === 1 && stops[0][0] === mover.x && stops[0][1] === mover.y && !isClimb(id)) continue;
    // One place may be the way to several counters; each of them is looked for by its name.
    const isKnown =
      !id.startsWith('toward:') && found.some((other) => sameEnd(other.answer as readonly Point[], stops));
    if (isKnown || found.some((other) => other.id === id)) continue;
    if (isReached(candidate) || !('code' in takePath(moving, stops))) found.push(candidate);
  }
  return found;
}

const isClimb = (id: string): boolean => id.startsWith('up:') || id.startsWith('down:');

/** A single stop on the level was found as one that the router reaches. */
const isReached = ({ id, answer }: Candidate): boolean => answer.length === 0 || (answer.length === 1 && !isClimb(id));

const sameEnd = (a: readonly Point[], b: readonly Point[]): boolean => {
  const [p, q] = [a.at(-1), b.at(-1)];
  return p !== undefined && q !== undefined && p[0] === q[0] && p[1] === q[1];
};

function* named(
  moving: Moving,
  counters: readonly Counter[],
  ranges: readonly (number | null)[],
): Generator<Candidate> {
  const router = routerOf(moving);
  const { ground, mover } = router;
  const at = (id: string, point: Point | null): Candidate[] => (point === null ? [] : [{ id, answer: [point] }]);
  const others = ground.figures.filter(({ id }) => id !== mover.id);
  const enemies = others.filter(({ side }) => side !== mover.side);
  const standing = enemies.filter((one) => one.standing);
  const rivals = standing.filter(({ id }) => !id.startsWith('walker-'));
  const solid = ground.pieces.filter(({ area }) => !area);
  yield { id: 'stay', answer: [] };
  const open = counters
    .map((counter, i) => ({ counter, id: `counter-${letterOf(i)}` }))
    .filter(({ counter }) => counter.carrier < 0 && counter.level === moving.level)
    .sort((a, b) => far(mover, a.counter) - far(mover, b.counter));
  const beyond: Candidate[] = [];
  for (const { counter, id } of open) {
    const source =
      counter.source > 0 ? partsOf(moving.position, counter.source).find((part) => part.source) : undefined;
    const touching = source === undefined ? touchDisc(router, counter) : touchPiece(router, source);
    yield* at(`touch:${id}`, touching);
    if (touching === null) beyond.push(...at(`toward:${id}`, towards(router, counter)));
  }
  for (const enemy of standing) yield* at(`engage:${enemy.id}`, engageOne(router, enemy));
  for (const enemy of enemies) if (!enemy.standing) yield* at(`touch:${enemy.id}`, touchDisc(router, enemy));
  for (const [i, a] of standing.entries())
    for (const b of standing.slice(i + 1))
      if (near(a, b)) yield* at(`engage:${a.id}+${b.id}`, engageBoth(router, a, b));
  yield* beyond;
  for (const piece of solid) {
    if (piece.defensible)
      for (const enemy of standing) yield* at(`across:${piece.id}:${enemy.id}`, across(router, piece, enemy));
    for (const rival of rivals) {
      const [place = null] = behind(router, piece, rival);
      yield* at(`behind:${piece.id}:${rival.id}`, place);
    }
    const leap = moving.prone ? null : leapOver(router, piece);
    if (leap !== null) yield { id: `leap:${piece.id}`, answer: leap };
  }
  if (!moving.prone) yield* climbs(moving);
  for (const rival of rivals) {
    yield* at(`unseen:${rival.id}`, inSight(router, rival, false));
    if (ranges.length > 0) yield* at(`sight:${rival.id}`, inSight(router, rival, true));
  }
  for (const range of ranges)
    if (range !== null)
      for (const enemy of standing) yield* at(`within:${range}:${enemy.id}`, withinOf(router, range, enemy));
  for (const piece of solid) yield* at(`touch:${piece.id}`, touchPiece(router, piece));
  for (const friend of others)
    if (friend.side === mover.side) yield* at(`touch:${friend.id}`, touchDisc(router, friend));
  for (const enemy of standing) yield* at(`away:${enemy.id}`, awayFrom(router, enemy));
}

const far = (a: At, b: At): number => squared(a.x, a.y, b.x, b.y);

interface At {
  readonly x: number;
  readonly y: number;
}

/** Up onto each top within reach, or down from the one it stands on: by the nearest stretch of edge (AW-ELEV12). */
function* climbs(moving: Moving): Generator<Candidate> {
  const { position, level } = moving;
  for (const index of position.pieces.keys()) {
    if (!hasTop(position, index) || (level > 0 && level !== index + 1)) continue;
    const answer = climbOver(moving, index);
    if (answer !== null) yield { id: `${level === 0 ? 'up' : 'down'}:${pieceName(position, index)}`, answer };
  }
}

function climbOver(moving: Moving, index: number): readonly Point[] | null {
  const { position, level } = moving;
  const router = routerOf(moving);
  const { mover } = router;
  const open = (x: number, y: number): Climb | undefined =>
    climbsFrom(position, x, y, level).find(
      (climb) => climb.piece === index + 1 && isOpenAt(position, climb, mover.id, mover.side),
    );
  const gates = gatesOf(position, index, level === 0)
    .flatMap(([[ax, ay], [bx, by]]) => router.field([]).toSegment(ax, ay, bx, by) ?? [])
    .sort((a, b) => a.length - b.length || a.x - b.x || a.y - b.y);
  for (const { x, y } of gates) {
    const from = settleNear(x, y, (px, py) => router.reaches(px, py) && open(px, py) !== undefined);
    const climb = from === null ? undefined : open(...from);
    if (from === null || climb === undefined) continue;
    return from[0] === mover.x && from[1] === mover.y ? [climb.to] : [from, climb.to];
  }
  return null;
}

/** Two that one base can touch at once. */
const near = (a: Figure, b: Figure): boolean => within(squared(a.x, a.y, b.x, b.y), CONTACT);
