import { type Answer, type Seat, SPECTATOR } from '@shamble/kernel';
import type { UndoInfo } from './contract.ts';

/** Who gave an answer: a person, the table itself (forced or passed on), a bot. */
export type Giver = 'person' | 'table' | 'bot';

/** An answer of which others may still wait for theirs: its decision's number, and who gave it. */
export interface Given {
  readonly n: number;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly by: Giver;
}

/** An answer that counts, with what undo must know of it. Its place in the list is its decision's number. */
export interface Step {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly by: Giver;
  /** What came to light by it, or that others decided with it; null where it can be taken back. */
  readonly lock: string | null;
  /** Player-turns begun when it was asked. */
  readonly turn: number;
  /** The first answer of its decision: an earlier one where several seats decided at once. */
  readonly first: number;
}

/** What was answered so far, and what was answered to a decision that others still think about. */
export interface Line {
  readonly steps: readonly Step[];
  readonly open: readonly Given[];
}

/** Who may take something back. */
export interface Taker {
  readonly seat: Seat;
  /** Whether all people look from there, so that nothing is to be kept from others. */
  readonly isAlone: boolean;
}

const OTHER_SEAT = 'other-seat';

const isTheirs = ({ by, seat }: { by: Giver; seat: Seat }, viewer: Seat): boolean => by === 'person' && seat === viewer;

/**
 * Whether an answer must stay where only one's own harmless ones may be taken back. That another seat had nothing to
 * choose is its secret: what the table answered for it counts as if that seat had.
 */
const isOthers = ({ by, seat }: { by: Giver; seat: Seat }, viewer: Taker): boolean =>
  by === 'table' ? !viewer.isAlone && seat !== viewer.seat : !isTheirs({ by, seat }, viewer.seat);

const isFixed = (step: Step, viewer: Taker): boolean => step.lock !== null || isOthers(step, viewer);

/** What stops undo at a step: of what others did a seat is told no more than that they did it. */
const lockOf = ({ seat, lock }: Step, viewer: Seat): string => (seat === viewer && lock !== null ? lock : OTHER_SEAT);

/** Where undo leads the viewer: back over what the table answered itself to the last thing really decided. */
export function undoInfo({ steps, open }: Line, viewer: Taker, free: boolean): UndoInfo {
  const { seat } = viewer;
  if (open.some((given) => given.by === 'person' && (free || given.seat === seat))) return { to: steps.length };
  if (open.some((given) => given.by !== 'bot' && isOthers(given, viewer))) return { locked: OTHER_SEAT };
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    if (free && step.by === 'person') return { to: step.first };
    if (!free && isFixed(step, viewer)) return { locked: lockOf(step, seat) };
    if (!free && isTheirs(step, seat)) return { to: step.first };
  }
  return null;
}

/** The viewer's earliest decision of this turn that can be gone back to; null where there is none. */
export function turnStart({ steps, open }: Line, viewer: Taker, free: boolean, turn: number): number | null {
  if (!free && open.some((given) => given.by !== 'bot' && isOthers(given, viewer))) return null;
  let start: number | null = null;
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    if (step.turn !== turn || (!free && isFixed(step, viewer))) break;
    if (isTheirs(step, viewer.seat)) start = step.first;
  }
  return start;
}

/** Whether going back that far takes back what came to light, or what others decided. */
export const takesBack = ({ steps }: Line, to: number, viewer: Taker): boolean =>
  steps.slice(to).some((step) => isFixed(step, viewer));

/** The answer counts at which the viewer was asked. */
export const decisionsOf = ({ steps }: Line, viewer: Seat): number[] => [
  ...new Set(steps.filter((step) => isTheirs(step, viewer)).map(({ first }) => first)),
];

/** How many answers there were right after the viewer's last own choice; null where there was none. */
export function lastOwn({ steps }: Pick<Line, 'steps'>, viewer: Seat): number | null {
  // Who only looks on has none, and the whole history would be searched for it at every answer.
  if (viewer === SPECTATOR) return null;
  const last = steps.findLastIndex((step) => isTheirs(step, viewer));
  return last < 0 ? null : last + 1;
}
