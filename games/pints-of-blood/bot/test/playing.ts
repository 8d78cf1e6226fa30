import { configure, type Json, type Keeping, Match } from '@shamble/kernel';
import { asking } from '@shamble/kernel/conformance/playing';
import { game } from '../../rules/game.ts';
import type { Pints } from '../../rules/state.ts';
import { words } from '../../scenarios/words.ts';
import { sensible } from '../index.ts';

export const LEVELS = ['starter', 'main'] as const;
export const SEATS = [1, 2, 3, 4] as const;

export const { adviceIn, adviceTo } = asking(sensible);

export const start = (
  seats: number,
  level: string,
  seed: string,
  more: Record<string, Json> = {},
  keeping: Keeping = {},
): Match<Pints> => Match.start(game, seats, { level, ...more }, seed, keeping);

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
