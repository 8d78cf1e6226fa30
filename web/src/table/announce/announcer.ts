import { ended } from '@shamble/kernel/text';

/** A space that is not read out: it makes equal announcements differ, so that both are spoken. */
const AGAIN = '\u00a0';

/** At most this many sentences of a group are read out. */
const MOST = 8;

/** The text of a live region: what is to be said now, never the same twice in a row. */
export const repeatSafe = (before: string, next: string): string => (before === next ? `${next}${AGAIN}` : next);

/** A group of sentences as one announcement; `more` says how many were left out. */
export function oneAnnouncement(sentences: readonly string[], more: (n: number) => string): string {
  const kept =
    sentences.length > MOST ? [...sentences.slice(0, MOST - 1), more(sentences.length - MOST + 1)] : sentences;
  return kept.map(ended).join(' ');
}
