import { ended } from '@shamble/kernel/text';

/** A space that is not read out: it makes equal announcements differ, so that both are spoken. */
const AGAIN = '\u00a0';

/** At most this many sentences of a group are read out. */
const MOST = 8;

/** The text of a live region: what is to be said now, never the same twice in a row. */
export const repeatSafe = (before: string, next: string): string => (before === next ? `${next}${AGAIN}` : next);

/** What is to be said: put into words when it is said, so that nobody who sees the table waits for it. */
export interface Waiting {
  readonly words: () => readonly string[];
  /**
   * What happened is one group, which is cut where it is long. What is asked comes after it, however much happened. What
   * somebody asked for by a key is told to its end; of what the board says, of a choice that is only shown, and of what is
   * asked, only the last is still true.
   */
  readonly from: 'table' | 'question' | 'key' | 'board' | 'choice';
}

/** What is no longer true once something comes from there. */
const STALE: Partial<Readonly<Record<Waiting['from'], readonly Waiting['from'][]>>> = {
  board: ['board', 'choice'],
  choice: ['choice'],
  question: ['question'],
};

/** Of a choice that the board itself tells nothing else is told. */
export const withWaiting = (waiting: readonly Waiting[], next: Waiting): readonly Waiting[] => {
  if (next.from === 'choice' && waiting.some(({ from }) => from === 'board')) return waiting;
  const stale = STALE[next.from] ?? [];
  return [...waiting.filter(({ from }) => !stale.includes(from)), next];
};

const wordsFrom = (waiting: readonly Waiting[], sources: readonly Waiting['from'][]): readonly string[] =>
  waiting.flatMap(({ words, from }) => (sources.includes(from) ? words() : []));

/** All that waits, as one announcement. */
export function gathered(waiting: readonly Waiting[], more: (n: number) => string): string {
  const happened = oneAnnouncement(wordsFrom(waiting, ['table']), more);
  const rest = [...wordsFrom(waiting, ['question']), ...wordsFrom(waiting, ['key', 'board', 'choice'])];
  return [...(happened === '' ? [] : [happened]), ...rest.map(ended)].join(' ');
}

/** A group of sentences as one announcement; `more` says how many were left out. */
export function oneAnnouncement(sentences: readonly string[], more: (n: number) => string): string {
  const kept =
    sentences.length > MOST ? [...sentences.slice(0, MOST - 1), more(sentences.length - MOST + 1)] : sentences;
  return kept.map(ended).join(' ');
}
