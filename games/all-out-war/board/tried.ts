/** Options tried by the rules themselves, on a state made of the view, as far as the next question. */
import { Chance, clone, type Decision, Table } from '@shamble/kernel';
import { play } from '../rules/play.ts';
import type { View } from '../rules/view.ts';
import { stateFor } from './seen-state.ts';

/** Questions that the rules ask again from the state alone. */
const canTry = ({ step }: View, { ask }: Decision): boolean =>
  (step === 'act' && ask.id === 'act') || (step === 'activate' && ask.id === 'activate');

const known = new WeakMap<View, Map<string, boolean>>();

/** Whether dice or a draw follow; null where the question stands in the middle of something. */
export function reveals(view: View, decision: Decision, id: string): boolean | null {
  if (!canTry(view, decision)) return null;
  const all = known.get(view) ?? new Map<string, boolean>();
  known.set(view, all);
  const before = all.get(id);
  if (before !== undefined) return before;
  const found = tryOut(view, id);
  all.set(id, found);
  return found;
}

/** Thrown where chance is used: what follows makes no difference. */
const REVEALED = new Error('something is revealed');

function tryOut(view: View, id: string): boolean {
  const state = clone(stateFor(view));
  const chance = new Chance(state.rng);
  const rules = play(new Table(state, chance));
  rules.next([]);
  chance.onUse = () => {
    throw REVEALED;
  };
  try {
    rules.next(id);
  } catch (error) {
    if (error !== REVEALED) throw error;
    return true;
  }
  return false;
}
