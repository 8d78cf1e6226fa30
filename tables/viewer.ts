import type { Answer, Decision, Seat } from '@shamble/kernel';
import type { SelfAnswered, TableUpdate } from './contract.ts';
import type { Course } from './course.ts';
import type { Seating } from './seating.ts';
import type { Reader } from './story.ts';
import { type Frame, updateOf } from './update.ts';

export type Listener = (update: TableUpdate) => void;

/** What is told to every viewer alike. */
type Common = Omit<Frame, 'viewer' | 'curtain' | 'decision' | 'selfAnswered' | 'redo'>;

/** What there is to tell of a table. */
export interface News {
  readonly course: Course;
  readonly asked: readonly Decision[];
  readonly common: Common;
  redoFor(seat: Seat): number;
}

/** Somebody who looks at a table: from one seat, from several at one screen, or as a spectator. */
export class Viewer {
  readonly seating: Seating;
  private readonly reader: Reader;
  private readonly listener: Listener;
  /** What the table answered for the seats here, and nobody has been told yet. */
  private untold: SelfAnswered[] = [];

  constructor(seating: Seating, reader: Reader, listener: Listener) {
    this.seating = seating;
    this.reader = reader;
    this.listener = listener;
  }

  selfAnswered(decision: Decision, answer: Answer): void {
    if (this.seating.people.includes(decision.seat)) this.untold.push({ decision, answer });
  }

  tell({ course, asked, common, redoFor }: News): void {
    const { viewer, curtain } = this.seating;
    const decision = asked.find(({ seat }) => seat === viewer) ?? null;
    const selfAnswered = this.untold.filter((one) => one.decision.seat === viewer);
    this.untold = this.untold.filter((one) => one.decision.seat !== viewer);
    const frame = { ...common, viewer, curtain, decision, selfAnswered, redo: redoFor(viewer) };
    this.listener(updateOf(course, frame, this.reader));
  }

  leave(): void {
    this.reader.leave();
  }
}
