import {
  type Answer,
  type Checkpoint,
  type Config,
  type Decision,
  type EventRecord,
  exportLog,
  type Json,
  KEEP_ALL,
  Match,
  type Outcome,
  type Refusal,
  type Resumed,
  refuse,
  type Seat,
  type State,
  type TableKit,
} from '@shamble/kernel';
import type { Given, Giver, Line, Step } from './steps.ts';
import { Story } from './story.ts';

/** Lets everything else that waits have its turn. */
export type Breathe = () => Promise<void>;

/** How a match began: its rules and set-up, and the state it started from where the seed does not give it. */
export interface Beginning {
  readonly kit: TableKit;
  readonly config: Config;
  readonly seed: string;
  readonly start: State | null;
  readonly resumedFrom: Resumed | null;
}

/** A played line as it was kept, with a state near its end from which the rules can go on. */
export interface KeptLine {
  readonly steps: readonly Step[];
  readonly events: readonly EventRecord[];
  readonly checkpoint: { readonly at: number; readonly state: State };
}

/** A slice of replaying before others get their turn, in milliseconds. */
const SLICE = 8;

/** A stored line that its own answers do not lead to. */
class CourseError extends Error {}

/**
 * The line of a match: every answer with who gave it, and every event. A kept line goes on at once from its last
 * checkpoint; the match from the start, which undo and replay need, is played again behind it and then takes over.
 */
export class Course implements Line {
  readonly beginning: Beginning;
  readonly steps: Step[] = [];
  story = new Story();
  /** Answers to a decision that others still think about. */
  open: Given[] = [];

  private match: Match;
  /** Answers before the match's first one. */
  private base = 0;
  /** Events of the match that are in the story already. */
  private heard = 0;
  private rising: Match | null = null;
  private whole: Promise<Match> | null = null;
  private readonly breathe: Breathe;

  private constructor(beginning: Beginning, match: Match, breathe: Breathe) {
    this.beginning = beginning;
    this.match = match;
    this.breathe = breathe;
  }

  static start(beginning: Beginning, breathe: Breathe): Course {
    const course = new Course(beginning, begin(beginning), breathe);
    course.hear();
    return course;
  }

  /** Goes on from the checkpoint of a kept line. */
  static resume(beginning: Beginning, kept: KeptLine, breathe: Breathe): Course {
    const { kit, config, seed } = beginning;
    const { at, state } = kept.checkpoint;
    // From its very start the match must be the one that the seed gives.
    const match = at === 0 ? begin(beginning) : Match.from(kit.game, config, seed, state, KEEP_ALL);
    const course = new Course(beginning, match, breathe);
    course.base = at;
    for (const step of kept.steps) course.steps.push(step);
    for (const record of kept.events) course.story.push(record);
    for (const answer of kept.steps.slice(at).map((step) => step.answer)) feed(match, answer);
    if (match.answers.length + at !== kept.steps.length) throw new CourseError('the kept answers do not fit');
    course.heard = match.events.length;
    return course;
  }

  /** The line of a match, told who gave each answer. */
  static of(kit: TableKit, match: Match, giver: (decision: Decision) => Giver, breathe: Breathe): Course {
    const { config, seed, startState: start, resumedFrom } = match;
    const course = Course.start({ kit, config, seed, start, resumedFrom }, breathe);
    const fault = course.follow(match.answers, giver);
    if (fault !== null) throw new CourseError(fault);
    return course;
  }

  /** Gives some answers in a row; what is wrong with the first that does not fit, or null. */
  follow(answers: readonly Answer[], giver: (decision: Decision) => Giver): string | null {
    for (const answer of answers) {
      const n = this.at + this.open.length;
      const decision = this.pending.find((one) => one.n === n);
      if (!decision) return `there is no decision ${n}`;
      const refusal = this.give({ n, seat: decision.seat, answer, by: giver(decision) });
      if (refusal) return `answer ${n} is refused: ${refusal.code}`;
    }
    return null;
  }

  get at(): number {
    return this.steps.length;
  }

  get turn(): number {
    return this.match.turns;
  }

  get outcome(): Outcome | null {
    return this.match.outcome;
  }

  get over(): boolean {
    return this.match.over;
  }

  get pending(): readonly Decision[] {
    const { pending } = this.match;
    return this.base === 0 ? pending : pending.map((decision) => ({ ...decision, n: decision.n + this.base }));
  }

  pendingFor(seat: Seat): readonly Decision[] {
    return this.pending.filter((decision) => decision.seat === seat);
  }

  view(seat: Seat): Json {
    return this.match.view(seat);
  }

  /** The last state that was kept and from which the rules can go on. */
  get checkpoint(): Checkpoint<State> {
    const { checkpoint } = this.match;
    if (!checkpoint) throw new CourseError('the match keeps no checkpoints');
    return { at: checkpoint.at + this.base, state: checkpoint.state };
  }

  /** Of the whole state: it tells about hidden things, so nobody at the table is shown it. */
  get fingerprint(): string {
    return this.match.fingerprint;
  }

  /** Why an answer is not offered, in the game's words where it has some. */
  whyNot(decision: Decision, option: string): Refusal {
    const { game, state } = this.match;
    const refusal: Refusal = refuse(decision, option) ?? { code: 'not-offered', params: { option } };
    if (refusal.code !== 'not-offered') return refusal;
    try {
      return game.whyNot?.(state, decision, option) ?? refusal;
    } catch {
      return refusal;
    }
  }

  give(given: Given): Refusal | null {
    const { n, seat, answer } = given;
    const { turn } = this;
    const refusal = this.match.answer(seat, n - this.base, answer);
    if (refusal) {
      if (refusal.code === 'rules-error') this.reopen(this.open);
      return refusal;
    }
    this.open.push(given);
    const first = this.at;
    const count = this.match.answers.length + this.base - first;
    for (let i = first; i < first + count; i++) {
      const { seat: who, answer: what, by } = this.open.find((one) => one.n === i) ?? given;
      const undo = this.match.undoable(who);
      const lock = undo && 'locked' in undo ? undo.locked : null;
      this.steps.push({ seat: who, answer: what, by, lock, turn, first });
    }
    if (count > 0) this.open = [];
    this.hear();
    return null;
  }

  /** Takes back all answers but the first ones; what is open then is lost, but for those kept. */
  async undoTo(count: number, keepOpen: readonly Given[] = []): Promise<void> {
    if (count < this.base) await this.fromStart();
    this.match.undoTo(count - this.base);
    this.steps.length = this.match.answers.length + this.base;
    this.story.cutAfter(this.at);
    this.heard = this.match.events.length;
    this.rising?.undoTo(Math.min(this.rising.answers.length, this.at));
    this.reopen(keepOpen);
  }

  get isFromStart(): boolean {
    return this.base === 0;
  }

  /** The match from its start on, played again in slices where the line went on from a checkpoint. */
  fromStart(): Promise<Match> {
    if (this.base === 0) return Promise.resolve(this.match);
    this.whole ??= this.rise();
    return this.whole;
  }

  /** The log, with a checkpoint and what the table says of itself. Answers that are still open are not in it. */
  async log(table?: Json): Promise<string> {
    return exportLog(await this.fromStart(), { checkpoint: true, ...(table !== undefined && { table }) });
  }

  /** The log as it was after some answers, from which it can be gone on. */
  async logAt(at: number): Promise<string> {
    const past = (await this.fromStart()).fork();
    past.undoTo(at);
    return exportLog(past, { checkpoint: true });
  }

  /** Takes the place of another line in the story that was told; that one goes on by itself if it still does. */
  succeed(former: Course): void {
    former.story.become(this.story.records);
    [this.story, former.story] = [former.story, this.story];
  }

  private async rise(): Promise<Match> {
    const rising = begin(this.beginning);
    this.rising = rising;
    await this.breathe();
    for (let until = performance.now() + SLICE; rising.answers.length < this.at; ) {
      feed(rising, this.steps[rising.only?.n ?? this.at]?.answer);
      if (performance.now() < until) continue;
      await this.breathe();
      until = performance.now() + SLICE;
    }
    if (rising.fingerprint !== this.match.fingerprint)
      throw new CourseError(`played again, the first ${this.at} answers lead to another state`);
    // Newer rules may tell more of the same than those that kept the line.
    this.story.become(rising.events);
    this.rising = null;
    this.match = rising;
    this.base = 0;
    this.heard = rising.events.length;
    this.reopen(this.open);
    return rising;
  }

  /** Gives the open answers again, after the match forgot them. */
  private reopen(open: readonly Given[]): void {
    this.open = open.slice();
    for (const { seat, n, answer } of open) this.match.answer(seat, n - this.base, answer);
  }

  private hear(): void {
    const { events } = this.match;
    for (; this.heard < events.length; this.heard++) {
      const record = events[this.heard];
      this.story.push(this.base === 0 ? record : { ...record, at: record.at + this.base });
    }
  }
}

function begin({ kit, config, seed, start, resumedFrom }: Beginning): Match {
  return start
    ? Match.from(kit.game, config, seed, start, KEEP_ALL, resumedFrom)
    : Match.open(kit.game, config, seed, KEEP_ALL);
}

function feed(match: Match, answer: Given['answer'] | undefined): void {
  const decision = match.only;
  if (!decision || answer === undefined) throw new CourseError(`no answer fits decision ${match.answers.length}`);
  const refusal = match.answer(decision.seat, decision.n, answer);
  if (refusal) throw new CourseError(`answer ${decision.n} is refused: ${refusal.code}`);
}
