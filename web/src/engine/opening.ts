import { configure, type Decision, importLog, isForced, type Match, type TableKit } from '@shamble/kernel';
import type { TableSetup } from '../contract.ts';
import type { Breathe } from './breathe.ts';
import { Course } from './course.ts';
import { factsOf, holds, type LogFacts } from './kept-log.ts';
import type { Giver } from './steps.ts';
import type { Autosave, StoredAnswer, StoredLog, StoredTable } from './store.ts';
import { TableError } from './table-error.ts';

/** A table as it could be opened. */
export interface Opened {
  readonly course: Course;
  /** Answers in the stored log that the course goes on from; null where it must be stored anew. */
  readonly logAt: number | null;
  /** What of the stored table does not hold; null where all does. */
  readonly fault: string | null;
}

/** What is needed to open a stored table. */
export interface Opener {
  readonly kit: TableKit;
  readonly setup: TableSetup;
  readonly breathe: Breathe;
  /** Newest first; asked for only where the log does not hold. */
  autosaves(): Promise<Autosave[]>;
}

/** Opens a table where it was left, or at the last place that still holds. */
export async function openTable(opener: Opener, { log, answers }: StoredTable): Promise<Opened> {
  const opened = openLog(opener, log);
  if (typeof opened === 'string') return openAutosave(opener, opened);
  if (opened.logAt === null && opened.fault === null) return opened;
  const fault = giveStored(opened.course, answers);
  return { ...opened, fault: opened.fault ?? fault };
}

/** The newest autosave that holds. */
export async function openAutosave(opener: Opener, fault: string): Promise<Opened> {
  for (const autosave of await opener.autosaves()) {
    try {
      return { course: autosaved(opener, autosave), logAt: null, fault };
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

function imported({ kit, setup, breathe }: Opener, text: string): Course {
  return Course.of(kit, matchOf(kit, text), guesser(setup), breathe);
}

/** The line of the stored log, or what is wrong with it. */
function openLog(opener: Opener, log: StoredLog | null): Opened | string {
  if (!log) return 'the log is missing';
  const { game } = opener.kit;
  const facts = factsOf(log.text);
  if (!facts) return 'the log was changed after it was written';
  if (facts.version !== game.version) return { course: underNewRules(opener, log, facts), logAt: null, fault: null };
  const course = resumed(opener, log, facts);
  if (course) return { course, logAt: log.at, fault: null };
  try {
    return { course: imported(opener, log.text), logAt: log.at, fault: 'what was kept beside the log does not hold' };
  } catch (error) {
    return `the log does not hold: ${error instanceof Error ? error.message : error}`;
  }
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

/** A table goes on under newer rules from the last checkpoint under the old ones. */
function underNewRules(opener: Opener, { text }: StoredLog, { version }: LogFacts): Course {
  try {
    return imported(opener, text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new TableError('other-version', `the table is of version ${version}: ${detail}`, 'version');
  }
}

/** Gives the answers that came after the log; returns what is wrong where one does not fit. */
function giveStored(course: Course, answers: readonly StoredAnswer[]): string | null {
  for (const { n, seat, answer, by } of answers.toSorted((a, b) => a.n - b.n)) {
    const refusal = course.give({ n, seat, answer, by });
    if (refusal) return `answer ${n} does not hold: ${refusal.code}`;
  }
  return null;
}
