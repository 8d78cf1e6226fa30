import { readAnswer } from './answer.ts';
import { Chance, seeded } from './chance.ts';
import { type Answer, type Decision, judge, malformed, type Refusal, type Seat, unreadable } from './decision.ts';
import { type Fault, faultOf, toConsole } from './fault.ts';
import { type Config, configure, type Game, type Outcome } from './game.ts';
import { clone, fingerprint, type Json } from './json.ts';
import {
  type Checkpoint,
  HASH_SPACING,
  type Hash,
  KEEP_ALL,
  type Keeping,
  type Resumed,
  type Snapshot,
  SPACING,
  type UndoState,
} from './keeping.ts';
import { type Ask, type EventRecord, type GameEvent, type Reply, type Rules, type State, Table } from './table.ts';
import { ANSWER_WORK, WorkError } from './work.ts';

export type { Keeping, UndoState };

const OVER: readonly Decision[] = [];

/** One running match: advances the rules to the next decision, takes answers, keeps the log. */
export class Match<S extends State = State> {
  readonly game: Game<S>;
  readonly config: Config;
  readonly seed: string;
  readonly keeping: Keeping;
  /** All answers so far, in the order of their decisions. */
  readonly answers: Answer[] = [];
  readonly hashes: Hash[] = [];
  events: EventRecord[] = [];
  /** Answers at the last checkpoint the game marked, kept or not. */
  lastCheckpoint = 0;
  outcome: Outcome | null = null;
  /** Set where the match began under other rules and went on under these. */
  resumedFrom: Resumed | null = null;
  /** Called after each event, in the middle of an answer: the state is that of the moment. */
  onEvent: ((event: GameEvent) => void) | null = null;
  /** What the rules threw last, and who is told of it. */
  fault: Fault | null = null;
  onFault: (fault: Fault) => void = toConsole;
  /** Whether this is a fork with another deal and another future than the match it came from. */
  imagined = false;

  private table!: Table<S>;
  private run!: Rules;
  private asked: Ask = OVER;
  /** Answers of a decision several seats make at once, until all are in. */
  private partial: (Answer | null)[] | null = null;
  private snapshots: Snapshot<S>[] = [];
  /** Per answer: how often chance had been used, and the seat that answered. */
  private readonly usesAt: number[] = [];
  private readonly seatAt: Seat[] = [];
  /** First answer and length of each decision that several seats made at once. */
  private groups: [start: number, length: number][] = [];
  /** The state before the first decision, where it is another than the set-up gives. */
  private origin: Snapshot<S> | null = null;
  private replaying = false;
  /** What the rules have done, where it is counted. */
  private spent = 0;
  private spacing = SPACING;

  private constructor(game: Game<S>, config: Config, seed: string, keeping: Keeping) {
    this.game = game;
    this.config = config;
    this.seed = seed;
    this.keeping = keeping;
  }

  /** Sets up a new match and goes to its first decision. */
  static start<S extends State>(
    game: Game<S>,
    seats: number,
    options: Readonly<Record<string, unknown>> = {},
    seed: string | number = '0',
    keeping: Keeping = KEEP_ALL,
    prepare?: (state: S) => void,
  ): Match<S> {
    return Match.open(game, configure(game, seats, options), String(seed), keeping, prepare);
  }

  /** As `start`, for a set-up that is already checked. `prepare` may change the position before play. */
  static open<S extends State>(
    game: Game<S>,
    config: Config,
    seed: string,
    keeping: Keeping,
    prepare?: (state: S) => void,
  ): Match<S> {
    const match = new Match(game, config, seed, keeping);
    const chance = new Chance(seeded(seed));
    const state = game.setup(config, chance);
    if (prepare) {
      prepare(state);
      match.origin = { at: 0, state: clone(state), uses: chance.uses, lastUse: chance.lastUse };
    }
    match.begin(state, chance.uses);
    match.keepCheckpoint();
    match.resume();
    return match;
  }

  /** Goes on from a stored checkpoint, for instance under newer rules; the log starts there. */
  static from<S extends State>(
    game: Game<S>,
    config: Config,
    seed: string,
    state: S,
    keeping: Keeping,
    resumedFrom: Resumed | null = null,
  ): Match<S> {
    const match = new Match(game, config, seed, keeping);
    match.resumedFrom = resumedFrom;
    match.origin = { at: 0, state: clone(state), uses: 0, lastUse: '' };
    match.begin(clone(state), 0);
    match.keepCheckpoint();
    match.resume();
    return match;
  }

  get state(): S {
    return this.table.state;
  }

  get over(): boolean {
    return this.asked === OVER;
  }

  /** The decisions still waiting, all seats together. For one seat's eyes use `pendingFor`. */
  get pending(): readonly Decision[] {
    const { asked, partial } = this;
    if (!Array.isArray(asked)) return [asked as Decision];
    return partial === null ? asked : asked.filter((_, i) => partial[i] === null);
  }

  /** The one decision waiting, where no others wait beside it; the fast way for playouts. */
  get only(): Decision | null {
    return Array.isArray(this.asked) ? (this.pending[0] ?? null) : (this.asked as Decision);
  }

  pendingFor(seat: Seat): readonly Decision[] {
    return this.pending.filter((d) => d.seat === seat);
  }

  view(seat: Seat): Json {
    return this.game.view(this.state, seat);
  }

  /** The events a seat may know, from an answer count on. */
  eventsFor(seat: Seat, from = 0): GameEvent[] {
    const seen: GameEvent[] = [];
    for (const { at, event, only } of this.events) if (at >= from && (!only || only.includes(seat))) seen.push(event);
    return seen;
  }

  get fingerprint(): string {
    return fingerprint(this.state);
  }

  get turns(): number {
    return this.game.turns(this.state);
  }

  /** The state before the first decision, where the set-up and the seed alone do not give it. */
  get startState(): S | null {
    return this.origin?.state ?? null;
  }

  /** The last kept checkpoint; null where none is kept. */
  get checkpoint(): Checkpoint<S> | null {
    return this.snapshots[this.snapshots.length - 1] ?? this.origin;
  }

  /** Takes an answer, or says why not and changes nothing. */
  answer(seat: Seat, n: number, answer: unknown): Refusal | null {
    const { asked } = this;
    if (typeof n !== 'number') return malformed;
    if (Array.isArray(asked)) return this.answerTogether(asked, seat, n, answer);
    const decision = asked as Decision;
    if (n !== decision.n)
      return { code: n < decision.n ? 'stale' : 'no-such-decision', params: { n, now: decision.n } };
    if (seat !== decision.seat) return { code: 'not-your-decision', params: { who: { seat: decision.seat } } };
    if (typeof answer === 'string' && decision.kind === 'choose' && decision.options.includes(answer))
      return this.commit(answer, seat);
    const read = readAnswer(answer);
    if (read === null) return unreadable(decision);
    return this.check(decision, read) ?? this.commit(read, seat);
  }

  private answerTogether(asked: readonly Decision[], seat: Seat, n: number, answer: unknown): Refusal | null {
    if (asked === OVER) return { code: 'game-over' };
    const first = asked[0].n;
    const at = n - first;
    const decision = asked[at];
    if (decision === undefined) return { code: n < first ? 'stale' : 'no-such-decision', params: { n, now: first } };
    if (seat !== decision.seat) return { code: 'not-your-decision', params: { who: { seat: decision.seat } } };
    this.partial ??= asked.map(() => null);
    if (this.partial[at] !== null) return { code: 'already-answered' };
    const read = readAnswer(answer);
    const refusal = read === null ? unreadable(decision) : this.check(decision, read);
    if (refusal) return refusal;
    this.partial[at] = read;
    if (this.partial.includes(null)) return null;
    return this.commitAll(this.partial as Answer[], asked);
  }

  private check(decision: Decision, answer: Answer): Refusal | null {
    try {
      const refusal = judge(decision, answer, this.game);
      if (refusal === null || refusal.code !== 'not-offered') return refusal;
      return this.game.whyNot?.(this.state, decision, answer) ?? refusal;
    } catch (error) {
      return this.rulesError(error);
    }
  }

  private commit(answer: Answer, seat: Seat): Refusal | null {
    this.usesAt.push(this.table.chance.uses);
    this.seatAt.push(seat);
    // The log's copy is nobody else's: what the rules do to theirs must not change it.
    this.answers.push(answer);
    return this.attempt(clone(answer), 1);
  }

  private commitAll(replies: readonly Answer[], asked: readonly Decision[]): Refusal | null {
    this.partial = null;
    this.groups.push([this.answers.length, replies.length]);
    for (let i = 0; i < replies.length; i++) {
      this.usesAt.push(this.table.chance.uses);
      this.seatAt.push(asked[i].seat);
      this.answers.push(replies[i]);
    }
    return this.attempt(clone(replies), replies.length);
  }

  /** Resumes the rules; a bug in them leaves the match where it was before the answer, with the log to show it. */
  private attempt(reply: Reply, count: number): Refusal | null {
    this.spent += count * ANSWER_WORK;
    try {
      this.resume(reply);
      return null;
    } catch (error) {
      if (error instanceof WorkError) throw error;
      const before = this.answers.length - count;
      if (!this.replayable(before)) throw error;
      this.rebuild(before);
      return this.rulesError(error);
    }
  }

  /** What was thrown is told to whoever keeps this match, and to a player only by its reference. */
  private rulesError(error: unknown): Refusal {
    this.fault = faultOf(error);
    this.onFault(this.fault);
    return { code: 'rules-error', params: { ref: this.fault.ref } };
  }

  private begin(state: S, uses: number, lastUse = ''): void {
    const chance = new Chance(state.rng);
    chance.uses = uses;
    chance.lastUse = lastUse;
    const table = new Table(state, chance);
    const { events, work } = this.keeping;
    if (events) {
      table.sink = (event, only) => {
        if (this.replaying) return;
        this.events.push({ at: this.answers.length, event: clone(event), only });
        this.onEvent?.(event);
      };
    }
    table.onCheckpoint = () => this.keepCheckpoint();
    if (work !== undefined) this.count(table, work);
    this.table = table;
    this.run = this.game.play(table);
    this.asked = OVER;
    this.partial = null;
    this.outcome = null;
  }

  /** Stops the rules where they do more than they may. */
  private count(table: Table<S>, most: number): void {
    const { sink, onCheckpoint, chance } = table;
    const spend = (): void => {
      if (++this.spent > most) throw new WorkError();
    };
    chance.onUse = spend;
    table.sink = (event, only) => {
      spend();
      sink?.(event, only);
    };
    table.onCheckpoint = () => {
      spend();
      onCheckpoint?.();
    };
  }

  private keepCheckpoint(): void {
    const at = this.answers.length;
    this.lastCheckpoint = at;
    const { keeping, hashes } = this;
    if (keeping.snapshots) {
      const last = this.snapshots[this.snapshots.length - 1];
      if (!last || at - last.at >= this.spacing) {
        const { uses, lastUse } = this.table.chance;
        this.snapshots.push({ at, state: clone(this.table.state), uses, lastUse });
        if (typeof keeping.snapshots === 'number' && this.snapshots.length > keeping.snapshots) this.snapshots.shift();
      }
    }
    if (keeping.hashes) {
      const last = hashes[hashes.length - 1];
      const due =
        keeping.hashes === true
          ? !last || at - last.at >= HASH_SPACING
          : keeping.hashes.has(at) && (!last || at > last.at);
      if (due) hashes.push({ at, hash: fingerprint(this.table.state) });
    }
  }

  private resume(reply?: Reply): void {
    const step = this.run.next(reply as Reply);
    if (step.done) {
      this.asked = OVER;
      this.outcome = this.game.outcome(this.table.state);
      return;
    }
    const asked = step.value;
    this.asked = asked;
    const n = this.answers.length;
    if (!Array.isArray(asked)) (asked as Decision).n = n;
    else for (let i = 0; i < asked.length; i++) asked[i].n = n + i;
  }

  /** An imagined deal is nowhere written down before its first checkpoint. */
  private replayable(count: number): boolean {
    return !this.imagined || this.snapshots.some(({ at }) => at <= count);
  }

  /** Goes to the decision after the first `count` answers. */
  private rebuild(count: number): void {
    const known = this.answers.slice(0, count);
    if (!this.replayable(count)) throw new Error('an imagined match cannot go back behind its first checkpoint');
    while (this.snapshots.length > 0 && this.snapshots[this.snapshots.length - 1].at > count) this.snapshots.pop();
    while (this.hashes.length > 0 && this.hashes[this.hashes.length - 1].at > count) this.hashes.pop();
    while (this.events.length > 0 && this.events[this.events.length - 1].at > count) this.events.pop();
    this.usesAt.length = count;
    const snapshot = this.snapshots[this.snapshots.length - 1] ?? this.origin;
    this.groups = this.groups.filter(([start]) => start < count);
    if (snapshot) this.begin(clone(snapshot.state), snapshot.uses, snapshot.lastUse);
    else {
      const chance = new Chance(seeded(this.seed));
      this.begin(this.game.setup(this.config, chance), chance.uses);
    }
    const start = snapshot?.at ?? 0;
    this.answers.length = start;
    this.lastCheckpoint = start;
    this.replay(known.slice(start));
    this.seatAt.length = count;
  }

  /** Runs known answers through the rules without checks or events. */
  private replay(known: readonly Answer[]): void {
    this.replaying = true;
    try {
      this.resume();
      for (let i = 0; i < known.length; ) {
        const { asked } = this;
        if (Array.isArray(asked)) {
          const group = known.slice(i, i + asked.length);
          if (asked === OVER || group.length < asked.length) throw new Error('the answers do not fit the rules');
          this.answers.push(...group);
          i += group.length;
          this.resume(clone(group));
        } else {
          this.answers.push(known[i]);
          this.resume(clone(known[i++]));
        }
      }
    } finally {
      this.replaying = false;
    }
  }

  /** An independent match at the same decision. */
  fork(keeping: Keeping = this.keeping): Match<S> {
    return this.copy(keeping, SPACING);
  }

  private copy(keeping: Keeping, spacing: number): Match<S> {
    const copy = new Match(this.game, this.config, this.seed, keeping);
    copy.spacing = spacing;
    copy.answers.push(...this.answers);
    copy.usesAt.push(...this.usesAt);
    copy.seatAt.push(...this.seatAt);
    copy.hashes.push(...this.hashes);
    copy.groups = this.groups.slice();
    copy.origin = this.origin;
    copy.resumedFrom = this.resumedFrom;
    copy.imagined = this.imagined;
    copy.onFault = this.onFault;
    if (keeping.events) copy.events.push(...this.events);
    const snapshot = this.snapshots[this.snapshots.length - 1];
    copy.snapshots = keeping.snapshots ? this.snapshots.slice() : snapshot ? [snapshot] : [];
    copy.rebuild(this.answers.length);
    copy.partial = this.partial?.slice() ?? null;
    return copy;
  }

  /**
   * A fork in which all that the seat cannot see is dealt anew and the future is another: what a search may think in.
   * The seat's view and decision are the same as here. The position replays only from its next checkpoint on.
   */
  imagine(seat: Seat, seed: string): Match<S> {
    const copy = this.copy({ snapshots: true, events: true }, 1);
    const latest = copy.snapshots[copy.snapshots.length - 1];
    copy.snapshots = [];
    copy.imagined = true;
    copy.events = copy.events.filter(({ only }) => !only || only.includes(seat));
    const given = copy.partial;
    const { asked, table } = copy;
    const { uses } = table.chance;
    table.chance.reseed(seed);
    this.game.scramble(table.state, seat, table.chance);
    if (!Array.isArray(asked)) return copy;
    // What others may choose from was dealt anew too: where nothing happened since the checkpoint they are asked anew.
    if (latest?.at === copy.answers.length && latest.uses === uses) copy.askAnew(latest, seat, seed);
    // What other seats have secretly answered is theirs: it is asked again.
    if (given) copy.partial = given.map((answer, i) => (asked[i].seat === seat ? answer : null));
    return copy;
  }

  /**
   * The last state the game marked, with all that the seat cannot see dealt anew and other chance to come: where a copy
   * of this match can begin that tells nothing of it.
   */
  redealt(seat: Seat, seed: string): Checkpoint<S> {
    const { checkpoint } = this.copy({ snapshots: true }, 1);
    if (!checkpoint) throw new Error('this match keeps no checkpoints');
    const state = clone(checkpoint.state);
    const chance = new Chance(state.rng);
    chance.reseed(seed);
    this.game.scramble(state, seat, chance);
    return { at: checkpoint.at, state };
  }

  private askAnew({ state, uses, lastUse }: Snapshot<S>, seat: Seat, seed: string): void {
    this.begin(clone(state), uses, lastUse);
    this.table.chance.reseed(seed);
    this.game.scramble(this.table.state, seat, this.table.chance);
    this.replaying = true;
    this.resume();
    this.replaying = false;
  }

  /** Takes back an answer to a decision that others have still to make; false where there is none. */
  retract(seat: Seat): boolean {
    const { asked, partial } = this;
    if (!Array.isArray(asked) || partial === null) return false;
    const at = asked.findIndex((decision, i) => decision.seat === seat && partial[i] !== null);
    if (at < 0) return false;
    partial[at] = null;
    return true;
  }

  /** Where undo would lead this seat, or what stops it; null before its first decision. */
  undoable(seat: Seat): UndoState | null {
    const last = this.answers.length - 1;
    if (last < 0) return null;
    const group = this.groups[this.groups.length - 1];
    const to = group && group[0] + group[1] > last ? group[0] : last;
    if (this.seatAt.slice(to).some((other) => other !== seat)) return { locked: 'other-seat' };
    if (this.usesAt[last] !== this.table.chance.uses) return { locked: this.table.chance.lastUse || 'reveal' };
    return { to };
  }

  /** Takes back answers until only the first `count` are left. Nothing later is kept. */
  undoTo(count: number): void {
    if (!Number.isInteger(count) || count < 0 || count > this.answers.length)
      throw new Error(`there is no decision ${count} to go back to`);
    // A decision several seats make at once is undone whole.
    const group = this.groups.find(([start, length]) => start < count && count < start + length);
    this.rebuild(group ? group[0] : count);
  }
}
