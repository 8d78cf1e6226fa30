/** Where a pointer went down: at which question, on which button. */
export interface Pressed {
  readonly question: string;
  readonly button: object | null;
}

/**
 * Whether a press is the second of a double click whose first one was on another button of the same question: what was
 * chosen first moved the row under the pointer, and nobody meant what lies there now.
 */
export const isStray = (before: Pressed | null, now: Pressed, clicks: number): boolean =>
  clicks > 1 && before !== null && before.question === now.question && before.button !== now.button;
