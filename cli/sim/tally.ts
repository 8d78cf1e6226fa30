import type { Outcome } from '@shamble/kernel';

/** The sum, the least and the most of a number over games. */
export interface Spread {
  total: number;
  min: number;
  max: number;
}

/** A game that did not end as games do, and the seed to see it again. */
export interface Failure {
  readonly game: number;
  readonly seed: string;
  readonly kind: 'stall' | 'error';
  readonly message: string;
}

/** What is known of some games together. Tallies can be added in any order. */
export interface Tally {
  finished: number;
  readonly outcomes: Record<string, number>;
  /** Games won, per seat. */
  readonly wins: number[];
  readonly turns: Spread;
  readonly decisions: Spread;
  readonly failures: Failure[];
}

const noSpread = (): Spread => ({ total: 0, min: Number.POSITIVE_INFINITY, max: 0 });

export const emptyTally = (seats: number): Tally => ({
  finished: 0,
  outcomes: {},
  wins: Array.from({ length: seats }, () => 0),
  turns: noSpread(),
  decisions: noSpread(),
  failures: [],
});

export function addGame(tally: Tally, outcome: Outcome, turns: number, decisions: number): void {
  tally.finished++;
  tally.outcomes[outcome.id] = (tally.outcomes[outcome.id] ?? 0) + 1;
  for (const seat of outcome.winners) tally.wins[seat]++;
  addSpread(tally.turns, { total: turns, min: turns, max: turns });
  addSpread(tally.decisions, { total: decisions, min: decisions, max: decisions });
}

export function addTally(sum: Tally, part: Tally): void {
  sum.finished += part.finished;
  for (const [id, count] of Object.entries(part.outcomes)) sum.outcomes[id] = (sum.outcomes[id] ?? 0) + count;
  for (const [seat, count] of part.wins.entries()) sum.wins[seat] += count;
  addSpread(sum.turns, part.turns);
  addSpread(sum.decisions, part.decisions);
  sum.failures.push(...part.failures);
}

function addSpread(sum: Spread, part: Spread): void {
  sum.total += part.total;
  sum.min = Math.min(sum.min, part.min);
  sum.max = Math.max(sum.max, part.max);
}
