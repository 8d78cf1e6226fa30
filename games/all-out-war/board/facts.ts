/** What stands on a player's card besides the crew: counters, and who is first. */
import type { Json, Message, Seat } from '@shamble/kernel';
import type { Fact } from '@shamble/parts';
import { held, limitsOf } from '../rules/end-phase.ts';
import { seatOf, type War } from '../rules/state.ts';
import { asView, type View } from '../rules/view.ts';
import { SIGN_ICONS } from './icons.ts';
import { stateFor } from './seen-state.ts';

/** The side a seat plays for. */
const sideOfSeat = ({ together }: Pick<War, 'together'>, seat: Seat): number => (together ? 0 : seat);

/** Whether rows of somebody's crew stand close: then there is room for a word. */
const isLarge = ({ people }: View): boolean =>
  people.some(({ owner }) => people.filter((one) => one.owner === owner).length > 6);

export function facts(data: Json, seat: Seat): readonly Fact[] {
  const view = asView(data);
  // Two groups of nine have to fit beside the mat: counters stand in the line over it, too.
  if (view.people.length === 0 || isLarge(view)) return [];
  const s = stateFor(view);
  const n = held(s, sideOfSeat(s, seat));
  const of = limitsOf(s).counters;
  return [{ id: 'supply', icon: SIGN_ICONS.supply, value: `${n}/${of}`, name: { id: 'boardview.fact.supply' } }];
}

export function notes(data: Json, seat: Seat): readonly Message[] {
  const view = asView(data);
  const begun = view.step !== 'groups' && view.step !== 'gear';
  if (view.together || !begun) return [];
  if (seatOf(stateFor(view), view.initiative) !== seat) return [];
  return [{ id: isLarge(view) ? 'boardview.note.first.short' : 'boardview.note.first' }];
}
