import type { GameEvent, Json, Message, Seat } from '@shamble/kernel';
import type { Die } from './board.ts';
import type { ThingId } from './thing-id.ts';

/**
 * What a moment of the game is: it decides how it is drawn, how long it stays and how much it matters afterwards.
 * A card, a roll, the result of something, a bite, a loss, a death and the end are staged, so that nobody misses them.
 */
export type BeatKind =
  | 'turn'
  | 'note'
  | 'move'
  | 'fight'
  | 'gain'
  | 'card'
  | 'roll'
  | 'result'
  | 'loss'
  | 'bite'
  | 'death'
  | 'end';

/** How an event of one type is shown. */
export interface Beat {
  readonly kind: BeatKind;
  /**
   * Events in a row under one such name are one beat: they cannot influence each other, or tell one thing together.
   * Without it every event is a beat of its own.
   */
  readonly together?: string | ((event: GameEvent) => string | null);
  /** Types of events that it follows from: right after one of them it is in the same beat. */
  readonly after?: readonly string[];
  /** How much more than others of its kind it matters where what happened is summed up. */
  readonly news?: (event: GameEvent) => number;
  /** Whether what came later made it good again: then it is no news any more. */
  readonly undone?: (event: GameEvent, later: readonly GameEvent[]) => boolean;
  /** How many sentences' worth of reading an event is, where that is more than one. */
  readonly reads?: (event: GameEvent) => number;
  /** The dice as they fall; they tumble before anything is told. */
  readonly dice?: (event: GameEvent) => readonly Die[];
}

/** A board's table from types of events to beats. A type without one is shown as a note. */
export type Beats = Readonly<Record<string, Beat>>;

/** A card as it is shown large: what it is and does, in words. */
export interface CardFace {
  /** What sort of card it is. */
  readonly sort: Message;
  readonly title: Message;
  readonly icon: string;
  /** What it does, one thing in a line. */
  readonly lines: readonly Message[];
  /** Rules it goes by. */
  readonly rules: readonly string[];
}

/** What a round brought, in a few lines: told when it is over, until the next answer. */
export interface Slip {
  /** The type of event with which what it tells of begins, and those at which it is told: the end, and parts of the way. */
  readonly begins: string;
  readonly ends: readonly string[];
  /** What matters most first. */
  lines(events: readonly GameEvent[], view: Json, viewer: Seat): readonly Message[];
}

/** The types of events that are headings of the log, and those that are headings below these. */
export interface Headings {
  readonly turn: readonly string[];
  readonly phase: readonly string[];
}

/** How a game tells what happens: the part of a board that the frame stages. */
export interface Telling {
  readonly beats: Beats;
  /** The things on the board that an event speaks of; they are lit. */
  things(event: GameEvent, view: Json): readonly ThingId[];
  /** The cards that an event names, by ids for `card`; the first is shown large where the beat is a card's. */
  cards(event: GameEvent): readonly string[];
  card(id: string, view: Json): CardFace | null;
  readonly slip?: Slip;
  /** Where the log is not told by turns (`turn`) and their phases (`phase`). */
  readonly headings?: Headings;
}
