/** Who lives through what the dead would do, now and after an attack. */
import { clone, knownTo, SPECTATOR } from '@shamble/kernel';
import { earshot } from '../../rules/dormants.ts';
import { blastAt } from '../../rules/explosion.ts';
import { put, take } from '../../rules/figures.ts';
import { forecast } from '../../rules/forecast.ts';
import { type Group, groupsIn, sharesOf, targetId } from '../../rules/hits.ts';
import { damageOf } from '../../rules/pool.ts';
import { type Span, span } from '../../rules/span.ts';
import { type Army, dormantNumber, dormantZone, isAbomination, zombieOf } from '../../rules/state.ts';
import type { Shot } from '../ahead.ts';

/** The chance that somebody who must fall now need not afterwards. */
export interface Life {
  readonly survivor: string;
  readonly after: Readonly<Span>;
}

type Fallen = ReadonlyMap<Group, number>;

/** Whom so many successes bring down, the dearest first. */
function fallenBy(s: Army, { attack, pool }: Shot, hits: number): Fallen {
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
      for (const group of share.groups.toReversed()) {
        const n = Math.min(left, group.n);
        if (n > 0) down.set(group, n);
        left -= n;
      }
    }
  return down;
}

/** The position without those who fell, with the Noise where it was made and those it wakes. */
function after(s: Army, zone: number, fallen: Fallen, noise: number | null, unseen: number): Army {
  const later = clone(s);
  for (const [{ kind, lying }, n] of fallen) {
    take(later, zone, kind, n, lying ? n : 0);
    if (isAbomination(kind)) later[kind].dead = true;
  }
  if (noise === null) return later;
  later.noise = noise;
  const near = earshot(s, noise);
  for (const token of s.dormants) {
    const n = knownTo(token, SPECTATOR) ? dormantNumber(token) : unseen;
    const at = dormantZone(token);
    if (near.includes(at) && n <= later.box.shamblers) put(later, at, 'shambler', n);
  }
  later.dormants = s.dormants.filter((token) => !near.includes(dormantZone(token)));
  return later;
}

const mustFall = (s: Army): ReadonlySet<string> => {
  const { survivors, zones } = forecast(s);
  const alone = zones.filter(({ falls, survivors: ids }) => falls === 'must' && ids.length === 1);
  return new Set([
    ...survivors.filter(({ falls }) => falls === 'must').map(({ survivor }) => survivor),
    ...alone.flatMap(({ survivors: ids }) => ids),
  ]);
};

/** The fewest and the most Shamblers on a token that nobody has seen. */
export const UNSEEN = { least: 1, most: 4 };

/** For those who must fall now: the chance that they need not after the attack, whatever its Noise wakes. Skills that add to what falls are not foreseen. */
export function livesAfter(s: Army, shot: Shot, noise: number | null): Life[] {
  const before = [...mustFall(s)];
  if (before.length === 0) return [];
  const worst = chancesOf(s, shot, noise, UNSEEN.most);
  const best = chancesOf(s, shot, noise, UNSEEN.least);
  return before.map((survivor) => ({ survivor, after: span(worst(survivor), best(survivor)) }));
}

/** The chance of each not to be made to fall, with so many on every token that is unseen. */
function chancesOf(s: Army, shot: Shot, noise: number | null, unseen: number): (survivor: string) => number {
  const known = new Map<string, ReadonlySet<string>>();
  const cases = shot.odds.hits.map((p, hits) => {
    const fallen = fallenBy(s, shot, hits);
    const key = [...fallen].map(([{ id }, n]) => `${id} ${n}`).join();
    const doomed = known.get(key) ?? mustFall(after(s, shot.attack.zone, fallen, noise, unseen));
    known.set(key, doomed);
    return { p, doomed };
  });
  return (survivor) => cases.reduce((sum, { p, doomed }) => (doomed.has(survivor) ? sum : sum + p), 0);
}
