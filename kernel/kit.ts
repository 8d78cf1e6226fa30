import type { Answer, Below, Decision, Place, Refusal, Seat, Spot } from './decision.ts';
import type { Config, Game, Outcome } from './game.ts';
import type { Json } from './json.ts';
import type { Message } from './message.ts';
import type { GameEvent, State } from './table.ts';

/** The three languages of the table. */
export type Lang = 'en' | 'it' | 'fr';
export const LANGS: readonly Lang[] = ['en', 'it', 'fr'];

/** Messages by id, as ICU patterns. */
export type Messages = Readonly<Record<string, string>>;

/** One language of one game: its messages, and its rulebook as Markdown with rule ids as anchors. */
export interface GameText {
  readonly messages: Messages;
  readonly rulebook: string;
}

/** Turns what the rules say into messages. */
export interface Describe {
  prompt(decision: Decision): Message;
  /** An option of a decision, a play beside it, a target of a split, or the name of a candidate. */
  option(decision: Decision, id: string): Message;
  /** What an option refers to on the board, such as `row:3`, or several things; null where it refers to nothing there. */
  ref(decision: Decision, id: string): string | readonly string[] | null;
  /** A legal answer to a place, whole, whether it is a candidate or not; a game that asks for none needs none. */
  spot?(decision: Place, answer: Spot): Message;
  /** Null for an event that needs no words of its own. */
  event(event: GameEvent): Message | null;
  /** How an event came to its numbers, for those who unfold its line; null where there is nothing to add. */
  explain?(event: GameEvent): Message | null;
  /** A refusal code of the game's own; null where the code is the kernel's. */
  refusal(refusal: Refusal): Message | null;
  outcome(outcome: Outcome): Message;
}

/** All that an option refers to on the board, what it is most about first. */
export function refsOf({ ref }: Pick<Describe, 'ref'>, decision: Decision, id: string): readonly string[] {
  const found = ref(decision, id);
  if (found === null) return [];
  return typeof found === 'string' ? [found] : found;
}

/** What a bot answers, and why in one sentence. */
export interface Advice {
  readonly answer: Answer;
  readonly why: Message;
}

/** A player that sees only its seat's view; it may heed what people asked of it, if the game knows such a request. */
export type Sensible = (view: Json, decision: Decision, below: Below, request?: string | null) => Advice;

/** How positions are written in scenario files. */
export interface ScenarioWords<S extends State = State> {
  /** Changes the set-up position as the words say; throws an Error that names the word that does not fit. */
  given(state: S, words: Readonly<Record<string, Json>>, config: Config): void;
  /** The position in the same words, for comparing with what is expected. */
  look(state: S): Readonly<Record<string, Json>>;
}

/** Says a message in a language. */
export type Say = (message: Message) => string;

/** How the game looks in a terminal: lines of at most `width` columns, drawn from one seat's view. */
export type Draw = (view: Json, say: Say, width: number) => string[];

/** The terminal's half of a game: its drawing, and the words only the drawing says. */
export interface Terminal {
  readonly draw: Draw;
  /** What is to be expected now, or once an option that is looked at is chosen. */
  readonly foretell?: (view: Json, decision: Decision, looked: string | null, say: Say, width: number) => string[];
  /** What an option costs, how likely it is to work, and what else comes of it. */
  readonly detail?: (view: Json, decision: Decision, id: string) => readonly Message[];
  /** So many of the game's lengths make one of those people type, such as thousandths an inch; `terminal.unit` says which. */
  readonly unit?: number;
  readonly text: (lang: Lang) => Promise<Messages>;
}

/** The rules of a game, and what a table must know of their views. */
export interface Ruled<S extends State = State> {
  readonly game: Game<S>;
  /** Whether this seat's view holds something others must not see on a shared screen. */
  hasSecrets(view: Json, seat: Seat): boolean;
  /** A round or turn number for headings and saved tables. */
  round(view: Json): number;
  /** The turn that is under way, null between turns; where a game does not say, turns follow each other as it counts them. */
  turnIn?(view: Json): number | null;
}

/** What running a table of a game takes. Nothing of it speaks or draws. */
export interface TableKit<S extends State = State> extends Ruled<S> {
  readonly sensible: Sensible;
}

/** What showing a table of a game to people takes, besides the drawing. */
export interface Kit<S extends State = State> extends Ruled<S> {
  readonly describe: Describe;
  readonly text: (lang: Lang) => Promise<GameText>;
}

/** What worked examples of a game take. */
export interface ScenarioKit<S extends State = State> extends Kit<S> {
  readonly scenario: ScenarioWords<S>;
}
