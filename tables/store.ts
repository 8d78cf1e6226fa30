import type { Config, EventRecord, Resumed, Seat, State } from '@shamble/kernel';
import type { AskedMemory } from './asking.ts';
import type { SeededSetup } from './contract.ts';
import type { StoredLog } from './former.ts';
import type { Given, Giver, Step } from './steps.ts';

/** An older state that can be gone back to. */
export interface AutosaveHead {
  readonly at: number;
  readonly round: number;
  readonly when: number;
  /** Whether it is no part of the table's line any more and stands in the store by itself. */
  readonly apart?: true;
}

/** What stands on the shelf about a table, and what it remembers besides its line. */
export interface TableHead {
  readonly id: string;
  readonly setup: SeededSetup;
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
  /** Newest first. */
  readonly autosaves: readonly AutosaveHead[];
}

/** How a table's line began, and the state from which it goes on without being played again. */
export interface StoredLine {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly options: Config['options'];
  readonly seed: string;
  readonly start: State | null;
  readonly resumedFrom: Resumed | null;
  readonly checkpoint: { readonly at: number; readonly state: State };
  /** Answers in the chunks when this was written, and the fingerprint of the state after them. */
  readonly at: number;
  readonly end: string;
  /** The fingerprint of all the other fields. */
  readonly sum: string;
}

/** Some answers in a row with all that happened by them. Once written it stays, unless something is taken back. */
export interface Chunk {
  readonly id: string;
  readonly k: number;
  /** Answers before its first one. */
  readonly at: number;
  readonly steps: readonly Step[];
  /** The fingerprint of all that stands before. */
  readonly sum: string;
  readonly events: readonly EventRecord[];
  /** The fingerprint of the events: they could be told anew. */
  readonly told: string;
}

/** An answer that came after the last chunk. */
export interface StoredAnswer extends Given {
  readonly id: string;
}

/** An older state that is no part of the table's line any more, with its whole log. */
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
  /** Null where the store lost it, or has a log of the former kind instead. */
  readonly line: StoredLine | null;
  readonly chunks: readonly Chunk[];
  readonly answers: readonly StoredAnswer[];
  /** As former versions kept tables. */
  readonly log: StoredLog | null;
}

/** The heads of all tables; where one cannot be read, the id of its table. */
export interface Heads {
  readonly heads: readonly TableHead[];
  readonly unreadable: readonly string[];
}

/** Changes of one table that are stored together or not at all, in this order. */
export interface Change {
  readonly id: string;
  /** Answers from this number on are dropped. */
  readonly dropFrom?: number;
  /** Chunks from this one on are dropped. */
  readonly dropChunks?: number;
  readonly head?: TableHead;
  /** A log of the former kind goes with it. */
  readonly line?: StoredLine;
  readonly chunks?: readonly Chunk[];
  readonly answers?: readonly StoredAnswer[];
  /** Those that the head does not name any more go. */
  readonly autosaves?: readonly Autosave[];
}

/** Somebody else plays this table now, or it was thrown away: nothing was stored. */
export class NotOwnerError extends Error {}

/** The store has lost this table, though nobody threw it away: it takes only the whole of it. */
export class LostError extends Error {}

/** A newer version of the app keeps its tables here. */
export class NewerStoreError extends Error {}

/** Where tables are kept. Whoever claimed a table last may write it. */
export interface Store {
  heads(): Promise<Heads>;
  read(id: string): Promise<StoredTable | null>;
  /** Those that stand by themselves, newest first. */
  autosaves(id: string): Promise<Autosave[]>;
  claim(id: string, owner: string): Promise<void>;
  /** Returns when the change is safe. */
  write(owner: string, change: Change): Promise<void>;
  keepDamaged(id: string, text: string): Promise<void>;
  damaged(id: string): Promise<string | null>;
  remove(id: string): Promise<void>;
}

/** Newest first. */
export const byTime = (a: { readonly when: number }, b: { readonly when: number }): number => b.when - a.when;

/** Whether something read from a store can stand on the shelf as a table. */
export function isHead(value: unknown): value is TableHead {
  if (typeof value !== 'object' || value === null) return false;
  const { id, setup, when, autosaves } = value as Partial<Record<keyof TableHead, unknown>>;
  if (typeof id !== 'string' || typeof when !== 'number' || !Array.isArray(autosaves)) return false;
  if (typeof setup !== 'object' || setup === null) return false;
  const { game, seats } = setup as Partial<Record<keyof SeededSetup, unknown>>;
  return typeof game === 'string' && Array.isArray(seats) && seats.every((seat) => typeof seat?.name === 'string');
}
