import type { Answer, Config, Decision, GameEvent, Json, Message, Refusal, Say, Seat, Spot } from '@shamble/kernel';
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
  /** The option that a hint names, if any. */
  readonly hinted: string | null;
  /** An option as the table's list has it: its words, a second line, and whether there is no undo; for menus. */
  readonly told: (option: string) => ToldOption;
  /** Shows an option as chosen; where the reader commits with one tap, gives it. */
  readonly select: (option: string) => void;
  /**
   * Shows the first of some answers as chosen, the whole list as the plan: what is given one after the other, each where
   * it is offered when the one before has been taken.
   */
  readonly follow: (answers: readonly string[]) => void;
  /** Gives an answer, whatever the reader's habits: what is shown already, or a further one of those that follow it. */
  readonly give: (answer: Answer) => void;
  /** A selection being put together for a `pick` or `order`, in order; the table gives it when confirmed. */
  readonly plan: readonly string[];
  readonly setPlan: (ids: readonly string[]) => void;
  /** A share per target being put together for a `split`. */
  readonly shares: Readonly<Record<string, number>>;
  readonly setShares: (shares: Readonly<Record<string, number>>) => void;
  /** The point, pose or path being put together for a `place`, named or not; the table gives it when confirmed. */
  readonly spot: Spot | null;
  readonly setSpot: (spot: Spot | null) => void;
  /** Why what is being put together cannot be given; null where it can, or there is nothing. */
  readonly trouble: Refusal | null;
  /** Says something to those who listen, once the hand rests; of several only the last. */
  readonly announce: (text: string) => void;
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
  /** The command of the board's own whose key was pressed, there for one drawing. */
  readonly command: { readonly id: string } | null;
  /** A thing that was pressed outside of the board, there for one drawing; `useSurface` does with it what a press does. */
  readonly call: Call | null;
}

export interface ToldOption {
  readonly words: string;
  /** Empty where there is none. */
  readonly detail: string;
  readonly locks: boolean;
}

/** Something a board does by a key; the reader may give it another one. */
export interface BoardCommand {
  readonly id: string;
  /** The key it has at first: one that no command of the table has. */
  readonly key: string;
  readonly name: Message;
}

/** A key of the board, and what it does there. */
export interface BoardKey {
  /** What is printed on it; a message where that has a name of its own in each language. */
  readonly key: string | Message;
  readonly name: Message;
}

/** A press on what stands for a thing outside of the board, such as a card. */
export interface Call {
  readonly thing: ThingId;
  readonly from: HTMLElement;
}

/** How large the board is drawn: 1 where all of it is seen. Buttons and keys of the table change it, fingers and the wheel. */
export interface Zoom {
  readonly now: number;
  readonly most: number;
  /** Nobody has wished anything yet. */
  readonly first: boolean;
  readonly to: (wanted: number) => void;
  /** How large it is as long as nobody wished anything. */
  readonly begin: (size: number) => void;
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
  /** Where a place is asked for: the point, pose or path. */
  readonly spot?: Spot | null;
}

/** Dice lying in the tray: a face by its picture, a caption, whether it is used up, and what pressing it does, if anything. */
export interface Die {
  readonly icon: string;
  /** A letter or number on the face in the place of the picture. */
  readonly sign?: Message;
  readonly caption: Message;
  readonly used: boolean;
  /** Dice of others begin with it: it stands apart from those before. */
  readonly apart?: boolean;
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
 * What reveals is shown before it is done, and so is what sets off more than itself (`stirs`), though it can be undone.
 */
export type Weight = 'free' | 'costs' | 'stirs' | 'reveals';

/** What a board adds to the words of options; it is asked about an option only when that is shown or chosen. */
export interface OptionLooks {
  weight?(view: Json, decision: Decision, id: string): Weight;
  /** What stands in a second line, such as cost and odds. */
  detail?(view: Json, decision: Decision, id: string): readonly Message[];
  /** What makes it dangerous, to be read before it is given; null where nothing does. */
  alarm?(view: Json, decision: Decision, id: string): Message | null;
  /** What one does with it, in a word: too many options stand behind their verbs. Null where it stands alone. */
  verb?(decision: Decision, id: string): Message | null;
  /** What the button says that gives what is shown, where that is worth a word; null where it is not. */
  confirm?(view: Json, intent: Intent): Message | null;
  /** What stands over that button where more is planned than the option that is chosen; null where it is not. */
  whole?(view: Json, intent: Intent): Whole | null;
}

/** All that is planned: its words, its second line, reckoned after the paint, and whether there is a way back. */
export interface Whole {
  readonly words: Message;
  readonly detail: () => readonly Message[];
  readonly weight: Weight;
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
  /** What those hear who listen, where the name is for the eyes; null where something else says it already. */
  readonly said?: Message | null;
  /** What options refer to, and what pressing it calls up. */
  readonly thing?: ThingId;
}

/** Something to be seen at once, such as a state or a danger. */
export interface Mark {
  readonly id: string;
  readonly name: Message;
  readonly icon?: string;
  /** As of a slot. */
  readonly said?: Message | null;
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

/** Cards of the game's own, such as one for each figure that a person leads. */
export interface Cards {
  /** In the order in which they stand. */
  of(view: Json, intent: Intent | null): readonly GameCard[];
  /** A card beside the board, or on a phone in the team's tab. */
  readonly Card: ComponentType<CardProps>;
  /**
   * The same small, in the row under the board of a phone; the table makes a button of it. Where there are heads, signs
   * are theirs, and a person is a name; without them a person keeps the sign, and the cards are that person's crew.
   */
  readonly Head?: ComponentType<CardProps>;
}

/** How often something was won on this machine, and in how few rounds. */
export interface Won {
  readonly times: number;
  readonly best: number;
}

export interface FaceProps {
  readonly value: string | boolean;
  readonly chosen: boolean;
  /** Null where it was never won here. */
  readonly won: Won | null;
  /** Whether it is the first that was not won yet. */
  readonly next: boolean;
  readonly say: Say;
}

export interface FaceSheetProps {
  readonly value: string | boolean;
  readonly say: Say;
}

/** A face is `width` rem wide at least, and so many stand beside each other wherever there is less room than that. */
export interface FaceSize {
  readonly width: number;
  readonly beside: number;
}

/** Something a bot may be asked, such as to wait. */
export interface BotRequest {
  readonly id: string;
  readonly words: Message;
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

/** What a whole game came to, for its last page: a row for each of some figures, and what else there is to tell. */
export interface Tally {
  /** What the rows are of, then what is counted. */
  readonly columns: readonly Message[];
  readonly rows: readonly (readonly Message[])[];
  readonly lines: readonly Message[];
}

/** What a game that is played once more keeps of the one before. */
export interface Again {
  /** Options of the set-up that are other than before. */
  readonly options: Readonly<Record<string, string | boolean>>;
  /** What its first questions begin with, by their ids. */
  readonly begins: Readonly<Record<string, Beginning>>;
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
  /** Whether the board is so wide that what can be put away beside it is at first. */
  needsWidth?(view: Json): boolean;
  readonly telling: Telling;
  /** What has a key of its own on this board; `props.command` tells of it. */
  readonly commands?: readonly BoardCommand[];
  /** Keys that do something only while the focus is on the board, for the list of keys. */
  readonly boardKeys?: readonly BoardKey[];
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
  /** How much room a face takes at least, for those of few words. */
  readonly faceSizes?: Readonly<Record<string, FaceSize>>;
  /** The chosen one of them at length, under its row. */
  readonly sheets?: Readonly<Record<string, ComponentType<FaceSheetProps>>>;
  /** What the number of seats means with these options, for the people of these names. */
  seating?(names: readonly string[], options: Config['options']): Message;
  /** What people may ask of the bot at a seat: its player is told the id, and may heed it. */
  requests?(view: Json, seat: Seat): readonly BotRequest[];
  readonly cards?: Cards;
  readonly status?: Status;
  /** What lies in the dice tray; dice of the plan are no longer free. */
  dice(view: Json, intent: Intent | null): readonly Die[];
  /** What they are for, reckoned after the paint that shows them; null where there is nothing to say. */
  aim?(view: Json, intent: Intent | null): Aim | null;
  /** Text panels beside the board, computed from the view and what its viewer is planning alone. */
  panels(view: Json, intent: Intent | null): readonly Panel[];
  /** Whether the forecasts open by themselves for what is being chosen, once in a game. */
  opensPanels?(intent: Intent): boolean;
  /** The panel whose first two lines stand beside Confirm on a phone, where the panels are in another tab. */
  readonly planPanel?: string;
  /** What a `pick` or a `split` begins with, such as things as they lie; it can be given as it is, or changed. */
  begins?(view: Json, decision: Decision): Beginning | null;
  /** What everything that happened came to; asked for when the game is over. */
  tally?(events: readonly GameEvent[], view: Json): Tally;
  again?(view: Json): Again;
  /** What stands beside the words of options. */
  readonly options?: OptionLooks;
  /** Things a player may look for that are not offered now, as answers; the table says why not. */
  wishes(view: Json, decision: Decision): readonly string[];
}
