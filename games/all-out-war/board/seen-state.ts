import { stateOf } from '../rules/seen.ts';
import type { War } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const known = new WeakMap<View, War>();

/** The state that a view could be of, made once. Whoever changes something makes a copy. */
export function stateFor(view: View): War {
  let state = known.get(view);
  if (state === undefined) {
    state = stateOf(view);
    known.set(view, state);
  }
  return state;
}
