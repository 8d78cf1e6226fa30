import type { Decision, Refusal, Seat, TableKit } from '@shamble/kernel';
import type { Pacing, SeatSetup, TableSetup, TableTrouble, TableUpdate, Windows } from '../contract.ts';
import { Asking, ownAnswer } from './asking.ts';
import { botGives } from './bots.ts';
import type { Breathe } from './breathe.ts';
import type { Course } from './course.ts';
import { Entries } from './entries.ts';
import type { Eyes } from './eyes.ts';
import { type HeadFacts, Keeper } from './keeper.ts';
import { type Opened, type Opener, openAutosave, openTable } from './opening.ts';
import { Past } from './past.ts';
import { Redo } from './redo.ts';
import type { SafeStore } from './safe-store.ts';
import { Seating } from './seating.ts';
import { type Given, takesBack } from './steps.ts';
import { NotOwnerError, type StoredTable } from './store.ts';
import { TableError } from './table-error.ts';
import { updateOf } from './update.ts';

/** What a table is run with. */
export interface Surroundings {
  readonly store: SafeStore;
  /** Who writes the table, as the store knows it. */
  readonly owner: string;
  readonly breathe: Breathe;
  kit(game: string): Promise<TableKit>;
  eyes(game: string): Eyes;
  /** Milliseconds since 1970. */
  now(): number;
  /** The stored table changed. */
  stored(id: string): void;
}

/** How a table is opened: to play it, or to follow one that is played elsewhere. */
export interface How {
  readonly pacing: Pacing;
  readonly listener: (update: TableUpdate) => void;
  readonly following: boolean;
}

const FOLLOWING: Refusal = { code: 'following' };

/** One table as it goes on: who is asked, what answers itself, what is kept and told. One thing happens at a time. */
export class Play {
  readonly id: string;
  setup: TableSetup;
  readonly kit: TableKit;
  readonly seating: Seating;
  readonly asking: Asking;
  readonly redoable = new Redo();
  readonly past = new Past();
  course: Course;
  tookBack: boolean;
  following: boolean;
  keeper: Keeper;
  closed = false;

  private readonly around: Surroundings;
  private readonly eyes: Eyes;
  private readonly listener: How['listener'];
  private readonly entries = new Entries();
  /** The course that was last played again from its start. */
  private checked: Course | null = null;
  private round: number;
  private trouble: TableTrouble | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private running = false;
  private wanted = false;

  private constructor(around: Surroundings, kit: TableKit, { head }: StoredTable, opened: Opened, how: How) {
    this.around = around;
    this.kit = kit;
    this.id = head.id;
    this.setup = head.setup;
    this.eyes = around.eyes(head.setup.game);
    this.listener = how.listener;
    this.following = how.following;
    this.asking = new Asking(how.pacing, head.setup.seats, head.asked);
    this.seating = new Seating(head.setup, head.holder, async (seat) =>
      this.eyes.hasSecrets(this.course.view(seat), seat),
    );
    this.round = head.round;
    this.tookBack = head.tookBack;
    this.course = opened.course;
    this.keeper = this.keeperOf(opened, head.autosaved);
  }

  static async open(around: Surroundings, id: string, how: How): Promise<Play> {
    if (!how.following) await around.store.claim(id, around.owner);
    const stored = await readTable(around, id);
    const kit = await around.kit(stored.head.setup.game);
    const opened = await openTable(openerOf(around, kit, stored.head), stored).catch(async (error: unknown) => {
      await around.store.keepDamaged(id, JSON.stringify(stored));
      throw error;
    });
    const play = new Play(around, kit, stored, opened, how);
    await play.serial(async () => {
      await play.settle(stored, opened);
      await play.emit();
    });
    play.kick();
    return play;
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
    return this.seating.people.includes(seat);
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
    while (this.running) await this.around.breathe();
    await this.serial(async () => {});
  }

  async give(given: Given): Promise<Refusal | null> {
    const refusal = this.course.give(given);
    if (refusal) return refusal;
    this.redoable.given(given);
    await this.keeper.answer(given);
    await this.emit();
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
    await this.tell();
    this.kick();
  }

  /** Takes answers back; what is open there is asked again. */
  async rewind(to: number): Promise<void> {
    const { course } = this;
    const { viewer } = this.seating;
    this.tookBack ||= takesBack(course, to, viewer);
    const own = course.open.filter(({ seat, by }) => by === 'person' && seat === viewer);
    const kept = to === course.at && own.length > 0 ? course.open.filter((given) => !own.includes(given)) : [];
    const lost = course.open.filter((given) => !kept.includes(given));
    this.redoable.takeBack(course.steps.slice(to), to, lost);
    await course.undoTo(to, kept);
    this.past.forget();
    this.asking.askAgain(course.pending, to);
    await this.rewound();
  }

  /** Goes on with another line. */
  async replace(opened: Opened): Promise<void> {
    this.take(opened, null);
    this.redoable.clear();
    this.asking.askAgain([], 0);
    await this.rewound();
  }

  /** Another tab plays now. */
  async becomeFollower(): Promise<void> {
    this.following = true;
    this.redoable.clear();
    await this.reload();
  }

  /** The tab that played is gone: this one plays from where that one left. */
  async becomePlayer(): Promise<void> {
    await this.around.store.claim(this.id, this.around.owner);
    this.following = false;
    await this.reload();
    this.kick();
  }

  /** Opens the table as it is stored now. */
  async reload(): Promise<void> {
    const stored = await readTable(this.around, this.id);
    const opened = await openTable(this.opener, stored);
    this.take(opened, stored.head.autosaved);
    this.tookBack = stored.head.tookBack;
    this.round = stored.head.round;
    await this.settle(stored, opened);
    await this.emit();
  }

  /** Tells what is now; where people are asked, the screen goes to one of them. */
  async emit(): Promise<void> {
    const { asked } = this;
    if (asked.length > 0) this.asking.asked(asked);
    await this.seating.ask(asked.map(({ seat }) => seat));
    await this.tell();
  }

  /** Tells what is now to whoever looks. */
  async tell(): Promise<void> {
    const { id, setup, course, tookBack, following, trouble } = this;
    const { viewer, curtain } = this.seating;
    const decision = this.asked.find(({ seat }) => seat === viewer) ?? null;
    if (this.closed) return;
    const frame = { id, setup, viewer, curtain, decision, tookBack, following, trouble };
    const { unsaved } = this.keeper;
    this.listener(updateOf(course, { ...frame, redo: this.redoable.count, unsaved }, this.entries));
  }

  /** Lets bots and the table itself answer, one answer at a time, until people are asked. */
  kick(): void {
    this.wanted = true;
    if (!this.running) this.behind(this.run());
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
      this.trouble = { code: 'rules-error', detail: error instanceof Error ? error.message : String(error) };
      return this.serial(() => this.tell()).catch(() => {});
    });
  }

  /** Gives one answer that nobody is asked for; false where there is none to give. */
  private async step(): Promise<boolean> {
    if (this.closed || this.following || this.trouble?.code === 'rules-error') return false;
    const given = this.ownMove();
    if (!given) {
      await this.rest();
      return false;
    }
    const refusal = await this.give(given);
    if (refusal) {
      this.trouble = { code: 'rules-error', detail: String(refusal.params?.ref ?? refusal.code) };
      await this.emit();
      return false;
    }
    if (this.keeper.isDue) await this.rest();
    return true;
  }

  private ownMove(): Given | null {
    const { setup, kit, course, asking } = this;
    const bot = course.pending.find(({ seat }) => !this.isPerson(seat));
    if (bot) return botGives(setup, kit, course, bot);
    const own = course.pending.find((decision) => !asking.isAsked(decision));
    return own ? { n: own.n, seat: own.seat, answer: ownAnswer(own), by: 'table' } : null;
  }

  /** Time for what can wait. */
  private async rest(): Promise<void> {
    const { course, keeper } = this;
    this.round = await this.eyes.round(course.view(this.seating.viewer));
    const { unsaved } = keeper;
    await keeper.rest();
    if (keeper.unsaved !== unsaved) await this.tell();
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

  private async rescue(fault: string): Promise<void> {
    this.trouble = { code: 'damaged', detail: fault };
    await this.keepDamaged(await readTable(this.around, this.id));
    const opened = await openAutosave(this.opener, fault).catch(() => null);
    await (opened ? this.replace(opened) : this.emit());
    this.kick();
  }

  /** What did not hold is kept for export, and what does is written in its place. */
  private async settle(stored: StoredTable, { fault, logAt }: Opened): Promise<void> {
    if (fault !== null) this.trouble = { code: 'damaged', detail: fault };
    if (this.following || (fault === null && logAt !== null)) return;
    await this.keepDamaged(stored);
    await this.keeper.rewound();
  }

  private keepDamaged(stored: StoredTable): Promise<void> {
    return this.around.store.keepDamaged(this.id, JSON.stringify(stored));
  }

  private async rewound(): Promise<void> {
    if (this.trouble?.code === 'rules-error') this.trouble = null;
    await this.keeper.rewound();
    await this.emit();
  }

  private take(opened: Opened, autosaved: number | null): void {
    this.course = opened.course;
    this.keeper = this.keeperOf(opened, autosaved);
    this.past.forget();
  }

  private keeperOf({ course, logAt, fault }: Opened, autosaved: number | null): Keeper {
    const { around, id } = this;
    const { store, owner, now } = around;
    const keeping = { id, store, owner, now, stored: () => around.stored(id) };
    return new Keeper(keeping, course, () => this.facts, { logAt: fault === null ? logAt : null, autosaved });
  }

  private get facts(): HeadFacts {
    const { setup, round, tookBack, asking, seating } = this;
    return { setup, round, tookBack, asked: asking.memory, holder: seating.holder };
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

async function readTable({ store }: Surroundings, id: string): Promise<StoredTable> {
  const stored = await store.read(id);
  if (!stored) throw new TableError('no-table', `there is no table ${id} here`);
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
