/** What somebody's weapons do, by the exact odds of their dice. */
import type { Equipment } from '../content/equipment.ts';
import { EQUIPMENT } from '../content/equipment.ts';
import type { ZombieKind } from '../content/zombies.ts';
import { readyCards, TRUCK_ATTACK, TRUCK_GUN, typeOf } from '../rules/aim.ts';
import { casesOf } from '../rules/chances.ts';
import { followsPriority } from '../rules/hits.ts';
import type { Attack, Weapon } from '../rules/moments.ts';
import { total } from '../rules/parts.ts';
import { objectiveOf } from '../rules/personal.ts';
import { damageOf, isNoisy, leastOf, poolOf } from '../rules/pool.ts';
import { ABOMINATIONS, type Army, zombieOf } from '../rules/state.ts';
import { countOf, deadIn, type Field, sound } from './field.ts';
import { livesIn, share } from './lives.ts';
import type { Mind } from './mind.ts';
import { wantedDead } from './tasks.ts';
import { WEIGHTS } from './weights.ts';

/** A weapon in use. */
export interface Arm {
  readonly weapon: Weapon;
  readonly type: Attack['type'];
  readonly slot: number;
  readonly truck: boolean;
  readonly damage: number;
  /** Chance of each number of successes. */
  readonly hits: readonly number[];
  readonly misses: number;
  readonly noisy: boolean;
  /** It is used up, or may be empty afterwards. */
  readonly price: number;
  /** Steady Hand. */
  readonly spares: boolean;
}

const SURE: readonly number[] = [0, 1];

function armOf(s: Army, who: number, weapon: Weapon, type: Attack['type'], slot: number, truck: boolean): Arm {
  const attack: Attack = { who, type, weapon, slot, zone: s.team[who].zone, focus: null, truck };
  const pool = poolOf(s, attack);
  const thrown = weapon.dice === null;
  const hits: number[] = [];
  let misses = 0;
  let empty = 0;
  if (!thrown)
    for (const one of casesOf({
      dice: total(pool.dice),
      ammo: total(pool.ammo),
      least: leastOf(pool),
      ammoHits: pool.ammoHits,
    })) {
      hits[one.hits] = (hits[one.hits] ?? 0) + one.p;
      misses += one.misses * one.p;
      if (one.out) empty += one.p;
    }
  for (let i = 0; i < hits.length; i++) hits[i] ??= 0;
  const loaded = s.team[who].slots.some((card) => card >= 0 && EQUIPMENT[card]?.does === 'reload');
  return {
    weapon,
    type,
    slot,
    truck,
    damage: damageOf(pool, 0),
    hits: thrown ? SURE : hits,
    misses,
    noisy: isNoisy(s, attack),
    price: thrown ? WEIGHTS.explosive : empty * (loaded ? 0.6 : 1.2),
    spares: pool.spares !== null,
  };
}

const isWeapon = ({ kind, does }: Equipment): boolean =>
  kind === 'melee' || kind === 'ranged' || (kind === 'explosive' && does !== 'trap');

/** All that somebody can attack with. */
export function armsOf(s: Army, who: number): Arm[] {
  const { seat } = s.team[who];
  const arms = readyCards(s, who)
    .filter(({ card }) => isWeapon(card) && (card.kind === 'melee' ? seat === null : seat !== 'driver'))
    .map(({ card, slot }) => armOf(s, who, card, typeOf(card), slot, false));
  if (seat === 'gunner') arms.push(armOf(s, who, TRUCK_GUN, 'ranged', -1, true));
  return arms;
}

/** The Truck itself, driven into a Zone. */
export const runningOver = (s: Army, who: number): Arm => armOf(s, who, TRUCK_ATTACK, 'ranged', -1, true);

/** What an attack is expected to do to a Zone. */
export interface Blow {
  readonly arm: Arm;
  readonly zone: number;
  /** Nobody for spread. */
  readonly focus: ZombieKind | null;
  /** How many of each kind fall on average. */
  readonly falls: readonly (readonly [ZombieKind, number])[];
  readonly worth: number;
}

const chanceOf = (hits: readonly number[], least: number): number => {
  let p = 0;
  for (let k = least; k < hits.length; k++) p += hits[k];
  return p;
};

/** How many of so many fall where each success brings one down, the first `skip` going elsewhere. */
function mean(hits: readonly number[], n: number, skip = 0): number {
  let sum = 0;
  for (let k = 1; k < hits.length; k++) sum += hits[k] * Math.min(n, Math.max(0, k - skip));
  return sum;
}

/** What the kills of somebody are worth, by kind. */
export interface Wants {
  readonly kill: Readonly<Record<ZombieKind, number>>;
  readonly melee: Readonly<Partial<Record<ZombieKind, number>>>;
  /** As many at once as a Personal Objective asks for. */
  readonly atOnce: number;
}

export function wantsOf(s: Army, who: number, wanted: readonly ZombieKind[]): Wants {
  const kill: Record<ZombieKind, number> = { ...WEIGHTS.kill };
  const melee: Partial<Record<ZombieKind, number>> = {};
  let atOnce = 0;
  for (const kind of wanted) kill[kind] += WEIGHTS.abominationWanted;
  for (const one of s.personal) {
    const { goal } = objectiveOf(one);
    if (one.done || one.survivor !== s.team[who].survivor) continue;
    if (goal.goal === 'kills') {
      if (goal.melee) melee[goal.of] = WEIGHTS.wanted * 1.5;
      else kill[goal.of] += goal.of === 'alpha' ? WEIGHTS.wanted : WEIGHTS.wanted / 3;
    }
    if (goal.goal === 'atOnce') atOnce = goal.n;
    if (goal.goal === 'alphaWithToken' && s.team[who].tokens.includes(one.colour)) kill.alpha += WEIGHTS.wanted * 2;
    if (goal.goal === 'level') {
      kill.shambler += 0.4;
      kill.alpha += 0.8;
    }
  }
  return { kill, melee, atOnce };
}

/** What kills are worth, and what lives are. */
export interface Aims {
  readonly wants: Wants;
  readonly worth: readonly number[];
  readonly pressure: readonly number[];
}

export const aimsOf = ({ s, field, worth }: Pick<Mind, 's' | 'field' | 'worth'>, who: number): Aims => ({
  wants: wantsOf(s, who, wantedDead(s)),
  worth,
  pressure: pressureOf(field),
});

/** The ways an arm can be used on a Zone, each with what it brings. */
export function blowsOn(field: Field, who: number, arm: Arm, zone: number, { wants, worth }: Aims): Blow[] {
  const { s } = field;
  const { weapon, damage, hits, type } = arm;
  const harm = harmOf(field, who, arm, zone, worth);
  const shamblers = field.shambler[zone];
  const alphas = field.alpha[zone];
  const list: Blow[] = [];
  const worthOf = (kind: ZombieKind): number => wants.kill[kind] + (type === 'melee' ? (wants.melee[kind] ?? 0) : 0);
  const push = (focus: ZombieKind | null, falls: [ZombieKind, number][], more = 0): void => {
    let gain = more - arm.price - harm;
    for (const [kind, n] of falls) gain += n * worthOf(kind);
    list.push({ arm, zone, focus, falls, worth: gain });
  };
  const many = (n: number): number => {
    if (wants.atOnce === 0 || n < wants.atOnce - 0.01) return 0;
    return WEIGHTS.task * (weapon.explosive ? chanceOf(hits, 1) : chanceOf(hits, wants.atOnce));
  };
  if (weapon.does === 'layDown') return list;
  if (weapon.explosive) {
    const p = chanceOf(hits, 1);
    const falls: [ZombieKind, number][] = [];
    for (const kind of ['shambler', 'alpha', ...ABOMINATIONS] as const) {
      const n = countOf(field, zone, kind);
      if (n > 0 && zombieOf(s, kind).toughness <= damage) falls.push([kind, n * p]);
    }
    const helmet = field.at.zeus === zone && s.zeusForm === 'helmet' ? WEIGHTS.abominationWanted / 3 : 0;
    const n = falls.reduce((sum, [, one]) => sum + one / p, 0);
    push(null, falls, helmet * p + many(n));
    return list;
  }
  const able = (shamblers > 0 ? 1 : 0) + (alphas > 0 && damage >= 2 ? 1 : 0);
  const priority = followsPriority(arm);
  if (able > 0 && !(priority && shamblers <= 0 && damage < 2)) {
    const strong = damage >= 2 ? alphas : 0;
    const falls: [ZombieKind, number][] = priority
      ? [
          ['shambler', mean(hits, shamblers)],
          ['alpha', mean(hits, strong, shamblers)],
        ]
      : [
          ['alpha', mean(hits, strong)],
          ['shambler', mean(hits, shamblers, strong)],
        ];
    push(null, falls, many(shamblers + strong));
  }
  const first = priority && shamblers > 0.3 ? 1 : priority && alphas > 0.3 ? 2 : 3;
  if (alphas > 0 && damage < 2 && (!priority || first >= 2))
    push('alpha', [['alpha', Math.min(alphas, 1) * chanceOf(hits, Math.ceil(2 / damage))]]);
  for (const kind of ABOMINATIONS) {
    if (field.at[kind] !== zone || field.left[kind] <= 0 || (priority && first < 3)) continue;
    const { toughness } = zombieOf(s, kind);
    if (Number.isFinite(toughness))
      push(kind, [[kind, field.left[kind] * chanceOf(hits, Math.ceil(toughness / damage))]]);
  }
  return list;
}

/** What friends in the way suffer: each miss hits one of them, an explosion all. */
function harmOf({ s, crowd }: Field, who: number, arm: Arm, zone: number, worth: readonly number[]): number {
  const { weapon, hits, spares, type, damage } = arm;
  if (type === 'melee' || crowd[zone] === 0 || weapon.damage === 0 || (spares && !weapon.explosive)) return 0;
  const lives = livesIn(s, zone, worth).filter(
    (one) => weapon.explosive || (one.who !== who && !isAboard(s, arm, one.who)),
  );
  if (lives.length === 0) return 0;
  if (weapon.explosive) return chanceOf(hits, 1) * lives.reduce((sum, life) => sum + share([life], damage).cost, 0);
  let cost = 0;
  for (let k = 0; k < hits.length - 1; k++)
    if (hits[k] > 0) cost += hits[k] * share(lives, hits.length - 1 - k, weapon.damage).cost;
  return cost;
}

const isAboard = (s: Army, { truck }: Arm, who: number): boolean => truck && who >= 0 && s.team[who].seat !== null;

/** How much more it matters to bring one down in each Zone: with friends, or a step away from them. */
const pressureOf = ({ crowd, ground: { next } }: Field): number[] =>
  next.map((near, zone) => (crowd[zone] > 0 ? 1 : near.some((one) => crowd[one] > 0) ? 0.5 : 0) * WEIGHTS.pressure);

/** The best that can be done with these arms from a Zone. */
export function bestBlow(field: Field, who: number, arms: readonly Arm[], from: number, aims: Aims): Blow | null {
  const { ground } = field;
  const { pressure } = aims;
  const n = ground.next.length;
  let best: Blow | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    const [near, far] = arm.weapon.range ?? [0, 0];
    for (const zone of ground.seen[from]) {
      const range = ground.range[from * n + zone];
      if (range > far) break;
      if (range < near || deadIn(field, zone) < 0.2) continue;
      for (const blow of blowsOn(field, who, arm, zone, aims)) {
        const urgent = blow.worth + pressure[zone] * blow.falls.reduce((sum, [, many]) => sum + many, 0);
        if (urgent <= most) continue;
        most = urgent;
        best = blow;
      }
    }
  }
  return best;
}

/** Lets a blow happen as it does on average, heard in the Zone it comes from. */
export function land(field: Field, { arm, zone, falls }: Blow, from: number): void {
  for (const [kind, n] of falls) {
    if (kind === 'shambler') field.shambler[zone] = Math.max(0, field.shambler[zone] - n);
    else if (kind === 'alpha') field.alpha[zone] = Math.max(0, field.alpha[zone] - n);
    else field.left[kind] = Math.max(0, field.left[kind] - n);
  }
  if (arm.noisy) sound(field, from);
}
