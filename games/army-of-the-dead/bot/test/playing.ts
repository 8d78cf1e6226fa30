import { type Keeping, Match } from '@shamble/kernel';
import { asking } from '@shamble/kernel/conformance/playing';
import { game } from '../../rules/game.ts';
import type { Army } from '../../rules/state.ts';
import { sensible } from '../index.ts';

export const { adviceTo } = asking(sensible);

export const start = (
  seats: number,
  mission: string,
  seed: string,
  team = 'choose',
  keeping: Keeping = {},
): Match<Army> => Match.start(game, seats, { mission, team }, seed, keeping);
