/** What stands on a player's card besides the crew: counters, and who is first. */
import type { Json, Message, Seat } from '@shamble/kernel';
import type { Fact } from '@shamble/parts';
import { held, limitsOf } from '../rules/end-phase.ts';
import { seatOf, type War } from '../rules/state.ts';
import { asView } from '../rules/view.ts';
import { SIGN_ICONS } from './icons.ts';
import { stateFor } from './seen-state.ts';

/** The side a seat plays for. */
const sideOfSeat = ({ together }: Pick<War, 'together'>, seat: Seat): number => (together ? 0 : seat);

export function facts(data: Json, seat: Seat): readonly Fact[] {
  const view = asView(data);
  if (view.people.length === 0) return [];
  const s = stateFor(view);
  const n = held(s, sideOfSeat(s, seat));
  const of = limitsOf(s).counters;
  return [{ id: 'supply', icon: SIGN_ICONS.supply, value: `${n}/${of}`, name: { id: 'boardview.fact.supply' } }];
}

export function notes(data: Json, seat: Seat): readonly Message[] {
  const view = asView(data);
  const begun = view.step !== 'groups' && view.step !== 'gear';
  if (view.together || !begun) return [];
  return seatOf(stateFor(view), view.initiative) === seat ? [{ id: 'boardview.note.first' }] : [];
}
