import type { Json, Ruled } from '@shamble/kernel';
import { game } from './rules/game.ts';
import type { Army } from './rules/state.ts';
import { asView } from './rules/view.ts';

/** Nothing is secret between players: everybody sees the same. */
const hasSecrets = (): boolean => false;

const round = (view: Json): number => asView(view).round;

/** A Survivor's Turn; none while it is open whose comes next, and while the dead act. */
const turnIn = (view: Json): number | null => {
  const { step, turn } = asView(view);
  return step === 'act' ? turn : null;
};

export const table: Ruled<Army> = { game, hasSecrets, round, turnIn };
