import { MAX_DECISIONS } from '@shamble/bots';
import { type Decision, faultOf, type Refusal, type Seat, SPECTATOR, type TableKit, toConsole } from '@shamble/kernel';
import { Asking, ownAnswer, type Wishes } from './asking.ts';
import { botGives } from './bots.ts';
import type { Pacing, SeatSetup, SeededSetup, TableTrouble, Windows } from './contract.ts';
import type { Breathe, Course } from './course.ts';
import { TableHandle } from './handle.ts';
import { type HeadFacts, Keeper } from './keeper.ts';
import { type Opened, type Opener, openAutosave, openTable, played } from './opening.ts';
import { Past } from './past.ts';
import { Redo } from './redo.ts';
import type { SafeStore } from './safe-store.ts';
import { peopleOf, Seating } from './seating.ts';
import { type Given, type Taker, takesBack } from './steps.ts';
import { isHead, NotOwnerError, type StoredTable, type TableHead } from './store.ts';
import { TableError } from './table-error.ts';
import { Talk } from './talk.ts';
import { type Listener, Viewer } from './viewer.ts';

/** What tables are run with. */
export interface Surroundings {
  readonly store: SafeStore;
  /** Who writes the tables, as the store knows it. */
  readonly owner: string;
  readonly breathe: Breathe;
  kit(game: string): Promise<TableKit>;
  /** Milliseconds since 1970. */
  now(): number;
  /** A name that nothing else has. */
  newId(): string;
  /** The stored table changed. */
  stored(id: string): void;
}

/** How a table is opened. */
export interface How {
  /** It is played elsewhere and only followed here. */
  readonly following?: boolean;
  /** All who look sit at one place, as around a keyboard: what all people may do there, each may. */
  readonly together?: boolean;
  /** Neither bots nor the table itself answer anything: they hung when they last did. */
  readonly still?: string;
}

const FOLLOWING: Refusal = { code: 'following' };

/** One table as it goes on, for any number of viewers: who is asked, what answers itself, what is kept and told. */
export class Play {
  readonly id: string;
  setup: SeededSetup;
  readonly kit: TableKit;
  readonly asking: Asking;
  readonly redoable = new Redo();
  readonly past = new Past();
  readonly talk = new Talk();
  readonly people: readonly Seat[];
  course: Course;
  tookBack: boolean;
  following: boolean;
  keeper: Keeper;
  closed = false;

  readonly around: Surroundings;
  private readonly viewers = new Set<Viewer>();
  private readonly together: boolean;
  /** Who had the screen when the table was left. */
  private readonly before: Seat;
  /** The course that was last played again from its start. */
  private checked: Course | null = null;
  private round: number;
  private trouble: TableTrouble | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private started = false;
  private running = false;
  private wanted = false;
  private inARow = 0;
  private isStale = false;

  private constructor(around: Surroundings, kit: TableKit, { head }: StoredTable, opened: Opened, how: How) {
    this.around = around;
    this.kit = kit;
    this.id = head.id;
    this.setup = head.setup;
    this.people = peopleOf(head.setup);
    this.following = how.following ?? false;
    this.together = how.together ?? false;
    if (how.still !== undefined) this.trouble = { code: 'rules-error', detail: how.still };
    this.asking = new Asking(head.setup.seats, head.asked);
    this.before = head.holder;
    this.round = head.round;
    this.tookBack = head.tookBack;
    this.course = opened.course;
    this.keeper = this.keeperOf(opened, head);
  }

  /** Opens a table; it begins to move with `start`, when those who want to look have joined it. */
  static async open(around: Surroundings, id: string, how: How = {}): Promise<Play> {
    if (!how.following) await around.store.claim(id, around.owner);
    const stored = await readTable(around, id);
    const kit = await around.kit(stored.head.setup.game);
    const opened = await openTable(openerOf(around, kit, stored.head), stored).catch(async (error: unknown) => {
      await around.store.keepDamaged(id, JSON.stringify(stored));
      throw error;
    });
    const play = new Play(around, kit, stored, opened, how);
    await play.serial(() => play.settle(stored, opened));
    return play;
  }

  /** Somebody looks: from a seat, from several of them at one screen, or, from none, as a spectator. */
  async join(seats: Seat | readonly Seat[], pacing: Pacing, listener: Listener): Promise<TableHandle> {
    const wanted: readonly Seat[] = typeof seats === 'number' ? [seats] : seats;
    const people = this.people.filter((seat) => wanted.includes(seat));
    const seating = new Seating({ people, curtain: this.setup.curtain, before: this.before }, (seat) =>
      this.hides(seat),
    );
    const isAlone = this.together || people.length === this.people.length;
    const viewer = new Viewer({ seating, isAlone, pacing }, this.course.story.reader(), listener);
    await this.serial(async () => {
      this.viewers.add(viewer);
      this.pace(viewer, pacing);
      this.emit();
    });
    this.kick();
    return new TableHandle(this, viewer);
  }

  /** From now on bots and the table itself answer. */
  start(): void {
    this.started = true;
    this.kick();
  }

  /** Seats that nobody looks from any more are asked everything. */
  leave(viewer: Viewer): void {
    this.viewers.delete(viewer);
    viewer.leave();
    for (const seat of viewer.seating.people) {
      const other = [...this.viewers].findLast(({ seating }) => seating.people.includes(seat));
      this.asking.wish(seat, other ? wishesOf(seat, other.pacing) : null);
    }
  }

  /** How the seats that a viewer looks from want to be asked. */
  pace(viewer: Viewer, pacing: Pacing): void {
    viewer.pacing = pacing;
    for (const seat of viewer.seating.people) this.asking.wish(seat, wishesOf(seat, pacing));
  }

  /** Nothing more is told. Resolves when nothing is under way any more. */
  async close(): Promise<void> {
    this.closed = true;
    await this.idle();
  }

  get opener(): Opener {
    return openerOf(this.around, this.kit, { id: this.id, setup: this.setup });
  }

  /** What people are asked now. */
  get asked(): readonly Decision[] {
    if (this.following) return [];
    return this.course.pending.filter((decision) => this.isPerson(decision.seat) && this.asking.isAsked(decision));
  }

  isPerson(seat: Seat): boolean {
    return this.people.includes(seat);
  }

  /** Where the game cannot say, everybody may have secrets. */
  private hides(seat: Seat): boolean {
    try {
      return this.kit.hasSecrets(this.course.view(seat), seat);
    } catch {
      return true;
    }
  }

  serial<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  /** Does something a person wants, unless another tab plays. */
  act(work: () => Promise<Refusal | null>): Promise<Refusal | null> {
    return this.serial(async () => {
      if (this.following) return FOLLOWING;
      const refusal = await this.asOwner(work, FOLLOWING);
      this.kick();
      return refusal;
    });
  }

  /** Resolves when the table waits for people, or for nobody. */
  async idle(): Promise<void> {
    do {
      while (this.running) await this.around.breathe();
      await this.serial(async () => {});
    } while (this.running);
  }

  async give(given: Given): Promise<Refusal | null> {
    const refusal = this.course.give(given);
    if (refusal) return refusal;
    this.redoable.given(given);
    await this.keeper.answer(given);
    this.emit();
    return null;
  }

  /** A seat wants to be asked otherwise than the reader's settings say, or as they say again. */
  async setWindows(seat: Seat, windows: Windows | null): Promise<void> {
    const seats = this.setup.seats.map((one, i): SeatSetup => {
      if (i !== seat) return one;
      const { windows: _, ...rest } = one;
      return windows === null ? rest : { ...rest, windows };
    });
    this.setup = { ...this.setup, seats };
    this.asking.seats = seats;
    await this.keeper.keepHead();
    this.tell();
    this.kick();
  }

  /** Takes answers back in the name of a viewer; what is open there is asked again. */
  async rewind(to: number, viewer: Taker): Promise<void> {
    const { course } = this;
    const own = course.open.filter(({ seat, by }) => by === 'person' && seat === viewer.seat);
    const kept = to === course.at && own.length > 0 ? course.open.filter((given) => !own.includes(given)) : [];
    const lost = course.open.filter((given) => !kept.includes(given));
    const taken = course.steps.slice(to);
    const takesMuch = takesBack(course, to, viewer);
    await this.keeper.keepBehind(to);
    await course.undoTo(to, kept);
    this.tookBack ||= takesMuch;
    this.redoable.takeBack(taken, to, lost);
    for (const one of this.viewers) one.forgetUntold();
    this.past.forget();
    this.talk.forget();
    this.asking.askAgain(course.pending, to);
    await this.rewound();
  }

  /** Goes on with another line, which begins with so many of the answers of this one. */
  async replace(opened: Opened, common: number): Promise<void> {
    this.keeper.forgetBehind(common);
    this.take(opened, { autosaved: null, autosaves: this.keeper.autosaves });
    this.redoable.clear();
    this.asking.askAgain([], 0);
    await this.rewound();
  }

  /** Another tab plays now. */
  follow(): Promise<void> {
    return this.serial(async () => {
      if (!this.following && !this.closed) await this.becomeFollower();
    });
  }

  /** The stored table was changed by the tab that plays. Several changes that were heard of at once are read at once. */
  refresh(): Promise<void> {
    if (this.isStale) return Promise.resolve();
    this.isStale = true;
    return this.serial(async () => {
      this.isStale = false;
      if (this.following && !this.closed) await this.reload();
    });
  }

  /** The tab that played is gone: this one plays from where that one left. */
  takeOver(): Promise<void> {
    return this.serial(async () => {
      if (!this.following || this.closed) return;
      await this.around.store.claim(this.id, this.around.owner);
      this.following = false;
      await this.reload();
      this.kick();
    });
  }

  private async becomeFollower(): Promise<void> {
    this.following = true;
    this.redoable.clear();
    await this.around.store.giveUp(this.id);
    await this.reload();
  }

  /** Opens the table as it is stored now. */
  private async reload(): Promise<void> {
    const stored = await readTable(this.around, this.id);
    const opened = await openTable(this.opener, stored);
    const { setup, asked, tookBack, round } = stored.head;
    this.take(opened, stored.head);
    this.setup = setup;
    this.asking.seats = setup.seats;
    this.asking.memory = asked;
    this.tookBack = tookBack;
    this.round = round;
    await this.settle(stored, opened);
    this.emit();
  }

  /** Tells what is now; where people are asked, a screen that several share goes to one of them. */
  emit(): void {
    const { asked } = this;
    if (asked.length > 0) {
      this.asking.asked(asked);
      this.inARow = 0;
    }
    const seats = asked.map(({ seat }) => seat);
    for (const { seating } of this.viewers) seating.ask(seats);
    this.tell(asked);
  }

  /** Tells what is now to whoever looks. */
  tell(asked = this.asked): void {
    if (this.closed) return;
    const { id, setup, course, tookBack, following, trouble, redoable, talk } = this;
    const { unsaved } = this.keeper;
    const requests = setup.seats.map((_, seat) => talk.requestOf(seat));
    const sayings = setup.seats.map((_, seat) => talk.sayingOf(seat));
    const common = { id, setup, tookBack, following, unsaved, trouble, requests, sayings };
    const redoFor = (seat: Seat, isFree: boolean): number => redoable.countFor(seat, isFree, course.pending);
    for (const viewer of this.viewers) viewer.tell({ course, asked, common, redoFor });
  }

  /** Lets bots and the table itself answer, one answer at a time, until people are asked. */
  kick(): void {
    this.wanted = true;
    if (this.started && !this.running) this.behind(this.run());
  }

  private async run(): Promise<void> {
    this.running = true;
    try {
      while (this.wanted) {
        this.wanted = false;
        while (await this.serial(() => this.asOwner(() => this.step(), false))) await this.around.breathe();
      }
    } finally {
      this.running = false;
    }
  }

  /** Nobody waits for this work: where it fails the table says so and stands still. */
  private behind(work: Promise<void>): void {
    work.catch((error: unknown) => {
      const fault = faultOf(error);
      toConsole(fault);
      this.trouble = { code: 'rules-error', detail: fault.ref };
      return this.serial(async () => this.tell()).catch(() => {});
    });
  }

  /** Gives one answer that nobody is asked for; false where there is none to give. */
  private async step(): Promise<boolean> {
    if (this.closed || this.following || this.isStill) return false;
    const given = this.ownMove();
    if (!given) {
      await this.rest();
      return false;
    }
    if (++this.inARow > MAX_DECISIONS) return this.standStill('stalled', `no end after ${MAX_DECISIONS} answers`);
    const refusal = await this.give(given);
    if (refusal) {
      for (const viewer of this.viewers) viewer.forgetUntold();
      return this.standStill('rules-error', String(refusal.params?.ref ?? refusal.code));
    }
    if (this.keeper.isDue) await this.rest();
    return true;
  }

  private get isStill(): boolean {
    return this.trouble?.code === 'rules-error' || this.trouble?.code === 'stalled';
  }

  /** Somebody found a way on: what failed before may not fail from here. */
  goOn(): void {
    if (!this.isStill) return;
    this.trouble = null;
    this.tell();
  }

  private standStill(code: 'rules-error' | 'stalled', detail: string): false {
    this.trouble = { code, detail };
    this.emit();
    return false;
  }

  private ownMove(): Given | null {
    const { course, asking } = this;
    const bot = course.pending.find(({ seat }) => !this.isPerson(seat));
    if (bot) return this.botMove(bot);
    const own = course.pending.find((decision) => !asking.isAsked(decision));
    if (!own) return null;
    const answer = ownAnswer(own);
    for (const viewer of this.viewers) viewer.selfAnswered(own, answer);
    return { n: own.n, seat: own.seat, answer, by: 'table' };
  }

  private botMove(decision: Decision): Given {
    const { setup, kit, course, talk } = this;
    const { seat } = decision;
    const { given, why } = botGives(setup, kit, course, decision, talk.requestOf(seat));
    // A reason may speak of what only its seat knows.
    if (why === null || kit.turnIn === undefined || this.hides(seat)) return given;
    const turn = kit.turnIn(course.view(seat));
    if (turn !== null) talk.say(seat, turn, why);
    return given;
  }

  /** Time for what can wait. */
  private async rest(): Promise<void> {
    const { course, keeper, kit } = this;
    this.round = roundOf(kit, course);
    const { unsaved } = keeper;
    await keeper.rest();
    if (keeper.unsaved !== unsaved) this.tell();
    if (course.isFromStart || this.checked === course) return;
    this.checked = course;
    this.behind(this.check(course));
  }

  /** A table opened from its checkpoint is played again from its start while people think. */
  private async check(course: Course): Promise<void> {
    const fault = await course.fromStart().then(
      () => null,
      (error: Error) => error.message,
    );
    await this.serial(async () => {
      if (this.closed || this.following || this.course !== course) return;
      await this.asOwner(() => (fault === null ? this.keeper.rest() : this.rescue(fault)), undefined);
    });
  }

  /** The line does not lead to where the table stands: it goes on where the line does lead to. */
  private async rescue(fault: string): Promise<void> {
    this.trouble = { code: 'damaged', detail: fault };
    await this.keepDamaged(await readTable(this.around, this.id));
    const { opener, course } = this;
    const opened = await openAutosave(opener, fault).catch(() => null);
    if (opened) await this.replace(opened, -1);
    else {
      const [again] = played(opener, course.beginning, course.steps);
      await this.replace({ course: again, written: null, isWhole: false, fault }, again.at);
    }
    this.kick();
  }

  /** What did not hold is kept for export, and what does is written in its place. */
  private async settle(stored: StoredTable, { fault, written, isWhole }: Opened): Promise<void> {
    if (fault !== null) this.trouble = { code: 'damaged', detail: fault };
    if (this.following || (fault === null && written !== null)) return;
    if (!isWhole) await this.keepDamaged(stored);
    await this.keeper.rewound();
  }

  private keepDamaged(stored: StoredTable): Promise<void> {
    return this.around.store.keepDamaged(this.id, JSON.stringify(stored));
  }

  private async rewound(): Promise<void> {
    if (this.isStill) this.trouble = null;
    await this.keeper.rewound();
    this.emit();
  }

  private take(opened: Opened, saves: Pick<TableHead, 'autosaved' | 'autosaves'>): void {
    // Whoever looks is told only what is different in the new line.
    opened.course.succeed(this.course);
    this.course = opened.course;
    this.keeper = this.keeperOf(opened, saves);
    this.past.forget();
  }

  private keeperOf(
    { course, written }: Opened,
    { autosaved, autosaves }: Pick<TableHead, 'autosaved' | 'autosaves'>,
  ): Keeper {
    const { around, id } = this;
    const { store, owner, now } = around;
    const keeping = { id, store, owner, now, stored: () => around.stored(id) };
    const there = autosaves.filter(({ apart, at }) => apart || at <= course.at);
    return new Keeper(keeping, course, () => this.facts, { written, autosaved, autosaves: there });
  }

  private get facts(): HeadFacts {
    const { setup, round, tookBack, asking } = this;
    return { setup, round, tookBack, asked: asking.memory, holder: this.holder };
  }

  /** Who has the screen that several share. */
  private get holder(): Seat {
    const shared = [...this.viewers].find(({ seating }) => seating.people.length > 1);
    return shared?.seating.holder ?? this.before;
  }

  /** A table that another tab has taken is followed from then on. */
  private async asOwner<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NotOwnerError)) throw error;
      await this.becomeFollower();
      return otherwise;
    }
  }
}

const wishesOf = (seat: Seat, { windows, hold, auto }: Pacing): Wishes => ({ windows, hold: hold === seat, auto });

/** The number of the round for headings; none where the game cannot say. */
export function roundOf(kit: TableKit, course: Course): number {
  try {
    return kit.round(course.view(SPECTATOR));
  } catch {
    return 0;
  }
}

async function readTable({ store }: Surroundings, id: string): Promise<StoredTable> {
  const stored = await store.read(id);
  if (!stored) throw new TableError('no-table', `there is no table ${id} here`);
  if (!isHead(stored.head)) throw new TableError('damaged', 'the entry of the table on the shelf was changed');
  return stored;
}

const openerOf = (
  { store, breathe }: Surroundings,
  kit: TableKit,
  head: Pick<StoredTable['head'], 'id' | 'setup'>,
): Opener => ({
  kit,
  setup: head.setup,
  breathe,
  autosaves: () => store.autosaves(head.id),
});
