import { type Answer, type Decision, faultOf, type Seat, toConsole } from '@shamble/kernel';
import type { Pacing, SeededSetup, SelfAnswered, TableUpdate } from './contract.ts';
import type { Course } from './course.ts';
import type { Seating } from './seating.ts';
import type { Taker } from './steps.ts';
import type { Reader } from './story.ts';
import { type Frame, updateOf } from './update.ts';

export type Listener = (update: TableUpdate) => void;

/** What is told to every viewer alike. */
type Common = Omit<Frame, 'viewer' | 'curtain' | 'decision' | 'selfAnswered' | 'redo' | 'isFree'>;

/** What there is to tell of a table. */
export interface News {
  readonly course: Course;
  readonly asked: readonly Decision[];
  readonly common: Common;
  redoFor(seat: Seat, isFree: boolean): number;
}

/** Somebody who looks at a table: from one seat, from several at one screen, or as a spectator. */
export class Viewer {
  readonly seating: Seating;
  /** Whether everybody at the table looks from here, or sits beside those who do. */
  readonly isAlone: boolean;
  pacing: Pacing;
  hasLeft = false;
  private readonly reader: Reader;
  private readonly listener: Listener;
  /** What the table answered for the seats here, and nobody has been told yet. */
  private untold: SelfAnswered[] = [];

  constructor(
    { seating, isAlone, pacing }: Pick<Viewer, 'seating' | 'isAlone' | 'pacing'>,
    reader: Reader,
    listener: Listener,
  ) {
    this.seating = seating;
    this.isAlone = isAlone;
    this.pacing = pacing;
    this.reader = reader;
    this.listener = listener;
  }

  selfAnswered(decision: Decision, answer: Answer): void {
    if (this.seating.people.includes(decision.seat)) this.untold.push({ decision, answer });
  }

  /** Whose eyes look. */
  get taker(): Taker {
    return { seat: this.seating.viewer, isAlone: this.isAlone };
  }

  /** Whether anything may be taken back from here: not what people elsewhere decided. */
  isFree({ freeUndo }: Pick<SeededSetup, 'freeUndo'>): boolean {
    return freeUndo && this.isAlone;
  }

  /** What was answered in vain, or is taken back, is not told any more. */
  forgetUntold(): void {
    this.untold = [];
  }

  tell({ course, asked, common, redoFor }: News): void {
    const { viewer: seat, curtain } = this.seating;
    const decision = asked.find((one) => one.seat === seat) ?? null;
    const selfAnswered = this.untold.filter((one) => one.decision.seat === seat);
    this.untold = this.untold.filter((one) => one.decision.seat !== seat);
    const isFree = this.isFree(common.setup);
    const setup = this.isAlone ? common.setup : this.withoutWishes(common.setup);
    const redo = redoFor(seat, isFree);
    const frame = { ...common, setup, viewer: this.taker, curtain, decision, selfAnswered, redo, isFree };
    const update = updateOf(course, frame, this.reader);
    try {
      this.listener(update);
    } catch (error) {
      // One who fails to listen stops nobody else, and is told everything again next time.
      this.reader.forget(0);
      toConsole(faultOf(error));
    }
  }

  /** When others want to be asked tells what they wait for. */
  private withoutWishes(setup: SeededSetup): SeededSetup {
    const seats = setup.seats.map((seat, i) => {
      const { windows: _, ...rest } = seat;
      return this.seating.people.includes(i) ? seat : rest;
    });
    return { ...setup, seats };
  }

  leave(): void {
    this.hasLeft = true;
    this.reader.leave();
  }
}
