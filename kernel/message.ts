import type { Seat } from './decision.ts';

/** A sentence by id, with what goes into it: said in each reader's language at the last moment. */
export interface Message {
  readonly id: string;
  readonly params?: Params;
}

/** A person at the table, named by whoever shows the sentence. */
export interface Who {
  readonly seat: Seat;
}

/** What goes into a sentence: numbers, bare words, other messages, people, lists of these. */
export type Param = string | number | boolean | Message | Who | readonly Param[];
export interface Params {
  readonly [name: string]: Param;
}
