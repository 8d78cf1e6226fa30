import { type Decision, fingerprint, type Seat } from '@shamble/kernel';
import type { TableSetup, TableTrouble, TableUpdate } from '../contract.ts';
import type { Course } from './course.ts';
import { type Entries, entriesFor } from './entries.ts';
import { turnStart, undoInfo } from './steps.ts';

/** What an update is made from besides the course; nothing here is hidden from the viewer. */
export interface Frame {
  readonly id: string;
  readonly setup: TableSetup;
  readonly viewer: Seat;
  readonly curtain: Seat | null;
  /** The viewer's decision where it is put to the viewer. */
  readonly decision: Decision | null;
  readonly redo: number;
  readonly tookBack: boolean;
  readonly following: boolean;
  readonly unsaved: TableUpdate['unsaved'];
  readonly trouble: TableTrouble | null;
}

/** The one way out of the engine: only what the viewer may know goes into an update. */
export function updateOf(course: Course, frame: Frame, entries: Entries): TableUpdate {
  const { id, setup, viewer, curtain, decision, redo, tookBack, following, unsaved, trouble } = frame;
  const view = course.view(viewer);
  const free = setup.freeUndo;
  return {
    id,
    setup,
    at: course.at,
    viewer,
    view,
    decision,
    waiting: waiting(course.pending),
    curtain,
    ...entries.next(course.events, viewer),
    stills: course.stills.map(({ after, state }) => ({
      after: entriesFor(course.events.slice(0, after), viewer).length,
      view: course.viewOf(state, viewer),
    })),
    undo: following ? null : undoInfo(course, viewer, free),
    redo,
    turnStart: following ? null : turnStart(course, viewer, free, course.turn),
    outcome: course.outcome,
    fingerprint: fingerprint(view),
    tookBack,
    following,
    resumedFrom: course.beginning.resumedFrom?.version ?? null,
    unsaved,
    trouble,
  };
}

export const waiting = (pending: readonly Decision[]): Seat[] => [...new Set(pending.map(({ seat }) => seat))];
