/** Options tried by the rules themselves, on a state made of the view, as far as the next question. */
import { Chance, clone, type Decision, Table } from '@shamble/kernel';
import { play } from '../rules/play.ts';
import type { Army, Now } from '../rules/state.ts';
import { newTurn } from '../rules/turn.ts';
import type { View } from '../rules/view.ts';
import { asksDeed } from './asked.ts';
import { stateFor } from './seen-state.ts';

export interface Tried {
  /** Dice, a draw or something hidden follow: there is no way back. */
  readonly reveals: boolean;
  /** No Action is spent. */
  readonly free: boolean;
}

/** Questions of a Turn, which the rules ask again from the state alone; but not the answer that ends a free Action. */
const canTry = (view: View, decision: Decision, id: string): boolean =>
  asksDeed(view, decision) && !(decision.ask.id === 'single' && id === 'decline');

const known = new WeakMap<View, Map<string, Tried>>();

/** What an option does; null where the question stands in the middle of something. */
export function tried(view: View, decision: Decision, id: string): Tried | null {
  if (!canTry(view, decision, id)) return null;
  const all = known.get(view) ?? new Map<string, Tried>();
  known.set(view, all);
  let found = all.get(id);
  if (found === undefined) {
    found = tryOut(view, id);
    all.set(id, found);
  }
  return found;
}

/** What of a Turn's Actions is spent; one won by a new level makes no deed free (AD-ADR06-R), nor does a free one (AD-SKILL26). */
function spentOf(s: Army, { who, actions, free, single }: Now): number {
  const whole = single ? { actions: 1, free: [] } : newTurn(s, who);
  return whole.actions + whole.free.length - actions - free.length;
}

/** Thrown where chance is used: what follows makes no difference. */
const REVEALED = new Error('something is revealed');

function tryOut(view: View, id: string): Tried {
  const state = clone(stateFor(view));
  const chance = new Chance(state.rng);
  const rules = play(new Table(state, chance));
  rules.next([]);
  const now = state.turns.at(-1);
  const before = now && { spent: spentOf(state, now), next: now.next };
  chance.onUse = () => {
    throw REVEALED;
  };
  try {
    rules.next(id);
  } catch (error) {
    if (error !== REVEALED) throw error;
    return { reveals: true, free: false };
  }
  const still = now !== undefined && before !== undefined && state.turns.includes(now);
  const paid = still && (spentOf(state, now) > before.spent || (before.next !== null && now.next === null));
  return { reveals: false, free: still && !paid };
}
