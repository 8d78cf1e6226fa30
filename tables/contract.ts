import type { Answer, Decision, GameEvent, Json, Message, Outcome, Refusal, Seat } from '@shamble/kernel';

/** Who sits at a seat. */
export interface SeatSetup {
  readonly name: string;
  readonly player: 'human' | 'sensible' | 'random';
  /** Colour and shape, 0 to 5. */
  readonly sign: number;
  /** When this seat wants to be asked, where that is not as in the reader's settings. */
  readonly windows?: Windows;
}

/** When optional windows are asked: always, when something new is possible, or only when held. */
export type Windows = 'always' | 'new' | 'hold';

/** Everything that is fixed when a table is set up, as everybody at it may know it. */
export interface TableSetup {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly options: Readonly<Record<string, string | boolean>>;
  /** Anything may be taken back; such tables are marked. */
  readonly freeUndo: boolean;
  /** A curtain falls between people where a seat has secrets. */
  readonly curtain: boolean;
  /** For a copy that was made to try something: after how many answers of another table it began. */
  readonly copyOf?: number;
  /** For one that was laid from a file beside a table that began alike: which of them it is, from 2 on. */
  readonly twin?: number;
}

/** A table to be set up; whoever knows its seed knows all that is hidden. An empty one is drawn. */
export interface SeededSetup extends TableSetup {
  readonly seed: string;
}

/** An event as one seat may know it, after how many answers it happened. */
export interface Entry {
  readonly at: number;
  readonly event: GameEvent;
}

/** What stops undo, or where it leads. */
export type UndoInfo = { readonly to: number } | { readonly locked: string } | null;

/** Why something a player may look for is not possible now. */
export interface Impossible {
  readonly option: string;
  readonly refusal: Refusal;
}

/** A decision of the viewer that the table answered itself: it was forced, or a window nobody wanted to be asked about. */
export interface SelfAnswered {
  readonly decision: Decision;
  readonly answer: Answer;
}

/** The table as the seat that looks may know it, after one more thing happened. */
export interface TableUpdate {
  readonly id: string;
  readonly setup: TableSetup;
  /** Answers so far; the present moment of the log. */
  readonly at: number;
  readonly viewer: Seat;
  readonly view: Json;
  /** The viewer's own decision, or null. */
  readonly decision: Decision | null;
  /** Seats everybody waits for, people and bots. */
  readonly waiting: readonly Seat[];
  /** A person who must take over the screen before more is shown. */
  readonly curtain: Seat | null;
  /** The viewer's entries that follow the first `from` of those told to this viewer before; all of them where it is 0. */
  readonly from: number;
  readonly entries: readonly Entry[];
  /** How many answers there were right after the viewer's last own choice; null where there was none. */
  readonly lastOwn: number | null;
  /** What the table answered in the viewer's place since the last update. */
  readonly selfAnswered: readonly SelfAnswered[];
  readonly undo: UndoInfo;
  readonly redo: number;
  /** Where the viewer's turn began, for "restart turn"; null where that is locked. */
  readonly turnStart: number | null;
  readonly outcome: Outcome | null;
  /** Undo across a reveal happened at this table. */
  readonly tookBack: boolean;
  /** Another tab plays this table; this one follows. */
  readonly following: boolean;
  /** Set where the table went on under newer rules. */
  readonly resumedFrom: string | null;
  /** Why the last answer is not stored yet; null when it is. */
  readonly unsaved: 'full' | 'blocked' | null;
  /** Something went wrong with this table and was got over as far as possible. */
  readonly trouble: TableTrouble | null;
  /** What people asked of the bot at each seat. */
  readonly requests: readonly (string | null)[];
  /** What the bot at each seat says its turn is about, where it has nothing to hide. */
  readonly sayings: readonly (Message | null)[];
}

/**
 * `damaged`: what was stored does not hold, the table opened at the last good place, `exportDamaged` gives the rest.
 * `restarted`: the worker died; everything stored is back. `rules-error`: the rules fail and the table stands still.
 * `stalled`: bots answer without end, and the table stands still.
 */
export interface TableTrouble {
  readonly code: 'damaged' | 'restarted' | 'rules-error' | 'stalled';
  /** For reports; not in the reader's language. */
  readonly detail: string;
}

/** A past moment of a table, for replay and for "the board then". */
export interface Moment {
  readonly at: number;
  /** Where it is in the middle of the next answer: after which of the events the viewer knows of it. */
  readonly event?: number;
  readonly view: Json;
  /** Who was to decide here. */
  readonly waiting: readonly Seat[];
  /** What the viewer was asked here; null where others decided. */
  readonly decision: Decision | null;
}

/** What stands on the shelf: the tables, and what is wrong with the place they are kept in. */
export interface SavedTables {
  readonly tables: readonly SavedTable[];
  /** Tables whose entry on the shelf cannot be read; what is left of them can be saved to a file. */
  readonly unreadable: readonly string[];
  /** `newer`: a newer version of the app keeps its tables here. `blocked`: the browser gives no place to keep any. */
  readonly trouble: 'newer' | 'blocked' | null;
}

export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Both as in its set-up. */
  readonly copyOf?: number;
  readonly twin?: number;
  readonly round: number;
  readonly toPlay: string | null;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly when: number;
  /** Older states that can be gone back to: answers and when. */
  readonly autosaves: readonly { readonly at: number; readonly round: number; readonly when: number }[];
}

/** A table on the shelf that is the one of a file, as far as both go. */
export interface Twin {
  readonly table: SavedTable;
  /** So many answers the file goes on after the table ends; below 0 where the table does. */
  readonly further: number;
  /** The number that the file's own table would get beside it. */
  readonly next: number;
}

/** Wishes of whoever looks which change what is asked of the seats they look from. */
export interface Pacing {
  /** For all these seats that wish nothing else at their table. */
  readonly windows: Windows;
  /** The seat that wants to be stopped at its next window whatever its wish is. */
  readonly hold: Seat | null;
  /** Answer forced decisions by themselves. */
  readonly auto: boolean;
}
