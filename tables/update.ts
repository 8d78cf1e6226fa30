import type { Decision, Seat } from '@shamble/kernel';
import type { SeededSetup, SelfAnswered, TableTrouble, TableUpdate } from './contract.ts';
import type { Course } from './course.ts';
import { lastOwn, type Taker, turnStart, undoInfo } from './steps.ts';
import type { Reader } from './story.ts';

/** What an update is made from besides the course; all but the seed the viewer may know. */
export interface Frame {
  readonly id: string;
  readonly setup: SeededSetup;
  readonly viewer: Taker;
  /** Whether the viewer may take anything back. */
  readonly isFree: boolean;
  readonly curtain: Seat | null;
  /** The viewer's decision where it is put to the viewer. */
  readonly decision: Decision | null;
  readonly selfAnswered: readonly SelfAnswered[];
  readonly redo: number;
  readonly tookBack: boolean;
  readonly following: boolean;
  readonly unsaved: TableUpdate['unsaved'];
  readonly trouble: TableTrouble | null;
  readonly requests: TableUpdate['requests'];
  readonly sayings: TableUpdate['sayings'];
}

/** The one way out of the room: only what the viewer may know goes into an update. */
export function updateOf(course: Course, frame: Frame, reader: Reader): TableUpdate {
  const { id, viewer, isFree, curtain, decision, selfAnswered, redo, tookBack, following, unsaved, trouble } = frame;
  const { requests, sayings } = frame;
  const { seed: _, ...setup } = frame.setup;
  const { seat } = viewer;
  return {
    id,
    setup,
    at: course.at,
    viewer: seat,
    view: course.view(seat),
    decision,
    waiting: waiting(course.pending),
    curtain,
    ...reader.next(seat),
    lastOwn: lastOwn(course, seat),
    selfAnswered,
    undo: following ? null : undoInfo(course, viewer, isFree),
    redo,
    turnStart: following ? null : turnStart(course, viewer, isFree, course.turn),
    outcome: course.outcome,
    tookBack,
    following,
    resumedFrom: course.beginning.resumedFrom?.version ?? null,
    unsaved,
    trouble,
    requests,
    sayings,
  };
}

export const waiting = (pending: readonly Decision[]): Seat[] => [...new Set(pending.map(({ seat }) => seat))];
