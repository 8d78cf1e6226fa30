import {
  type Advice,
  type Below,
  below32,
  type Choose,
  configure,
  type Decision,
  type Json,
  Match,
  choose as question,
  seeded,
} from '@shamble/kernel';
import { game } from '../../rules/game.ts';
import type { Walking } from '../../rules/state.ts';
import { words } from '../../scenarios/words.ts';
import { sensible } from '../index.ts';

export const EDITIONS = ['fr', 'it'] as const;
export const SEATS = [1, 2, 3, 4, 5, 6] as const;

export function stream(seed: string): Below {
  const { s } = seeded(seed);
  return (n) => below32(s, n);
}

export const start = (seats: number, edition: string, seed: string, more: Record<string, Json> = {}): Match<Walking> =>
  Match.start(game, seats, { edition, ...more }, seed, {});

/** Plays a game of sensible bots to its end; `each` sees every decision before it is answered. */
export function playOut(
  match: Match<Walking>,
  seed: string,
  each: (decision: Decision, advice: Advice) => void = () => {},
): Match<Walking> {
  const below = stream(seed);
  for (let [decision] = match.pending; decision !== undefined; [decision] = match.pending) {
    const advice = sensible(match.view(decision.seat), decision, below);
    each(decision, advice);
    const refusal = match.answer(decision.seat, decision.n, advice.answer);
    if (refusal)
      throw new Error(`${decision.ask.id}: ${JSON.stringify(advice.answer)} is refused: ${JSON.stringify(refusal)}`);
  }
  return match;
}

interface Position {
  readonly seats?: number;
  readonly edition?: (typeof EDITIONS)[number];
}

/** A match in a position given in the words of the scenarios; player 1 is active. */
export function position(given: Record<string, Json>, { seats = 2, edition = 'fr' }: Position = {}): Match<Walking> {
  const config = configure(game, seats, { edition });
  return Match.open(game, config, 'position', {}, (state) => words.given(state, given, config));
}

/** What the bot says to the decision that waits. */
export function adviceIn(match: Match<Walking>): Advice {
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nothing is asked');
  return sensible(match.view(decision.seat), decision, stream('advice'));
}

/** What the bot of a seat says to a question put to it in this position. */
export function adviceTo(match: Match<Walking>, seat: number, id: string, options: string[], params = {}): Advice {
  const decision: Choose = question(seat, { id, rules: [] }, options, { params });
  return sensible(match.view(seat), decision, stream('advice'));
}
