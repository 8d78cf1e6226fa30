import type { Json, Ruled } from '@shamble/kernel';
import { game } from './rules/game.ts';
import type { Army } from './rules/state.ts';
import { asView } from './rules/view.ts';

/** Nothing is secret between players: everybody sees the same. */
const hasSecrets = (): boolean => false;

const round = (view: Json): number => asView(view).round;

export const table: Ruled<Army> = { game, hasSecrets, round };
