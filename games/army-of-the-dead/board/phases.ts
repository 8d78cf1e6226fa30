import type { Json, Seat } from '@shamble/kernel';
import { phaseTrack } from '@shamble/parts';
import type { Step } from '../rules/state.ts';
import { asView } from '../rules/view.ts';

export const { phases, phase } = phaseTrack<Step>(
  {
    players: ['round', 'next', 'act'],
    dead: ['dead'],
    spawn: ['spawn', 'safety'],
    end: ['end'],
  },
  (view) => asView(view).step,
);

/** Whose Survivor acts, or is to act next; nobody's where the dead do. */
export const turnOf = (data: Json): Seat | null => {
  const { step, active, team, turns } = asView(data);
  const acting = turns[0]?.survivor;
  if (step === 'act') return (team.find(({ survivor }) => survivor === acting)?.player ?? active) - 1;
  return step === 'next' ? active - 1 : null;
};
