/** Whom successes bring down: Melee, Target Priority, Focused Attacks, Hunter and Reaper (AD-CMB06, steps 7 and 8). */
import type { Rules } from '@shamble/kernel';
import type { ZombieKind } from '../content/zombies.ts';
import { offer, split } from './ask.ts';
import { judge } from './goals.ts';
import { zoneId } from './ground.ts';
import { canUse, fell, type Tally } from './kill.ts';
import type { Attack, Source, Target } from './moments.ts';
import { fighterNamed, zoneNamed } from './named.ts';
import type { Pool } from './pool.ts';
import { type Army, countIn, type G, idOf, isAbomination, KINDS, lyingIn, zombieOf } from './state.ts';

/** Zombies of a Zone that are alike to an attack: of one kind, all standing or all lying. */
export interface Group extends Target {
  /** `alpha`, or `alpha-lying`. */
  readonly id: string;
  readonly n: number;
}

/** Hits that fall within some groups, each on another figure. */
interface Share {
  readonly groups: readonly Group[];
  readonly total: number;
}

const SPLIT = { id: 'hits', rules: ['AD-MELEE01', 'AD-MELEE04-R'] };
const SPLIT_ANY = { id: 'hits', rules: ['AD-PRIO06-R', 'AD-MELEE04-R'] };
const SPLIT_CLASS = { id: 'hits', rules: ['AD-PRIO03'] };
const HUNTER = { id: 'hunter', rules: ['AD-SKILL05', 'AD-SKILL05-R'] };
const REAPER = { id: 'reaper', rules: ['AD-SKILL17', 'AD-SKILL17-R'] };
const LOST = ['AD-CMB04', 'AD-CMB05'];
const LOST_BY_PRIORITY = ['AD-CMB04', 'AD-PRIO02', 'AD-PRIO04-R'];
const FOCUSED = ['AD-FOCUS03', 'AD-FOCUS04', 'AD-ZOM01'];

export const targetId = ({ kind, lying }: Target): string => (lying ? `${kind}-lying` : kind);

/** Everybody in a Zone that an attack can mean; Dormants are nobody (AD-DORM10). */
export function groupsIn(s: Army, zone: number): Group[] {
  const groups: Group[] = [];
  for (const kind of KINDS) {
    const all = countIn(s, zone, kind);
    if (all === 0) continue;
    const lying = s.lying.length === 0 ? 0 : lyingIn(s, zone, kind);
    if (all > lying) groups.push({ id: kind, kind, lying: false, n: all - lying });
    if (lying > 0) groups.push({ id: `${kind}-lying`, kind, lying: true, n: lying });
  }
  return groups;
}

export const figures = (groups: readonly Group[]): number => groups.reduce((sum, { n }) => sum + n, 0);

/** Ranged attacks follow Target Priority, but for a weapon that ignores it (AD-PRIO01, AD-MELEE03, AD-PRIO06-R). */
export const followsPriority = ({ type, weapon }: Pick<Attack, 'type' | 'weapon'>): boolean =>
  type === 'ranged' && weapon.does !== 'anyTarget';

const priorityOf = (s: Army, { kind }: Target): number => zombieOf(s, kind).priority;

/** Those of a Zone that may be named: by Priority, any in Melee, anybody on his feet for a Bola (AD-FOCUS02-R, AD-BOLA02-R). */
export function nameable(s: Army, attack: Pick<Attack, 'type' | 'weapon'>, groups: readonly Group[]): readonly Group[] {
  if (attack.weapon.does === 'layDown') return groups.filter(({ lying }) => !lying);
  if (!followsPriority(attack)) return groups;
  let first = Number.POSITIVE_INFINITY;
  for (const group of groups) first = Math.min(first, priorityOf(s, group));
  return groups.filter((group) => priorityOf(s, group) === first);
}

/** Where the hits of an attack that names nobody go; what is not in here is lost. */
export function sharesOf(s: Army, attack: Attack, groups: readonly Group[], hits: number, damage: number): Share[] {
  const able = (list: readonly Group[]): Group[] => list.filter(({ kind }) => zombieOf(s, kind).toughness <= damage);
  const shares: Share[] = [];
  const give = (to: readonly Group[], most: number): number => {
    const n = Math.min(most, figures(to));
    if (n > 0) shares.push({ groups: to, total: n });
    return n;
  };
  if (!followsPriority(attack)) {
    give(able(groups), hits);
    return shares;
  }
  let left = hits;
  for (let priority = 1; priority <= 3 && left > 0; priority++) {
    const all = groups.filter((group) => priorityOf(s, group) === priority);
    const given = give(able(all), left);
    // Weak hits are wasted on whoever comes first (AD-PRIO04-R).
    if (given < figures(all)) break;
    left -= given;
  }
  return shares;
}

/** Whether one success more would bring anybody else down. */
export function wantsMoreHits(s: Army, attack: Attack, hits: number, damage: number): boolean {
  const { focus, zone } = attack;
  if (focus !== null) {
    const { toughness } = zombieOf(s, focus.kind);
    return Number.isFinite(toughness) && hits * damage < toughness;
  }
  const fallenBy = (n: number): number =>
    sharesOf(s, attack, groupsIn(s, zone), n, damage).reduce((sum, { total }) => sum + total, 0);
  return fallenBy(hits + 1) > fallenBy(hits);
}

const promptFor = (attack: Attack): typeof SPLIT => {
  if (attack.type === 'melee') return SPLIT;
  return followsPriority(attack) ? SPLIT_CLASS : SPLIT_ANY;
};

const down = (g: G, tally: Tally, zone: number, { kind, lying }: Target, n: number): void =>
  fell(g, tally, zone, kind, n, lying ? n : 0);

/** Successes are given out and eliminate (AD-CMB06, step 7), then Hunter and Reaper take theirs (step 8). */
export function* strike(g: G, attack: Attack, pool: Pool, hits: number, damage: number, tally: Tally): Rules {
  const kinds =
    attack.focus === null ? yield* spread(g, attack, hits, damage, tally) : focused(g, attack, hits, damage, tally);
  judge(g);
  if (kinds.length === 0 || !canUse(g, attack.who)) return;
  for (const source of pool.hunts) {
    const { hunts } = source.hooks;
    if (hunts !== undefined) yield* oneMore(g, attack, tally, HUNTER, source, [hunts]);
  }
  const like = kinds.filter((kind) => !isAbomination(kind));
  if (pool.reaps !== null) yield* oneMore(g, attack, tally, REAPER, pool.reaps, like);
}

/** All Damage goes to the one that was named; less than it needs does nothing (AD-FOCUS03, AD-FOCUS04). */
function focused(g: G, attack: Attack, hits: number, damage: number, tally: Tally): ZombieKind[] {
  const s = g.state;
  const { focus, zone } = attack;
  if (focus === null || hits === 0) return [];
  const dealt = hits * damage;
  const { toughness } = zombieOf(s, focus.kind);
  const falls = dealt >= toughness;
  const needs = Number.isFinite(toughness) ? toughness : null;
  g.emit({
    type: 'focused',
    target: targetId(focus),
    zone: zoneId(s, zone),
    damage: dealt,
    needs,
    falls,
    rules: FOCUSED,
  });
  if (!falls) return [];
  down(g, tally, zone, focus, 1);
  return [focus.kind];
}

/** Hits are shared out among those they can eliminate (AD-MELEE04-R, AD-PRIO01 to AD-PRIO04-R); the kinds that fell. */
function* spread(g: G, attack: Attack, hits: number, damage: number, tally: Tally): Rules<ZombieKind[]> {
  const s = g.state;
  const { zone, who, weapon } = attack;
  const shares = sharesOf(s, attack, groupsIn(s, zone), hits, damage);
  const seat = s.team[who].owner;
  const given: [Group, number][] = [];
  for (const { groups, total } of shares) {
    const ids = groups.map(({ id }) => id);
    const limits = groups.map(({ n }) => n);
    const params = {
      survivor: fighterNamed(s, who),
      card: { id: `card.${weapon.id}` },
      zone: zoneNamed(s, zone),
      n: total,
    };
    const answer = yield* split(g, seat, promptFor(attack), ids, total, limits, params);
    for (const group of groups) if (answer[group.id] > 0) given.push([group, answer[group.id]]);
  }
  const lost = hits - shares.reduce((sum, { total }) => sum + total, 0);
  for (const [group, n] of given) down(g, tally, zone, group, n);
  if (lost > 0) g.emit({ type: 'hits-lost', n: lost, rules: followsPriority(attack) ? LOST_BY_PRIORITY : LOST });
  return given.map(([{ kind }]) => kind);
}

/** One more falls, if the player likes: whatever Priority and Damage say (AD-SKILL05-R, AD-SKILL17-R). */
function* oneMore(
  g: G,
  attack: Attack,
  tally: Tally,
  ask: typeof HUNTER,
  source: Source,
  kinds: readonly ZombieKind[],
): Rules {
  const s = g.state;
  const groups = groupsIn(s, attack.zone).filter(({ kind }) => kinds.includes(kind));
  const ids = groups.map(({ id }) => id);
  const params = { survivor: fighterNamed(s, attack.who), zone: zoneNamed(s, attack.zone) };
  const chosen = yield* offer(g, s.team[attack.who].owner, ask, () => ids, 'no', params);
  const group = groups.find(({ id }) => id === chosen);
  if (group === undefined) return;
  g.emit({ type: 'one-more', survivor: idOf(s, attack.who), skill: source.id, target: group.id, rules: ask.rules });
  down(g, tally, attack.zone, group, 1);
  judge(g);
}
