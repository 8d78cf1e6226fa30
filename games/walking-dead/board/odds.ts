import { atLeast, chanceOfNoise, chanceOfShots, type Spread, spreadOf } from '../content/odds.ts';
import type { View } from '../rules/view.ts';
import { abilitiesOf, bonusOf, poolOf } from './party.ts';
import { hiddenShares } from './tokens.ts';

/** A fight against so many zombies, before rerolls, Ammo and items: the chance to beat all, and the Fatigue to expect. */
export interface Danger {
  readonly beaten: number;
  readonly fatigue: number;
}

/** What a player's rolls are worth, with the whole party. */
export interface Strength {
  chance(n: number): number;
}

function strengthOf(view: View, player: number, to: 'token' | 'encounter' | 'action'): Strength {
  const abilities = abilitiesOf(view, player);
  const what = to === 'action' ? 'action' : 'kill';
  const swaps = abilities.some((ability) => ability.word === 'swap' && ability.to === what);
  const spread: Spread = spreadOf(poolOf(view, player), what, swaps);
  const bonus = bonusOf(abilities, to);
  return { chance: (n) => atLeast(spread, n - bonus) };
}

/** The chance of so many actions in one roll. */
export const actionChance = (view: View, player: number, n: number): number =>
  strengthOf(view, player, 'action').chance(n);

/** A fight of an Encounter or at a Location. */
export const fightDanger = (view: View, player: number, zombies: number): Danger =>
  dangerOf(strengthOf(view, player, 'encounter'), zombies);

/** Each zombie that is left standing gives one Fatigue (WD-FIGHT04). */
function dangerOf(strength: Strength, zombies: number): Danger {
  let fatigue = 0;
  for (let n = 1; n <= zombies; n++) fatigue += 1 - strength.chance(n);
  return { beaten: strength.chance(zombies), fatigue };
}

/** Fights against tokens by their number, null for one nobody showed. */
export function tokenDangers(view: View, player: number): (zombies: number | null) => Danger {
  const strength = strengthOf(view, player, 'token');
  const shares = hiddenShares(view);
  const known = shares.map((_, zombies) => dangerOf(strength, zombies));
  const mean = (of: (danger: Danger) => number): number =>
    shares.reduce((sum, share, zombies) => sum + share * of(known[zombies]), 0);
  const hidden = { beaten: mean(({ beaten }) => beaten), fatigue: mean(({ fatigue }) => fatigue) };
  return (zombies) => (zombies === null ? hidden : known[zombies]);
}

/** One more Ammo: the chance that it kills all that are left, and the chance that it is heard (WD-AMMO06). */
export function shotOdds(view: View, player: number, missing: number): { kill: number; noise: number } {
  let loud = false;
  let quiet = 0;
  for (const ability of abilitiesOf(view, player)) {
    if (ability.word === 'loud') loud = true;
    else if (ability.word === 'quiet') quiet = Math.max(quiet, ability.n);
  }
  return { kill: chanceOfShots(1, missing), noise: chanceOfNoise(loud, quiet) };
}

/** Numbers to one decimal, where the eye wants no more. */
export const rounded = (n: number): number => Math.round(n * 10) / 10;
