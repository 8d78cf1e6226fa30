/** The five kinds of dice (AW-DICE02-R, AW-DICE03, AW-DICE04-R). */

export type Colour = 'red' | 'white' | 'blue';

export interface Face {
  readonly successes: number;
  /** Shows the `!`, which is never itself a success (AW-DICE02). */
  readonly critical: boolean;
}

const face = (successes: number, critical = false): Face => ({ successes, critical });

/** Six faces each, from the weakest die to the strongest. */
export const FACES: Readonly<Record<Colour, readonly Face[]>> = {
  red: [face(0), face(0), face(1), face(1), face(1), face(2, true)],
  white: [face(0), face(1), face(1), face(1), face(2), face(2, true)],
  blue: [face(1), face(1), face(2), face(2), face(2, true), face(3, true)],
};

export const COLOURS: readonly Colour[] = ['red', 'white', 'blue'];

/** Three blank faces, three badges. */
export const ACTION_FACES: readonly boolean[] = [false, false, false, true, true, true];

export type Panic = 'flee' | 'terrified' | 'quiet' | 'scream' | 'berserk';

export const PANIC_FACES: readonly Panic[] = ['flee', 'terrified', 'terrified', 'quiet', 'scream', 'berserk'];
