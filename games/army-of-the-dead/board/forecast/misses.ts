/** Misses that hit friends before the dead act (AD-FF02): who may fall then, if the misses are shared out as well as can be. */
import { type Forecast, losesWith } from '../../rules/forecast.ts';
import { zoneId } from '../../rules/ground.ts';
import { type Span, span } from '../../rules/span.ts';
import type { Army } from '../../rules/state.ts';
import { allCanLive, type Falls, type Person, victimsIn } from '../../rules/victims.ts';
import type { Shot } from '../ahead.ts';

/** What the dead would do after a roll, and how many dice of it miss. */
export interface Missed {
  readonly misses: number;
  readonly told: Forecast;
}

/** Attacks of the dead on a Zone after a roll. */
interface Attacked {
  readonly ones: Span;
  readonly twos: Span;
  readonly blast: Span;
}

const NOBODY: Attacked = { ones: span(0), twos: span(0), blast: span(0) };

/** Whether misses can be shared among those at risk so that nobody falls by them and by so many Attacks. */
function canLive(
  people: readonly Person[],
  risk: readonly string[],
  misses: number,
  damage: number,
  [ones, twos, blast]: readonly number[],
  from = 0,
): boolean {
  if (misses === 0) return allCanLive(people, ones, twos, blast);
  for (let i = from; i < people.length; i++) {
    const { id, health } = people[i];
    if (!risk.includes(id) || health <= damage) continue;
    const hit = people.with(i, { ...people[i], health: health - damage });
    if (canLive(hit, risk, misses - 1, damage, [ones, twos, blast], i)) return true;
  }
  return false;
}

/** The forecast with the Wounds of the shot itself: it was made for those who stand there unhurt. */
export function withMisses(
  s: Army,
  { attack, pool, odds: { friends } }: Shot,
  all: Forecast,
  cases: readonly Missed[],
): Forecast {
  if (attack.weapon.explosive || pool.spares !== null || friends.hit === 0) return all;
  const { damage } = attack.weapon;
  const zone = zoneId(s, attack.zone);
  const { people } = victimsIn(s, attack.zone);
  const attackedIn = ({ zones }: Forecast): Attacked => zones.find((one) => one.zone === zone) ?? NOBODY;
  const most = ({ id }: Person, { misses, told }: Missed): number => {
    const { ones, twos, blast } = attackedIn(told);
    return (friends.ids.includes(id) ? misses * damage : 0) + ones.most + 2 * twos.most + blast.most;
  };
  const fallsAfter = (one: Missed): Falls => {
    const { ones, twos, blast } = attackedIn(one.told);
    const lives = (attacks: readonly number[]): boolean => canLive(people, friends.ids, one.misses, damage, attacks);
    if (people.every((person) => most(person, one) < person.health)) return 'nobody';
    if (!lives([ones.least, twos.least, blast.least])) return 'must';
    return lives([ones.most, twos.most, blast.most]) ? 'need-not' : 'depends';
  };
  const falls = [...new Set(cases.map(fallsAfter))];
  const may = people.filter((person) => cases.some((one) => most(person, one) >= person.health));
  const loses = (id: string): boolean => may.some((one) => one.id === id && losesWith(s, [one]));
  const survivors = all.survivors.map((one) =>
    one.falls === 'no' && may.some(({ id }) => id === one.survivor)
      ? { ...one, falls: 'may' as const, loses: loses(one.survivor) }
      : one,
  );
  return {
    ...all,
    survivors,
    zones: all.zones.map((one) => (one.zone === zone ? { ...one, falls: oneVerdict(falls) } : one)),
    lost: all.lost === 'no' && survivors.some((one) => one.loses) ? 'may' : all.lost,
    sure: false,
  };
}

/** One verdict for every way the dice may show. */
export function oneVerdict(falls: readonly Falls[]): Falls {
  if (falls.length === 1) return falls[0];
  return falls.some((one) => one === 'must' || one === 'depends') ? 'depends' : 'need-not';
}
