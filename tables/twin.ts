import { type Answer, readLog, same } from '@shamble/kernel';
import type { SeatSetup } from './contract.ts';
import { factsOf, type LogFacts } from './former.ts';
import { readTableOf } from './log-table.ts';
import { isAsWritten } from './mending.ts';
import { goodOf } from './opening.ts';
import type { SafeStore } from './safe-store.ts';
import { byTime, type StoredTable, type TableHead } from './store.ts';

/** How a match began, and what was answered since. */
interface Played extends Pick<LogFacts, 'version' | 'seats' | 'options' | 'seed' | 'start'> {
  readonly answers: readonly Answer[];
}

/** A table that began as a log did. */
export interface Relative {
  readonly head: TableHead;
  /** So many answers the log goes on after the table ends, below 0 where the table does; null where they part. */
  readonly further: number | null;
}

/** The tables of the shelf that began as a log did, with the same people; the nearest first. Nothing is played. */
export async function relativesOf(store: SafeStore, text: string): Promise<Relative[]> {
  const { game, start, ...log } = readLog(text);
  const played: Played = { ...log, start: start?.state ?? null };
  const seats = readTableOf(text, log.seats)?.seats ?? null;
  const { heads } = await store.heads();
  const near = heads.filter(({ setup }) => setup.game === game && setup.seed === log.seed && sit(setup.seats, seats));
  const found = await Promise.all(
    near.toSorted(byTime).map(async (head): Promise<Relative[]> => {
      const stored = await store.read(head.id);
      const own = stored && playedAt(stored);
      return own && beganAlike(own, played) ? [{ head, further: furtherThan(own.answers, played.answers) }] : [];
    }),
  );
  return found.flat().sort((a, b) => apart(a) - apart(b));
}

const apart = ({ further }: Relative): number => (further === null ? Number.MAX_VALUE : Math.abs(further));

/** Whether these people sit there, as far as is known who should. */
const sit = (there: readonly SeatSetup[], these: readonly SeatSetup[] | null): boolean =>
  these === null || same(there.map(whoSits), these.map(whoSits));

const whoSits = ({ name, player }: SeatSetup): string[] => [name, player];

function beganAlike(a: Played, b: Played): boolean {
  return a.version === b.version && a.seats === b.seats && same(a.options, b.options) && same(a.start, b.start);
}

function furtherThan(own: readonly Answer[], log: readonly Answer[]): number | null {
  const both = Math.min(own.length, log.length);
  return same(own.slice(0, both), log.slice(0, both)) ? log.length - own.length : null;
}

/** What a table was played from and how; null where that is not as it was written. */
function playedAt({ line, chunks, answers, log }: StoredTable): Played | null {
  const facts = line ? (isAsWritten(line) ? line : null) : log && factsOf(log.text);
  if (!facts) return null;
  const steps = line ? goodOf(chunks).flatMap((chunk) => chunk.steps) : (log?.steps ?? []);
  const all = steps.map(({ answer }) => answer);
  // Answers beyond a gap wait for those of others.
  for (const { n, answer } of answers.toSorted((a, b) => a.n - b.n)) if (n === all.length) all.push(answer);
  return { ...facts, answers: all };
}
