import type { Json, Seat } from '@shamble/kernel';
import { phaseTrack } from '@shamble/parts';
import { type Step, seatOf } from '../rules/state.ts';
import { asView } from '../rules/view.ts';
import { stateFor } from './seen-state.ts';

export const { phases, phase } = phaseTrack<Step>(
  {
    action: ['turn', 'activate', 'act'],
    event: ['alarm', 'lunges', 'event'],
    melee: ['melees', 'melee'],
    end: ['end'],
  },
  (view) => asView(view).step,
);

/** Whose Survivor acts, or who activates next; nobody's while the Walkers do. */
export const turnOf = (data: Json): Seat | null => {
  const view = asView(data);
  if (view.step === 'act' && view.now !== null) return view.people[view.now.who].owner;
  return view.step === 'activate' || view.step === 'turn' ? seatOf(stateFor(view), view.next) : null;
};
