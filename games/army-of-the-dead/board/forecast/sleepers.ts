/** What is on Dormant tokens that wake: from the tokens that nobody has seen yet. */
import { knownTo, SPECTATOR } from '@shamble/kernel';
import { DORMANTS } from '../../content/zombies.ts';
import { type Army, dormantNumber, dormantZone } from '../../rules/state.ts';
import type { Spread } from './numbers.ts';

/** The fewest and the most Shamblers on a token that nobody has seen. */
export const UNSEEN = { least: 1, most: 4 };

/** What is on the tokens of a Zone; null where nobody has seen it. */
export interface Sleepers {
  readonly zone: number;
  readonly numbers: readonly (number | null)[];
}

export interface Waking {
  readonly tokens: number;
  /** The chance of each number of Shamblers. */
  readonly shamblers: Spread;
  /** The chance that the box has too few for them all. */
  readonly short: number;
}

const isKnown = (token: number): boolean => knownTo(token, SPECTATOR);

/** How many tokens of each number nobody has seen, on the board or beside it. */
function unseen({ dormants, turnedDormants }: Army): number[] {
  const left = DORMANTS.map((n, number) => n - turnedDormants[number]);
  for (const token of dormants) if (isKnown(token)) left[dormantNumber(token)]--;
  return left;
}

/** The chance of each number on one token that nobody has seen. */
export const unseenToken = (s: Army): Spread => sumsOf(unseen(s), 1);

/** Who sleeps in these Zones. */
export function sleepersIn(s: Army, zones: readonly number[]): Sleepers[] {
  const numberOf = (token: number): number | null => (isKnown(token) ? dormantNumber(token) : null);
  return zones.flatMap((zone) => {
    const tokens = s.dormants.filter((token) => dormantZone(token) === zone);
    return tokens.length > 0 ? [{ zone, numbers: tokens.map(numberOf) }] : [];
  });
}

export const wakingIn = (s: Army, zones: readonly number[]): Waking | null => wakingOf(s, sleepersIn(s, zones));

export function wakingOf(s: Army, sleepers: readonly Pick<Sleepers, 'numbers'>[]): Waking | null {
  const tokens = sleepers.flatMap(({ numbers }) => numbers);
  if (tokens.length === 0) return null;
  const sure = tokens.reduce<number>((sum, n) => sum + (n ?? 0), 0);
  const hidden = sumsOf(unseen(s), tokens.filter((n) => n === null).length);
  const shamblers = [...Array.from({ length: sure }, () => 0), ...hidden];
  const short = shamblers.slice(s.box.shamblers + 1).reduce((sum, p) => sum + p, 0);
  return { tokens: tokens.length, shamblers, short };
}

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

/** The chance of each sum of so many tokens out of some, which are not put back. */
export function sumsOf(counts: readonly number[], draws: number): Spread {
  const all = counts.reduce((sum, n) => sum + n, 0);
  const sums: number[] = [];
  const take = (number: number, left: number, sum: number, ways: number): void => {
    if (number === counts.length) {
      if (left === 0) sums[sum] = (sums[sum] ?? 0) + ways / choose(all, draws);
      return;
    }
    for (let n = 0; n <= Math.min(left, counts[number]); n++)
      take(number + 1, left - n, sum + n * number, ways * choose(counts[number], n));
  };
  take(0, draws, 0, 1);
  return Array.from(sums, (p) => p ?? 0);
}
