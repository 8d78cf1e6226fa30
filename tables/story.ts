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
  /** The places of those that not everybody may know of. */
  private readonly whispers: number[] = [];
  private readonly readers = new Set<Reader>();

  push(record: EventRecord): void {
    if (record.only) this.whispers.push(this.records.length);
    this.records.push(record);
  }

  /** Only the first events are left. */
  cut(length: number): void {
    this.records.length = Math.min(length, this.records.length);
    while ((this.whispers.at(-1) ?? -1) >= length) this.whispers.pop();
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

  /** From where on two seats know different things. */
  parting(one: Seat, other: Seat): number {
    const { records } = this;
    return this.whispers.find((at) => knows(records[at], one) !== knows(records[at], other)) ?? records.length;
  }

  reader(): Reader {
    const reader = new Reader(this, () => this.readers.delete(reader));
    this.readers.add(reader);
    return reader;
  }
}

/** What one listener was told of a story; it is told again only what changed. */
export class Reader {
  readonly leave: () => void;
  private readonly story: Story;
  private seat: Seat | null = null;
  /** The places of the entries it was told. */
  private readonly told: number[] = [];
  private read = 0;

  constructor(story: Story, leave: () => void) {
    this.story = story;
    this.leave = leave;
  }

  next(seat: Seat): NewEntries {
    if (this.seat !== seat) this.forget(this.seat === null ? 0 : this.story.parting(this.seat, seat));
    this.seat = seat;
    const { records } = this.story;
    const from = this.told.length;
    const entries: Entry[] = [];
    for (; this.read < records.length; this.read++) {
      const record = records[this.read];
      if (!knows(record, seat)) continue;
      this.told.push(this.read);
      entries.push({ at: record.at, event: record.event });
    }
    return { from, entries };
  }

  /** How many of the told entries stand before a place in the story. */
  countBefore(place: number): number {
    let count = this.told.length;
    while (count > 0 && this.told[count - 1] >= place) count--;
    return count;
  }

  forget(length: number): void {
    while ((this.told.at(-1) ?? -1) >= length) this.told.pop();
    this.read = Math.min(this.read, length);
  }
}

const isSame = (a: EventRecord, b: EventRecord): boolean =>
  a === b || (a.at === b.at && same(a.event, b.event) && same(a.only, b.only));
