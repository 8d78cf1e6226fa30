import { kindOf, type Outcome, type Pile, type Seat, type State, type Table } from '@shamble/kernel';
import { EQUIPMENT, type Equipment } from '../content/equipment.ts';
import { type Colour, MISSIONS, type Mission } from '../content/missions.ts';
import type { CombatType } from '../content/skills.ts';
import { SURVIVORS, type Survivor } from '../content/survivors.ts';
import { ZEUS, type ZeusForm, ZOMBIES, type Zombie, type ZombieKind } from '../content/zombies.ts';

/** Where `play` starts again. Each is a checkpoint. */
export type Step =
  | 'team'
  | 'owners'
  | 'sets'
  | 'companions'
  | 'places'
  | 'first'
  | 'round'
  | 'next'
  | 'act'
  | 'dead'
  | 'spawn'
  | 'safety'
  | 'end'
  | 'over';

/** How much the table tells beforehand; the rules are the same. */
export type Help = 'all' | 'odds' | 'none';

/** A place in the Truck (AD-TRUCK04). */
export type TruckSeat = 'driver' | 'gunner' | 'passenger';

/** One of the six Survivors in play, named by the place in the team. */
export interface Fighter {
  /** Number of the Survivor. */
  survivor: number;
  owner: Seat;
  status: 'playing' | 'escaped' | 'eliminated';
  /** -1 off the board. */
  zone: number;
  seat: TruckSeat | null;
  wounds: number;
  adrenaline: number;
  /** Numbers of the Skills chosen at Orange and Red, -1 before (AD-ADR05). */
  orange: number;
  red: number;
  /** Two Hand slots, three Backpack slots: a card, an empty weapon, a part of a token, or -1 (AD-INV01). */
  slots: number[];
  /** Objective tokens carried, also those that fill slots. */
  tokens: Colour[];
  /** Had the Turn of this Round. */
  acted: boolean;
  /** Searches in this Round (AD-SEARCH05-R). */
  searches: number;
  /** Zombies brought down, for the card alone. */
  kills: number;
}

/** Somebody who is led (AD-ALLY01). */
export interface Companion {
  survivor: number;
  zone: number;
  /** Place of the Leader in the team, or -1. */
  leader: number;
  /** Not attached yet: nobody sees or hurts him (M4). */
  hiding: boolean;
  /** On a Passenger seat of the Truck. */
  aboard: boolean;
  status: 'playing' | 'escaped' | 'eliminated';
}

export interface Abomination {
  /** -1 where it is not on the board. */
  zone: number;
  dead: boolean;
}

export type AbominationKind = Exclude<ZombieKind, 'shambler' | 'alpha'>;

/** A Zombie laid down by the Bola Launcher. One laid down in a Zombies' Phase lies through the next (AD-BOLA03-R). */
export interface Lying {
  zone: number;
  kind: ZombieKind;
  /** Zombies' Phases that must end before it stands up. */
  phases: number;
}

/** Who still takes part in an Activation: Shamblers and Alphas by Zone, Abominations by name. */
export interface Acting {
  shambler: number[];
  alpha: number[];
  abominations: AbominationKind[];
}

/** An Objective token on the board. */
export interface TokenLying {
  zone: number;
  colour: Colour;
  /** Its front is seen. */
  up: boolean;
  /** Taken before: its adrenaline was given (AD-OBJ04-R). */
  again: boolean;
}

/** An Explosive Trap or Gas Can on the board (AD-EXPL02-R). */
export interface Laid {
  card: number;
  zone: number;
  /** Who laid it, by place in the team. */
  by: number;
}

export interface Personal {
  survivor: number;
  colour: Colour;
  done: boolean;
  /** Figures kept on the card, or tokens removed (AD-PO05). */
  count: number;
}

export interface Vault {
  card: number;
  shown: boolean;
  /** The challenge was overcome (AD-VAULT11). */
  solved: boolean;
  open: boolean;
}

/** An attempt to overcome the challenge of the Vault, while it lasts (AD-VAULT04). */
export interface Attempt {
  dice: number[];
  kept: boolean[];
  /** Dice of the latest roll. */
  fresh: number[];
  rolls: number;
  most: number;
  /** Lines of the Vault card that were used, by number. */
  used: number[];
  again: boolean;
}

export interface Truck {
  zone: number;
  started: boolean;
}

/** What a free Action may be used for; the narrower is spent first (AD-ACT03-R). */
export type FreeKind = 'explosive' | 'melee' | 'ranged' | 'move' | 'search' | 'combat';

/** What an Action is, for free Actions and for Escalation. */
export type ActionType =
  | 'move'
  | 'search'
  | 'trade'
  | 'melee'
  | 'ranged'
  | 'lay'
  | 'dormants'
  | 'objective'
  | 'noise'
  | 'door'
  | 'vault'
  | 'truck';

/** The Turn, or the one free Action, of a Survivor. */
export interface Now {
  /** Place in the team. */
  who: number;
  /** Normal Actions left. */
  actions: number;
  free: FreeKind[];
  /** A free Action that must be used next (AD-SKILL26-R). */
  next: CombatType | null;
  /** Skills used up this Turn, by id. */
  used: string[];
  /** The Actions performed this Turn, in order (AD-SKILL09). */
  done: ActionType[];
  /** Not an own Turn but one free Action (AD-SKILL13, AD-SKILL16). */
  single: boolean;
}

export interface Army extends State {
  step: Step;
  mission: number;
  help: Help;
  /** Whether numbers of Ammo dice hit (AD-AMMO05-R). */
  ammoDiceHit: boolean;
  seats: number;
  round: number;
  /** Survivor-Turns begun. */
  turn: number;
  first: Seat;
  /** Whose part of the Players' Phase it is. */
  active: Seat;
  /** Seats that have ended their part of this Phase. */
  ended: Seat[];
  team: Fighter[];
  companions: Companion[];
  /** Figures standing or lying in each Zone. */
  shamblers: number[];
  alphas: number[];
  /** Those of the Shamblers that woke in this Phase (AD-DORM03). */
  woken: number[];
  lying: Lying[];
  /** Figures in the box. */
  box: { shamblers: number; alphas: number };
  valentine: Abomination;
  queen: Abomination;
  zeus: Abomination;
  zeusForm: ZeusForm;
  /** The Queen does nothing yet (M5). */
  queenSleeps: boolean;
  /** Activations under way, the latest last. Between steps only that of the Zombies' Phase, after so many passes. */
  acting: Acting[];
  passes: number;
  noise: number;
  /** Dormant tokens: Zone * 8 + number, with who knows it. */
  dormants: number[];
  /** Tokens that were never laid, and tokens that left the board, by number. */
  spareDormants: number[];
  turnedDormants: number[];
  /** Objective tokens on the board; in Zone -1 one that is put there later. */
  tokens: TokenLying[];
  /** One that is being taken, and those that left the game. */
  taking: Colour | null;
  goneTokens: Colour[];
  laid: Laid[];
  /** Which Spawn Zones of the Mission spawn; Zeus' only while his token lies there. */
  spawns: boolean[];
  /** Those that were active when this Zombies' Phase began: only they spawn in it (AD-SPAWN08-R). */
  spawning: boolean[];
  zeusToken: boolean;
  equipment: Pile;
  /** A card that was drawn and is being put somewhere. */
  air: number[];
  zombies: Pile;
  orders: Pile;
  /** Zombie cards that left the game. */
  goneCards: number[];
  /** Numbers of the Mission's closed doors and broken lifts that still are. */
  closed: number[];
  broken: number[];
  vault: Vault | null;
  attempt: Attempt | null;
  truck: Truck | null;
  personal: Personal[];
  /** Red Objectives taken, coloured ones taken or activated. */
  red: number;
  taken: Colour[];
  repaired: boolean;
  /** Square of the Time marker; 0 without a track. */
  time: number;
  /** A Survivor was wounded in this Round (AD-SKILL16). */
  hurt: boolean;
  /** In the Zombies' Phase: tokens and reactions are the First Player's. */
  deadPhase: boolean;
  /** Whose Turn it is; above it free Actions that interrupt it. */
  turns: Now[];
  /** Kinds that still owe an extra Activation; null where none is under way (AD-SHORT04-R). */
  extras: ZombieKind[] | null;
  /** The Danger Level that this Spawn step reads, and the next Spawn Zone (AD-SPAWN03-R). */
  level: number;
  spawnAt: number;
  result: Outcome | null;
}

export type G = Table<Army>;

/** Thrown where the game ends in the middle of things; caught in `play`. */
export const GAME_OVER = new Error('the game is over');

export const HANDS = 2;
export const SLOTS = 5;
/** An empty weapon in a slot is its card and this; a part of a token is its colour's number and that. */
export const EMPTY = 32;
export const TOKEN = 64;

export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'black', 'yellow', 'violet'];

export const missionOf = (s: Army): Mission => MISSIONS[s.mission];

export const survivorOf = (fighter: Fighter | Companion): Survivor => SURVIVORS[fighter.survivor];

/** A Survivor's id: what options and events name. */
export const idOf = (s: Army, who: number): string => survivorOf(s.team[who]).id;

/** The card in a slot, also an empty weapon; null for a free slot or a token. */
export const cardIn = (slot: number): Equipment | null => (slot < 0 || slot >= TOKEN ? null : EQUIPMENT[slot % EMPTY]);

export const isEmptied = (slot: number): boolean => slot >= EMPTY && slot < TOKEN;

export const isPlaying = ({ status }: Fighter | Companion): boolean => status === 'playing';

/** Places in the team of those on the board. */
export const playing = (s: Army): number[] => s.team.flatMap((fighter, i) => (isPlaying(fighter) ? [i] : []));

/** Those of the team in a Zone, in the Truck or on foot. */
export const fightersIn = (s: Army, zone: number): number[] =>
  s.team.flatMap((fighter, i) => (isPlaying(fighter) && fighter.zone === zone ? [i] : []));

/** Companions in a Zone that can be seen and hurt. */
export const companionsIn = (s: Army, zone: number): number[] =>
  s.companions.flatMap((one, i) => (isPlaying(one) && !one.hiding && one.zone === zone ? [i] : []));

export const ledBy = (s: Army, who: number): Companion[] =>
  s.companions.filter((one) => isPlaying(one) && one.leader === who);

/** The values of a kind of Zombie as it is now (AD-SETUP18, AD-ABOM05). */
export const zombieOf = (s: Army, kind: ZombieKind): Zombie => (kind === 'zeus' ? ZEUS[s.zeusForm] : ZOMBIES[kind]);

export const ABOMINATIONS: readonly AbominationKind[] = ['valentine', 'queen', 'zeus'];

/** Abominations that stand or lie in a Zone. */
export const abominationsIn = (s: Army, zone: number): AbominationKind[] =>
  ABOMINATIONS.filter((kind) => s[kind].zone === zone);

export const isAbomination = (kind: ZombieKind): kind is AbominationKind => kind !== 'shambler' && kind !== 'alpha';

/** How many of a kind are in a Zone. */
export function countIn(s: Army, zone: number, kind: ZombieKind): number {
  if (kind === 'shambler') return s.shamblers[zone];
  if (kind === 'alpha') return s.alphas[zone];
  return s[kind].zone === zone ? 1 : 0;
}

/** All Zombies in a Zone; Dormants are none (AD-DORM10). */
export const zombiesIn = (s: Army, zone: number): number =>
  s.shamblers[zone] +
  s.alphas[zone] +
  (s.valentine.zone === zone ? 1 : 0) +
  (s.queen.zone === zone ? 1 : 0) +
  (s.zeus.zone === zone ? 1 : 0);

export const KINDS: readonly ZombieKind[] = ['shambler', 'alpha', 'valentine', 'queen', 'zeus'];

export const lyingIn = (s: Army, zone: number, kind: ZombieKind): number =>
  s.lying.reduce((n, one) => n + (one.zone === zone && one.kind === kind ? 1 : 0), 0);

export const dormantAt = (zone: number, number: number): number => zone * 8 + number;
export const dormantZone = (token: number): number => kindOf(token) >> 3;
export const dormantNumber = (token: number): number => kindOf(token) & 7;

export function hasDormants(s: Army, zone: number): boolean {
  for (const token of s.dormants) if (dormantZone(token) === zone) return true;
  return false;
}

/** The Turn or free Action under way. */
export function nowOf(s: Army): Now {
  const now = s.turns.at(-1);
  if (now === undefined) throw new Error('nobody acts');
  return now;
}

/** The Survivor whose Turn or free Action it is. */
export const actor = (s: Army): Fighter => s.team[nowOf(s).who];
