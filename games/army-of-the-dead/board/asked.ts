/** What is shown may lag behind what is asked: whether a question of a Turn stands where the view stands. */
import type { Decision } from '@shamble/kernel';
import type { View } from '../rules/view.ts';

/** Whom a question is about, as it names them; null where it names nobody. */
export function askedOf({ params }: Decision): string | null {
  const who = params?.survivor;
  return typeof who === 'object' && 'id' in who ? who.id.slice('survivor.'.length) : null;
}

/** Whether somebody acts in the view, and a question that names somebody names them. */
export function isOfTurn({ step, turns }: View, decision: Decision): boolean {
  const acting = turns.at(-1)?.survivor;
  const asked = askedOf(decision);
  return step === 'act' && acting !== undefined && (asked === null || asked === acting);
}

/** The question what to do next, in a Turn or as a free Action, of whoever acts in the view. */
export const asksDeed = (view: View, decision: Decision): boolean =>
  (decision.ask.id === 'act' || decision.ask.id === 'single') && isOfTurn(view, decision);
