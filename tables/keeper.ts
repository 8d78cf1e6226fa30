import { fingerprint } from '@shamble/kernel';
import type { Course } from './course.ts';
import type { SafeStore, Unsaved } from './safe-store.ts';
import type { Given } from './steps.ts';
import {
  type Autosave,
  type AutosaveHead,
  byTime,
  type Change,
  type Chunk,
  type StoredAnswer,
  type StoredLine,
  type TableHead,
} from './store.ts';

/** So many answers are stored one by one before they go into a chunk. */
const LOOSE = 16;

/** How many older states of a table are kept. */
const AUTOSAVES = 6;

/** What is kept of a table besides its course. */
export type HeadFacts = Omit<TableHead, 'id' | 'over' | 'when' | 'toPlay' | 'autosaved' | 'autosaves'>;

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

/** How far a course is in the store: after how many answers each chunk ends. */
export type Written = readonly number[];

/** Stores one table as it is played. No answer writes more than itself and what came of it. */
export class Keeper {
  unsaved: Unsaved = null;
  autosaves: readonly AutosaveHead[];
  private readonly keeping: Keeping;
  private readonly course: Course;
  private readonly facts: () => HeadFacts;
  /** After how many answers each chunk ends. */
  private chunks: number[];
  /** Whether the store has the course at all. */
  private isWritten: boolean;
  private autosaved: number | null;

  constructor(
    keeping: Keeping,
    course: Course,
    facts: () => HeadFacts,
    known: { readonly written: Written | null } & Pick<TableHead, 'autosaved' | 'autosaves'>,
  ) {
    this.keeping = keeping;
    this.course = course;
    this.facts = facts;
    this.chunks = [...(known.written ?? [])];
    this.isWritten = known.written !== null;
    this.autosaved = known.autosaved;
    this.autosaves = known.autosaves;
  }

  /** An answer is safe before anybody sees what came of it. */
  async answer(given: Given): Promise<void> {
    const { id } = this.keeping;
    await this.write({ id, answers: [{ id, ...given }] });
  }

  /** Answers were taken back, or the course is another one. */
  async rewound(): Promise<void> {
    const { id } = this.keeping;
    const { at } = this.course;
    if (!this.isWritten) return this.write(this.whole());
    if (at >= this.end) return this.write({ id, head: this.head(), dropFrom: at, answers: this.open() });
    while (this.end > at) this.chunks.pop();
    await this.write(this.gathered());
  }

  /** Whether so many answers are loose that they should not wait for a rest. */
  get isDue(): boolean {
    return this.loose >= 2 * LOOSE;
  }

  private get loose(): number {
    return this.course.at - this.end;
  }

  private get end(): number {
    return this.chunks.at(-1) ?? 0;
  }

  /** Time for what can wait. The first rest of each turn makes an autosave. */
  async rest(): Promise<void> {
    const { course } = this;
    const isNewTurn = course.turn !== this.autosaved;
    if (isNewTurn) {
      this.autosaved = course.turn;
      this.note({ at: course.at, round: this.facts().round, when: this.keeping.now() });
    }
    const isDue = this.loose >= LOOSE || (this.loose > 0 && (isNewTurn || course.over));
    if (!isDue && this.isWritten) return this.keepHead();
    await this.write(this.gathered());
  }

  /** Something about the table itself has changed. */
  async keepHead(): Promise<void> {
    await this.write({ id: this.keeping.id, head: this.head() });
  }

  /** Keeps the present state among the older ones, by itself. */
  async keepPresent(): Promise<void> {
    await this.keepApart([{ at: this.course.at, round: this.facts().round, when: this.keeping.now() }]);
  }

  /** The line is about to be cut there: older states behind that stand by themselves from then on. */
  async keepBehind(at: number): Promise<void> {
    const behind = this.autosaves.filter((one) => !one.apart && one.at > at && one.at <= this.course.at);
    if (behind.length > 0) await this.keepApart(behind);
  }

  /** Older states that no line leads to any more are not offered. */
  forgetBehind(at: number): void {
    this.autosaves = this.autosaves.filter((one) => one.apart || one.at <= at);
  }

  private async keepApart(heads: readonly AutosaveHead[]): Promise<void> {
    const { id } = this.keeping;
    const { course } = this;
    const autosaves: Autosave[] = [];
    for (const { at, round, when } of heads) {
      const givers = course.steps.slice(0, at).map(({ by }) => by);
      autosaves.push({ id, at, round, when, text: await course.logAt(at), givers });
      this.note({ at, round, when, apart: true });
    }
    await this.write({ id, head: this.head(), autosaves });
  }

  private note(head: AutosaveHead): void {
    this.autosaves = [head, ...this.autosaves.filter(({ at }) => at !== head.at)].sort(byTime).slice(0, AUTOSAVES);
  }

  /** The answers since the last chunk as one more, and where the line can go on from. */
  private chunk(): Change & { readonly line: StoredLine } {
    const { id } = this.keeping;
    const { course, end } = this;
    const k = this.chunks.length;
    const line = storedLine(id, course);
    if (this.loose === 0) return { id, dropChunks: k, line };
    const answers = { id, k, at: end, steps: course.steps.slice(end) };
    this.chunks.push(course.at);
    // What happened before the first answer goes with it.
    return { id, dropChunks: k, line, chunks: [chunkOf(answers, course.story.since(k === 0 ? -1 : end))] };
  }

  /** The whole table as one change. */
  private readonly whole = (): Change => {
    this.chunks = [];
    this.isWritten = true;
    return this.gathered();
  };

  /** All answers that count are in chunks then. */
  private gathered(): Change {
    return { ...this.chunk(), dropFrom: 0, head: this.head(), answers: this.open() };
  }

  private open(): StoredAnswer[] {
    const { id } = this.keeping;
    return this.course.open.map((given) => ({ id, ...given }));
  }

  private async write(change: Change): Promise<void> {
    const { store, owner } = this.keeping;
    this.unsaved = await store.write(owner, change, this.whole);
    this.keeping.stored();
  }

  private head(): TableHead {
    const { id, now } = this.keeping;
    const { autosaved, autosaves } = this;
    const facts = this.facts();
    return { id, ...facts, ...standing(this.course, facts), when: now(), autosaved, autosaves };
  }
}

/** Whether the game is over, and the name of who is to play. */
function standing(course: Course, { setup }: Pick<TableHead, 'setup'>): Pick<TableHead, 'over' | 'toPlay'> {
  const seat = course.pending[0]?.seat;
  return { over: course.over, toPlay: seat === undefined ? null : setup.seats[seat].name };
}

/** A new table as one change. */
export function newTable(id: string, course: Course, facts: HeadFacts, when: number): Change {
  const head: TableHead = { id, ...facts, ...standing(course, facts), when, autosaved: null, autosaves: [] };
  const chunk = chunkOf({ id, k: 0, at: 0, steps: course.steps.slice() }, course.story.records.slice());
  return { id, head, line: storedLine(id, course), chunks: course.at > 0 ? [chunk] : [] };
}

const chunkOf = (answers: Pick<Chunk, 'id' | 'k' | 'at' | 'steps'>, events: Chunk['events']): Chunk => ({
  ...answers,
  sum: fingerprint(answers),
  events,
  told: fingerprint(events),
});

function storedLine(id: string, course: Course): StoredLine {
  const { kit, config, seed, start, resumedFrom } = course.beginning;
  const fields: Omit<StoredLine, 'sum'> = {
    id,
    game: kit.game.id,
    version: kit.game.version,
    ...config,
    seed,
    start,
    resumedFrom,
    checkpoint: course.checkpoint,
    at: course.at,
    end: course.fingerprint,
  };
  return { ...fields, sum: fingerprint(fields) };
}
