/** The dead as the bot reckons with them: numbers that need not be whole, and where they would be after their next Phase. */
import type { Ground } from '../content/map.ts';
import { ORDERS, ZOMBIE_CARDS, type ZombieKind } from '../content/zombies.ts';
import { stepsDone } from '../rules/goals.ts';
import { groundNow, zoneNumber } from '../rules/ground.ts';
import { dangerLevel } from '../rules/level.ts';
import { ABOMINATIONS, type AbominationKind, type Army, dormantZone, missionOf, zombieOf } from '../rules/state.ts';
import { crowdOf, headingOf, nextOn } from '../rules/ways.ts';

/** A Zone that spawns in the next Phase, with the mean of what appears. */
interface Spawning {
  readonly zone: number;
  readonly shamblers: number;
  readonly alphas: number;
  readonly zeus: boolean;
}

export interface Field {
  readonly s: Army;
  readonly ground: Ground;
  readonly shambler: number[];
  readonly alpha: number[];
  /** Zone of each Abomination, -1 off the board; how much of it is still expected to stand. */
  readonly at: Readonly<Record<AbominationKind, number>>;
  readonly left: Record<AbominationKind, number>;
  /** Dormant tokens of each Zone. */
  readonly sleepers: number[];
  readonly crowd: number[];
  noise: number;
  readonly spawns: readonly Spawning[];
}

export function fieldOf(s: Army): Field {
  const shambler = s.shamblers.slice();
  const alpha = s.alphas.slice();
  const sleepers = shambler.map(() => 0);
  for (const token of s.dormants) sleepers[dormantZone(token)]++;
  const at = { valentine: s.valentine.zone, queen: s.queen.zone, zeus: s.zeus.zone };
  const left = { valentine: 1, queen: 1, zeus: 1 };
  return {
    s,
    ground: groundNow(s),
    shambler,
    alpha,
    at,
    left,
    sleepers,
    crowd: crowdOf(s),
    noise: s.noise,
    spawns: spawnsOf(s),
  };
}

export const copyOf = (field: Field): Field => ({
  ...field,
  shambler: field.shambler.slice(),
  alpha: field.alpha.slice(),
  left: { ...field.left },
  sleepers: field.sleepers.slice(),
  crowd: field.crowd.slice(),
});

/** How many are in a Zone. */
export function deadIn({ shambler, alpha, at, left }: Field, zone: number): number {
  let n = shambler[zone] + alpha[zone];
  for (const kind of ABOMINATIONS) if (at[kind] === zone) n += left[kind];
  return n;
}

export const countOf = (field: Field, zone: number, kind: ZombieKind): number =>
  kind === 'shambler'
    ? field.shambler[zone]
    : kind === 'alpha'
      ? field.alpha[zone]
      : field.at[kind] === zone
        ? field.left[kind]
        : 0;

/** What a token holds on average (AD-COMP09). */
export const SLEEPERS = 2.5;

/** All tokens of a Zone wake. */
export function rouse(field: Field, zone: number): void {
  field.shambler[zone] += field.sleepers[zone] * SLEEPERS;
  field.sleepers[zone] = 0;
}

/** Noise in a Zone. */
export function sound(field: Field, zone: number): void {
  field.noise = zone;
  rouse(field, zone);
  for (const near of field.ground.next[zone]) rouse(field, near);
}

/** What comes over each Zone in the next Phase of the dead and in the one after it, if nobody did anything in between. */
export interface Coming {
  readonly wounds: readonly number[];
  readonly later: readonly number[];
  /** How many stand in each Zone after the first of them. */
  readonly dead: readonly number[];
}

interface Walkers {
  counts: number[];
  readonly actions: number;
  readonly wounds: number;
}

/** How many of a kind a Zombie card brings on average, by level. */
const CARD_MEAN = (['shambler', 'alpha'] as const).map((kind) =>
  [0, 1, 2, 3].map(
    (level) =>
      ZOMBIE_CARDS.reduce((sum, one) => sum + (one.kind === kind ? one.counts[level] : 0), 0) / ZOMBIE_CARDS.length,
  ),
);
const ORDERS_MEAN = [
  ORDERS.reduce((sum, { shamblers }) => sum + shamblers, 0) / ORDERS.length,
  ORDERS.reduce((sum, { alphas }) => sum + alphas, 0) / ORDERS.length,
];

function spawnsOf(s: Army): Spawning[] {
  const level = dangerLevel(s);
  const { spawns, zeusAfter = 0 } = missionOf(s);
  return spawns.flatMap(({ zone, kind }, i): Spawning[] => {
    const at = zoneNumber(s, zone);
    if (kind === 'zeus')
      return s.zeusToken && stepsDone(s) >= zeusAfter
        ? [{ zone: at, shamblers: ORDERS_MEAN[0], alphas: ORDERS_MEAN[1], zeus: true }]
        : [];
    return s.spawns[i] ? [{ zone: at, shamblers: CARD_MEAN[0][level], alphas: CARD_MEAN[1][level], zeus: false }] : [];
  });
}

function walkersOf({ s, crowd, at, left, shambler, alpha }: Field): Walkers[] {
  const kinds: Walkers[] = [
    { counts: shambler.slice(), ...zombieOf(s, 'shambler') },
    { counts: alpha.slice(), ...zombieOf(s, 'alpha') },
  ];
  for (const { zone, kind } of s.lying) {
    if (kind === 'shambler') kinds[0].counts[zone] = Math.max(0, kinds[0].counts[zone] - 1);
    if (kind === 'alpha') kinds[1].counts[zone] = Math.max(0, kinds[1].counts[zone] - 1);
  }
  for (const kind of ABOMINATIONS) {
    if (at[kind] < 0 || left[kind] <= 0 || (kind === 'queen' && s.queenSleeps)) continue;
    if (s.lying.some((one) => one.kind === kind)) continue;
    const counts = new Array<number>(crowd.length).fill(0);
    counts[at[kind]] = left[kind];
    kinds.push({ counts, ...zombieOf(s, kind) });
  }
  return kinds;
}

export function comingOver(field: Field): Coming {
  const { ground, crowd, noise } = field;
  const n = crowd.length;
  const kinds = walkersOf(field);
  const ways: (readonly (readonly number[])[] | undefined)[] = new Array(n).fill(undefined);
  const waysFrom = (zone: number): readonly (readonly number[])[] =>
    (ways[zone] ??= headingOf(ground, crowd, noise, zone).goals.map((goal) => nextOn(ground, zone, goal)));
  const phase = (): number[] => {
    const wounds = new Array<number>(n).fill(0);
    for (let pass = 1; pass <= 3; pass++)
      for (const one of kinds) {
        if (one.actions < pass) continue;
        const after = new Array<number>(n).fill(0);
        for (let zone = 0; zone < n; zone++) {
          const count = one.counts[zone];
          if (count <= 0) continue;
          if (crowd[zone] > 0) {
            wounds[zone] += count * one.wounds;
            after[zone] += count;
            continue;
          }
          const goals = waysFrom(zone);
          for (const next of goals) {
            const part = count / goals.length;
            if (next.length === 0) after[zone] += part;
            else for (const to of next) after[to] += part / next.length;
          }
        }
        one.counts = after;
      }
    return wounds;
  };
  const wounds = phase();
  const dead = new Array<number>(n).fill(0);
  for (const { counts } of kinds) for (let zone = 0; zone < n; zone++) dead[zone] += counts[zone];
  // Who comes into a Zone wakes those who sleep there (AD-DORM08).
  for (let zone = 0; zone < n; zone++)
    if (field.sleepers[zone] > 0 && dead[zone] > 0)
      kinds[0].counts[zone] += Math.min(1, dead[zone]) * field.sleepers[zone] * SLEEPERS;
  for (const { zone, shamblers, alphas } of field.spawns) {
    kinds[0].counts[zone] += shamblers;
    kinds[1].counts[zone] += alphas;
  }
  return { wounds, dead, later: phase() };
}
