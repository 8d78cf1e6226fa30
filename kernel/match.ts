import { Chance, seeded } from './chance.ts';
import { type Answer, type Decision, type Refusal, refuse, type Seat } from './decision.ts';
import { type Config, configure, type Game, type Outcome } from './game.ts';
import { clone, fingerprint, type Json } from './json.ts';
import { type Ask, type EventRecord, type GameEvent, type Reply, type Rules, type State, Table } from './table.ts';

/** At least this many answers lie between two kept checkpoints. */
const SPACING = 8;

/** How a match is kept. A bulk playout needs none of it; a table for people needs all. */
export interface Keeping {
  /** Keep states at checkpoints, so that undo and fork are quick. Without them they replay from the start. */
  readonly snapshots?: boolean;
  /** Keep the fingerprint of each kept checkpoint, for the log. */
  readonly hashes?: boolean;
  /** Keep events. */
  readonly events?: boolean;
}

interface Snapshot<S> {
  readonly at: number;
  readonly state: S;
  readonly uses: number;
  readonly lastUse: string;
}

export interface Hash {
  readonly at: number;
  readonly hash: string;
}

/** What undo is stopped by: the roll, draw or reveal since the seat's last decision. */
export type UndoState = { readonly to: number } | { readonly locked: string };

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
  readonly events: EventRecord[] = [];
  /** Answers at the last checkpoint the game marked, kept or not. */
  lastCheckpoint = 0;
  outcome: Outcome | null = null;

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
  private prepare: ((state: S) => void) | undefined;
  private replaying = false;
  private imagined = false;

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
    keeping: Keeping = { snapshots: true, hashes: true, events: true },
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
    prepare?.(state);
    match.prepare = prepare;
    match.begin(state, chance.uses);
    match.keepCheckpoint();
    match.resume();
    return match;
  }

  /** Goes on from a stored checkpoint, for instance under newer rules; the log starts there. */
  static from<S extends State>(game: Game<S>, config: Config, seed: string, state: S, keeping: Keeping): Match<S> {
    const match = new Match(game, config, seed, keeping);
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

  /** Takes an answer, or says why not and changes nothing. */
  answer(seat: Seat, n: number, answer: Answer): Refusal | null {
    const { asked } = this;
    if (Array.isArray(asked)) return this.answerTogether(asked, seat, n, answer);
    const decision = asked as Decision;
    if (n !== decision.n)
      return { code: n < decision.n ? 'stale' : 'no-such-decision', params: { n, now: decision.n } };
    if (seat !== decision.seat) return { code: 'not-your-decision', params: { who: { seat: decision.seat } } };
    const refusal = this.check(decision, answer);
    return refusal ?? this.commit(answer, seat);
  }

  private answerTogether(asked: readonly Decision[], seat: Seat, n: number, answer: Answer): Refusal | null {
    if (asked === OVER) return { code: 'game-over' };
    const first = asked[0].n;
    const at = n - first;
    if (!(at >= 0 && at < asked.length))
      return { code: n < first ? 'stale' : 'no-such-decision', params: { n, now: first } };
    const decision = asked[at];
    if (seat !== decision.seat) return { code: 'not-your-decision', params: { who: { seat: decision.seat } } };
    this.partial ??= asked.map(() => null);
    if (this.partial[at] !== null) return { code: 'already-answered' };
    const refusal = this.check(decision, answer);
    if (refusal) return refusal;
    this.partial[at] = answer;
    if (this.partial.includes(null)) return null;
    const replies = this.partial as Answer[];
    return this.commitAll(
      replies,
      asked.map((d) => d.seat),
    );
  }

  private check(decision: Decision, answer: Answer): Refusal | null {
    const refusal = refuse(decision, answer, this.game.checks);
    if (refusal === null || refusal.code !== 'not-offered') return refusal;
    return this.game.whyNot?.(this.state, decision, answer) ?? refusal;
  }

  private commit(answer: Answer, seat: Seat): Refusal | null {
    this.usesAt.push(this.table.chance.uses);
    this.seatAt.push(seat);
    this.answers.push(answer);
    return this.attempt(answer, 1);
  }

  private commitAll(replies: readonly Answer[], seats: readonly Seat[]): Refusal | null {
    this.partial = null;
    this.groups.push([this.answers.length, replies.length]);
    for (let i = 0; i < replies.length; i++) {
      this.usesAt.push(this.table.chance.uses);
      this.seatAt.push(seats[i]);
      this.answers.push(replies[i]);
    }
    return this.attempt(replies, replies.length);
  }

  /** Resumes the rules; a bug in them leaves the match where it was before the answer, with the log to show it. */
  private attempt(reply: Reply, count: number): Refusal | null {
    try {
      this.resume(reply);
      return null;
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.rebuild(this.answers.length - count);
      return { code: 'rules-error', params: { message } };
    }
  }

  private begin(state: S, uses: number, lastUse = ''): void {
    const chance = new Chance(state.rng);
    chance.uses = uses;
    chance.lastUse = lastUse;
    const table = new Table(state, chance);
    if (this.keeping.events) {
      table.sink = (event, only) => {
        if (!this.replaying) this.events.push({ at: this.answers.length, event, only });
      };
    }
    table.onCheckpoint = () => this.keepCheckpoint();
    this.table = table;
    this.run = this.game.play(table);
    this.asked = OVER;
    this.partial = null;
    this.outcome = null;
  }

  private keepCheckpoint(): void {
    const at = this.answers.length;
    this.lastCheckpoint = at;
    const { keeping, hashes } = this;
    if (keeping.snapshots) {
      const last = this.snapshots[this.snapshots.length - 1];
      if (!last || at - last.at >= SPACING) {
        const { uses, lastUse } = this.table.chance;
        this.snapshots.push({ at, state: clone(this.table.state), uses, lastUse });
      }
    }
    if (keeping.hashes) {
      const last = hashes[hashes.length - 1];
      if (!last || at - last.at >= SPACING) hashes.push({ at, hash: fingerprint(this.table.state) });
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

  /** Goes to the decision after the first `count` answers. */
  private rebuild(count: number): void {
    const known = this.answers.slice(0, count);
    while (this.snapshots.length > 0 && this.snapshots[this.snapshots.length - 1].at > count) this.snapshots.pop();
    while (this.hashes.length > 0 && this.hashes[this.hashes.length - 1].at > count) this.hashes.pop();
    while (this.events.length > 0 && this.events[this.events.length - 1].at > count) this.events.pop();
    this.usesAt.length = count;
    const snapshot = this.snapshots[this.snapshots.length - 1];
    this.groups = this.groups.filter(([start]) => start < count);
    if (snapshot) this.begin(clone(snapshot.state), snapshot.uses, snapshot.lastUse);
    else {
      const chance = new Chance(seeded(this.seed));
      const state = this.game.setup(this.config, chance);
      this.prepare?.(state);
      this.begin(state, chance.uses);
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
          this.resume(group);
        } else {
          this.answers.push(known[i]);
          this.resume(known[i++]);
        }
      }
    } finally {
      this.replaying = false;
    }
  }

  /** An independent match at the same decision. */
  fork(keeping: Keeping = this.keeping): Match<S> {
    if (this.imagined && this.snapshots.length === 0)
      throw new Error('a scrambled fork can be forked again only after its next checkpoint');
    const copy = new Match(this.game, this.config, this.seed, keeping);
    copy.answers.push(...this.answers);
    copy.usesAt.push(...this.usesAt);
    copy.seatAt.push(...this.seatAt);
    copy.hashes.push(...this.hashes);
    copy.groups = this.groups.slice();
    copy.prepare = this.prepare;
    if (keeping.events) copy.events.push(...this.events);
    const snapshot = this.snapshots[this.snapshots.length - 1];
    copy.snapshots = keeping.snapshots ? this.snapshots.slice() : snapshot ? [snapshot] : [];
    copy.rebuild(this.answers.length);
    copy.imagined = this.imagined;
    copy.partial = this.partial?.slice() ?? null;
    return copy;
  }

  /**
   * A fork in which all that the seat cannot see is dealt anew and the future is another: what a search may think in.
   * The seat's view and decision are the same as here. The position replays only from its next checkpoint on.
   */
  imagine(seat: Seat, seed: string): Match<S> {
    const copy = this.fork({ snapshots: true, events: true });
    copy.snapshots = [];
    copy.imagined = true;
    const { chance, state } = copy.table;
    chance.reseed(seed);
    this.game.scramble(state, seat, chance);
    // What other seats have secretly answered is theirs: it is asked again.
    if (copy.partial && Array.isArray(copy.asked))
      copy.partial = copy.partial.map((given, i) =>
        (copy.asked as readonly Decision[])[i].seat === seat ? given : null,
      );
    return copy;
  }

  /** Where undo would lead this seat, or what stops it; null before its first decision. */
  undoable(seat: Seat): UndoState | null {
    const last = this.answers.length - 1;
    if (last < 0) return null;
    if (this.seatAt[last] !== seat) return { locked: 'other-seat' };
    if (this.usesAt[last] !== this.table.chance.uses) return { locked: this.table.chance.lastUse || 'reveal' };
    return { to: last };
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
