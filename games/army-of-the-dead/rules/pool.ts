/** What an attack rolls and what its dice need (AD-CMB01 to AD-CMB03, AD-AMMO01, AD-BOLA04): every number with its reasons. */
import { type Attack, numbersOf, type Source, sourcesOf } from './moments.ts';
import { type Part, total } from './parts.ts';
import { type Army, cardIn } from './state.ts';

/** An attack with its dice and with what else its Skills do. */
export interface Pool {
  /** Standard dice, Ammo dice. */
  readonly dice: readonly Part[];
  readonly ammo: readonly Part[];
  readonly accuracy: readonly Part[];
  /** Added to every die's number. */
  readonly plus: readonly Part[];
  /** Damage of each success; natural 6s may raise it. */
  readonly damage: readonly Part[];
  /** Whether numbers of Ammo dice hit and miss; otherwise they are only looked at for the symbol. */
  readonly ammoHits: boolean;
  readonly again: Source | null;
  readonly sixDie: Source | null;
  readonly sixDamage: Source | null;
  readonly hunts: readonly Source[];
  readonly reaps: Source | null;
  readonly spares: Source | null;
}

/** No die below this hits, whatever is added to it (AD-CMB03, AD-CMB03-R). */
const BEST_ACCURACY = 2;

/** What the dice of a Focused Attack on somebody who lies get (AD-BOLA04). */
const LYING_PLUS = 2;

/** Standard dice more where Ammo dice are not attack dice (AD-AMMO05-R). */
const WITHOUT_AMMO_HITS: Readonly<Record<string, number>> = { submachinePistol: 1 };

/** The one place that decides whether Ammo dice are attack dice too (AD-AMMO05-R). */
const ammoDiceHit = (s: Army): boolean => s.ammoDiceHit;

const part = (n: number, why: string, rule: string): Part[] => (n === 0 ? [] : [{ n, why, rule }]);

const skills = (s: Army, attack: Attack): Source[] => (attack.truck ? [] : sourcesOf(s, attack.who));

/** The Damage of one success, or of a thrown Explosive (AD-SKILL03, AD-EXPL07-R). What deals none stays so (AD-BOLA01). */
export function damageParts(s: Army, attack: Attack): readonly Part[] {
  const { weapon, who, truck } = attack;
  if (weapon.damage === 0) return [];
  const own = part(weapon.damage, weapon.id, 'AD-CMB04');
  return truck ? own : [...own, ...numbersOf(s, who, ({ damage }) => damage?.(s, attack) ?? 0)];
}

function diceParts(s: Army, attack: Attack, ammoHits: boolean): readonly Part[] {
  const { weapon, who, truck } = attack;
  const own = [
    ...part(weapon.dice?.[0] ?? 0, weapon.id, 'AD-CMB01'),
    ...part(ammoHits ? 0 : (WITHOUT_AMMO_HITS[weapon.id] ?? 0), 'ammoDiceHit', 'AD-AMMO05-R'),
  ];
  return truck ? own : [...own, ...numbersOf(s, who, ({ dice }) => dice?.(s, attack) ?? 0)];
}

/** The pool of a declared attack with dice (AD-CMB06, step 2). */
export function poolOf(s: Army, attack: Attack): Pool {
  const { weapon, focus } = attack;
  const sources = skills(s, attack);
  const ammoHits = ammoDiceHit(s);
  return {
    dice: diceParts(s, attack, ammoHits),
    ammo: part(weapon.dice?.[1] ?? 0, weapon.id, 'AD-AMMO01'),
    accuracy: part(weapon.accuracy, weapon.id, 'AD-CMB02'),
    plus: focus?.lying && weapon.damage > 0 ? part(LYING_PLUS, 'lying', 'AD-BOLA04') : [],
    damage: damageParts(s, attack),
    ammoHits,
    again: sources.find(({ hooks }) => hooks.rollsAgain) ?? null,
    sixDie: sources.find(({ hooks }) => hooks.sixDie?.(attack)) ?? null,
    sixDamage: weapon.damage > 0 ? (sources.find(({ hooks }) => hooks.sixDamage?.(attack)) ?? null) : null,
    hunts: sources.filter(({ hooks }) => hooks.hunts !== undefined),
    reaps: sources.find(({ hooks }) => hooks.reaps?.(attack)) ?? null,
    spares: sources.find(({ hooks }) => hooks.spares) ?? null,
  };
}

/** The least number on a die that is a success: never a natural 1 (AD-CMB03, AD-BOLA06-R). */
export const leastOf = ({ accuracy, plus }: Pool): number => Math.max(BEST_ACCURACY, total(accuracy) - total(plus));

/** Damage of each success once the dice lie there (AD-SKILL22, AD-SKILL22-R). */
export const damageOf = ({ damage, sixDamage }: Pool, sixes: number): number =>
  total(damage) + (sixDamage === null ? 0 : sixes);

/** Whether a further die can change anything: one success does all that the Bola Launcher and launchers do (AD-EXPL05-R). */
export const wantsMoreDice = ({ weapon }: Attack, { sixDamage }: Pool): boolean =>
  weapon.does !== 'layDown' && (!weapon.explosive || sixDamage !== null);

/** Whether somebody's Silencer covers the weapon (AD-CONT03, AD-CONT08). */
const isSilent = (s: Army, { who, weapon }: Attack): boolean =>
  weapon.silenced && s.team[who].slots.some((slot) => cardIn(slot)?.does === 'silence');

/** Whether the attack makes Noise (AD-NOISE02, AD-NOISE04). */
export const isNoisy = (s: Army, attack: Attack): boolean => attack.weapon.noisy && !isSilent(s, attack);
