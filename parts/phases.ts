import type { Json } from '@shamble/kernel';
import type { GameBoard } from './board.ts';

/** The phase track of a board whose views say which step a turn has come to: the steps of each phase, in order. */
export function phaseTrack<Step extends string>(
  steps: Readonly<Record<string, readonly Step[]>>,
  stepOf: (view: Json) => Step,
): Pick<GameBoard, 'phases' | 'phase'> {
  const ids = Object.keys(steps);
  return {
    phases: ids.map((id) => ({ id, name: { id: `boardview.phase.${id}` } })),
    phase: (view) => ids.find((id) => steps[id].includes(stepOf(view))) ?? null,
  };
}
