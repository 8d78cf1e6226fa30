import type { GameEvent } from '@shamble/kernel';
import type { Die } from '@shamble/parts';
import { COLOURS, type Face } from '../content/dice.ts';
import { face, shot } from '../text/words.ts';
import { FACE_ICONS, FACT_ICONS, SIGN_ICONS } from './icons.ts';
import { colourAt } from './rolling.ts';

/** Dice of a pool, and what they have to bring: 0 where none of it is wanted. */
interface Pool {
  readonly pool: readonly number[];
  readonly faces: readonly Face[];
  readonly zombies: number;
  readonly wanted: number;
}

const dieOf = (one: Face, colour: string | null, used: boolean): Die => ({
  icon: FACE_ICONS[one[0]],
  caption: face(one),
  used,
  ...(colour === null ? {} : { ground: `dead-ground-${colour}` }),
});

/** The dice of a pool by colour; those that count for nothing are used up. */
export const poolDice = (roll: Pool): Die[] =>
  roll.faces.map((one, i) => dieOf(one, COLOURS[colourAt(roll.pool, i)], !counts(roll, one)));

/** Whether a face is worth something in this roll. */
function counts({ zombies, wanted }: Pool, one: Face): boolean {
  if (one === '-') return false;
  if (one === 'J') return true;
  return one[0] === 'K' ? zombies > 0 || wanted === 0 : wanted > 0;
}

/** One die that was rolled again. */
export const againDie = ({ now, colour }: GameEvent): Die[] => [
  dieOf(now as Face, typeof colour === 'string' ? colour : null, false),
];

/** The Ammo die. */
export const shotDie = (one: string): Die => ({
  icon: one.endsWith('!') ? SIGN_ICONS.noise : FACT_ICONS.ammo,
  caption: shot(one),
  used: false,
  ground: 'dead-ground-black',
});
