/** Options tried by the rules themselves, on a state made of the view, as far as the next question. */
import { Chance, clone, type Decision, Table } from '@shamble/kernel';
import { play } from '../rules/play.ts';
import type { Now } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { stateFor } from './seen-state.ts';

export interface Tried {
  /** Dice, a draw or something hidden follow: there is no way back. */
  readonly reveals: boolean;
  /** No Action is spent. */
  readonly free: boolean;
}

/** Questions of a Turn, which the rules ask again from the state alone; but not the answer that ends a free Action. */
const canTry = ({ step }: View, { ask }: Decision, id: string): boolean =>
  step === 'act' && (ask.id === 'act' || (ask.id === 'single' && id !== 'decline'));

/** There may be many of them, and nothing comes of any. */
const DISCARDED: Tried = { reveals: false, free: true };

const known = new WeakMap<View, Map<string, Tried>>();

/** What an option does; null where the question stands in the middle of something. */
export function tried(view: View, decision: Decision, id: string): Tried | null {
  if (!canTry(view, decision, id)) return null;
  if (id.startsWith('discard.')) return DISCARDED;
  const all = known.get(view) ?? new Map<string, Tried>();
  known.set(view, all);
  let found = all.get(id);
  if (found === undefined) {
    found = tryOut(view, id);
    all.set(id, found);
  }
  return found;
}

const budgetOf = (now: Now | undefined): number =>
  now === undefined ? 0 : now.actions + now.free.length + (now.next === null ? 0 : 1);

/** Thrown where chance is used: what follows makes no difference. */
const REVEALED = new Error('something is revealed');

function tryOut(view: View, id: string): Tried {
  const state = clone(stateFor(view));
  const chance = new Chance(state.rng);
  const rules = play(new Table(state, chance));
  rules.next([]);
  const now = state.turns.at(-1);
  const before = budgetOf(now);
  chance.onUse = () => {
    throw REVEALED;
  };
  try {
    rules.next(id);
  } catch (error) {
    if (error !== REVEALED) throw error;
    return { reveals: true, free: false };
  }
  const still = now !== undefined && state.turns.includes(now);
  return { reveals: false, free: still && budgetOf(now) === before };
}
