import { SPACES } from '../content/map.ts';
import type { View } from '../rules/view.ts';
import { partyOf } from './party.ts';
import type { Route } from './route.ts';

/** A way being gone: the next of its steps, and how the party was when it set out. */
export interface Going {
  readonly route: Route;
  readonly next: number;
  readonly turn: number;
  readonly hurt: number;
}

/** All Fatigue of the party, and much more for everybody who is no longer there. */
const DEAD = -100;
export const hurtOf = (view: View): number =>
  partyOf(view, view.active)
    .flatMap((player) => view.players[player - 1].team)
    .reduce((sum, { fatigue }) => sum + fatigue + DEAD, 0);

const endOf = (route: Route, step: number): number => route.steps[step].over[route.steps[step].over.length - 1];

/** The steps of a way that are still before the pawn. */
export function ahead({ route, next }: Going, here: number): Route {
  const done = route.steps.findIndex((_, i) => i < next && endOf(route, i) === here);
  const rest = done >= 0 ? done + 1 : Math.max(0, next - 1);
  return { ...route, steps: route.steps.slice(next === 0 ? 0 : rest) };
}

/** Whether all is as it was when the way was planned: the place, the party's strength, the tokens of the next step. */
export function holds(view: View, { route, next, hurt }: Going): boolean {
  const { space } = view.players[view.active - 1];
  if (next > 0 && SPACES[endOf(route, next - 1)] !== space) return false;
  if (hurtOf(view) !== hurt) return false;
  const { how, fights, over } = route.steps[next];
  const tokens = view.tokens.filter(({ space }) => space === SPACES[over[over.length - 1]]);
  return how !== 'go' || tokens.length === fights.length;
}
