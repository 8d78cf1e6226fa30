/** Exact chances: all faces of both pools added up, criticals counted apart (AW-DICE02-R). Pure. */
import { type Colour, FACES } from '../content/dice.ts';

/** Chance of each number of successes and of criticals: `at[successes][criticals]`. */
export type Spread = readonly (readonly number[])[];

const NOTHING: Spread = [[1]];

/** The six faces of a colour, like ones together. */
const SINGLE: Readonly<Record<Colour, Spread>> = {
  red: single('red'),
  white: single('white'),
  blue: single('blue'),
};

function single(colour: Colour): Spread {
  const spread = [0, 1, 2, 3].map(() => [0, 0]);
  for (const { successes, critical } of FACES[colour]) spread[successes][critical ? 1 : 0] += 1 / FACES[colour].length;
  return spread;
}

/** Two spreads thrown together. */
function both(a: Spread, b: Spread): Spread {
  const sum = Array.from({ length: a.length + b.length - 1 }, () =>
    new Array<number>(a[0].length + b[0].length - 1).fill(0),
  );
  for (let s = 0; s < a.length; s++)
    for (let c = 0; c < a[s].length; c++) {
      const p = a[s][c];
      if (p === 0) continue;
      for (let t = 0; t < b.length; t++)
        for (let d = 0; d < b[t].length; d++) if (b[t][d] > 0) sum[s + t][c + d] += p * b[t][d];
    }
  return sum;
}

const known = new Map<string, Spread>();

/** The spread of a pool; pools of the same colours share it. */
export function spreadOf(pool: readonly { readonly colour: Colour }[]): Spread {
  const count = { red: 0, white: 0, blue: 0 };
  for (const { colour } of pool) count[colour]++;
  return ofCounts(count.red, count.white, count.blue);
}

function ofCounts(red: number, white: number, blue: number): Spread {
  if (red + white + blue === 0) return NOTHING;
  const key = `${red} ${white} ${blue}`;
  let spread = known.get(key);
  if (spread === undefined) {
    if (blue > 0) spread = both(ofCounts(red, white, blue - 1), SINGLE.blue);
    else if (white > 0) spread = both(ofCounts(red, white - 1, 0), SINGLE.white);
    else spread = both(ofCounts(red - 1, 0, 0), SINGLE.red);
    known.set(key, spread);
  }
  return spread;
}

/** Chance of each number of successes. */
const successesOf = (spread: Spread): number[] => spread.map((row) => row.reduce((sum, p) => sum + p, 0));

/** What an attack against a Defense may come to. */
export interface Odds {
  /** The attacker is strictly ahead. */
  readonly wounds: number;
  /** Wounds on average, criticals of a wounding attack included. */
  readonly expected: number;
  /** Wounds, with at least one critical. */
  readonly critical: number;
  /** Any critical at all: the ammo check. */
  readonly anyCritical: number;
  /** Chance of each number of wounds on a Survivor, criticals included. */
  readonly spread: readonly number[];
}

/** `sure` criticals are added by aiming; `counts` says whether criticals count at all (AW-KEY06, AW-KEY15). */
export function shotOdds(attack: Spread, defense: Spread, sure = 0, counts = true): Odds {
  const blocks = successesOf(defense);
  const spread: number[] = [];
  let [wounds, expected, critical, anyCritical] = [0, 0, 0, 0];
  attack.forEach((row, successes) => {
    row.forEach((p, rolled) => {
      if (p === 0) return;
      const criticals = counts ? rolled + sure : 0;
      if (criticals > 0) anyCritical += p;
      blocks.forEach((q, blocked) => {
        const ahead = successes - blocked;
        const chance = p * q;
        const total = ahead > 0 ? ahead + criticals : 0;
        spread[total] = (spread[total] ?? 0) + chance;
        if (ahead <= 0) return;
        wounds += chance;
        expected += chance * total;
        if (criticals > 0) critical += chance;
      });
    });
  });
  return { wounds, expected, critical, anyCritical, spread: Array.from(spread, (p) => p ?? 0) };
}

/** Every number of successes and criticals that can come, with its chance. */
function* cases(spread: Spread): Generator<readonly [successes: number, criticals: number, chance: number]> {
  for (let s = 0; s < spread.length; s++)
    for (let c = 0; c < spread[s].length; c++) if (spread[s][c] > 0) yield [s, c, spread[s][c]];
}

/** How a melee may end, seen from one camp. */
export interface MeleeOdds {
  readonly win: number;
  readonly tie: number;
  /** Wounds dealt and taken: at least one, and with a critical. */
  readonly deals: number;
  readonly dealsCritical: number;
  readonly takes: number;
  readonly takesCritical: number;
  /** Chance of each number of wounds by successes dealt and taken. */
  readonly dealt: readonly number[];
  readonly taken: readonly number[];
}

/** What decides a melee beside its dice. */
export interface Terms {
  readonly attacks: boolean;
  readonly attacked: boolean;
  /** A tie is won. */
  readonly tie: boolean;
  /** Sharp weapons that Attack, own and others': each half the time a wound more for the winner (AW-KEY03). */
  readonly sharp?: number;
  readonly sharpAgainst?: number;
}

/** Chance of each number of badges of so many Action dice. */
function badges(n: number): number[] {
  let chances = [1];
  for (let i = 0; i < n; i++) chances = [...chances, 0].map((p, k) => (p + (chances[k - 1] ?? 0)) / 2);
  return chances;
}

/** A camp that Defends wins without wounding; a tie goes to whom the rules name (AW-MELEE20 to AW-MELEE24). */
export function meleeOdds(
  own: Spread,
  other: Spread,
  { attacks, attacked, tie: ownTie, sharp = 0, sharpAgainst = 0 }: Terms,
): MeleeOdds {
  const dealt: number[] = [];
  const taken: number[] = [];
  const [more, moreAgainst] = [badges(sharp), badges(sharpAgainst)];
  let [win, tie, deals, dealsCritical, takes, takesCritical] = [0, 0, 0, 0, 0, 0];
  const add = (list: number[], n: number, chance: number): void => {
    list[n] = (list[n] ?? 0) + chance;
  };
  for (const [a, c, p] of cases(own))
    for (const [b, d, q] of cases(other)) {
      const chance = p * q;
      const won = a > b || (a === b && ownTie);
      if (a === b) tie += chance;
      if (won) win += chance;
      add(won ? taken : dealt, 0, chance);
      const [mine, wounds, extra] = won
        ? [dealt, attacks ? a - b : 0, more]
        : [taken, attacked ? b - a : 0, moreAgainst];
      if (won ? !attacks : !attacked) {
        add(mine, 0, chance);
        continue;
      }
      extra.forEach((part, k) => {
        const share = chance * part;
        add(mine, wounds + k, share);
        if (wounds + k === 0) return;
        if (won) deals += share;
        else takes += share;
        if (won && c > 0) dealsCritical += share;
        if (!won && d > 0) takesCritical += share;
      });
    }
  const filled = (list: readonly number[]): number[] => Array.from(list, (p) => p ?? 0);
  return {
    win,
    tie,
    deals,
    dealsCritical,
    takes,
    takesCritical,
    dealt: filled(dealt),
    taken: filled(taken),
  };
}

/** A spread of which only some dice's criticals count: those of the first, beside dice without. */
export const withCriticalsOf = (counted: Spread, others: Spread): Spread =>
  both(
    counted,
    others.map((row) => [row.reduce((sum, p) => sum + p, 0)]),
  );

/** What the losing camp of a melee may be given: wounds, and criticals of the winner. */
export type Befalls = (wounds: number, criticals: number) => boolean;

/** How likely it is that the other camp wins and its wounds come to something (AW-MELEE22 to AW-MELEE24). */
export function lossOdds(
  own: Spread,
  other: Spread,
  { attacked, tie: ownTie, sharpAgainst = 0 }: Terms,
  befalls: Befalls,
): number {
  if (!attacked) return 0;
  const more = badges(sharpAgainst);
  const blocks = successesOf(own);
  let chance = 0;
  for (const [b, d, q] of cases(other))
    blocks.forEach((p, a) => {
      if (a > b || (a === b && ownTie)) return;
      more.forEach((part, k) => {
        if (befalls(b - a + k, d)) chance += p * q * part;
      });
    });
  return chance;
}

/** What Defenders beside Walkers may be given: so many wounds come, of which they take no more than `most`. */
type BefallsGuarded = (wounds: number, most: number, criticals: number) => boolean;

/**
 * Defenders beside their Walkers: how likely it is that their defeat comes to something. The Walkers' dice are compared,
 * and the Defenders take no more than the winner is ahead of their own (AW-MULT06-R).
 */
export function guardOdds(
  winner: Spread,
  walkers: Spread,
  defenders: Spread,
  sharp: number,
  befalls: BefallsGuarded,
): number {
  const [v, d] = [successesOf(walkers), successesOf(defenders)];
  const more = badges(sharp);
  let chance = 0;
  for (const [a, criticals, p] of cases(winner))
    v.forEach((q, b) => {
      if (a < b) return;
      d.forEach((r, c) => {
        more.forEach((part, k) => {
          const most = Math.min(a - b + k, Math.max(0, a - c));
          if (befalls(a - b + k, most, criticals)) chance += p * q * r * part;
        });
      });
    });
  return chance;
}
