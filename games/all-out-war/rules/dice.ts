/** Pools that explain themselves: each die with whose it is, why it is there and by which rule (AW-DICE05). */
import { COLOURS, type Colour, FACES, type Face } from '../content/dice.ts';
import type { G } from './state.ts';

export interface Die {
  readonly colour: Colour;
  /** Name of the model whose die it is: bites, re-rolls and bonuses look at it (AW-DICE07, AW-BITE04). */
  readonly of: string;
  /** An item, an ability, or a word of the rules. */
  readonly why: string;
  readonly rule: string;
}

export interface RolledDie extends Die {
  readonly face: number;
  /** Rolled again already, by its owner, by an opponent (AW-DICE06). */
  readonly again: boolean;
}

export const dice = (colours: readonly Colour[], of: string, why: string, rule: string): Die[] =>
  colours.map((colour) => ({ colour, of, why, rule }));

const label = ({ successes, critical }: Face): string => `${successes}${critical ? '!' : ''}`;

/** Faces as scripts and events write them. */
const LABELS: Readonly<Record<Colour, readonly string[]>> = {
  red: FACES.red.map(label),
  white: FACES.white.map(label),
  blue: FACES.blue.map(label),
};

const faceOf = ({ colour, face }: RolledDie): Face => FACES[colour][face];

export const labelOf = ({ colour, face }: RolledDie): string => LABELS[colour][face];

export const successes = (rolled: readonly RolledDie[]): number =>
  rolled.reduce((sum, die) => sum + faceOf(die).successes, 0);

export const criticals = (rolled: readonly RolledDie[]): number =>
  rolled.reduce((sum, die) => sum + (faceOf(die).critical ? 1 : 0), 0);

/** Rolls a pool under a name; scripts give its faces in order (AW-COMP08: no limit of dice). */
export const rollPool = (g: G, name: string, pool: readonly Die[]): RolledDie[] =>
  pool.map((die) => ({
    ...die,
    face: g.chance.below(name, FACES[die.colour].length, LABELS[die.colour]),
    again: false,
  }));

/** One die again: the second result stands. */
export const rollAgain = (g: G, name: string, die: RolledDie): RolledDie => ({
  ...die,
  face: g.chance.below(name, FACES[die.colour].length, LABELS[die.colour]),
  again: true,
});

const ACTION = ['blank', 'badge'] as const;

/** The Action die: true for a badge (AW-DICE03). */
export const rollAction = (g: G, name: string): boolean => g.chance.roll(name, ACTION) === 'badge';

/** The successes of one die, where a rule wants a number (AW-DICE08). */
export function rollNumber(g: G, name: string, colour: Colour): number {
  const face = g.chance.below(name, FACES[colour].length, LABELS[colour]);
  return FACES[colour][face].successes;
}

/** Whether one die is weaker than another (AW-DICE02-R). */
export const weaker = (a: Colour, b: Colour): boolean => COLOURS.indexOf(a) < COLOURS.indexOf(b);
