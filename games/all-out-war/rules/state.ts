import type { Outcome, Pile, Seat, State, Table } from '@shamble/kernel';
import type { Panic } from '../content/dice.ts';
import type { Lasting } from '../content/events.ts';
import { SCENERY, type Scenery } from '../content/scenery.ts';
import { SURVIVORS, type Survivor } from '../content/survivors.ts';

/** Steps before the first turn. */
const SETTING_UP = ['groups', 'gear', 'picking', 'scenery', 'counters', 'walkers', 'edges', 'deploy'] as const;

/** Steps of a turn. */
export const PLAYING = ['turn', 'activate', 'act', 'alarm', 'lunges', 'event', 'melees', 'melee', 'end'] as const;

/** Where `play` starts again. Each is a checkpoint. */
export const STEPS = [...SETTING_UP, ...PLAYING, 'over'] as const;

export type Step = (typeof STEPS)[number];

/** Whether turns are being played. */
export const isTurn = (step: Step): boolean => PLAYING.some((one) => one === step);

/** How much the table tells beforehand; the rules are the same. */
export type Help = 'full' | 'none';

/** Which of the two forces: 0 and 1 are groups; where all play together there is only 0. */
export type Side = number;

/** The Walkers' side. */
const WALKERS: Side = -1;

/** Everything that stands on a base (AW-GEO03). Lengths are thousandths of an inch. */
export interface Base {
  x: number;
  y: number;
  /** 0 on the ground, else the number of the piece it is on top of, counted from 1 (AW-ELEV10). */
  level: number;
  prone: boolean;
}

/** A Survivor in play (AW-DATA02), named by the place in the list of both groups. */
export interface Person extends Base {
  readonly survivor: number;
  /** What options and events name: the Survivor's id, with the side behind it where both groups have the same. */
  readonly id: string;
  readonly side: Side;
  readonly owner: Seat;
  readonly leader: boolean;
  /** `waiting` before deployment (AW-SCEN16). */
  status: 'waiting' | 'playing' | 'dead';
  health: number;
  bitten: boolean;
  /** Hands, head, body, Pack, Rucksack: a packed card, or none, or a hand that was lost. */
  slots: number[];
  /** Letters of the Supply counters carried. */
  counters: number[];
  activated: boolean;
  /** Was engaged before it could act in this Action phase (AW-ACT04-R). */
  locked: boolean;
  /** This turn: Attacked in melee, shot in melee (AW-MELEE16, AW-GUN07). */
  attacked: boolean;
  shot: boolean;
  /** This turn: Berserk!, cannot panic (Rally). */
  berserk: boolean;
  calm: boolean;
  /** What it used this turn of what works once a turn, by id. */
  used: string[];
  /** After an amputation (AW-KEY04). */
  noRun: boolean;
  amputations: number;
}

export interface Walker extends Base {
  /** Given once in a game (AW-DATA08). */
  readonly number: number;
  /** Moved by the Event card at hand (AW-EVENT06). */
  moved: boolean;
}

export type Model = Person | Walker;

/** A piece of scenery as it was laid (AW-GEO08); its shape follows from it. */
export interface Piece {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  /** One of the 24 directions of its long axis (AW-GEO18). */
  readonly turn: number;
}

/** A Supply counter; its letter is its place in the list (AW-DATA09). */
export interface Counter {
  x: number;
  y: number;
  level: number;
  searched: boolean;
  /** Place of the Survivor that carries it, or -1. */
  carrier: number;
  /** The source it lies on, counted from 1; 0 on open ground. */
  source: number;
}

/** A card that Stays in Play (AW-EVENT04). */
export interface Stays {
  readonly card: number;
  readonly does: Lasting;
  /** The band and the turn in which it came. */
  readonly band: number;
  readonly turn: number;
  /** The piece of a Car Alarm, counted from 1; 0 where there is none. */
  readonly piece: number;
}

/** What a Survivor does of its two Actions: the nine kinds, and each Special Action by its own name (AW-ACT09, AW-ACT11). */
export type ActionId =
  | 'move'
  | 'shoot'
  | 'search'
  | 'hide'
  | 'stand'
  | 'nerve'
  | 'swap'
  | 'noise'
  | `special.${string}`;

/** The activation under way. */
export interface Now {
  /** Place of the Survivor. */
  readonly who: number;
  /** Actions it may still use. */
  actions: number;
  /** Actions used, none of which can come again (AW-ACT08). */
  done: ActionId[];
  /** Panicked in this activation (AW-PANIC11), and what came of it; null where a Hip Flask helped. */
  panicked: boolean;
  panic: Panic | null;
  /** Went prone by hiding, so that it cannot stand up now (AW-HIDE03). */
  hid: boolean;
  /** Moved in this activation (Patient). */
  moved: boolean;
  /** Its Masked Scent no longer helps in this activation (AW-KEY17a). */
  smelled: boolean;
}

/** One fight of the Melee phase: a centre and its leaves, as figure ids (AW-MELEE05). */
export interface Melee {
  readonly centre: string;
  readonly leaves: readonly string[];
}

/** The Melee phase under way (AW-MELEE01). */
export interface Brawl {
  /** Fights not yet resolved, and the pairs they were made of. */
  open: Melee[];
  edges: (readonly [string, string])[];
  /** Optional attacks that were declared: attacker and prone enemy or rival across a barricade. */
  declared: (readonly [string, string])[];
  /** Pairs that do not fight any more in this phase: their melee is over, or a push brought them together (AW-MELEE31). */
  settled: (readonly [string, string])[];
  /** The fight under way, and how many are over. */
  now: Melee | null;
  /** The group that got the Walkers' dice in it, where the Ini player decided (AW-MULT04). */
  helped: Side | null;
  /** Groups that have declared in it, and with what its Attackers fight (AW-MELEE12, AW-MELEE19). */
  stances?: Stance[];
  weapons?: (readonly [string, string])[];
  fought: number;
}

export interface Stance {
  side: Side;
  attack: boolean;
}

export interface War extends State {
  step: Step;
  scenario: 'walkingDead' | 'learning';
  /** One group against the Walkers (AW-SOLO01). */
  together: boolean;
  seats: number;
  points: number;
  setup: 'ready' | 'layout' | 'hand';
  /** By side: `own`, or a ready group's id. */
  groups: string[];
  catalogue: boolean;
  tops: boolean;
  detailed: boolean;
  help: Help;
  width: number;
  height: number;
  turn: number;
  /** Activations begun. */
  activations: number;
  /** The side with Initiative (AW-TURN02). */
  initiative: Side;
  /** Whose turn it is to activate, or to choose, where sides alternate. */
  next: Side;
  threat: number;
  people: Person[];
  walkers: Walker[];
  /** Walkers off the table, and the next number. */
  pool: number;
  number: number;
  counters: Counter[];
  /** Counters still to be laid out. */
  unplaced: number;
  pieces: Piece[];
  /** Scenery still to be placed, by side; terrain points still to be picked (AW-SCEN02, AW-SCEN03). */
  waiting: number[][];
  terrain: number;
  /** Which edge is side 0's; null before it was chosen (AW-SCEN16). */
  south: Side | null;
  supply: Pile;
  events: Pile;
  /** A Supply card that was drawn and is being looked at, with who knows it. */
  air: number[];
  /** Equipment that left the game, and how many cards nobody bought. */
  gone: number[];
  spare: number;
  staying: Stays[];
  /** This turn: Walkers add a red die in melees with at least so many of them; 0: they do not. */
  frenzy: number;
  /** Two Moves Ahead was used, by side (AW-CONT02). */
  tookInitiative: boolean[];
  now: Now | null;
  /** Walkers of the Kill Zone step still to be checked, by number. */
  hunting: number[];
  brawl: Brawl | null;
  result: Outcome | null;
}

export type G = Table<War>;

export const survivorOf = (person: Person): Survivor => SURVIVORS[person.survivor];

export const sceneryOf = (piece: Piece): Scenery => SCENERY[piece.kind];

export const isWalker = (model: Model): model is Walker => 'number' in model;

export const sideOf = (model: Model): Side => (isWalker(model) ? WALKERS : model.side);

/** A model as options and events name it. */
export const nameOf = (model: Model): string => (isWalker(model) ? `walker-${model.number}` : model.id);

export const isPlaying = ({ status }: Person): boolean => status === 'playing';

/** Survivors on the table. */
export const playing = (s: War): Person[] => s.people.filter(isPlaying);

export const ofSide = (s: War, side: Side): Person[] =>
  s.people.filter((person) => person.side === side && isPlaying(person));

/** Everybody on the table: Walkers by number, then Survivors by seat and list (AW-GEO23). */
export const models = (s: War): Model[] => [...s.walkers, ...playing(s)];

/** A model on the table by its name. */
export function modelNamed(s: War, name: string): Model | undefined {
  if (name.startsWith('walker-')) {
    const number = Number(name.slice('walker-'.length));
    return s.walkers.find((walker) => walker.number === number);
  }
  return s.people.find((person) => person.id === name && isPlaying(person));
}

/** Who decides for a side: its player, or where all play together the first seat (AW-SOLO02, AW-SOLO10). */
export const seatOf = (s: War, side: Side): Seat => (s.together ? 0 : side);

/** Who has the Initiative (AW-TURN02). */
export const ini = (s: War): Seat => seatOf(s, s.initiative);

/** The other side; alone, the same (AW-SOLO03). */
export const rivalOf = (s: War, side: Side): Side => (s.together ? side : 1 - side);

export const sides = (s: War): Side[] => (s.together ? [0] : [s.initiative, 1 - s.initiative]);

/** Who choose in turn where players alternate: the sides, the Ini player's first; together each person for its own Survivors (AW-SOLO02, AW-SOLO10). */
export function parties(s: War): Person[][] {
  if (!s.together) return sides(s).map((side) => ofSide(s, side));
  const owners = [...new Set(playing(s).map(({ owner }) => owner))];
  return owners.map((seat) => playing(s).filter(({ owner }) => owner === seat));
}

/** Letters of the counters. */
export const letterOf = (counter: number): string => 'abcdefghi'[counter];

export function nowOf(s: War): Now {
  if (s.now === null) throw new Error('nobody acts');
  return s.now;
}

export const actor = (s: War): Person => s.people[nowOf(s).who];
