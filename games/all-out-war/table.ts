import type { Json, Ruled } from '@shamble/kernel';
import { game } from './rules/game.ts';
import { isTurn, type War } from './rules/state.ts';
import { asView } from './rules/view.ts';

/** Whether a seat knows what others do not: two Supply cards that it alone looks at (AW-HID05). */
function hasSecrets(data: Json): boolean {
  const { air, seats } = asView(data);
  return seats > 1 && air.length > 1 && air[0] !== null;
}

/** Turns begun; none while the table is set up. */
const round = (view: Json): number => {
  const { step, turn } = asView(view);
  return isTurn(step) || step === 'over' ? turn : 0;
};

/** An activation; none while it is open whose comes next, and in all other phases. */
const turnIn = (view: Json): number | null => {
  const { step, activations } = asView(view);
  return step === 'act' ? activations : null;
};

export const table: Ruled<War> = { game, hasSecrets, round, turnIn };
