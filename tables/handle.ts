import { chooser } from '@shamble/bots';
import { type Answer, type Decision, isOffered, type Message, type Refusal, type Seat } from '@shamble/kernel';
import type { Impossible, Moment, Pacing, Windows } from './contract.ts';
import { layCopy } from './lay.ts';
import { writtenTable } from './log-table.ts';
import { autosaved } from './opening.ts';
import type { Play } from './play.ts';
import { decisionsOf, takesBack, turnStart, undoInfo } from './steps.ts';
import { TableError, told } from './table-error.ts';
import type { Viewer } from './viewer.ts';

/** Commands that may be given once more where nobody knows whether they were carried out. */
export const REPEATABLE: ReadonlySet<string> = new Set<keyof TableHandle>([
  'setPacing',
  'setWindows',
  'request',
  'raiseCurtain',
  'look',
  'hint',
  'whyNot',
  'moment',
  'ownDecisions',
  'exportLog',
  'seed',
]);

/** No turn takes more answers. */
const LONGEST_TURN = 200;

/** Others at the table have decided, too. */
const LOCKED: Refusal = { code: 'undo-locked', params: { by: 'other-seat' } };

/** What somebody who looks at a table can do there. Every command is here and nowhere else. */
export class TableHandle {
  private readonly play: Play;
  private readonly viewer: Viewer;

  constructor(play: Play, viewer: Viewer) {
    this.play = play;
    this.viewer = viewer;
  }

  /** Nothing more is told. */
  async close(): Promise<void> {
    this.play.leave(this.viewer);
  }

  setPacing(pacing: Pacing): Promise<void> {
    return this.serial(async () => {
      this.play.pace(this.viewer, pacing);
      this.play.tell();
      this.play.kick();
    });
  }

  /** When a seat wants to be asked at this table; null: as the pacing says. */
  setWindows(seat: Seat, windows: Windows | null): Promise<void> {
    return this.serial(async () => {
      if (this.sits(seat)) await this.play.setWindows(seat, windows);
    });
  }

  /** Asks something of the bot at a seat, as the game has words for it; null takes it back. */
  request(seat: Seat, request: string | null): Promise<void> {
    return this.serial(async () => {
      const { setup } = this.play;
      const isBot = setup.seats[seat] !== undefined && !this.play.isPerson(seat);
      if (!isBot || this.viewer.seating.people.length === 0) return;
      this.play.talk.ask(seat, request);
      this.play.tell();
    });
  }

  answer(seat: Seat, n: number, answer: Answer): Promise<Refusal | null> {
    return this.act(async () => {
      if (!Number.isInteger(seat)) return { code: 'malformed' };
      if (!this.sits(seat)) return { code: 'not-your-decision', params: { who: { seat } } };
      const refusal = await this.play.give({ n, seat, answer, by: 'person' });
      if (refusal === null) this.play.goOn();
      return refusal;
    });
  }

  /** The person named by the curtain is there. */
  raiseCurtain(): Promise<void> {
    return this.serial(async () => {
      this.viewer.seating.raise();
      this.play.tell();
    });
  }

  /** Looks from another seat of this screen, or as a spectator. */
  look(seat: Seat): Promise<void> {
    return this.serial(async () => {
      this.viewer.seating.look(seat);
      this.play.tell();
    });
  }

  undo(): Promise<Refusal | null> {
    return this.goBack(() => {
      const undo = this.undoInfo();
      return undo && 'to' in undo ? undo.to : null;
    });
  }

  restartTurn(): Promise<Refusal | null> {
    return this.goBack(() => {
      const { course, setup } = this.play;
      return turnStart(course, this.viewer.taker, this.viewer.isFree(setup), course.turn);
    });
  }

  redo(): Promise<Refusal | null> {
    return this.act(async () => {
      const { redoable, setup, course } = this.play;
      const again = redoable.nextFor(this.seat, this.viewer.isFree(setup), course.pending);
      if (again.length === 0) return { code: 'nothing-to-redo' };
      for (const given of again) {
        const refusal = await this.play.give(given);
        if (refusal) return refusal;
      }
      return null;
    });
  }

  /**
   * Leaves the present state, which is kept among the older ones, for one of them; with free undo, for any before it.
   * Not where people look from elsewhere, who would have to agree.
   */
  goBackTo(at: number): Promise<Refusal | null> {
    const { play, viewer } = this;
    return this.act(async () => {
      if (!viewer.isAlone) return LOCKED;
      const { opener, setup, keeper, course } = play;
      const save = keeper.autosaves.find((one) => one.at === at);
      const step = course.steps[at];
      if (!save && !(setup.freeUndo && step)) return { code: 'no-autosave' };
      if (!save?.apart) {
        await keeper.keepPresent();
        await play.rewind(save ? at : step.first, viewer.taker);
        if (!setup.freeUndo) play.redoable.clear();
        return null;
      }
      const kept = (await opener.autosaves()).find((one) => one.at === at);
      if (!kept) return { code: 'no-autosave' };
      const older = autosaved(opener, kept);
      await keeper.keepPresent();
      await keeper.keepBehind(-1);
      play.tookBack ||= at > course.at || takesBack(course, at, viewer.taker);
      await play.replace({ course: older, written: null, isWhole: true, fault: null }, -1);
      return null;
    });
  }

  /** What a sensible player would do in the viewer's place, from what the viewer sees. */
  hint(): Promise<{ readonly answer: Answer; readonly why: Message } | null> {
    return this.serial(async () => {
      const decision = this.play.asked.find(({ seat }) => seat === this.seat);
      return decision ? this.advice(decision) : null;
    });
  }

  /** A sensible player answers in the viewer's place until the turn is over, or others are asked. */
  finishTurn(): Promise<Refusal | null> {
    return this.act(async () => {
      const { play, seat } = this;
      const turn = this.turnNow();
      for (let given = 0; given < LONGEST_TURN && turn !== null && this.turnNow() === turn; given++) {
        const decision = play.course.pending.find((one) => one.seat === seat);
        const advice = decision ? this.advice(decision) : null;
        if (!decision || !advice) return null;
        const refusal = await play.give({ n: decision.n, seat, answer: advice.answer, by: 'person' });
        if (refusal) return refusal;
      }
      return null;
    });
  }

  /** Why some answers to the viewer's decision are not offered; those that are offered are left out. */
  whyNot(n: number, options: readonly string[]): Promise<readonly Impossible[]> {
    return this.serial(async () => {
      const { asked, course } = this.play;
      const decision = asked.find((one) => one.seat === this.seat && one.n === n);
      if (!decision) return [];
      return options
        .filter((option) => !isOffered(decision, option))
        .map((option) => ({ option, refusal: course.whyNot(decision, option) }));
    });
  }

  /** After so many answers; with `event`, right after that one of the events the viewer knows of the last answer. */
  moment(at: number, event: number | null = null): Promise<Moment> {
    return this.serial(async () => {
      const { course, past } = this.play;
      const line = { match: await course.fromStart(), steps: course.steps };
      return past.moment(line, clamp(at, course.at), this.seat, event);
    });
  }

  /** Answer counts of the viewer's own decisions, for jumping to the next. */
  ownDecisions(): Promise<number[]> {
    return this.serial(async () => decisionsOf(this.play.course, this.seat));
  }

  /** A table of its own on the same shelf, from a moment of this one; where that was not the end, dealt anew. */
  tryFrom(at: number): Promise<string> {
    return this.serial(async () => {
      const { play } = this;
      return layCopy(play, clamp(at, play.course.at), this.seat);
    });
  }

  /** The whole table as a file. It holds everything hidden: before the end only all people together have it. */
  exportLog(): Promise<string> {
    return this.serial(async () => {
      const { course } = this.play;
      if (!this.viewer.isAlone && !course.over) throw new TableError('not-yet', 'the game is not over');
      return course.log(writtenTable(this.play));
    });
  }

  /** Once the game is over, the seed it was dealt from; null before. */
  seed(): Promise<string | null> {
    return this.serial(async () => (this.play.course.over ? this.play.setup.seed : null));
  }

  private advice(decision: Decision): { readonly answer: Answer; readonly why: Message } | null {
    const { kit, course, id } = this.play;
    try {
      return kit.sensible(course.view(this.seat), decision, chooser(`${id}/hint/${decision.n}`));
    } catch {
      return null;
    }
  }

  /** The turn under way, as the game tells it or counts. */
  private turnNow(): number | null {
    const { kit, course } = this.play;
    return kit.turnIn ? kit.turnIn(course.view(this.seat)) : course.turn;
  }

  /** Whose eyes look. */
  private get seat(): Seat {
    return this.viewer.seating.viewer;
  }

  private sits(seat: Seat): boolean {
    return this.viewer.seating.people.includes(seat);
  }

  private serial<T>(work: () => Promise<T>): Promise<T> {
    return told(() => this.play.serial(() => this.whileOpen(work)));
  }

  private act(work: () => Promise<Refusal | null>): Promise<Refusal | null> {
    return told(() => this.play.act(() => this.whileOpen(work)));
  }

  private async whileOpen<T>(work: () => Promise<T>): Promise<T> {
    if (this.play.closed || this.viewer.hasLeft) throw new TableError('not-open', 'the table is closed');
    return work();
  }

  private undoInfo(): ReturnType<typeof undoInfo> {
    const { course, setup } = this.play;
    return undoInfo(course, this.viewer.taker, this.viewer.isFree(setup));
  }

  private goBack(target: () => number | null): Promise<Refusal | null> {
    return this.act(async () => {
      const to = target();
      if (to !== null) {
        await this.play.rewind(to, this.viewer.taker);
        return null;
      }
      const undo = this.undoInfo();
      return undo && 'locked' in undo
        ? { code: 'undo-locked', params: { by: undo.locked } }
        : { code: 'nothing-to-undo' };
    });
  }
}

const clamp = (at: number, most: number): number => Math.max(0, Math.min(Math.floor(at), most));
