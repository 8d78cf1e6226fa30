/** Options tried by the rules themselves, where a question stands at the beginning of a deed. */
import type { Decision } from '@shamble/kernel';
import type { View } from '../rules/view.ts';
import { asksDeed } from './asked.ts';
import { type Deed, deedOf } from './forecast/deed.ts';
import { stateFor } from './seen-state.ts';

/** Questions of a Turn, which the rules ask again from the state alone; but not the answer that ends a free Action. */
const canTry = (view: View, decision: Decision, id: string): boolean =>
  asksDeed(view, decision) && !(decision.ask.id === 'single' && id === 'decline');

/** What an option does; null where the question stands in the middle of something. */
export const tried = (view: View, decision: Decision, id: string): Deed | null =>
  canTry(view, decision, id) ? deedOf(stateFor(view), id) : null;
