import { configure, type Json, KEEP_ALL, Match } from '@shamble/kernel';
import { words } from '../../scenarios/words.ts';
import { game } from '../game.ts';
import type { War } from '../state.ts';

/** A position in the words of scenarios. */
export type Position = Readonly<Record<string, Json>>;

/** A match that begins in a position. */
export function startAt(
  position: Position,
  options: Readonly<Record<string, string | boolean>> = {},
  { seats = 2, seed = 'position' } = {},
): Match<War> {
  const config = configure(game, seats, options);
  return Match.open(game, config, seed, KEEP_ALL, (state) => words.given(state, position, config));
}
