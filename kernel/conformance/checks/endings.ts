import type { Match, State } from '../../index.ts';
import { Difference, expectPlain } from '../difference.ts';

/** A game that is over says how, and names only people at the table as winners. */
export function checkOutcome<S extends State>({ outcome, config }: Match<S>): void {
  if (outcome === null) throw new Difference('the game is over without an outcome');
  expectPlain('the outcome', outcome);
  const { winners } = outcome;
  const stranger = winners.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= config.seats);
  if (stranger !== undefined) throw new Difference(`seat ${stranger} has won and does not exist`);
  if (new Set(winners).size < winners.length) throw new Difference(`a winner is named twice: ${winners.join(', ')}`);
}
