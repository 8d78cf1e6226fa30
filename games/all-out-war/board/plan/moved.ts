import type { Place, Point, Spot } from '@shamble/kernel';
import { takePath } from '../../rules/move.ts';
import type { Person, War } from '../../rules/state.ts';
import { movingIn } from './asking.ts';

/** The same state with somebody elsewhere, and that somebody. */
export function movedTo(
  war: War,
  person: Person,
  [x, y]: Point,
  level = person.level,
): { readonly war: War; readonly person: Person } {
  const there: Person = { ...person, x, y, level };
  return { war: { ...war, people: war.people.map((one) => (one === person ? there : one)) }, person: there };
}

/** The level on which a path of a Move ends: that of a climb at its end, or the one it began on. */
export function levelAt(place: Place, stops: Spot): number {
  const moving = movingIn(place);
  const taken = stops.length === 0 ? null : takePath(moving, stops as readonly Point[]);
  if (taken === null || 'code' in taken || taken.climb === null) return moving.level;
  return taken.climb.up ? taken.climb.piece : 0;
}
