import { type EventRecord, type Seat, same } from '@shamble/kernel';
import type { Entry } from './contract.ts';

/** The part of a list of entries that a listener does not have yet. */
export interface NewEntries {
  readonly from: number;
  readonly entries: readonly Entry[];
}

const knows = ({ only }: EventRecord, seat: Seat): boolean => !only || only.includes(seat);

/** All events of a match in their order. It grows at its end; only taking back cuts it. */
export class Story {
  readonly records: EventRecord[] = [];
  private readonly readers = new Set<Reader>();

  push(record: EventRecord): void {
    this.records.push(record);
  }

  /** Only the first events are left. */
  cut(length: number): void {
    this.records.length = Math.min(length, this.records.length);
    for (const reader of this.readers) reader.forget(length);
  }

  /** Only what happened up to that many answers is left. */
  cutAfter(at: number): void {
    this.cut(this.placeAfter(at));
  }

  /** What happened by the answers after so many. */
  since(at: number): EventRecord[] {
    return this.records.slice(this.placeAfter(at));
  }

  private placeAfter(at: number): number {
    let place = this.records.length;
    while (place > 0 && this.records[place - 1].at > at) place--;
    return place;
  }

  /** Another telling takes the place of this one; what is the same in both stays. */
  become(records: readonly EventRecord[]): void {
    const own = this.records;
    let length = 0;
    while (length < own.length && length < records.length && isSame(own[length], records[length])) length++;
    this.cut(length);
    for (const record of records.slice(length)) this.push(record);
  }

  reader(): Reader {
    const reader = new Reader(this, () => this.readers.delete(reader));
    this.readers.add(reader);
    return reader;
  }
}

/** What a listener was told as one seat: the places of these entries, and how far the story was read for them. */
interface Told {
  readonly places: number[];
  read: number;
}

/** What one listener was told of a story, by seat where it looks from several; it is told again only what changed. */
export class Reader {
  readonly leave: () => void;
  private readonly story: Story;
  private readonly seats = new Map<Seat, Told>();

  constructor(story: Story, leave: () => void) {
    this.story = story;
    this.leave = leave;
  }

  next(seat: Seat): NewEntries {
    const { records } = this.story;
    const told = this.told(seat);
    const from = told.places.length;
    const entries: Entry[] = [];
    for (; told.read < records.length; told.read++) {
      const record = records[told.read];
      if (!knows(record, seat)) continue;
      told.places.push(told.read);
      entries.push({ at: record.at, event: record.event });
    }
    return { from, entries };
  }

  forget(length: number): void {
    for (const told of this.seats.values()) {
      while ((told.places.at(-1) ?? -1) >= length) told.places.pop();
      told.read = Math.min(told.read, length);
    }
  }

  private told(seat: Seat): Told {
    const known = this.seats.get(seat);
    if (known) return known;
    const told: Told = { places: [], read: 0 };
    this.seats.set(seat, told);
    return told;
  }
}

const isSame = (a: EventRecord, b: EventRecord): boolean =>
  a === b || (a.at === b.at && same(a.event, b.event) && same(a.only, b.only));
