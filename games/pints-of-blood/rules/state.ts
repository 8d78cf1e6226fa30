import type { Outcome, Seat, State, Table } from '@shamble/kernel';
import type { BattleFace, ColourFace } from '../content/dice.ts';
import { TILES } from '../content/tiles.ts';
import { TOKENS } from '../content/tokens.ts';

/** Where in a turn `play` starts again. Each is a checkpoint. */
export type Step =
  | 'set-up'
  | 'turn-start'
  | 'send'
  | 'roll'
  | 'rolled'
  | 'colour'
  | 'place'
  | 'row-before'
  | 'row-after'
  | 'bus-start'
  | 'bus-stop'
  | 'score'
  | 'before-bites'
  | 'bites'
  | 'rescue'
  | 'over';

/** A row: five tiles from the bar (space 1) to the street (space 5). */
export interface Row {
  tiles: number[];
  /** The companion on its stool, or -1. */
  companion: number;
  /** Roller Blind: nothing moves here this turn. */
  blind: boolean;
  /** Pretend Undead: who enters here bites nobody this turn. */
  undead: boolean;
  /** Zombies defeated on its tiles this turn. */
  defeated: number;
}

export interface Player {
  bites: number;
  crisps: number;
  /** Companion cards, face up, by kind. */
  cards: number[];
  /** Beers drunk. */
  beers: number;
  /** Pub food tiles, and which of them are turned over. */
  food: number[];
  usedFood: number[];
  /** Tokens waiting on the bite marker. */
  marker: number[];
  turns: number;
}

/** An item laid beside a stack when Phase I was confirmed. */
export interface Assignment {
  row: number;
  space: number;
  /** Weapon number, or -1 for extra hits. */
  weapon: number;
  hits: number;
  /** Card kind, or -1 for a die. */
  card: number;
  /** Row and space of an angled hit, as row * 5 + space, or -1. */
  angled: number;
}

/** Which of the main-course elements are on (PB-LVL11-R). */
export interface Menu {
  symbols: boolean;
  food: boolean;
  /** Defeated zombies per discarded card, by sector. */
  discard: number[];
}

export interface Pints extends State {
  step: Step;
  menu: Menu;
  /** Player-turns begun. */
  turn: number;
  active: Seat;
  rows: Row[];
  /** Zombies on each of the 28 tiles, bottom to top. */
  stacks: number[][];
  /** Bar corner; the first is the next to be pushed out. */
  queue: number[];
  bus: Bus;
  /** Tokens in the supply, by kind. */
  supply: number[];
  ambulance: number[];
  couch: number[];
  phoneBox: number[];
  dead: number[];
  /** Beers at the bar, and beers gone by divider 3. */
  beers: number;
  beersGone: number;
  /** Four sectors of cards with who knows them; the last of each list lies on top. */
  deck: number[][];
  /** The topmost sector that still has cards, 0 to 3. */
  sector: number;
  /** A divider (1 to 3) that is exposed and waits, or 0. */
  divider: number;
  /** The discard pile, the last on top. */
  discard: number[];
  /** Tokens that entered in a Jukebox run and are being given out. */
  entering: number[];
  /** Cards being resolved, and cards that lie by the board until the turn ends. */
  resolving: number[];
  lasting: number[];
  /** The rescue card where the group chose it openly, else -1; and the one that arrived, else -1. */
  rescueKnown: number;
  rescue: number;
  players: Player[];
  /** Pub food tiles nobody has, and those the active player gave back this turn. */
  food: number[];
  returned: number[];
  dice: BattleFace[];
  colour: ColourFace | null;
  /** Zombie dice set aside by No Ticket. */
  setAside: number;
  /** Arms Dealing: the item exchanged and the weapon it counts as. */
  exchanged: { item: string; weapon: number } | null;
  assigned: Assignment[];
  /** Companions sent this turn; whether the active player has played a card this turn. */
  sent: number;
  playedCard: boolean;
  /** The rows still to be dealt with in Phase II, in order. */
  fights: number[];
  /** Cards refused since the phase began, by seller and kind in one number. */
  refused: number[];
  result: Outcome | null;
}

export interface Bus {
  row: number;
  /** Tokens aboard, the first to have boarded first. */
  riders: number[];
  clockwise: boolean;
  /** A run is under way; everybody gets off at its next stop; the bus passes the row it stands at. */
  running: boolean;
  sick: boolean;
  passing: boolean;
  /** A Jukebox drives this run: who enters is given out by the active player. */
  jukebox: boolean;
}

export type G = Table<Pints>;

/** Thrown when the game ends in the middle of things; caught in `play`. */
export const GAME_OVER = new Error('the game is over');

/** A token is its kind, plus these once it is turned up or hit. */
export const FACE_UP = 8;
export const HIT = 16;
const KIND = 7;

export const tokenKind = (token: number): number => token & KIND;
export const kindInfo = (token: number) => TOKENS[token & KIND];
export const isFaceUp = (token: number): boolean => (token & FACE_UP) !== 0;
export const isHit = (token: number): boolean => (token & HIT) !== 0;

export const ROWS = 5;
export const SPACES = 5;

/** The stack on a space; rows and spaces are counted from 0 here and from 1 wherever people read them. */
export const stackAt = (s: Pints, row: number, space: number): number[] => s.stacks[s.rows[row].tiles[space]];
export const colourAt = (s: Pints, row: number, space: number) => TILES[s.rows[row].tiles[space]].colour;

/** A tile as everybody sees it: its number shows only where symbols do (PB-LVL03). */
export const tileName = (s: Pints, tile: number): string => (s.menu.symbols ? TILES[tile].id : TILES[tile].colour);

export const me = (s: Pints): Player => s.players[s.active];

/** Companions still in the pub (PB-END01-R: the phone box does not count). */
export function companionsInPub(s: Pints): number {
  let n = s.couch.length;
  for (const row of s.rows) if (row.companion >= 0) n++;
  return n;
}

/** The next row on the ring, anticlockwise unless a card has turned the bus round (PB-BUS05-R, PB-CC26). */
export const nextRow = (row: number, clockwise: boolean): number => (row + (clockwise ? ROWS - 1 : 1)) % ROWS;

/** Puts tokens back into the supply, where they are forgotten (PB-HID05, PB-FIGHT07-R). */
export function toSupply(s: Pints, tokens: readonly number[]): void {
  for (let i = 0; i < tokens.length; i++) s.supply[tokenKind(tokens[i])]++;
}

/** Takes one card of a kind out of a hand. */
export function takeCard(player: Player, kind: number): void {
  player.cards.splice(player.cards.indexOf(kind), 1);
}

export const hasFood = (player: Player, tile: number): boolean =>
  player.food.includes(tile) && !player.usedFood.includes(tile);
