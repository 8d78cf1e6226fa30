import { kindOf, type Outcome, type Pile, type Seat, type State, type Table } from '@shamble/kernel';
import type { Face } from '../content/dice.ts';
import { LOCATION_AT } from '../content/map.ts';
import { CHARACTERS, hasAbility } from '../content/survivors.ts';
import { EDITIONS, type Edition, type EditionId } from './edition.ts';

/** Where in a turn `play` starts again. Each is a checkpoint. */
export type Step = 'characters' | 'first' | 'turn' | 'recover' | 'move' | 'step' | 'visit' | 'attempt' | 'end' | 'over';

/** Somebody in a team: the number of the card, and the Fatigue on it. */
export interface Member {
  id: number;
  fatigue: number;
}

/** Waiting: the team was lost, and a new one enters in the player's next turn (WD-LOSE07). */
export type Status = 'playing' | 'waiting' | 'out' | 'stopped' | 'won';

export interface Player {
  status: Status;
  team: Member[];
  /** Whose pawn stands for the team, and that character's number again once dead, else -1 (WD-LOSE06-R). */
  pawn: number;
  fallen: number;
  /** Food, Fuel and Ammo. */
  stock: number[];
  items: number[];
  /** The private Location card with who knows it, or -1. */
  hidden: number;
  explored: number[];
  /** Where the pawn stands, or -1. */
  space: number;
  /** The number of the player's group, or -1. */
  group: number;
  /** How an attempt failed on the space where the pawn still stands (WD-LOC16-R). */
  failed: 'challenge' | 'other' | null;
  /** Further moves in the next turn. */
  bonus: number;
  /** Place among those who found a refuge, from 1; 0 for none. */
  rank: number;
  turns: number;
}

/** A follower who was left behind. */
export interface Marker {
  id: number;
  space: number;
}

/** What the active player has used up this turn. */
export interface Turn {
  moves: number;
  /** Steps made. */
  steps: number;
  fuel: number;
  /** The pawn stands on tokens it drove past. */
  bypassing: boolean;
  /** Who pays the next Fuel instead of the active player, or -1. */
  lender: Seat;
  /** What the group was asked for in vain on this space: 'fuel', or a Location card. */
  asked: string[];
  /** Survivors whose ability for once in a turn is used; an item counts as ITEM_USED plus its number. */
  used: number[];
  /** Who left the active player's group this turn. */
  left: Seat[];
  /** No more collecting this turn. */
  denied: boolean;
}

/** A space being resolved. */
export interface Visit {
  /** Followers here when the pawn came. */
  markers: number[];
  /** Cards still to be drawn for icons. */
  cards: number;
  /** Icons not yet collected, by number of the resource. */
  icons: number[];
  denials: number;
}

/** An attempt at a Location. */
export interface Attempt {
  card: number;
  /** The number of the public slot, or -1 for the private card. */
  slot: number;
  /** Encounters of the series still to be won. */
  series: number;
  fought: boolean;
}

/** What members will add to the payment of a Location: its slot, -1 for the private card, and Food, Fuel and Ammo by seat. */
export interface Pledge {
  slot: number;
  units: number[][];
}

/** What a roll is for. */
export type RollFor = 'token' | 'encounter' | 'location' | 'first' | 'contest';

/** The dice on the table: the pool in the order blue, red, green. */
export interface Roll {
  why: RollFor;
  seat: Seat;
  pool: number[];
  faces: Face[];
  /** Kills and actions that are wanted; 0 where none are. */
  zombies: number;
  wanted: number;
  /** What the roll is worth by now, bonuses and Ammo included. */
  kills: number;
  actions: number;
  ammo: string[];
}

export interface Walking extends State {
  step: Step;
  edition: EditionId;
  /** A lost team loses the game for its player (WD-LOSE11, WD-SOLO08). */
  final: boolean;
  /** Player-turns begun. */
  turn: number;
  active: Seat;
  first: Seat;
  players: Player[];
  /** Face-down cards, the top first. */
  encounters: Pile;
  locations: Pile;
  followers: number[];
  characters: number[];
  deadFollowers: number[];
  deadCharacters: number[];
  /** Followers whose joining instruction was carried out (WD-FOL02-R). */
  joined: number[];
  /** Public Locations by slot; -1 for an empty one. */
  shown: number[];
  /** Tokens by number of zombies. */
  supply: number[];
  discard: number[];
  /** Tokens on the board in the order in which they came: space * 8 + zombies, with who knows the number. */
  tokens: number[];
  markers: Marker[];
  now: Turn;
  visit: Visit | null;
  attempt: Attempt | null;
  pledge: Pledge | null;
  /** Encounter cards being faced, the latest last. */
  facing: number[];
  roll: Roll | null;
  result: Outcome | null;
}

export type G = Table<Walking>;

export const FOOD = 0;
export const FUEL = 1;
export const AMMO = 2;
/** The end of every resource track (WD-RES16-R). */
export const TRACK = 10;
export const MOVES = 3;
export const FUEL_LIMIT = 3;
export const TO_WIN = 3;
export const ITEM_USED = 100;

/** Thrown when the active player's last survivor dies, or the game ends in the middle of things; caught in `play`. */
export const TURN_OVER = new Error('the turn is over');
export const GAME_OVER = new Error('the game is over');

export const editionOf = (s: Walking): Edition => EDITIONS[s.edition];

export const me = (s: Walking): Player => s.players[s.active];

export const isFollower = (id: number): boolean => id >= CHARACTERS;

/** In the game and on the board: only such players vote, are chosen or compared (WD-ENC09-R). */
export const inPlay = (s: Walking, seat: Seat): boolean =>
  s.players[seat].status === 'playing' && s.players[seat].space >= 0;

/** All seats in play, clockwise from the active player. */
export function playersInPlay(s: Walking): Seat[] {
  const seats: Seat[] = [];
  const { length } = s.players;
  for (let i = 0; i < length; i++) {
    const seat = (s.active + i) % length;
    if (inPlay(s, seat)) seats.push(seat);
  }
  return seats;
}

/** The active player and the members of the group, clockwise (the party). */
export function party(s: Walking): Seat[] {
  const { group } = me(s);
  if (group < 0) return [s.active];
  const seats: Seat[] = [];
  const { length } = s.players;
  for (let i = 0; i < length; i++) {
    const seat = (s.active + i) % length;
    if (s.players[seat].group === group) seats.push(seat);
  }
  return seats;
}

export const otherMembers = (s: Walking): Seat[] => (me(s).group < 0 ? [] : party(s).slice(1));

export const tokenAt = (space: number, zombies: number): number => space * 8 + zombies;
export const spaceOf = (token: number): number => kindOf(token) >> 3;
export const zombiesOf = (token: number): number => kindOf(token) & 7;

export function hasToken(s: Walking, space: number): boolean {
  for (let i = 0; i < s.tokens.length; i++) if (spaceOf(s.tokens[i]) === space) return true;
  return false;
}

export function hasPawn(s: Walking, space: number): boolean {
  for (let i = 0; i < s.players.length; i++) if (s.players[i].space === space) return true;
  return false;
}

export function hasMarker(s: Walking, space: number): boolean {
  for (let i = 0; i < s.markers.length; i++) if (s.markers[i].space === space) return true;
  return false;
}

export const isLocation = (space: number): boolean => LOCATION_AT[space] !== null;

/** How many Fatigue kill this survivor (WD-FAT03; tough). */
export const deadlyFatigue = (id: number): number => (hasAbility(id, 'tough') ? 4 : 3);

export const resources = (player: Player): number => player.stock[FOOD] + player.stock[FUEL] + player.stock[AMMO];

/** Adds to a track, which ends at 10 (WD-RES16); returns what was really gained. */
export function addStock(player: Player, kind: number, n: number): number {
  const gained = Math.min(n, TRACK - player.stock[kind]);
  player.stock[kind] += gained;
  return gained;
}

export const newTurn = (): Turn => ({
  moves: 0,
  steps: 0,
  fuel: 0,
  bypassing: false,
  lender: -1,
  asked: [],
  used: [],
  left: [],
  denied: false,
});
