/** What a path of a Move must keep beside its length: no Sneak to a counter at first, a whistled step is straight. */
import type { Check, Point } from '@shamble/kernel';
import { EPS } from '../geometry/limits.ts';
import { type Moving, type Sneaking, sneakForbidden, takePath } from './move.ts';
import { letterOf } from './state.ts';

/** In the first turn no Sneak ends at a counter or at a source that carries one (AW-SCEN22). */
export const checkSneak: Check = (decision, answer) => {
  if (decision.kind !== 'place') return null;
  const touched = sneakForbidden(decision.facts as unknown as Sneaking, answer as readonly Point[]);
  return touched < 0
    ? null
    : { code: 'first-turn-sneak', params: { thing: `counter-${letterOf(touched)}` }, rules: ['AW-SCEN22'] };
};

/** A step of a Police Whistle is one straight line (AW-CONT03). */
export const checkStraight: Check = (decision, answer) => {
  if (decision.kind !== 'place' || decision.path === null) return null;
  const stops = answer as readonly Point[];
  if (stops.length === 0) return null;
  const [fx, fy] = decision.path.from;
  const [x, y] = stops[stops.length - 1];
  const taken = takePath(decision.facts as unknown as Moving, stops);
  const straight = Math.sqrt((x - fx) * (x - fx) + (y - fy) * (y - fy));
  if (!('code' in taken) && taken.cost <= straight + EPS) return null;
  return { code: 'not-straight', rules: ['AW-CONT03'] };
};
