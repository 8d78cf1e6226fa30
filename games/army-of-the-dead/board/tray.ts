import type { Decision, GameEvent, Json, Message } from '@shamble/kernel';
import type { Aim, Die, Intent } from '@shamble/parts';
import { OUT_OF_AMMO } from '../content/dice.ts';
import { total } from '../rules/parts.ts';
import { poolOf } from '../rules/pool.ts';
import { asView, type View } from '../rules/view.ts';
import { aheadFor, attackOf } from './ahead.ts';
import { asksDeed } from './asked.ts';
import { oddsMessage } from './attack-details.ts';
import { keepingMessage } from './forecast/vault.ts';
import { SIGN_ICONS } from './icons.ts';
import { stateFor } from './seen-state.ts';

const AMMO = 'army-die-ammo';
const KEPT = 'army-die-held';

/** A standard die by its number. */
const dieOf = (face: string, used: boolean): Die => ({
  icon: SIGN_ICONS.dice,
  sign: { id: 'boardview.die', params: { face } },
  caption: { id: 'boardview.die', params: { face } },
  used,
});

/** An Ammo die: a number, or the symbol. */
const ammoDie = (face: string, used: boolean): Die => {
  const out = face === OUT_OF_AMMO;
  const caption: Message = out ? { id: 'face.out' } : { id: 'face.ammo', params: { face } };
  const sign = out ? {} : { sign: { id: 'boardview.die', params: { face } } };
  return { icon: SIGN_ICONS.ammo, ...sign, caption, used, ground: AMMO };
};

/** Lists of an event, or of what a question is about. */
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const flags = (value: unknown): boolean[] => listed(value).map((one) => one === true);
const faces = (value: unknown): string[] => listed(value).map(String);

/** The dice of an attack; those that miss are used up. */
export const attackDice = ({ dice, hits, ammo, ammoHits }: GameEvent): Die[] =>
  lyingDice({ dice, diceHit: hits, ammo, ammoHit: ammoHits });

function lyingDice({ dice, diceHit, ammo, ammoHit }: Partial<Record<string, unknown>>): Die[] {
  const [hit, kept] = [flags(diceHit), flags(ammoHit)];
  return [
    ...faces(dice).map((face, i) => dieOf(face, !hit[i])),
    ...faces(ammo).map((face, i) => ammoDie(face, !kept[i] && face !== OUT_OF_AMMO)),
  ];
}

/** The die of whoever leaves Dormants: a 1 wakes them. */
export const leaveDie = ({ face }: GameEvent): Die[] => [dieOf(String(face), Number(face) !== 1)];

export const vaultDice = ({ faces: rolled }: GameEvent): Die[] => faces(rolled).map((face) => dieOf(face, false));

/** What lies in the tray: dice of the attempt at the Vault, or those that the chosen attack would roll. */
export function dice(data: Json, intent: Intent | null): Die[] {
  const view = asView(data);
  if (view.attempt !== null) return attemptDice(view.attempt, intent?.plan ?? []);
  return intent === null ? [] : (rolledDice(intent.decision) ?? poolDice(view, intent));
}

/** A roll that is asked about, as it lies; null where none is. */
function rolledDice({ ask, params }: Decision): Die[] | null {
  switch (ask.id) {
    case 'lucky':
    case 'six':
      return lyingDice(params ?? {});
    case 'lucky-leave':
      return [dieOf('1', false)];
    default:
      return null;
  }
}

/** Each die can be pressed; those that are kept are marked, and said to be. */
function attemptDice(attempt: NonNullable<View['attempt']>, plan: readonly string[]): Die[] {
  return attempt.dice.flatMap((face, i): Die[] => {
    if (face === 0) return [];
    const kept = attempt.kept[i] || plan.includes(`die.${i + 1}`);
    const die = { ...dieOf(String(face), false), ref: `die:${i + 1}` };
    return [kept ? { ...die, caption: { id: 'boardview.die.kept', params: { face } }, ground: KEPT } : die];
  });
}

/** Dice before a roll, without a face. */
function poolDice(view: View, { decision, selected }: Intent): Die[] {
  if (selected === null || !asksDeed(view, decision)) return [];
  const s = stateFor(view);
  const attack = attackOf(s, selected);
  if (attack === null) return [];
  const pool = poolOf(s, attack);
  const die = (icon: string, caption: string, more: Partial<Die>): Die => ({
    icon,
    caption: { id: `boardview.die.${caption}` },
    used: false,
    ...more,
  });
  return [
    ...Array.from({ length: total(pool.dice) }, () => die(SIGN_ICONS.dice, 'standard', {})),
    ...Array.from({ length: total(pool.ammo) }, () => die(SIGN_ICONS.ammo, 'ammo', { ground: AMMO })),
  ];
}

/** What the dice are for: the number each has to show, and the odds; at the Vault, those with the dice that are kept. */
export function aim(data: Json, intent: Intent | null): Aim | null {
  const view = asView(data);
  if (view.help === 'none' || intent === null) return null;
  if (view.attempt !== null) {
    if (intent.decision.ask.id !== 'vault-keep') return null;
    return { needs: { id: 'boardview.aim.run' }, odds: keepingMessage(stateFor(view), intent) };
  }
  const shot = aheadFor(view, intent)?.shot ?? null;
  if (shot === null || shot.attack.weapon.dice === null) return null;
  return { needs: { id: 'boardview.aim.least', params: { n: shot.least } }, odds: oddsMessage(shot) };
}
