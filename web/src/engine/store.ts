import type { EventRecord, Seat } from '@shamble/kernel';
import type { TableSetup } from '../contract.ts';
import type { AskedMemory } from './asking.ts';
import type { Given, Giver, Step } from './steps.ts';

/** What stands on the shelf about a table, and what it remembers besides its log. */
export interface TableHead {
  readonly id: string;
  readonly setup: TableSetup;
  readonly round: number;
  /** The name of whoever is to play; null when the game is over. */
  readonly toPlay: string | null;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly tookBack: boolean;
  readonly asked: AskedMemory;
  /** Who has the screen. */
  readonly holder: Seat;
  /** The turn at whose start the newest autosave was made. */
  readonly autosaved: number | null;
}

/** A table's log up to some answer, with all that saves playing it again. */
export interface StoredLog {
  readonly id: string;
  /** Answers in it. */
  readonly at: number;
  /** The kernel's log, with a checkpoint. */
  readonly text: string;
  readonly steps: readonly Step[];
  readonly events: readonly EventRecord[];
  /** The fingerprint of steps and events. */
  readonly sum: string;
}

/** An answer that came after the stored log. */
export interface StoredAnswer extends Given {
  readonly id: string;
}

/** An older state that can be gone back to. */
export interface Autosave {
  readonly id: string;
  readonly at: number;
  readonly round: number;
  readonly when: number;
  readonly text: string;
  readonly givers: readonly Giver[];
}

export interface StoredTable {
  readonly head: TableHead;
  /** Null only where the store lost it. */
  readonly log: StoredLog | null;
  readonly answers: readonly StoredAnswer[];
}

/** A table on the shelf. */
export interface ShelfTable {
  readonly head: TableHead;
  readonly autosaves: readonly Pick<Autosave, 'at' | 'round' | 'when'>[];
}

/** Changes of one table that are stored together or not at all, in this order. */
export interface Change {
  readonly id: string;
  /** Answers from this number on are dropped. */
  readonly dropFrom?: number;
  readonly head?: TableHead;
  readonly log?: StoredLog;
  readonly answers?: readonly StoredAnswer[];
  readonly autosave?: Autosave;
}

/** How many older states of a table are kept. */
export const AUTOSAVES = 6;

/** Somebody else plays this table now, or it was thrown away: nothing was stored. */
export class NotOwnerError extends Error {}

/** Where tables are kept. Whoever claimed a table last may write it. */
export interface Store {
  list(): Promise<ShelfTable[]>;
  read(id: string): Promise<StoredTable | null>;
  /** Newest first. */
  autosaves(id: string): Promise<Autosave[]>;
  claim(id: string, owner: string): Promise<void>;
  /** Returns when the change is safe. A table that is not there yet needs a head and a log. */
  write(owner: string, change: Change): Promise<void>;
  keepDamaged(id: string, text: string): Promise<void>;
  damaged(id: string): Promise<string | null>;
  remove(id: string): Promise<void>;
}

/** Newest first. */
export const byTime = (a: { readonly when: number }, b: { readonly when: number }): number => b.when - a.when;
