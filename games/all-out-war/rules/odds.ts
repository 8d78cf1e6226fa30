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

/** A camp that Defends wins without wounding; a tie goes to whom the rules name (AW-MELEE20 to AW-MELEE24). */
export function meleeOdds(
  own: Spread,
  other: Spread,
  { attacks, attacked, tie: ownTie }: { readonly attacks: boolean; readonly attacked: boolean; readonly tie: boolean },
): MeleeOdds {
  const dealt: number[] = [];
  const taken: number[] = [];
  let [win, tie, deals, dealsCritical, takes, takesCritical] = [0, 0, 0, 0, 0, 0];
  for (const [a, c, p] of cases(own))
    for (const [b, d, q] of cases(other)) {
      const chance = p * q;
      if (a === b) tie += chance;
      if (a > b || (a === b && ownTie)) win += chance;
      const by = attacks ? Math.max(0, a - b) : 0;
      const suffered = attacked ? Math.max(0, b - a) : 0;
      dealt[by] = (dealt[by] ?? 0) + chance;
      taken[suffered] = (taken[suffered] ?? 0) + chance;
      if (by > 0) {
        deals += chance;
        if (c > 0) dealsCritical += chance;
      }
      if (suffered > 0) {
        takes += chance;
        if (d > 0) takesCritical += chance;
      }
    }
  const filled = (list: readonly number[]): number[] => Array.from(list, (p) => p ?? 0);
  return { win, tie, deals, dealsCritical, takes, takesCritical, dealt: filled(dealt), taken: filled(taken) };
}
