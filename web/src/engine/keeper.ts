import type { Course } from './course.ts';
import { sumOf } from './kept-log.ts';
import type { SafeStore, Unsaved } from './safe-store.ts';
import type { Given } from './steps.ts';
import type { Autosave, Change, StoredLog, TableHead } from './store.ts';

/** So many answers are stored one by one before they go into the log. */
const LOOSE = 16;

/** What is kept of a table besides its course. */
export type HeadFacts = Omit<TableHead, 'id' | 'over' | 'when' | 'toPlay' | 'autosaved'>;

/** How a table is kept. */
export interface Keeping {
  readonly id: string;
  readonly store: SafeStore;
  readonly owner: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Called after every change that others may read. */
  stored(): void;
}

/** Stores one table as it is played. */
export class Keeper {
  unsaved: Unsaved = null;
  private readonly keeping: Keeping;
  private readonly course: Course;
  private readonly facts: () => HeadFacts;
  /** Answers in the stored log; null where it must be written. */
  private logAt: number | null;
  private autosaved: number | null;

  constructor(
    keeping: Keeping,
    course: Course,
    facts: () => HeadFacts,
    known: { readonly logAt: number | null; readonly autosaved: number | null },
  ) {
    this.keeping = keeping;
    this.course = course;
    this.facts = facts;
    this.logAt = known.logAt;
    this.autosaved = known.autosaved;
  }

  /** An answer is safe before anybody sees what came of it. */
  async answer(given: Given): Promise<void> {
    const { id } = this.keeping;
    await this.write({ id, answers: [{ id, ...given }] });
  }

  /** Answers were taken back, or the course is another one. */
  async rewound(): Promise<void> {
    const { id } = this.keeping;
    const { at, open } = this.course;
    if (this.logAt === null || at < this.logAt) return this.write(await this.whole());
    await this.write({ id, head: this.head(), dropFrom: at, answers: open.map((given) => ({ id, ...given })) });
  }

  /** Whether the log lacks so many answers that it should not wait for a rest. */
  get isDue(): boolean {
    return this.course.isFromStart && this.course.at - (this.logAt ?? 0) >= 2 * LOOSE;
  }

  /** Time for what can wait. The first rest of each turn makes an autosave. */
  async rest(): Promise<void> {
    const { course } = this;
    const loose = course.at - (this.logAt ?? -LOOSE);
    const isNewTurn = course.turn !== this.autosaved;
    const isDue = loose >= LOOSE || (course.over && loose > 0);
    if (!course.isFromStart || (!isNewTurn && !isDue)) return this.keepHead();
    this.autosaved = course.turn;
    const whole = await this.whole();
    await this.write(isNewTurn ? { ...whole, autosave: this.autosave(whole.log.text) } : whole);
  }

  /** Something about the table itself has changed. */
  async keepHead(): Promise<void> {
    await this.write({ id: this.keeping.id, head: this.head() });
  }

  /** Keeps the present state among the older ones. */
  async keepPresent(): Promise<void> {
    await this.write({ id: this.keeping.id, autosave: this.autosave(await this.course.log()) });
  }

  /** The whole table as one change. */
  private readonly whole = async (): Promise<Change & { readonly log: StoredLog }> => {
    const { id } = this.keeping;
    const log = await storedLog(id, this.course);
    this.logAt = log.at;
    return { id, dropFrom: 0, head: this.head(), log, answers: this.course.open.map((given) => ({ id, ...given })) };
  };

  private async write(change: Change): Promise<void> {
    const { store, owner } = this.keeping;
    this.unsaved = await store.write(owner, change, this.whole);
    this.keeping.stored();
  }

  private head(): TableHead {
    const { id, now } = this.keeping;
    const facts = this.facts();
    return { id, ...facts, ...standing(this.course, facts), when: now(), autosaved: this.autosaved };
  }

  private autosave(text: string): Autosave {
    const { id, now } = this.keeping;
    const { at, steps } = this.course;
    return { id, at, round: this.facts().round, when: now(), text, givers: steps.map(({ by }) => by) };
  }
}

/** Whether the game is over, and the name of who is to play. */
export function standing(course: Course, { setup }: Pick<TableHead, 'setup'>): Pick<TableHead, 'over' | 'toPlay'> {
  const seat = course.pending[0]?.seat;
  return { over: course.over, toPlay: seat === undefined ? null : setup.seats[seat].name };
}

export async function storedLog(id: string, course: Course): Promise<StoredLog> {
  const text = await course.log();
  const kept = { steps: course.steps.slice(), events: course.events.slice() };
  return { id, at: kept.steps.length, text, ...kept, sum: sumOf(kept) };
}
