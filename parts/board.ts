import type { Decision, GameEvent, Json, Message, Say, Seat } from '@shamble/kernel';
import type { ComponentType } from 'react';
import type { Telling } from './beats.ts';
import type { ThingId } from './thing-id.ts';

export type * from './beats.ts';

/** How fast things move on the table; `off` also where the reader asks for reduced motion. */
export type Pace = 'off' | 'fast' | 'normal' | 'slow';

/** What the table gives a game's board to draw from, and how the board gives choices back. */
export interface BoardProps {
  /** What the seat that looks may see; never more. */
  readonly view: Json;
  readonly say: Say;
  /** The decision of the seat that looks, or null while others decide or a past moment is shown. */
  readonly decision: Decision | null;
  /** Options by what they refer to on the board, as `describe.ref` says. */
  readonly refs: ReadonlyMap<string, readonly string[]>;
  /** The option shown as chosen but not yet given, if any. */
  readonly selected: string | null;
  /** An option as the table's list has it: its words, a second line, and whether there is no undo; for menus. */
  readonly told: (option: string) => ToldOption;
  /** Shows an option as chosen; where the reader commits with one tap, gives it. */
  readonly select: (option: string) => void;
  /** A selection being put together for a `pick` or `order`, in order; the table gives it when confirmed. */
  readonly plan: readonly string[];
  readonly setPlan: (ids: readonly string[]) => void;
  /** A share per target being put together for a `split`. */
  readonly shares: Readonly<Record<string, number>>;
  readonly setShares: (shares: Readonly<Record<string, number>>) => void;
  /** The thing taken into the hand, on the board or as a die in the tray, until it is put somewhere or let go. */
  readonly hand: ThingId | null;
  readonly setHand: (thing: ThingId | null) => void;
  /** What just happened, for motion: a new list each time something did. */
  readonly news: readonly GameEvent[];
  /** The dice of the newest events are still rolling: what they show is not to be seen yet. */
  readonly tumbling: boolean;
  readonly pace: Pace;
  /** Who sits where, with the sign the whole table uses for them. */
  readonly people: readonly Person[];
  /** Links into the rulebook at these rules, by the titles of their chapters. */
  readonly Rules: ComponentType<{ readonly ids: readonly string[] }>;
  /** On a phone the board has little room. */
  readonly compact: boolean;
  readonly zoom: Zoom;
  /** A thing that was pressed outside of the board, there for one drawing; `useSurface` does with it what a press does. */
  readonly call: Call | null;
}

export interface ToldOption {
  readonly words: string;
  /** Empty where there is none. */
  readonly detail: string;
  readonly locks: boolean;
}

/** A press on what stands for a thing outside of the board, such as a card. */
export interface Call {
  readonly thing: ThingId;
  readonly from: HTMLElement;
}

/** How large the board is drawn: 1 where all of it is seen. Buttons and keys of the table change it, and fingers. */
export interface Zoom {
  readonly now: number;
  readonly most: number;
  readonly to: (wanted: number) => void;
  readonly by: (steps: 1 | -1) => void;
}

/** A seat as it looks: name, colour and shape number 0 to 5. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly sign: number;
}

/** A step of a turn on the table's phase track. */
export interface Phase {
  readonly id: string;
  readonly name: Message;
}

/** A number with a picture on a person's card. */
export interface Fact {
  readonly id: string;
  readonly icon: string;
  readonly value: string;
  readonly name: Message;
}

/** What the viewer is asked now, and what they have put together for it but not given. */
export interface Intent {
  readonly decision: Decision;
  /** The option shown as chosen, if any. */
  readonly selected: string | null;
  readonly plan: readonly string[];
  readonly shares: Readonly<Record<string, number>>;
}

/** Dice lying in the tray: a face by its picture, a caption, whether it is used up, and what pressing it does, if anything. */
export interface Die {
  readonly icon: string;
  /** A letter or number on the face in the place of the picture. */
  readonly sign?: Message;
  readonly caption: Message;
  readonly used: boolean;
  /** A colour of the game's own for the die's ground, as a CSS class. */
  readonly ground?: string;
  /** What it is as an option refers to it: pressing it chooses the one option there is for it. */
  readonly ref?: string;
  /** The thing of the board that pressing it takes into the hand. */
  readonly takes?: ThingId;
}

/** What the dice in the tray are for: what each has to show, and the odds in a sentence. */
export interface Aim {
  readonly needs: Message;
  readonly odds: Message;
}

/** A chance from 0 to 1, and of what: "at least 2", or somebody's name. */
export interface Bar {
  readonly of: Message;
  readonly chance: number;
}

/** A line of text panels such as forecasts: a sentence, how sure it is, and the chances it speaks of, if any. */
export interface PanelLine {
  readonly text: Message;
  readonly sure: 'certain' | 'open' | 'unknown';
  readonly bars?: readonly Bar[];
}

export interface Panel {
  readonly id: string;
  readonly title: Message;
  readonly lines: readonly PanelLine[];
}

/** A picture for somebody who does not know the game yet, made of the board's own pieces; the words stand beside it. */
export type Picture = ComponentType<{ readonly say: Say }>;

type Five<T> = readonly [T, T, T, T, T];

/**
 * A game at a glance. The words are the game's messages: `glance.aim`, `glance.end`, `glance.turn.1` to `.5` with
 * `glance.turn.1.text`, and `glance.word.<id>` with `glance.word.<id>.text`.
 */
export interface Glance {
  readonly aim: Picture;
  /** What one does in a turn, in order. */
  readonly turn: Five<Picture>;
  readonly end: Picture;
  /** Words to know before the first game. */
  readonly words: Five<{ readonly id: string; readonly Picture: Picture }>;
}

/**
 * What choosing an option takes: nothing, something, or the way back, since dice, a draw or something hidden follow.
 * What reveals is shown before it is done.
 */
export type Weight = 'free' | 'costs' | 'reveals';

/** What a board adds to the words of options; it is asked about an option only when that is shown or chosen. */
export interface OptionLooks {
  weight?(view: Json, decision: Decision, id: string): Weight;
  /** What stands in a second line, such as cost and odds. */
  detail?(view: Json, decision: Decision, id: string): readonly Message[];
  /** What one does with it, in a word: too many options stand behind their verbs. Null where it stands alone. */
  verb?(decision: Decision, id: string): Message | null;
}

/** How many are left of a few. */
export interface Dots {
  readonly id: string;
  readonly name: Message;
  readonly left: number;
  readonly of: number;
}

/** A place for something, and what is in it, in words. */
export interface Slot {
  readonly id: string;
  readonly name: Message;
  /** Its picture; none where the place is empty. */
  readonly icon?: string;
  /** What options refer to, and what pressing it calls up. */
  readonly thing?: ThingId;
}

/** Something to be seen at once, such as a state or a danger. */
export interface Mark {
  readonly id: string;
  readonly name: Message;
  readonly icon?: string;
}

/** A card that is not a seat's, such as that of one of several figures a player leads. */
export interface GameCard {
  readonly id: string;
  /** What it stands for on the board: options refer to it, and pressing the card calls it up. */
  readonly thing: ThingId;
  /** Whose it is; null where it is nobody's. */
  readonly owner: Seat | null;
  readonly name: Message;
  /** One of the six signs, and the letters on it. */
  readonly sign: number;
  readonly letters: Message;
  readonly acting: boolean;
  readonly numbers: readonly Fact[];
  readonly dots: readonly Dots[];
  readonly slots: readonly Slot[];
  readonly marks: readonly Mark[];
}

export interface CardProps {
  readonly card: GameCard;
  readonly say: Say;
  readonly compact: boolean;
  /** Whether an option refers to a thing, and whether one of those is chosen. */
  readonly can: (thing: ThingId) => boolean;
  readonly chosen: (thing: ThingId) => boolean;
  /** Calls up a thing on the board: what a press on it there would do. */
  readonly press: (thing: ThingId, from: HTMLElement) => void;
}

/** Cards of the game's own. Where there are some, signs are theirs, and a person is a name. */
export interface Cards {
  /** In the order in which they stand. */
  of(view: Json, intent: Intent | null): readonly GameCard[];
  /** A card beside the board, or on a phone in the team's tab. */
  readonly Card: ComponentType<CardProps>;
  /** The same small, in the row under the board of a phone; the table makes a button of it. */
  readonly Head: ComponentType<CardProps>;
}

export interface FaceProps {
  readonly value: string | boolean;
  readonly chosen: boolean;
  readonly say: Say;
}

/** Picked ids, or shares by target. */
export type Beginning = readonly string[] | Readonly<Record<string, number>>;

export interface StatusProps {
  readonly view: Json;
  readonly intent: Intent | null;
  readonly say: Say;
  readonly compact: boolean;
  readonly press: CardProps['press'];
}

/** How the whole game stands, in a line over the board; on a phone it stays whatever is shown below it. */
export interface Status {
  readonly Line: ComponentType<StatusProps>;
  /** The same in words. */
  of(view: Json, intent: Intent | null): readonly Message[];
}

/** How a game looks on the web table. */
export interface GameBoard {
  /** The board itself. */
  readonly Board: ComponentType<BoardProps>;
  /** A picture for the shelf. */
  readonly Cover: ComponentType;
  /** The game for somebody who never read its rules; fetched when it is wanted. */
  glance(): Promise<Glance>;
  /** How large a board that shows a part of itself is drawn at first; such a board has buttons of its own for it. */
  zoom?(compact: boolean): number;
  readonly telling: Telling;
  /** Whose turn it is; null before and after the game, and while nobody in particular plays. */
  turnOf(view: Json): Seat | null;
  readonly phases: readonly Phase[];
  /** The phase a view is in, or null before and after the game. */
  phase(view: Json): string | null;
  /** What stands on a person's card: at most six numbers, then short lines. */
  facts(view: Json, seat: Seat): readonly Fact[];
  notes(view: Json, seat: Seat, intent: Intent | null): readonly Message[];
  /**
   * Options of the set-up that are chosen among pictures, by their ids: a face says in words what its value is, too.
   */
  readonly faces?: Readonly<Record<string, ComponentType<FaceProps>>>;
  readonly cards?: Cards;
  readonly status?: Status;
  /** What lies in the dice tray; dice of the plan are no longer free. */
  dice(view: Json, intent: Intent | null): readonly Die[];
  /** What they are for, reckoned after the paint that shows them; null where there is nothing to say. */
  aim?(view: Json, intent: Intent | null): Aim | null;
  /** Text panels beside the board, computed from the view and what its viewer is planning alone. */
  panels(view: Json, intent: Intent | null): readonly Panel[];
  /** What a `pick` or a `split` begins with, such as things as they lie; it can be given as it is, or changed. */
  begins?(view: Json, decision: Decision): Beginning | null;
  /** What stands beside the words of options. */
  readonly options?: OptionLooks;
  /** Things a player may look for that are not offered now, as answers; the table says why not. */
  wishes(view: Json, decision: Decision): readonly string[];
}
