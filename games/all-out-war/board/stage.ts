import { createStage, type Stage as Shared } from '@shamble/parts';
import type { Person, War } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Ahead } from './ahead.ts';
import type { Planning } from './plan/use-plan.ts';

/** What every part of the board draws from. */
export interface Stage extends Shared {
  readonly view: View;
  /** The state that the view could be of: for what the rules work out. */
  readonly war: War;
  /** Whoever acts, or is asked about. */
  readonly acting: Person | null;
  /** What is asked about places on the mat, and what is planned there. */
  readonly planning: Planning;
  /** What the chosen Action may be aimed at, by the names of the rules. */
  readonly aims: readonly string[];
  /** What the plan or the chosen option would come to; null until it is worked out. */
  readonly ahead: Ahead | null;
}

export const { OnStage, useStage } = createStage<Stage>();
