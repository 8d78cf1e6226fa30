/** Counters as goals: how near somebody is to the next ones. */
import { INCH } from '../content/lengths.ts';
import { distance2 } from '../geometry/hull.ts';
import { BASE, CONTACT, inKillZone } from '../geometry/limits.ts';
import { apart2, areEnemies, isEngaged } from '../rules/near.ts';
import { touchesCounter } from '../rules/search.ts';
import { type Counter, isWalker, type Model, models, type Person, playing, type War } from '../rules/state.ts';
import { terrainOf } from '../rules/terrain.ts';
import { WEIGHTS } from './weights.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far somebody there is from touching a counter or its source, in inches. */
function awayFrom(s: War, { x, y }: Spot, counter: Counter): number {
  const part =
    counter.source > 0 ? terrainOf(s).parts.find(({ piece, source }) => piece === counter.source && source) : undefined;
  const far =
    part === undefined ? Math.sqrt(apart2({ x, y }, counter)) - CONTACT : Math.sqrt(distance2(part.hull, x, y)) - BASE;
  return Math.max(0, far) / INCH;
}

export interface Goal {
  readonly counter: Counter;
  readonly letter: number;
  /** What it would bring to whoever stands beside it, if nobody guarded it. */
  readonly worth: number;
  readonly guards: readonly Model[];
}

/** Enemies of somebody that are free and keep a counter (AW-SEARCH03). */
const guardsOf = (s: War, person: Person, counter: Counter): Model[] =>
  models(s).filter(
    (enemy) => areEnemies(person, enemy) && touchesCounter(s, enemy, counter) && (enemy.prone || !isEngaged(s, enemy)),
  );

/** The counters somebody may go for, each with what others leave of it. */
export function goalsOf(s: War, person: Person): Goal[] {
  return s.counters.flatMap((counter, letter) => {
    if (counter.carrier >= 0) return [];
    const own = awayFrom(s, person, counter);
    let worth = WEIGHTS.counter;
    for (const other of playing(s)) {
      if (other === person || other.id === person.id) continue;
      const theirs = awayFrom(s, other, counter);
      if (theirs >= own - 0.5) continue;
      worth *= other.side === person.side ? WEIGHTS.friend : WEIGHTS.rival;
    }
    return [{ counter, letter, worth, guards: guardsOf(s, person, counter) }];
  });
}

/** What is left of a guarded counter: more where all its guards come to somebody who is likely to beat them. */
function freed(guards: readonly Model[], at: Spot, win: number): number {
  const { guarded } = WEIGHTS;
  if (guards.length === 0) return 1;
  const met = guards.every((guard) => isWalker(guard) && inKillZone(apart2(guard, at)));
  return met ? guarded + (1 - guarded) * win : guarded;
}

/** What goals are worth from a place, to somebody who wins a fight against one Walker that often. */
export function promise(s: War, goals: readonly Goal[], at: Spot, win: number): number {
  const { pace, far, goals: shares } = WEIGHTS;
  const list = goals
    .map(
      ({ counter, worth, guards }) =>
        (worth * freed(guards, at, win)) / (1 + far * (1 + awayFrom(s, at, counter) / pace)),
    )
    .sort((a, b) => b - a);
  return shares.reduce((sum, share, i) => sum + share * (list[i] ?? 0), 0);
}
