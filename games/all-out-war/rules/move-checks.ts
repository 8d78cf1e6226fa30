/** What a path of a Move must keep beside its length: no Sneak to a counter at first, a whistled step is straight. */
import type { Check, Point } from '@shamble/kernel';
import { fits } from '../geometry/limits.ts';
import { isRefusal } from '../geometry/route.ts';
import { distance } from '../geometry/vector.ts';
import { type Moving, routerOf, type Sneaking, sneakForbidden } from './move.ts';
import { letterOf } from './state.ts';

/** In the first turn no Sneak ends at a counter or at a source that carries one (AW-SCEN22). */
export const checkSneak: Check = (decision, answer) => {
  if (decision.kind !== 'place') return null;
  const touched = sneakForbidden(decision.facts as unknown as Sneaking, answer as readonly Point[]);
  return touched < 0
    ? null
    : { code: 'first-turn-sneak', params: { thing: `counter-${letterOf(touched)}` }, rules: ['AW-SCEN22'] };
};

/** Whether stops lead along one straight line; in an Area it costs double and is straight all the same (AW-CONT03, AW-AREA02). */
export function isStraight(moving: Moving, stops: readonly Point[]): boolean {
  const { mover } = routerOf(moving);
  const route = routerOf(moving).routeAlong(stops);
  return !isRefusal(route) && fits(route.path.length, distance(mover.x, mover.y, ...stops[stops.length - 1]));
}

/** A step of a Police Whistle is one straight line (AW-CONT03). */
export const checkStraight: Check = (decision, answer) => {
  const stops = answer as readonly Point[];
  if (decision.kind !== 'place' || stops.length === 0) return null;
  return isStraight(decision.facts as unknown as Moving, stops) ? null : { code: 'not-straight', rules: ['AW-CONT03'] };
};
