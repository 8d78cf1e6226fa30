import type { Json, Seat } from '@shamble/kernel';
import { phaseTrack } from '@shamble/parts';
import type { Step } from '../rules/state.ts';
import { asView } from '../rules/view.ts';

export const { phases, phase } = phaseTrack<Step>(
  {
    recover: ['turn', 'recover'],
    move: ['move', 'step'],
    encounters: ['visit', 'attempt'],
    end: ['end'],
  },
  (view) => asView(view).step,
);

export const turnOf = (data: Json): Seat | null => {
  const { step, active } = asView(data);
  return step === 'over' ? null : active - 1;
};
