import {
  type Config,
  configure,
  type Decision,
  fingerprint,
  importLog,
  isForced,
  type Match,
  type TableKit,
} from '@shamble/kernel';
import type { SeededSetup, TableSetup } from './contract.ts';
import { type Beginning, type Breathe, Course } from './course.ts';
import { factsOf, holds, type LogFacts, type StoredLog } from './former.ts';
import type { Written } from './keeper.ts';
import { isAsWritten } from './mending.ts';
import type { Giver, Step } from './steps.ts';
import type { Autosave, Chunk, StoredAnswer, StoredLine, StoredTable } from './store.ts';
import { TableError } from './table-error.ts';

/** A table as it could be opened. */
export interface Opened {
  readonly course: Course;
  /** How far the store has the course; null where it must be stored anew. */
  readonly written: Written | null;
  /** Whether all that was stored is in the course. */
  readonly isWhole: boolean;
  /** What of the stored table does not hold; null where all does. */
  readonly fault: string | null;
}

/** What is needed to open a stored table. */
export interface Opener {
  readonly kit: TableKit;
  readonly setup: SeededSetup;
  readonly breathe: Breathe;
  /** Newest first; asked for only where the line does not hold. */
  autosaves(): Promise<Autosave[]>;
}

/** Opens a table where it was left, or at the last place that still holds. */
export async function openTable(opener: Opener, stored: StoredTable): Promise<Opened> {
  const { line, log, answers } = stored;
  const opened = log && !line ? openFormer(opener, log) : openLine(opener, stored);
  if (typeof opened === 'string') return openAutosave(opener, opened);
  if (!opened.isWhole && opened.fault === null) return opened;
  const fault = giveStored(opened.course, answers);
  return { ...opened, isWhole: opened.isWhole && fault === null, fault: opened.fault ?? fault };
}

/** The newest autosave that holds. */
export async function openAutosave(opener: Opener, fault: string): Promise<Opened> {
  for (const autosave of await opener.autosaves()) {
    try {
      return { course: autosaved(opener, autosave), written: null, isWhole: false, fault };
    } catch {
      // An older one may hold.
    }
  }
  throw new TableError('damaged', fault);
}

/** The line of an autosave, every answer of it checked. */
export function autosaved(
  { kit, setup, breathe }: Omit<Opener, 'autosaves'>,
  { text, givers }: Pick<Autosave, 'text' | 'givers'>,
): Course {
  const guess = guesser(setup);
  return Course.of(kit, matchOf(kit, text), (decision) => givers[decision.n] ?? guess(decision), breathe);
}

/** The match of a log from anywhere, every answer of it checked. */
export const matchOf = (kit: TableKit | null, text: string): Match =>
  importLog(text, (id) => (id === kit?.game.id ? kit.game : undefined));

/** Who must have given an answer, where nobody noted it. */
export const guesser =
  ({ seats }: Pick<TableSetup, 'seats'>) =>
  (decision: Decision): Giver => {
    if (seats[decision.seat]?.player !== 'human') return 'bot';
    return isForced(decision) ? 'table' : 'person';
  };

/** Some steps in a row played from the start, as far as the rules take them; with what stopped them. */
export function played(opener: Opener, beginning: Beginning, steps: readonly Step[]): [Course, string | null] {
  const course = Course.start(beginning, opener.breathe);
  const fault = course.follow(
    steps.map(({ answer }) => answer),
    ({ n }) => steps[n].by,
  );
  return [course, fault];
}

/** The table of a line and its chunks, or what is wrong with it. */
function openLine(opener: Opener, stored: Pick<StoredTable, 'line' | 'chunks'>): Opened | string {
  const line = stored.line && isAsWritten(stored.line) ? stored.line : null;
  if (line && line.version !== opener.kit.game.version) return underNewRules(opener, line);
  const beginning = beginningOf(opener, line);
  if (typeof beginning === 'string') return beginning;
  const chunks = goodOf(stored.chunks);
  const steps = chunks.flatMap((chunk) => chunk.steps);
  const fault = faultOf(line, stored.chunks, steps);
  const written = fault === null ? writtenOf(chunks) : null;
  const isWhole = fault === null;
  if (steps.length === 0) return { course: Course.start(beginning, opener.breathe), written, isWhole, fault };
  const course = line && goOn(opener, beginning, line, chunks);
  if (course) return { course, written, isWhole, fault };
  const [again, stopped] = played(opener, beginning, steps);
  const other = stopped ?? 'what was kept beside the answers does not hold';
  return { course: again, written: null, isWhole: false, fault: fault ?? other };
}

/** Quickly, from the checkpoint; null where what is kept beside the answers does not hold. */
function goOn({ breathe }: Opener, beginning: Beginning, line: StoredLine, chunks: readonly Chunk[]): Course | null {
  const { checkpoint, at, end } = line;
  if (chunks.some(({ events, told }) => fingerprint(events) !== told)) return null;
  const steps = chunks.flatMap((chunk) => chunk.steps);
  const events = chunks.flatMap((chunk) => chunk.events);
  if (checkpoint.at > steps.length) return null;
  try {
    const course = Course.resume(beginning, { steps, events, checkpoint }, breathe);
    return steps.length !== at || course.fingerprint === end ? course : null;
  } catch {
    return null;
  }
}

/** The chunks in a row whose answers are as they were written. */
export function goodOf(chunks: readonly Chunk[]): Chunk[] {
  const good: Chunk[] = [];
  let next = 0;
  for (const chunk of chunks.toSorted((a, b) => a.k - b.k)) {
    const { id, k, at, steps, sum } = chunk;
    if (k !== good.length || at !== next || fingerprint({ id, k, at, steps }) !== sum) break;
    good.push(chunk);
    next += steps.length;
  }
  return good;
}

const writtenOf = (chunks: readonly Chunk[]): Written => chunks.map(({ at, steps }) => at + steps.length);

function faultOf(line: StoredLine | null, chunks: readonly Chunk[], steps: readonly Step[]): string | null {
  if (!line) return 'how the table began was changed after it was written, or is missing';
  const there = chunks.reduce((sum, chunk) => sum + chunk.steps.length, 0);
  if (steps.length < there) return `what was kept from answer ${steps.length} on was changed after it was written`;
  return steps.length < line.at ? `the answers from ${steps.length} on are missing` : null;
}

/** How the line began: as was kept; else as the set-up says. */
function beginningOf({ kit, setup }: Opener, line: StoredLine | null): Beginning | string {
  try {
    const { seats, options, seed, start, resumedFrom } = line ?? {
      seats: setup.seats.length,
      options: setup.options,
      seed: setup.seed,
      start: null,
      resumedFrom: null,
    };
    return { kit, config: configure(kit.game, seats, options), seed, start, resumedFrom };
  } catch (error) {
    return `the table cannot be set up: ${messageOf(error)}`;
  }
}

/** A table goes on under newer rules from the last checkpoint under the old ones. */
function underNewRules({ kit, breathe }: Opener, { seats, options, seed, version, checkpoint }: StoredLine): Opened {
  try {
    const config: Config = configure(kit.game, seats, options);
    const { at, state } = checkpoint;
    const course = Course.start({ kit, config, seed, start: state, resumedFrom: { version, at } }, breathe);
    return { course, written: null, isWhole: false, fault: null };
  } catch (error) {
    throw new TableError('other-version', `the table is of version ${version}: ${messageOf(error)}`, 'version');
  }
}

/** A table as former versions of the app kept it. */
function openFormer(opener: Opener, log: StoredLog): Opened | string {
  const facts = factsOf(log.text);
  if (!facts) return 'the log was changed after it was written';
  const { version } = facts;
  if (version !== opener.kit.game.version) {
    try {
      return { course: imported(opener, log.text), written: null, isWhole: false, fault: null };
    } catch (error) {
      throw new TableError('other-version', `the table is of version ${version}: ${messageOf(error)}`, 'version');
    }
  }
  const course = resumed(opener, log, facts);
  if (course) return { course, written: null, isWhole: true, fault: null };
  try {
    const fault = 'what was kept beside the log does not hold';
    return { course: imported(opener, log.text), written: null, isWhole: false, fault };
  } catch (error) {
    return `the log does not hold: ${messageOf(error)}`;
  }
}

function imported({ kit, setup, breathe }: Opener, text: string): Course {
  return Course.of(kit, matchOf(kit, text), guesser(setup), breathe);
}

/** Quickly, from the log's checkpoint; null where what is kept beside the log does not hold. */
function resumed({ kit, breathe }: Opener, log: StoredLog, facts: LogFacts): Course | null {
  const { seats, options, seed, start, resumedFrom, checkpoint, end } = facts;
  if (!checkpoint || !holds(log)) return null;
  try {
    const config = configure(kit.game, seats, options);
    const kept = { steps: log.steps, events: log.events, checkpoint };
    const course = Course.resume({ kit, config, seed, start, resumedFrom }, kept, breathe);
    return course.fingerprint === end ? course : null;
  } catch {
    return null;
  }
}

/** Gives the answers that came after the line; returns what is wrong where one does not fit. */
function giveStored(course: Course, answers: readonly StoredAnswer[]): string | null {
  for (const { n, seat, answer, by } of answers.toSorted((a, b) => a.n - b.n)) {
    const refusal = course.give({ n, seat, answer, by });
    if (refusal) return `answer ${n} does not hold: ${refusal.code}`;
  }
  return null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
