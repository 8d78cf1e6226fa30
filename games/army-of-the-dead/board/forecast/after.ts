/** The position after an option that rolls dice or wakes sleepers: every way it may come, and what the dead would do then. */
import { Chance, clone, knownTo, SPECTATOR, Table } from '@shamble/kernel';
import { lay } from '../../rules/bola.ts';
import { blastAt } from '../../rules/explosion.ts';
import { put, take } from '../../rules/figures.ts';
import { type Forecast, forecast } from '../../rules/forecast.ts';
import { wound } from '../../rules/harm.ts';
import { type Group, groupsIn, sharesOf, targetId } from '../../rules/hits.ts';
import { damageOf } from '../../rules/pool.ts';
import { type Army, dormantNumber, dormantZone, isAbomination, zombieOf } from '../../rules/state.ts';
import type { Shot } from '../ahead.ts';
import { merged } from './merged.ts';
import { type Missed, withMisses } from './misses.ts';
import { UNSEEN } from './sleepers.ts';

type Fallen = ReadonlyMap<Group, number>;

/** Where the Noise is then, and in which Zones sleepers wake. */
export interface Stir {
  readonly noise: number | null;
  readonly zones: readonly number[];
}

/** How many Shamblers a token of a Zone holds that nobody has seen. */
type Unseen = (zone: number) => number;

/** Whom so many successes bring down: the dearest first, or the cheapest where its player wants that. */
export function fallenBy(s: Army, { attack, pool }: Shot, hits: number, cheapest = false): Fallen {
  const { zone, focus, weapon } = attack;
  const down = new Map<Group, number>();
  if (hits === 0 || weapon.does === 'layDown') return down;
  const groups = groupsIn(s, zone);
  const damage = damageOf(pool, 0);
  if (weapon.explosive) {
    const { fallen } = blastAt(s, zone, damage);
    for (const group of groups) if (fallen.some(({ id }) => id === group.id)) down.set(group, group.n);
  } else if (focus !== null) {
    const group = groups.find(({ id }) => id === targetId(focus));
    if (group && hits * damage >= zombieOf(s, group.kind).toughness) down.set(group, 1);
  } else
    for (const share of sharesOf(s, attack, groups, hits, damage)) {
      let left = share.total;
      for (const group of cheapest ? share.groups : share.groups.toReversed()) {
        const n = Math.min(left, group.n);
        if (n > 0) down.set(group, n);
        left -= n;
      }
    }
  return down;
}

interface After {
  readonly later: Army;
  /** The box has too few for somebody who wakes: all Shamblers act at once, and where to is not foreseen. */
  readonly short: boolean;
}

/** The position without those who fell, with the Noise where it was made and those who woke. */
export function after(s: Army, zone: number, fallen: Fallen, { noise, zones }: Stir, unseen: Unseen): After {
  const later = clone(s);
  let short = false;
  for (const [{ kind, lying }, n] of fallen) {
    take(later, zone, kind, n, lying ? n : 0);
    if (kind === 'shambler') later.box.shamblers += n;
    if (isAbomination(kind)) later[kind].dead = true;
  }
  if (noise !== null) later.noise = noise;
  for (const token of s.dormants) {
    const at = dormantZone(token);
    const n = knownTo(token, SPECTATOR) ? dormantNumber(token) : unseen(at);
    if (!zones.includes(at)) continue;
    if (n <= later.box.shamblers) put(later, at, 'shambler', n);
    else short = true;
  }
  later.dormants = s.dormants.filter((token) => !zones.includes(dormantZone(token)));
  return { later, short };
}

const none: Fallen = new Map();

/** Everything that an attack may do to a Zone: for each number of successes, shared out one way or the other. */
function outcomes(s: Army, shot: Shot): Fallen[] {
  const { hits } = shot.odds;
  const can = hits.flatMap((p, n) => (p > 0 ? [fallenBy(s, shot, n), fallenBy(s, shot, n, true)] : []));
  // Hunter and Reaper take one more, and natural 6s bring down whom the Damage alone would not.
  const { hunts, reaps, sixDamage } = shot.pool;
  const most = hunts.length > 0 || reaps !== null || sixDamage !== null;
  const all: Fallen = new Map(groupsIn(s, shot.attack.zone).map((group) => [group, group.n]));
  return most ? [...can, all] : can;
}

/** What a Bola lays down lies through the next Phase; an explosion hits everybody in its Zone. */
function besides(later: Army, { attack, pool }: Shot): Army {
  const { zone, focus, weapon } = attack;
  if (weapon.does === 'layDown' && focus !== null) lay(later, zone, focus.kind);
  if (weapon.explosive) {
    const table = new Table(later, new Chance(later.rng));
    const { fighters, damage } = blastAt(later, zone, damageOf(pool, 0));
    for (const who of fighters) wound(table, who, damage);
  }
  return later;
}

/** So many ways are foreseen one by one; of more only those with fewest and most in each Zone. */
const MOST_WAYS = 64;

/** The ways in which tokens may wake. How many come in one Zone may change where those of another go. */
function wakingsOf(s: Army, { zones }: Stir, times: number): Unseen[] {
  const hidden = s.dormants.filter((token) => zones.includes(dormantZone(token)) && !knownTo(token, SPECTATOR));
  const places = [...new Set(hidden.map(dormantZone))];
  const all = Array.from({ length: UNSEEN.most }, (_, i) => i + UNSEEN.least);
  const numbers = times * all.length ** places.length <= MOST_WAYS ? all : [UNSEEN.least, UNSEEN.most];
  let ways: ReadonlyMap<number, number>[] = [new Map()];
  for (const place of places) ways = ways.flatMap((way) => numbers.map((n) => new Map([...way, [place, n]])));
  return ways.map((way) => (zone) => way.get(zone) ?? UNSEEN.least);
}

/** What the dead would do after an option, in all ways it may come. */
export function forecastAfter(s: Army, shot: Shot | null, stir: Stir, runsShort = false): Forecast {
  const seen = new Map<string, After>();
  const zone = shot?.attack.zone ?? -1;
  const results = shot === null ? [none] : outcomes(s, shot);
  const keyOf = (fallen: Fallen, i: number): string => `${i} ${[...fallen].map(([{ id }, n]) => `${id} ${n}`).join()}`;
  const wakings = wakingsOf(s, stir, results.length);
  for (const fallen of results)
    for (const [i, unseen] of wakings.entries()) {
      const key = keyOf(fallen, i);
      if (!seen.has(key)) seen.set(key, after(s, zone, fallen, stir, unseen));
    }
  const cases = [...seen.values()];
  const states = cases.map(({ later }) => later);
  if (shot !== null && (shot.attack.weapon.does === 'layDown' || shot.attack.weapon.explosive))
    states.push(...states.map((one) => besides(clone(one), shot)));
  const foreseen = states.map(forecast);
  const keys = [...seen.keys()];
  const at = (fallen: Fallen, i: number): Forecast => foreseen[keys.indexOf(keyOf(fallen, i))];
  const missed = (one: Shot): Missed[] =>
    one.odds.rolls.flatMap(({ hits, misses }) =>
      [fallenBy(s, one, hits), fallenBy(s, one, hits, true)].flatMap((fallen) =>
        wakings.map((_, i) => ({ misses, told: at(fallen, i) })),
      ),
    );
  const told = shot === null ? merged(foreseen) : withMisses(s, shot, merged(foreseen), missed(shot));
  const short = runsShort || cases.some((one) => one.short);
  return short ? { ...told, extras: [...told.extras, { sure: false }], sure: false } : told;
}
