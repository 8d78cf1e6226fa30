/** How much playing a log again may take: each answer, and each event, use of chance and checkpoint on the way. */
export const MOST_WORK = 2_000_000;
export const ANSWER_WORK = 20;

/** Thrown in the middle of the rules where they do more than they may. */
export class WorkError extends Error {
  constructor() {
    super('the rules do more than any game needs');
  }
}
