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
import type { Pints } from '../../rules/state.ts';
import { words } from '../../scenarios/words.ts';
import { sensible } from '../index.ts';

export const LEVELS = ['starter', 'main'] as const;
export const SEATS = [1, 2, 3, 4] as const;

export function stream(seed: string): Below {
  const { s } = seeded(seed);
  return (n) => below32(s, n);
}

/** Plays a game of sensible bots to its end; `each` sees every decision before it is answered. */
export function playOut(
  match: Match<Pints>,
  seed: string,
  each: (decision: Decision, advice: Advice) => void = () => {},
): Match<Pints> {
  const below = stream(seed);
  for (let decision = match.only; decision !== null; decision = match.only) {
    const advice = sensible(match.view(decision.seat), decision, below);
    each(decision, advice);
    const refusal = match.answer(decision.seat, decision.n, advice.answer);
    if (refusal)
      throw new Error(`${decision.ask.id}: ${JSON.stringify(advice.answer)} is refused: ${JSON.stringify(refusal)}`);
  }
  return match;
}

export const start = (seats: number, level: string, seed: string, more: Record<string, Json> = {}): Match<Pints> =>
  Match.start(game, seats, { level, ...more }, seed, {});

interface Position {
  readonly seats?: number;
  readonly level?: (typeof LEVELS)[number];
  readonly rescue?: string;
}

/** A match in a position given in the words of the scenarios; player 1 is active. */
export function position(given: Record<string, Json>, how: Position = {}): Match<Pints> {
  const { seats = 2, level = 'starter', rescue = 'random' } = how;
  const config = configure(game, seats, { level, rescue, first: '1' });
  return Match.open(game, config, 'position', {}, (state) =>
    words.given(state, { stools: [], bus: { row: 1, zombies: [] }, ...given }, config),
  );
}

/** What the bot says to the decision that waits. */
export function adviceIn(match: Match<Pints>): Advice {
  const decision = match.only;
  if (decision === null) throw new Error('nothing is asked');
  return sensible(match.view(decision.seat), decision, stream('advice'));
}

/** What the bot of a seat says to a question put to it in this position. */
export function adviceTo(match: Match<Pints>, seat: number, id: string, options: string[], params = {}): Advice {
  const decision: Choose = question(seat, { id, rules: [] }, options, { params });
  return sensible(match.view(seat), decision, stream('advice'));
}
