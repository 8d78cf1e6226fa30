import type { Decision, Match, Seat, UndoState } from '@shamble/kernel';

/** Whether a decision is put to a person; the others answer themselves. */
export type IsAsked = (decision: Decision) => boolean;

/** The decision that undo leads to: the seat's last one that was put to it, or what stops it. */
export function undoTarget(match: Match, seat: Seat, isAsked: IsAsked): UndoState | null {
  const past = match.fork();
  for (;;) {
    const undo = past.undoable(seat);
    if (undo === null || 'locked' in undo) return undo;
    past.undoTo(undo.to);
    if (past.pendingFor(seat).some(isAsked)) return undo;
  }
}

/** The last decision of anyone that was put to a person, whatever happened since. */
export function freeUndoTarget(match: Match, isAsked: IsAsked): UndoState | null {
  const past = match.fork();
  while (past.answers.length > 0) {
    past.undoTo(past.answers.length - 1);
    if (past.pending.some(isAsked)) return { to: past.answers.length };
  }
  return null;
}
