import type { Json } from '@shamble/kernel';
import type { Pace } from '@shamble/parts/board';
import { isStaged } from '@shamble/parts/telling';
import type { TableUpdate } from '@shamble/tables';
import { type ShownBeat, startsTurn } from './beats.ts';
import { at, normally, OWN, type Paced, stay, tumbleOf } from './pace.ts';

/** A beat that is still to be shown. */
export interface Waiting {
  readonly beat: ShownBeat;
  /** The table after the answer it belongs to, or after a later one that told nothing. */
  readonly update: TableUpdate;
  /** Whether it ends with what the update shows: the board needs no moment of its own for it. */
  readonly last: boolean;
  /** Whether the next question waits for it. */
  readonly holds: boolean;
  /** Whether the viewer's own choice brought it about. */
  readonly own: boolean;
  /** Whether its turn began after that choice: in a turn of their own people wait for nothing that plainly follows. */
  readonly fresh: boolean;
}

/** What a show needs of the table it is shown at. */
export interface Stage {
  /** The board right after a beat; null where that cannot be had, and the board stays as it is. */
  moment(beat: ShownBeat): Promise<Json | null>;
  pace(waiting: Waiting): Pace;
  /** How many sentences a beat has. */
  sentences(beat: ShownBeat): number;
  /** Puts the board to the moment of a beat; its dice may still be rolling. */
  show(waiting: Waiting, view: Json | null, tumbling: boolean): void;
  /** Puts the board to where these end, without showing them. */
  pass(waiting: readonly Waiting[]): void;
  /** The beat has been seen as far as it takes to tell of it. */
  tell(beat: ShownBeat): void;
  /** Whether the turn of the last beat goes on after it. */
  isOver(): boolean;
  /** Everything has been shown. */
  end(): void;
}

/** Who has waited so long, in milliseconds, for the next beat has seen another turn. */
const LONGEST = 6000;

/** Shows one beat after the other. */
export class Show {
  private readonly stage: Stage;
  private queue: Waiting[] = [];
  private current: Waiting | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** What comes next when the timer has run out, or when the show goes on after a pause. */
  private upNext: (() => void) | null = null;
  /** The beat shown last, and milliseconds of its turn so far, at normal pace. */
  private before: Waiting | null = null;
  private spent = 0;
  private since = 0;
  /** Whether more than its heading was shown. */
  private isTurn = false;
  /** Grows with every beat: a moment that comes late is of no use. */
  private serial = 0;
  private ahead: { readonly beat: ShownBeat; readonly view: Promise<Json | null> } | null = null;
  private tumbling = false;
  isPaused = false;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  get isOn(): boolean {
    return this.current !== null || this.queue.length > 0;
  }

  /** Whether the next question waits. */
  get holds(): boolean {
    return this.current?.holds === true || this.queue.some(({ holds }) => holds);
  }

  add(waiting: readonly Waiting[]): void {
    this.queue.push(...waiting);
    if (this.current === null && this.queue.length > 0) this.next();
    else this.hasten();
  }

  /** Gives back the last beat that waits, where others brought it about and it ends at a place: more may belong to it. */
  takeBack(seen: number): Waiting | null {
    const last = this.queue.at(-1);
    return last && !last.own && last.beat.seen === seen ? (this.queue.pop() ?? null) : null;
  }

  /** An answer told nothing: what it changed comes with the last beat. Whether there is one. */
  bring(update: TableUpdate): boolean {
    const last = this.queue.pop();
    if (!last) return false;
    this.queue.push({ ...last, update });
    return true;
  }

  pause(): void {
    if (!this.isOn || this.isPaused) return;
    this.isPaused = true;
    this.stopTimer();
    if (this.tumbling && this.current) this.lie(this.current);
  }

  goOn(): void {
    // The time of a pause is not the turn's.
    if (this.isPaused) this.since = performance.now();
    this.isPaused = false;
    if (this.upNext) this.upNext();
  }

  /** Shows the next beat now. */
  next(): void {
    this.stopTimer();
    if (this.isPaused) this.since = performance.now();
    if (this.tumbling && this.current) this.stage.tell(this.current.beat);
    this.tumbling = false;
    this.passOver();
    const next = this.queue.shift();
    const serial = ++this.serial;
    if (next === undefined) {
      this.current = null;
      this.upNext = null;
      this.isPaused = false;
      this.stage.end();
      return;
    }
    this.current = next;
    if (next.last) this.play(next, null);
    else
      void this.momentOf(next.beat).then((view) => {
        if (this.serial === serial) this.play(next, view);
      });
  }

  /** What comes at no pace at all is simply there. */
  private passOver(): void {
    const end = this.queue.findIndex((waiting) => this.stage.pace(waiting) !== 'off');
    const passed = this.queue.splice(0, end < 0 ? this.queue.length : end);
    if (passed.length > 0) this.stage.pass(passed);
  }

  /** Forgets what waits, and gives it back; the beat that is being shown too, where its dice still roll. */
  stop(): readonly Waiting[] {
    this.stopTimer();
    const left = [...(this.tumbling && this.current ? [this.current] : []), ...this.queue];
    this.serial++;
    this.queue = [];
    this.current = null;
    this.upNext = null;
    this.tumbling = false;
    this.ahead = null;
    this.isPaused = false;
    return left;
  }

  private play(waiting: Waiting, view: Json | null): void {
    const { stage } = this;
    const { beat } = waiting;
    const pace = stage.pace(waiting);
    this.count(waiting, pace);
    const long = at(pace, this.stayOf(waiting));
    // Who goes on by hand sees dice as they lie.
    this.tumbling = beat.dice.length > 0 && long > 0 && !this.isPaused;
    stage.show(waiting, view, this.tumbling);
    if (this.queue[0] && !this.queue[0].last) this.lookAhead(this.queue[0].beat);
    if (!this.tumbling) {
      stage.tell(beat);
      this.after(long, () => this.next());
      return;
    }
    this.after(tumbleOf(long), () => {
      this.lie(waiting);
      this.after(long - tumbleOf(long), () => this.next());
    });
  }

  /** The dice lie still. */
  private lie(waiting: Waiting): void {
    this.tumbling = false;
    this.stage.show(waiting, null, false);
    this.stage.tell(waiting.beat);
    this.upNext = () => this.next();
  }

  /** More has come of the turn that is being shown: the beat on the board leaves time for it. */
  private hasten(): void {
    const { current, upNext } = this;
    if (current === null || upNext === null || this.timer === null || this.tumbling) return;
    const left = at(this.stage.pace(current), this.stayOf(current)) - (performance.now() - this.since);
    this.stopTimer();
    this.after(Math.max(0, left), upNext);
  }

  /** What had to be waited for counts for the turn. */
  private count(waiting: Waiting, pace: Pace): void {
    const now = performance.now();
    const past = now - this.since;
    if (this.before && goesWith(waiting, this.before) && past < LONGEST) this.spent += normally(pace, past);
    else this.spent = 0;
    this.since = now;
    // A heading alone need not be followed.
    this.isTurn = (this.isTurn && this.spent > 0) || waiting.beat.kind !== 'turn';
    this.before = waiting;
  }

  /** How long the beat on the board stays, so that its turn takes neither too long nor too short a time. */
  private stayOf(waiting: Waiting): number {
    const end = this.queue.findIndex((one) => !goesWith(one, waiting));
    const rest = end < 0 ? this.queue : this.queue.slice(0, end);
    const isOver = waiting.fresh && !waiting.own && (end >= 0 || this.stage.isOver());
    const left = [waiting, ...rest].map((one) => this.paced(one));
    return stay(left, this.spent, isOver && this.isTurn) * (waiting.own ? OWN : 1);
  }

  private paced({ beat }: Waiting): Paced {
    return { kind: beat.kind, staged: isStaged(beat.kind), sentences: this.stage.sentences(beat) };
  }

  private after(milliseconds: number, work: () => void): void {
    this.upNext = work;
    if (!this.isPaused) this.timer = setTimeout(work, milliseconds);
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private momentOf(beat: ShownBeat): Promise<Json | null> {
    return this.ahead?.beat === beat ? this.ahead.view : this.stage.moment(beat);
  }

  private lookAhead(beat: ShownBeat): void {
    this.ahead = { beat, view: this.stage.moment(beat) };
  }
}

/** Whether a beat belongs to the same turn as the one before it, or to the same choice of the viewer's own. */
const goesWith = ({ beat, own }: Waiting, before: Waiting): boolean =>
  own === before.own && (own ? beat.at === before.beat.at : !startsTurn(beat));
