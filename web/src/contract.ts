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

/** Everything that is fixed when a table is set up. */
export interface TableSetup {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly seed: string;
  /** Anything may be taken back; such tables are marked. */
  readonly freeUndo: boolean;
  /** A curtain falls between people where a seat has secrets. */
  readonly curtain: boolean;
  /** For a copy that was made to try something: after how many answers of another table it began. */
  readonly copyOf?: number;
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

/** The position in the middle of an answer, after so many entries of the whole log. */
export interface Still {
  readonly after: number;
  readonly view: Json;
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
  /** All entries so far, or only the new ones (`from` > 0) to be appended after the first `from`. */
  readonly from: number;
  readonly entries: readonly Entry[];
  /** Positions that came before this one, since the last answer. */
  readonly stills: readonly Still[];
  readonly undo: UndoInfo;
  readonly redo: number;
  /** Where the viewer's turn began, for "restart turn"; null where that is locked. */
  readonly turnStart: number | null;
  readonly outcome: Outcome | null;
  /** Of the view, so that it tells nothing that the view does not. */
  readonly fingerprint: string;
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
}

/**
 * `damaged`: what was stored does not hold, the table opened at the last good place, `exportDamaged` gives the rest.
 * `restarted`: the worker died; everything stored is back. `rules-error`: the rules fail and the table stands still.
 */
export interface TableTrouble {
  readonly code: 'damaged' | 'restarted' | 'rules-error';
  /** For reports; not in the reader's language. */
  readonly detail: string;
}

/** A past moment of a table, for replay and for "the board then". */
export interface Moment {
  readonly at: number;
  /** Where it is in the middle of the next answer: after which of the events the viewer knows of it. */
  readonly event?: number;
  readonly view: Json;
  /** Of the view, as in an update. */
  readonly fingerprint: string;
  /** Who was to decide here. */
  readonly waiting: readonly Seat[];
  /** What the viewer was asked here; null where others decided. */
  readonly decision: Decision | null;
}

export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** As in its set-up. */
  readonly copyOf?: number;
  readonly round: number;
  readonly toPlay: string | null;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly when: number;
  /** Older states that can be gone back to: answers and when. */
  readonly autosaves: readonly { readonly at: number; readonly round: number; readonly when: number }[];
}

/** Settings of the seat that looks which change what is asked. */
export interface Pacing {
  /** For all seats that wish nothing else at their table. */
  readonly windows: Windows;
  /** The seat that wants to be stopped at its next window whatever its wish is. */
  readonly hold: Seat | null;
  /** Answer forced decisions by themselves. */
  readonly auto: boolean;
}

/** What the screens can do with a table. Local tables answer from a worker; online ones will from a server. */
export interface Tables {
  create(setup: TableSetup): Promise<string>;
  list(): Promise<SavedTable[]>;
  remove(id: string): Promise<void>;
  /** Opens a table and tells the listener about it, now and after every change, until closed. */
  open(id: string, pacing: Pacing, listener: (update: TableUpdate) => void): Promise<void>;
  close(): Promise<void>;
  setPacing(pacing: Pacing): Promise<void>;
  /** When a seat wants to be asked at this table; null: as the pacing says. */
  setWindows(seat: Seat, windows: Windows | null): Promise<void>;
  answer(seat: Seat, n: number, answer: Answer): Promise<Refusal | null>;
  /** The person named by the curtain is there. */
  raiseCurtain(): Promise<void>;
  /** Looks from another person's seat (hot-seat), or as a spectator. */
  look(seat: Seat): Promise<void>;
  undo(): Promise<Refusal | null>;
  redo(): Promise<Refusal | null>;
  restartTurn(): Promise<Refusal | null>;
  goBackTo(at: number): Promise<Refusal | null>;
  hint(): Promise<{ readonly answer: Answer; readonly why: Message } | null>;
  /** Why some answers to the viewer's decision are not offered; those that are offered are left out. */
  whyNot(n: number, options: readonly string[]): Promise<readonly Impossible[]>;
  /** After so many answers; with `event`, right after that one of the events the viewer knows of the last answer. */
  moment(at: number, event?: number | null): Promise<Moment>;
  /** Answer counts of the viewer's own decisions, for jumping to the next. */
  ownDecisions(): Promise<number[]>;
  /** A local table of its own, from a moment of this one. */
  tryFrom(at: number): Promise<string>;
  exportLog(): Promise<string>;
  /** What was found damaged when a table was opened, as text for a file; null where nothing was. */
  exportDamaged(id: string): Promise<string | null>;
  /** Checks a log and lays it on the shelf; the error's message says what is wrong. */
  importLog(text: string): Promise<string>;
}
