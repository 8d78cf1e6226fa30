/** The dead as the bot reckons with them: numbers that need not be whole. */
import { kindOf, type Pile } from '@shamble/kernel';
import type { Ground } from '../content/map.ts';
import { ORDERS, ZOMBIE_CARDS, type ZombieKind } from '../content/zombies.ts';
import { stepsDone } from '../rules/goals.ts';
import { groundNow, zoneNumber } from '../rules/ground.ts';
import { dangerLevel } from '../rules/level.ts';
import { ABOMINATIONS, type AbominationKind, type Army, dormantZone, missionOf } from '../rules/state.ts';
import { crowdOf } from '../rules/ways.ts';

/** A Zone that spawns in the next Phase, with the mean of what appears. */
interface Spawning {
  readonly zone: number;
  readonly shambler: number;
  readonly alpha: number;
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

/** Cards that may come next: those still in the deck, or all of it where it is made anew. */
const inDeck = ({ draw, discard }: Pile): readonly number[] => (draw.length > 0 ? draw : discard).map(kindOf);

const meanOf = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0) / Math.max(1, list.length);

function spawnsOf(s: Army): Spawning[] {
  const level = dangerLevel(s);
  const { spawns, zeusAfter = 0 } = missionOf(s);
  const cards = inDeck(s.zombies).map((n) => ZOMBIE_CARDS[n]);
  const orders = inDeck(s.orders).map((n) => ORDERS[n]);
  const many = (of: ZombieKind): number => meanOf(cards, ({ kind, counts }) => (kind === of ? counts[level] : 0));
  const card = { shambler: many('shambler'), alpha: many('alpha') };
  const order = {
    shambler: meanOf(orders, ({ shamblers }) => shamblers),
    alpha: meanOf(orders, ({ alphas }) => alphas),
  };
  return spawns.flatMap(({ zone, kind }, i): Spawning[] => {
    const at = zoneNumber(s, zone);
    if (kind === 'zeus') return s.zeusToken && stepsDone(s) >= zeusAfter ? [{ zone: at, ...order }] : [];
    return s.spawns[i] ? [{ zone: at, ...card }] : [];
  });
}
