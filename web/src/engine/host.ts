import { chooser } from '@shamble/bots';
import { type Answer, exportLog, isOffered, type Message, type Refusal, type Seat } from '@shamble/kernel';
import type { Impossible, Moment, Pacing, TableSetup, Windows } from '../contract.ts';
import { writtenTable } from './log-table.ts';
import { autosaved } from './opening.ts';
import { type How, Play, type Surroundings } from './play.ts';
import { decisionsOf, type Giver, takesBack, turnStart, undoInfo } from './steps.ts';

/** A table up to a moment, to be played on as another one. */
export interface Copy {
  readonly setup: TableSetup;
  readonly text: string;
  readonly givers: readonly Giver[];
}

/** What people can do with a table in play. */
export class TableHost {
  private readonly play: Play;
  /** Several changes that were heard of at once are read at once. */
  private isStale = false;

  private constructor(play: Play) {
    this.play = play;
  }

  /** Opens a table and tells the listener about it, now and after every change. */
  static async open(around: Surroundings, id: string, how: How): Promise<TableHost> {
    return new TableHost(await Play.open(around, id, how));
  }

  get id(): string {
    return this.play.id;
  }

  get following(): boolean {
    return this.play.following;
  }

  /** Nothing more is told. Resolves when nothing is under way any more. */
  async close(): Promise<void> {
    this.play.closed = true;
    await this.play.idle();
  }

  /** Resolves when the table waits for people, or for nobody. */
  idle(): Promise<void> {
    return this.play.idle();
  }

  answer(seat: Seat, n: number, answer: Answer): Promise<Refusal | null> {
    const { play } = this;
    return play.act(async () => {
      if (!play.isPerson(seat)) return { code: 'not-your-decision', params: { who: { seat } } };
      return play.give({ n, seat, answer, by: 'person' });
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
      const { course, seating, setup } = this.play;
      return turnStart(course, seating.viewer, setup.freeUndo, course.turn);
    });
  }

  redo(): Promise<Refusal | null> {
    const { play } = this;
    return play.act(async () => {
      const again = play.redoable.next();
      if (again.length === 0) return { code: 'nothing-to-redo' };
      for (const given of again) {
        const refusal = await play.give(given);
        if (refusal) return refusal;
      }
      return null;
    });
  }

  /** Leaves the present state, which is kept among the older ones, for one of them; with free undo, for any before it. */
  goBackTo(at: number): Promise<Refusal | null> {
    const { play } = this;
    return play.act(async () => {
      const { opener, seating, setup } = play;
      const autosave = (await opener.autosaves()).find((one) => one.at === at);
      const step = play.course.steps[at];
      if (!autosave && !(setup.freeUndo && step)) return { code: 'no-autosave' };
      if (!autosave) {
        await play.keeper.keepPresent();
        await play.rewind(step.first);
        return null;
      }
      const course = autosaved(opener, autosave);
      await play.keeper.keepPresent();
      play.tookBack ||= at > play.course.at || takesBack(play.course, at, seating.viewer);
      await play.replace({ course, logAt: null, fault: null });
      return null;
    });
  }

  setPacing(pacing: Pacing): Promise<void> {
    const { play } = this;
    return play.serial(async () => {
      play.asking.pacing = pacing;
      await play.tell();
      play.kick();
    });
  }

  setWindows(seat: Seat, windows: Windows | null): Promise<void> {
    const { play } = this;
    return play.serial(() => play.setWindows(seat, windows));
  }

  raiseCurtain(): Promise<void> {
    const { play } = this;
    return play.serial(async () => {
      play.seating.raise();
      await play.tell();
    });
  }

  look(seat: Seat): Promise<void> {
    const { play } = this;
    return play.serial(async () => {
      await play.seating.look(seat);
      await play.tell();
    });
  }

  /** What a sensible player would do in the viewer's place, from what the viewer sees. */
  hint(): Promise<{ readonly answer: Answer; readonly why: Message } | null> {
    const { play } = this;
    return play.serial(async () => {
      const { viewer } = play.seating;
      const decision = play.asked.find(({ seat }) => seat === viewer);
      if (!decision) return null;
      const below = chooser(`${play.setup.seed}/hint/${decision.n}`);
      try {
        return play.kit.sensible(play.course.view(viewer), decision, below);
      } catch {
        return null;
      }
    });
  }

  whyNot(n: number, options: readonly string[]): Promise<readonly Impossible[]> {
    const { play } = this;
    return play.serial(async () => {
      const decision = play.asked.find((asked) => asked.seat === play.seating.viewer && asked.n === n);
      if (!decision) return [];
      return options
        .filter((option) => !isOffered(decision, option))
        .map((option) => ({ option, refusal: play.course.whyNot(decision, option) }));
    });
  }

  moment(at: number, event: number | null): Promise<Moment> {
    const { play } = this;
    return play.serial(async () => {
      const line = { match: await play.course.fromStart(), steps: play.course.steps };
      return play.past.moment(line, clamp(at, play.course.at), play.seating.viewer, event);
    });
  }

  ownDecisions(): Promise<number[]> {
    const { play } = this;
    return play.serial(async () => decisionsOf(play.course, play.seating.viewer));
  }

  exportLog(): Promise<string> {
    const { play } = this;
    return play.serial(() => play.course.log(writtenTable(play)));
  }

  copyAt(at: number): Promise<Copy> {
    const { play } = this;
    return play.serial(async () => {
      const { course, setup } = play;
      const fork = (await course.fromStart()).fork();
      fork.undoTo(clamp(at, course.at));
      return { setup, text: exportLog(fork, { checkpoint: true }), givers: course.steps.map(({ by }) => by) };
    });
  }

  /** Another tab plays now. */
  follow(): Promise<void> {
    const { play } = this;
    return play.serial(async () => {
      if (!play.following && !play.closed) await play.becomeFollower();
    });
  }

  /** The stored table was changed by the tab that plays. */
  refresh(): Promise<void> {
    const { play } = this;
    if (this.isStale) return Promise.resolve();
    this.isStale = true;
    return play.serial(async () => {
      this.isStale = false;
      if (play.following && !play.closed) await play.reload();
    });
  }

  /** The tab that played is gone. */
  takeOver(): Promise<void> {
    const { play } = this;
    return play.serial(async () => {
      if (play.following && !play.closed) await play.becomePlayer();
    });
  }

  private undoInfo(): ReturnType<typeof undoInfo> {
    const { course, seating, setup } = this.play;
    return undoInfo(course, seating.viewer, setup.freeUndo);
  }

  private goBack(target: () => number | null): Promise<Refusal | null> {
    return this.play.act(async () => {
      const to = target();
      if (to !== null) {
        await this.play.rewind(to);
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
