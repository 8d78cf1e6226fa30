/** What shots may come to: the best of a Survivor where it stands, and what rivals may do to it. */

import { has, itemOf, slotName } from '../rules/cards.ts';
import { canFire } from '../rules/fire.ts';
import { shotAhead } from '../rules/forecast.ts';
import { isSheltered, lineTo } from '../rules/lines.ts';
import { loudnessOf, rangeOf } from '../rules/loud.ts';
import { isEngaged, isWithin } from '../rules/near.ts';
import { type Odds, shotOdds, spreadOf } from '../rules/odds.ts';
import { shootPool, shotDefense } from '../rules/pools.ts';
import { targetsOf } from '../rules/shoot.ts';
import { isWalker, type Model, type Person, playing, type War } from '../rules/state.ts';
import { woundCost } from './lives.ts';
import { loudAt } from './loud.ts';
import type { Mind } from './mind.ts';
import { WEIGHTS } from './weights.ts';

export interface Shot {
  /** As the question names it: `hand-1`, `hand-1.aim`. */
  readonly weapon: string;
  readonly target: string;
  readonly chance: number;
  /** What it brings, its loudness apart. */
  readonly gain: number;
  /** The position after what its loudness sets off. */
  readonly s: War;
  readonly worth: number;
}

/** What wounds on a model are worth to the side that shoots. */
export function hitWorth({ s }: Mind, target: Model, odds: Pick<Odds, 'wounds' | 'critical' | 'spread'>): number {
  if (isWalker(target))
    return (odds.wounds - odds.critical) * (target.prone ? 0 : WEIGHTS.fell) + odds.critical * WEIGHTS.remove;
  const cost = odds.spread.reduce((sum, p, wounds) => sum + p * woundCost(s, target, wounds), 0);
  return cost;
}

/** Who a shot may hit, friend or enemy, as gain of a side. */
function gainAt(s: War, person: Person, target: Model, worth: number): number {
  if (!isEngaged(s, target)) return isWalker(target) ? worth : WEIGHTS.harm * worth;
  // Half of the shots may go to whoever the opponent likes: often a friend.
  const ally =
    !s.together && playing(s).some((one) => one.side === person.side && one !== person && isWithin(one, target, 0));
  return 0.5 * (isWalker(target) ? worth : WEIGHTS.harm * worth) - (ally ? 0.5 * worth + 1 : 0);
}

/** Every shot that somebody could fire where it stands now. */
export function shotsOf(mind: Mind, s: War, who: number, actions: number, quiet: boolean): Shot[] {
  const person = s.people[who];
  const shots: Shot[] = [];
  for (let slot = 0; slot < 2; slot++) {
    const card = person.slots[slot];
    if (!canFire(card) || has(card, 'blast')) continue;
    const loud = loudnessOf(card);
    if (quiet && loud !== null) continue;
    const targets = targetsOf(s, person, card);
    if (targets.length === 0) continue;
    const after = loud === null ? s : loudAt(s, loud, person);
    const before = mind.value(s);
    const cost = loud === null ? 0 : before - mind.value(after);
    const aims = actions >= 2 && (has(card, 'rifle') || has(card, 'deadlyPrecision'));
    for (const target of targets)
      for (const aimed of aims ? [false, true] : [false]) {
        const odds = shotAhead(s, person, card, target, aimed);
        const times = Math.min(itemOf(card).shots + (has(card, 'assault') ? 1 : 0), 3);
        const gain = gainAt(s, person, target, hitWorth(mind, target, odds)) * (1 + 0.5 * (times - 1));
        const wear = odds.anyCritical * 0.5 * (has(card, 'reliable') ? 0.5 : 1) + (has(card, 'unreliable') ? 0.5 : 0);
        shots.push({
          weapon: `${slotName(person, slot)}${aimed ? '.aim' : ''}`,
          target: 'number' in target ? `walker-${target.number}` : target.id,
          chance: odds.wounds,
          gain,
          s: after,
          worth: gain - cost - wear * 0.6 - (aimed ? 0.3 : 0),
        });
      }
  }
  return shots;
}

/** What rivals may do to somebody from where they stand: less behind Cover, nothing where they do not see it. */
export function exposure(s: War, person: Person): number {
  let cost = 0;
  for (const rival of playing(s)) {
    if (rival.side === person.side || rival.prone) continue;
    for (let slot = 0; slot < 2; slot++) {
      const card = rival.slots[slot];
      if (!canFire(card) || has(card, 'blast')) continue;
      const range = rangeOf(s, rival, card);
      if (range !== null && !isWithin(rival, person, range + 2000)) continue;
      const line = lineTo(s, rival, person);
      if (!line.clear || isSheltered(rival, person, line)) continue;
      const odds = shotOdds(spreadOf(shootPool(rival, card, false)), spreadOf(shotDefense(s, person, line.cover)));
      const hurt = odds.spread.reduce((sum, p, wounds) => sum + p * woundCost(s, person, wounds), 0);
      cost += WEIGHTS.shots[rival.activated ? 0 : 1] * hurt;
      break;
    }
  }
  return cost;
}
