/** NOISE and MAYHEM (3.5): who hears it, who comes, in which order. */
import type { Params, Rules } from '@shamble/kernel';
import type { Loudness } from '../content/items.ts';
import { nearest } from '../geometry/gap.ts';
import { distance2 } from '../geometry/hull.ts';
import { pointWithin, sq, touchesPiece, within } from '../geometry/limits.ts';
import { chooseOf } from './ask.ts';
import { rollAction } from './dice.ts';
import { heard } from './loud.ts';
import { hasMoment } from './moments.ts';
import { apart2, eligible, isEligible } from './near.ts';
import { movesFree } from './orders.ts';
import { type G, ini, nameOf, type Person, seatOf, sides, type Walker, type War } from './state.ts';
import { terrainOf } from './terrain.ts';
import { changeThreat } from './threat.ts';
import { walkTo, waysOf } from './walkers.ts';

const TIE = { id: 'noise-tie', rules: ['AW-NOISE02', 'AW-GEO15'] };
const NEXT = { id: 'mayhem-next', rules: ['AW-NOISE04'] };

/** Where it is loud: a model's place, or a bare point; at a piece, Walkers touching it are passed over (AW-NOISE05, AW-CONT05). */
export interface Source {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly piece?: number;
}

/** From a model edge to edge, from a point to the edge of the base (AW-GEO05). */
function hears(s: War, walker: Walker, source: Source): boolean {
  const d2 = apart2(walker, source);
  return isModel(source) ? within(d2, heard(s)) : d2 <= sq(pointWithin(heard(s)));
}

const isModel = (source: Source): source is Person => 'status' in source;

/** An Event card moves each Walker once, and what it makes loud is part of it (AW-EVENT06). */
const isDone = (s: War, walker: Walker): boolean => s.step === 'event' && walker.moved;

/** Eligible Walkers that hear it (AW-NOISE02, AW-NOISE02-R). */
export function hearers(s: War, source: Source): Walker[] {
  const parts = terrainOf(s).parts.filter(({ piece }) => piece === source.piece);
  return eligible(s).filter(
    (walker) =>
      !isDone(s, walker) &&
      hears(s, walker, source) &&
      !parts.some(({ hull }) => touchesPiece(distance2(hull, walker.x, walker.y))),
  );
}

/** Loud at a place, caused by somebody or by a card; `count` Walkers answer a NOISE. */
export function* makeLoud(g: G, loud: Loudness, source: Source, by: Person | null, count = 1): Rules {
  // A dead model's last place is the source (AW-NOISE10).
  const place: Source = { ...source };
  g.emit({
    type: 'loud',
    loud,
    x: source.x,
    y: source.y,
    by: by?.id ?? null,
    heard: g.sink === null ? 0 : hearersOf(g.state, loud, isModel(source) ? source : place, count),
    rules: loud === 'noise' ? ['AW-NOISE01', 'AW-NOISE02'] : ['AW-NOISE01', 'AW-NOISE03'],
  });
  const exposed = by === null ? [] : smells(g, by, loud);
  if (loud === 'noise') yield* answerNoise(g, isModel(source) ? source : place, count, exposed);
  else yield* answerMayhem(g, isModel(source) ? source : place, exposed);
}

/** How many Walkers answer. */
function hearersOf(s: War, loud: Loudness, source: Source, count: number): number {
  const all = hearers(s, source).length;
  return loud === 'noise' ? Math.min(count, all) : all;
}

/** Loudness takes away the help of Masked Scent: MAYHEM always, NOISE on a blank (AW-KEY17a). */
function smells(g: G, by: Person, loud: Loudness): Person[] {
  const s = g.state;
  if (!hasMoment(s, by, 'maskedScent')) return [];
  const kept = loud === 'noise' && rollAction(g, 'scent-noise');
  g.emit({ type: 'scent-lost', survivor: by.id, lost: !kept, rules: ['AW-KEY17a'] });
  if (kept) return [];
  if (s.now !== null && s.people[s.now.who] === by) s.now.smelled = true;
  return [by];
}

/** Where it is loud, for whoever chooses who comes. */
const told = ({ x, y, level }: Source): Params => ({ at: [x, y, level] });

/** The nearest answers, even if it can hardly move; those who answer are fixed first (AW-NOISE02, AW-NOISE10, AW-CONT02). */
function* answerNoise(g: G, source: Source, count: number, exposed: readonly Person[]): Rules {
  const s = g.state;
  const answering: Walker[] = [];
  while (answering.length < count) {
    const left = hearers(s, source).filter((walker) => !answering.includes(walker));
    if (left.length === 0) break;
    answering.push(yield* chooseOf(g, ini(s), TIE, nearest(left, source.x, source.y), nameOf, told(source)));
  }
  for (const walker of answering)
    if (s.walkers.includes(walker) && isEligible(s, walker)) yield* answer(g, walker, source, 'noise', exposed);
}

/** Threat first, then all who hear it, fixed before the first moves, sides in turn choosing the next (AW-NOISE03, AW-NOISE04). */
function* answerMayhem(g: G, source: Source, exposed: readonly Person[]): Rules {
  const s = g.state;
  changeThreat(g, 1, 'mayhem', ['AW-NOISE03', 'AW-THR03']);
  let left = hearers(s, source);
  for (let turn = 0; left.length > 0; turn++) {
    left = left.filter((walker) => s.walkers.includes(walker) && isEligible(s, walker));
    if (left.length === 0) return;
    const order = sides(s);
    const walker = movesFree(s, left, (one) => waysOf(s, one, source))
      ? left[0]
      : yield* chooseOf(g, seatOf(s, order[turn % order.length]), NEXT, left, nameOf, told(source));
    left = left.filter((other) => other !== walker);
    yield* answer(g, walker, source, 'mayhem', exposed);
  }
}

function* answer(g: G, walker: Walker, source: Source, why: Loudness, exposed: readonly Person[]): Rules {
  walker.moved = true;
  yield* walkTo(g, walker, source, why, exposed);
}
