import type { Entry, TableUpdate } from '@shamble/tables';

/** The whole log after an update, which brings all of it or what follows its first `from` entries. */
export const merged = (before: readonly Entry[], { from, entries }: TableUpdate): readonly Entry[] =>
  from === 0 ? entries : [...before.slice(0, from), ...entries];

/** What happened since another update, for motion, as who looks now may know it; nothing where the table went back. */
export function since(before: TableUpdate, update: TableUpdate, known: number): readonly Entry[] {
  if (update.at <= before.at || update.id !== before.id) return [];
  // Somebody else looks: the whole log is another one.
  if (update.viewer !== before.viewer) return update.entries.filter(({ at }) => at > before.at);
  return update.from === 0 ? update.entries.slice(known) : update.entries;
}

/** The answer count undo was last seen to stop at; null where none is known. */
export function lockAfter(lock: number | null, { at, undo }: TableUpdate): number | null {
  if (undo !== null && 'locked' in undo) return at;
  return lock !== null && lock <= at ? lock : null;
}

/** The place of the first entry since the viewer's last choice, which brought about some of them itself. */
export function firstSince(entries: readonly Entry[], lastOwn: number | null): number {
  let first = entries.length;
  while (first > 0 && entries[first - 1].at >= (lastOwn ?? 0)) first--;
  return first;
}
