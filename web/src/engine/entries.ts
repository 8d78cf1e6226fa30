import { type EventRecord, type Seat, same } from '@shamble/kernel';
import type { Entry } from '../contract.ts';

/** The part of a list of entries that the listener does not have yet. */
export interface NewEntries {
  readonly from: number;
  readonly entries: readonly Entry[];
}

/** The events a seat may know of. */
export const entriesFor = (records: readonly EventRecord[], seat: Seat): readonly EventRecord[] =>
  records.filter(({ only }) => !only || only.includes(seat));

/** What a listener was told of the events; it is told again only what changed. */
export class Entries {
  private viewer: Seat | null = null;
  private told: readonly EventRecord[] = [];

  next(records: readonly EventRecord[], viewer: Seat): NewEntries {
    const seen = entriesFor(records, viewer);
    const from = viewer === this.viewer ? commonLength(this.told, seen) : 0;
    this.viewer = viewer;
    this.told = seen;
    return { from, entries: seen.slice(from).map(({ at, event }) => ({ at, event })) };
  }
}

function commonLength(a: readonly EventRecord[], b: readonly EventRecord[]): number {
  let length = 0;
  while (length < a.length && length < b.length && isSame(a[length], b[length])) length++;
  return length;
}

const isSame = (a: EventRecord, b: EventRecord): boolean => a === b || (a.at === b.at && same(a.event, b.event));
