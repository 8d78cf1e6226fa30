/** Named places of a Move: worth going to, the same for lists, keys, speech and bots. The most useful first. */
import type { Candidate, Point } from '@shamble/kernel';
import type { Figure } from '../geometry/ground.ts';
import { BASE, CONTACT, KILL_ZONE, within } from '../geometry/limits.ts';
import {
  across,
  awayFrom,
  behind,
  beyondOf,
  engageBoth,
  engageOne,
  inSight,
  leapOver,
  touchDisc,
  touchPiece,
  towards,
  withinOf,
} from '../geometry/places.ts';
import type { Router } from '../geometry/route.ts';
import { settleNear } from '../geometry/sweep.ts';
import { squared } from '../geometry/vector.ts';
import { type Climb, climbsFrom, gatesOf, isOpenAt } from './climb.ts';
import { canFire } from './fire.ts';
import { heard, rangeOf } from './loud.ts';
import { type Moving, routerOf, takePath } from './move.ts';
import { apart2, areEnemies, eligible, isEngaged, isWithin } from './near.ts';
import { type Counter, letterOf, type Model, nameOf, type Person, playing, type War } from './state.ts';
import { hasTop, partsOf, pieceName, terrainOf } from './terrain.ts';

/** More than this nobody reads. */
const MOST = 40;

/** How far the loaded weapons in hand reach; null for everywhere. */
const rangesOf = (s: War, person: Person): (number | null)[] => [
  ...new Set(person.slots.slice(0, 2).flatMap((card) => (canFire(card) ? [rangeOf(s, person, card)] : []))),
];

/** From whom it is worth to keep away, and how far edge to edge: a Kill Zone, how far a Walker hears, what a weapon reaches. */
interface Danger {
  readonly of: 'zone' | 'noise' | number;
  readonly from: string;
  readonly range: number;
}

/** Limits that matter to a Move, as they are when it is asked about. */
export interface Limits {
  /** How far the own weapons reach. */
  readonly ranges: readonly (number | null)[];
  /** Those within which somebody stands. */
  readonly dangers: readonly Danger[];
}

/** What somebody stands within, the nearest first (4.4): Kill Zones; of a loud Move who hears it; what rivals shoot that far and no farther. */
export function limitsOf(s: War, person: Person, loud: boolean): Limits {
  const found = (of: Danger['of'], from: Model, range: number): Danger[] =>
    isWithin(person, from, range) ? [{ of, from: nameOf(from), range }] : [];
  const walkers = eligible(s)
    .filter(({ level }) => level === person.level)
    .toSorted((a, b) => apart2(a, person) - apart2(b, person));
  const rivals = playing(s).filter((rival) => areEnemies(rival, person) && rival.level === person.level);
  return {
    ranges: rangesOf(s, person),
    dangers: [
      ...walkers.flatMap((walker) => found('zone', walker, KILL_ZONE - BASE)),
      ...rivals.flatMap((rival) => {
        const all = rangesOf(s, rival);
        const most = Math.max(0, ...all.map((range) => range ?? Infinity));
        return most > 0 && most < Infinity && !isEngaged(s, rival) ? found(most, rival, most) : [];
      }),
      ...(loud ? walkers.flatMap((walker) => found('noise', walker, heard(s))) : []),
    ],
  };
}

/** Worked out from what the question carries alone, so that it may be done later. */
export function placesFor(moving: Moving, counters: readonly Counter[], limits: Limits): Candidate[] {
  const found: Candidate[] = [];
  const { mover } = routerOf(moving);
  for (const candidate of named(moving, counters, limits)) {
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

function* named(moving: Moving, counters: readonly Counter[], { ranges, dangers }: Limits): Generator<Candidate> {
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
  const unreached: Candidate[] = [];
  const beyond = (of: (danger: Danger) => boolean): Candidate[] => outOf(router, dangers.filter(of));
  for (const { counter, id } of open) {
    const source =
      counter.source > 0 ? partsOf(moving.position, counter.source).find((part) => part.source) : undefined;
    const touching = source === undefined ? touchDisc(router, counter) : touchPiece(router, source);
    yield* at(`touch:${id}`, touching);
    if (touching === null) unreached.push(...at(`toward:${id}`, towards(router, counter)));
  }
  const chased = new Set<string>();
  for (const enemy of standing) {
    const place = engageOne(router, enemy);
    if (place !== null) chased.add(enemy.id);
    yield* at(`engage:${enemy.id}`, place);
  }
  for (const enemy of enemies) if (!enemy.standing) yield* at(`touch:${enemy.id}`, touchDisc(router, enemy));
  for (const [i, a] of standing.entries())
    for (const b of standing.slice(i + 1))
      if (near(a, b)) yield* at(`engage:${a.id}+${b.id}`, engageBoth(router, a, b));
  yield* unreached;
  yield* beyond(({ of }) => of === 'zone');
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
  yield* beyond(({ of }) => typeof of === 'number');
  for (const range of ranges)
    if (range !== null)
      for (const enemy of standing) yield* at(`within:${range}:${enemy.id}`, withinOf(router, range, enemy));
  for (const rival of rivals) if (!chased.has(rival.id)) yield* at(`toward:${rival.id}`, towards(router, rival));
  yield* beyond(({ of }) => of === 'noise');
  const untouched = new Set<string>();
  for (const piece of solid) {
    const place = touchPiece(router, piece);
    if (place === null) untouched.add(piece.id);
    yield* at(`touch:${piece.id}`, place);
  }
  for (const friend of others)
    if (friend.side === mover.side) yield* at(`touch:${friend.id}`, touchDisc(router, friend));
  for (const enemy of standing) yield* at(`away:${enemy.id}`, awayFrom(router, enemy));
  // A source whose counter is open is found by that.
  const sources = moving.level > 0 ? [] : terrainOf(moving.position).parts.filter(({ source }) => source);
  for (const { id, hull, piece } of sources)
    if (untouched.has(id) && !open.some(({ counter }) => counter.source === piece))
      yield* at(`toward:${id}`, towards(router, hull));
}

/** The nearest place out of each of some limits; out of earshot it is only where nobody else hears either. */
function outOf(router: Router, dangers: readonly Danger[]): Candidate[] {
  const within = dangers.flatMap((danger) => {
    const figure = router.ground.figures.find(({ id }) => id === danger.from);
    return figure === undefined ? [] : [{ ...danger, figure }];
  });
  return within.flatMap(({ of, from, range, figure }) => {
    const place = beyondOf(router, range, figure, of === 'noise' ? within : []);
    return place === null ? [] : [{ id: `beyond:${of}:${from}`, answer: [place] }];
  });
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
