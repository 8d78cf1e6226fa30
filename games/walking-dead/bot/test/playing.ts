import { configure, type Json, type Keeping, Match } from '@shamble/kernel';
import { asking } from '@shamble/kernel/conformance/playing';
import { game } from '../../rules/game.ts';
import type { Walking } from '../../rules/state.ts';
import { words } from '../../scenarios/words.ts';
import { sensible } from '../index.ts';

export const EDITIONS = ['fr', 'it'] as const;
export const SEATS = [1, 2, 3, 4, 5, 6] as const;

export const { adviceIn, adviceTo } = asking(sensible);

export const start = (
  seats: number,
  edition: string,
  seed: string,
  more: Record<string, Json> = {},
  keeping: Keeping = {},
): Match<Walking> => Match.start(game, seats, { edition, ...more }, seed, keeping);

interface Position {
  readonly seats?: number;
  readonly edition?: (typeof EDITIONS)[number];
}

/** A match in a position given in the words of the scenarios; player 1 is active. */
export function position(given: Record<string, Json>, { seats = 2, edition = 'fr' }: Position = {}): Match<Walking> {
  const config = configure(game, seats, { edition });
  return Match.open(game, config, 'position', {}, (state) => words.given(state, given, config));
}
