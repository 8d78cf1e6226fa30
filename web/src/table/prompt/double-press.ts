/** Where a pointer went down: at which question, on which button, at which place of the screen. */
export interface Pressed {
  readonly question: string;
  readonly button: object | null;
  readonly x: number;
  readonly y: number;
}

/** Pixels within which two presses are in one place; browsers count quick taps far apart as a double one, too. */
const NEAR = 24;

/**
 * Whether a press is the second of a double click whose first one was on another button of the same question: what was
 * chosen first moved the row under the pointer, and nobody meant what lies there now.
 */
export const isStray = (before: Pressed | null, now: Pressed, clicks: number): boolean =>
  clicks > 1 &&
  before !== null &&
  before.question === now.question &&
  before.button !== now.button &&
  Math.abs(before.x - now.x) <= NEAR &&
  Math.abs(before.y - now.y) <= NEAR;
