/** What is shown may lag behind what is asked: whether a question of a Turn stands where the view stands. */
import type { Decision } from '@shamble/kernel';
import type { View } from '../rules/view.ts';

/** Whom a question is about, as it names them; null where it names nobody. */
export function askedOf({ params }: Decision): string | null {
  const who = params?.survivor;
  return typeof who === 'object' && 'id' in who ? who.id.slice('survivor.'.length) : null;
}

/** Whether somebody acts in the view, and a question that names somebody names them. */
export function isOfTurn(view: View, decision: Decision): boolean {
  const acting = actingIn(view);
  const asked = askedOf(decision);
  return acting !== null && (asked === null || asked === acting);
}

/** Questions for a step of somebody, who may do so out of turn (AD-SKILL24). */
const STEPS: ReadonlySet<string> = new Set(['on', 'free-move']);

/** Who would do what is asked about: whoever acts, or whoever is asked for a step; null where it is nobody in the view. */
export function doerOf(view: View, decision: Decision): string | null {
  if (isOfTurn(view, decision)) return actingIn(view);
  return STEPS.has(decision.ask.id) ? askedOf(decision) : null;
}

/** Who acts in a Turn. */
export const actingIn = ({ step, turns }: View): string | null =>
  step === 'act' ? (turns.at(-1)?.survivor ?? null) : null;

/** The question what to do next, in a Turn or as a free Action, of whoever acts in the view. */
export const asksDeed = (view: View, decision: Decision): boolean =>
  (decision.ask.id === 'act' || decision.ask.id === 'single') && isOfTurn(view, decision);
