import { briefly, type Fault, type Match, type Refusal, type State } from '@shamble/kernel';
import type { Bot } from './bot.ts';

/** No game of the shelf comes near this many decisions: past it a playout counts as stalled. */
export const MAX_DECISIONS = 100_000;

/** A playout that does not end. */
export class StallError extends Error {
  constructor(decisions: number) {
    super(`no end after ${decisions} decisions`);
  }
}

/** A bot's answer that the match did not take, or a rules bug that the answer ran into. */
export class BotRefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, fault: Fault | null) {
    const [what, cause] =
      refusal.code === 'rules-error'
        ? [briefly(fault?.error), fault?.error]
        : [`a bot's answer was refused: ${refusal.code}`, null];
    super(what, { cause });
    this.refusal = refusal;
  }
}

/** Plays a match to its end, one bot per seat; returns the decisions answered. */
export function playOut<S extends State>(match: Match<S>, bots: readonly Bot[], limit = MAX_DECISIONS): number {
  let decisions = 0;
  for (let next = match.only; next !== null; next = match.only) {
    if (decisions === limit) throw new StallError(decisions);
    const { seat } = next;
    const { n, answer } = bots[seat](match, seat);
    const refusal = match.answer(seat, n, answer);
    if (refusal) throw new BotRefusedError(refusal, match.fault);
    decisions++;
  }
  return decisions;
}
