/** The ten Missions (AD-MISS01), as entries over a small vocabulary. Zones are named by tile and cell. */
import type { Floor } from './map.ts';
import type { Speciality } from './survivors.ts';
import type { ZeusForm } from './zombies.ts';

/** Fronts of Objective tokens; yellow and violet are those of Personal Objectives. */
export type Colour = 'red' | 'blue' | 'green' | 'black' | 'yellow' | 'violet';

export type SpawnKind = 'start' | 'red' | 'blue' | 'green' | 'zeus';

export interface Spawn {
  readonly zone: string;
  readonly kind: SpawnKind;
  /** It becomes active when a Survivor first enters this floor (AD-SPAWN07). */
  readonly onFloor?: number;
  /** It becomes active when the Truck is started (M4). */
  readonly onStart?: true;
}

/** What happens at once with something else. */
export type Effect =
  | { readonly effect: 'spawn'; readonly of: SpawnKind }
  /** Zeus in the place of his Spawn token, if that is still there (AD-M207, AD-M207-R). */
  | { readonly effect: 'zeus' }
  /** A token, colour up, in the Zone where it happened. */
  | { readonly effect: 'token'; readonly colour: Colour };

/** A token that lies there colour up. */
export interface Token {
  readonly colour: Colour;
  readonly zone: string | null;
  /** Carried by who took it, or gone once activated (AD-MISS08-R). */
  readonly way: 'take' | 'activate';
  /** Only somebody of this Speciality may; anybody where none is named. */
  readonly by?: Speciality;
  readonly adrenaline?: { readonly n: number; readonly to: 'taker' | 'all' };
  /** What it fills: the whole Backpack, any slot, a Hand slot. */
  readonly fills?: 'backpack' | 'slot' | 'hand';
  readonly noisy?: true;
  readonly brings?: readonly Effect[];
}

/** Who must have escaped. */
export type Escape =
  | { readonly who: 'everyone'; readonly last?: Speciality }
  | { readonly who: 'holder'; readonly of: Colour; readonly others: number }
  | { readonly who: 'number'; readonly n: number }
  /** It leaves with a Pilot, whoever has got there by then (M6, M10). */
  | { readonly who: 'helicopter'; readonly others: number; readonly holder?: Colour };

export type Goal =
  | { readonly goal: 'red'; readonly n: number }
  | { readonly goal: 'token'; readonly colour: Colour }
  | { readonly goal: 'repair' }
  | { readonly goal: 'kill'; readonly who: 'valentine' | 'queen' | 'zeus' }
  | { readonly goal: 'zeus' }
  | { readonly goal: 'truck' }
  | { readonly goal: 'escape'; readonly escape: Escape };

/** An Action that mends lifts: where, which, and after how many red Objectives (AD-OBJ05-R). */
export interface Repair {
  readonly at: readonly string[];
  /** Those it mends; the one where the Mechanic stands where none is named. */
  readonly mends?: readonly string[];
  readonly afterRed?: number;
}

export interface Mission {
  readonly id: string;
  readonly length: 'short' | 'standard' | 'long';
  readonly difficulty: 'easy' | 'medium' | 'hard' | 'veryHard';
  readonly specialities: readonly Speciality[];
  readonly zeus: ZeusForm;
  /** Squares of the Time track; null without a limit. */
  readonly time: number | null;
  readonly floors: readonly Floor[];
  readonly start: readonly string[];
  readonly exit: string;
  /** In the order in which they spawn (AD-SPAWN02-R). */
  readonly spawns: readonly Spawn[];
  /** Zones of the shuffled Objectives: two of them are yellow and violet, the others red (AD-SETUP15). */
  readonly mixed: readonly string[];
  readonly tokens: readonly Token[];
  readonly dormants: readonly string[];
  /** In order; goals of one step in any order. */
  readonly steps: readonly (readonly Goal[])[];
  /** From which step on Survivors may escape, counted from 0; null where nobody does on foot (AD-MISS06-R). */
  readonly escapeFrom: number | null;
  readonly vault?: string;
  readonly closedDoors?: readonly string[];
  readonly brokenLifts?: readonly string[];
  readonly repairs?: readonly Repair[];
  readonly truck?: string;
  readonly companions?: readonly string[];
  readonly abominations?: Readonly<Partial<Record<'valentine' | 'queen', string>>>;
  /** What the death of one of them brings. */
  readonly deaths?: Readonly<Partial<Record<'valentine' | 'queen', readonly Effect[]>>>;
  /** The Queen does nothing before a Survivor is on this tile or she is attacked (M5). */
  readonly queenSleepsUntil?: string;
  /** Zeus' Spawn Zone does not spawn before so many steps are done. */
  readonly zeusAfter?: number;
  /** A red Objective also lets its taker draw a card (M9). */
  readonly redDraws?: true;
}

const list = (zones: string): string[] => zones.split(' ');

const BLUE: Omit<Token, 'zone'> = {
  colour: 'blue',
  way: 'take',
  adrenaline: { n: 5, to: 'all' },
  fills: 'backpack',
};

const SAFE: Goal = { goal: 'token', colour: 'blue' };

export const MISSIONS: readonly Mission[] = [
  {
    id: 'dryRun',
    length: 'short',
    difficulty: 'easy',
    specialities: ['stealthy'],
    zeus: 'plain',
    time: null,
    floors: [{ level: 0, rows: ['R2 R1', 'V3 V7'], at: [0, 0] }],
    start: ['V7:22'],
    exit: 'R2:00',
    spawns: [
      { zone: 'R1:02', kind: 'start' },
      { zone: 'V3:00', kind: 'zeus' },
    ],
    mixed: list('R1:10 R1:22 R2:11 R2:22 V3:20'),
    tokens: [{ colour: 'black', zone: 'V3:11', way: 'activate', by: 'stealthy' }],
    dormants: list('R1:10 R1:20 R1:12 R1:22 R2:11 R2:12 R2:22 V3:20 V3:11 V3:21'),
    steps: [
      [{ goal: 'red', n: 3 }],
      [{ goal: 'token', colour: 'black' }],
      [{ goal: 'escape', escape: { who: 'everyone' } }],
    ],
    escapeFrom: 2,
    zeusAfter: 2,
  },
  {
    id: 'jackpot',
    length: 'short',
    difficulty: 'medium',
    specialities: ['vaultExpert'],
    zeus: 'horse',
    time: 8,
    floors: [
      { level: 0, rows: ['V7 R6 R8', 'R2 V3 -'], at: [0, 0] },
      { level: -1, rows: ['V1'], at: [6, 3] },
    ],
    start: ['R6:02'],
    exit: 'R6:12',
    spawns: [
      { zone: 'V7:00', kind: 'start' },
      { zone: 'R2:00', kind: 'zeus' },
    ],
    mixed: list('V7:12 R8:12 V3:10 V1:22'),
    tokens: [{ ...BLUE, zone: 'V1:21', brings: [{ effect: 'zeus' }] }],
    dormants: list('V7:10 V7:12 R8:10 R8:11 R8:21 R8:12 R8:22 R2:11 V3:10 V3:20 V1:01 V1:10 V1:22'),
    steps: [[SAFE], [{ goal: 'escape', escape: { who: 'holder', of: 'blue', others: 0 } }]],
    escapeFrom: 0,
    vault: 'V1:11',
  },
  {
    id: 'outOfOrder',
    length: 'standard',
    difficulty: 'medium',
    specialities: ['mechanic'],
    zeus: 'helmet',
    time: null,
    floors: [
      { level: 0, rows: ['V2 R6', 'R4 R5'], at: [0, 0] },
      { level: -1, rows: ['V8'], at: [6, 3] },
    ],
    start: ['R4:00'],
    exit: 'V2:00',
    spawns: [
      { zone: 'R6:02', kind: 'start' },
      { zone: 'R5:02', kind: 'red' },
      { zone: 'R6:11', kind: 'zeus' },
      { zone: 'V8:12', kind: 'green' },
    ],
    mixed: list('R4:10 R4:21 R5:12 R5:20 V2:01'),
    tokens: [
      {
        colour: 'green',
        zone: 'V8:21',
        way: 'take',
        adrenaline: { n: 10, to: 'taker' },
        fills: 'slot',
        brings: [{ effect: 'spawn', of: 'green' }],
      },
    ],
    dormants: list('R4:10 R4:20 R4:12 R5:11 R5:12 R5:21 V2:01 V2:11 V8:01 V8:00 V8:10 V8:20'),
    steps: [
      [{ goal: 'red', n: 3 }],
      [{ goal: 'repair' }],
      [{ goal: 'token', colour: 'green' }],
      [{ goal: 'escape', escape: { who: 'holder', of: 'green', others: 0 } }],
    ],
    escapeFrom: 3,
    brokenLifts: ['R5:22', 'V8:02'],
    zeusAfter: 3,
    repairs: [{ at: ['R5:22'], mends: ['R5:22', 'V8:02'], afterRed: 3 }],
  },
  {
    id: 'tacoRun',
    length: 'standard',
    difficulty: 'medium',
    specialities: ['pilot'],
    zeus: 'plain',
    time: null,
    floors: [{ level: 0, rows: ['V2 R6 R7', 'R3 R1 R8'], at: [0, 0] }],
    start: ['R1:21'],
    exit: 'V2:00',
    spawns: [
      { zone: 'R7:22', kind: 'start' },
      { zone: 'R8:02', kind: 'blue', onStart: true },
      { zone: 'R6:01', kind: 'zeus' },
    ],
    mixed: list('R3:00 R1:22 V2:11 R8:11'),
    tokens: [],
    dormants: list('R3:00 R3:10 R1:22 V2:01 V2:11 R7:02 R8:10 R8:11 R8:21'),
    steps: [[{ goal: 'truck' }]],
    escapeFrom: null,
    truck: 'R3:20',
    companions: ['R7:02', 'R8:22'],
  },
  {
    id: 'crown',
    length: 'standard',
    difficulty: 'hard',
    specialities: ['bruiser'],
    zeus: 'helmet',
    time: null,
    floors: [{ level: 0, rows: ['V7 R6 R1', 'V3 V2 R8'], at: [0, 0] }],
    start: ['V7:00'],
    exit: 'V7:00',
    spawns: [
      { zone: 'R1:02', kind: 'start' },
      { zone: 'R8:02', kind: 'blue' },
      { zone: 'V7:01', kind: 'red' },
      { zone: 'R6:11', kind: 'zeus' },
    ],
    mixed: list('V7:12 V3:10 V2:11 R1:12'),
    tokens: [{ colour: 'black', zone: null, way: 'take', by: 'bruiser', fills: 'hand' }],
    dormants: list(
      'V7:10 V7:12 V3:10 V3:20 V3:11 V3:21 V2:01 V2:11 R1:10 R1:20 R1:12 R1:22 R8:10 R8:11 R8:20 R8:21 R8:12 R8:22',
    ),
    steps: [
      [{ goal: 'kill', who: 'queen' }],
      [{ goal: 'token', colour: 'black' }],
      [{ goal: 'escape', escape: { who: 'holder', of: 'black', others: 0 } }],
    ],
    escapeFrom: 2,
    abominations: { queen: 'R8:22' },
    deaths: {
      queen: [
        { effect: 'token', colour: 'black' },
        { effect: 'spawn', of: 'blue' },
      ],
    },
    queenSleepsUntil: 'R8',
  },
  {
    id: 'lastChopper',
    length: 'standard',
    difficulty: 'medium',
    specialities: ['pilot'],
    zeus: 'plain',
    time: null,
    floors: [
      { level: 0, rows: ['R2 R3', 'V7 R8'], at: [0, 0] },
      { level: 1, rows: ['V4 V5'], at: [6, 0] },
      { level: 2, rows: ['V6'], at: [9, 3] },
    ],
    start: ['R2:00'],
    exit: 'V6:22',
    spawns: [
      { zone: 'R8:02', kind: 'start' },
      { zone: 'V7:20', kind: 'red' },
      { zone: 'R3:02', kind: 'zeus' },
      { zone: 'V6:20', kind: 'blue', onFloor: 2 },
    ],
    mixed: list('R2:12 V7:12 V4:20 V5:02 V5:22'),
    tokens: [{ colour: 'black', zone: 'V6:22', way: 'activate', by: 'pilot', noisy: true }],
    dormants: list('R2:11 R2:12 R3:00 R3:10 V7:12 R8:10 R8:12 R8:21 V4:00 V4:02 V4:20 V5:00 V5:02 V5:20 V5:22 V6:10'),
    steps: [
      [{ goal: 'red', n: 3 }],
      [{ goal: 'token', colour: 'black' }],
      [{ goal: 'escape', escape: { who: 'helicopter', others: 3 } }],
    ],
    escapeFrom: 2,
    zeusAfter: 1,
  },
  {
    id: 'tiger',
    length: 'short',
    difficulty: 'hard',
    specialities: ['stealthy'],
    zeus: 'horse',
    time: 13,
    floors: [{ level: 0, rows: ['R7 R6', 'R2 V3'], at: [0, 0] }],
    start: ['R7:00'],
    exit: 'V3:22',
    spawns: [
      { zone: 'R6:02', kind: 'start' },
      { zone: 'V3:02', kind: 'zeus' },
      { zone: 'R2:20', kind: 'red' },
    ],
    mixed: list('R7:02 R7:11 R2:12 R2:21 V3:20'),
    tokens: [],
    dormants: list('R7:01 R7:02 R7:11 R2:11 R2:12 R2:21 R2:22 V3:10 V3:20 V3:21'),
    steps: [
      [
        { goal: 'kill', who: 'valentine' },
        { goal: 'red', n: 3 },
      ],
      [{ goal: 'escape', escape: { who: 'everyone', last: 'stealthy' } }],
    ],
    escapeFrom: 1,
    zeusAfter: 1,
    abominations: { valentine: 'R6:22' },
  },
  {
    id: 'bigScore',
    length: 'long',
    difficulty: 'hard',
    specialities: ['vaultExpert', 'mechanic'],
    zeus: 'helmet',
    time: null,
    floors: [
      { level: 0, rows: ['V2 R6 V7', 'R4 R5 R8'], at: [0, 0] },
      { level: -1, rows: ['V1'], at: [9, 3] },
    ],
    start: ['R6:00'],
    exit: 'V2:00',
    spawns: [
      { zone: 'R4:00', kind: 'start' },
      { zone: 'V7:02', kind: 'zeus' },
      { zone: 'R8:02', kind: 'red' },
      { zone: 'V1:02', kind: 'green' },
    ],
    mixed: list('R4:10 R5:12 V7:12 R8:12 R4:22 V1:20'),
    tokens: [{ ...BLUE, zone: 'V1:21', brings: [{ effect: 'zeus' }, { effect: 'spawn', of: 'green' }] }],
    dormants: list(
      'V2:01 V2:11 R4:10 R4:20 R4:12 R4:21 R5:10 R5:11 R5:12 R5:21 V7:10 V7:12 R8:10 R8:11 R8:12 R8:21 V1:01 V1:12 V1:10 V1:20 V1:22',
    ),
    steps: [[{ goal: 'red', n: 3 }], [SAFE], [{ goal: 'escape', escape: { who: 'holder', of: 'blue', others: 2 } }]],
    escapeFrom: 2,
    zeusAfter: 2,
    vault: 'V1:11',
    closedDoors: ['R4:01S', 'R5:00S'],
    brokenLifts: ['R5:22', 'R8:20'],
    repairs: [{ at: ['R5:22', 'R8:20'] }],
  },
  {
    id: 'throne',
    length: 'long',
    difficulty: 'veryHard',
    specialities: ['bruiser'],
    zeus: 'helmet',
    time: null,
    floors: [
      { level: 0, rows: ['R6 R1', 'R8 R7'], at: [0, 0] },
      { level: 1, rows: ['V4 V5'], at: [6, 0] },
    ],
    start: ['R1:02'],
    exit: 'R1:02',
    spawns: [
      { zone: 'R6:00', kind: 'start' },
      { zone: 'R7:20', kind: 'red' },
      { zone: 'V4:10', kind: 'blue', onFloor: 1 },
      { zone: 'V5:01', kind: 'zeus' },
    ],
    mixed: list('R1:20 R7:02 R8:12 V4:20 V5:00 V5:22'),
    tokens: [{ colour: 'black', zone: 'V5:21', way: 'activate', by: 'bruiser', brings: [{ effect: 'zeus' }] }],
    dormants: list(
      'R1:10 R1:20 R1:12 R7:01 R7:02 R7:11 R8:10 R8:12 R8:21 R8:22 V4:00 V4:02 V4:20 V5:00 V5:02 V5:20 V5:21 V5:22',
    ),
    steps: [[{ goal: 'zeus' }], [{ goal: 'kill', who: 'zeus' }], [{ goal: 'escape', escape: { who: 'number', n: 3 } }]],
    escapeFrom: 2,
    abominations: { queen: 'V4:01' },
    redDraws: true,
  },
  {
    id: 'countdown',
    length: 'long',
    difficulty: 'veryHard',
    specialities: ['vaultExpert', 'mechanic', 'pilot'],
    zeus: 'horse',
    time: 15,
    floors: [
      { level: 0, rows: ['V7 R2 R3', 'R4 R5 R8'], at: [0, 0] },
      { level: -1, rows: ['V1'], at: [9, 3] },
      { level: 1, rows: ['V6'], at: [9, 0] },
    ],
    start: ['V7:00'],
    exit: 'V6:22',
    spawns: [
      { zone: 'R3:02', kind: 'start' },
      { zone: 'V7:22', kind: 'red' },
      { zone: 'R2:02', kind: 'zeus' },
      { zone: 'V1:02', kind: 'green' },
      { zone: 'V6:20', kind: 'blue', onFloor: 1 },
    ],
    mixed: list('V7:12 R2:22 R3:00 R4:20 R5:12 R8:12'),
    tokens: [
      { ...BLUE, zone: 'V1:21', brings: [{ effect: 'zeus' }, { effect: 'spawn', of: 'green' }] },
      { colour: 'black', zone: 'V6:22', way: 'activate', by: 'pilot' },
    ],
    dormants: list(
      'V7:10 V7:12 R2:11 R2:12 R2:22 R3:00 R3:01 R3:22 R4:10 R4:20 R4:12 R4:21 R5:10 R5:11 R5:12 R8:10 R8:11 R8:12 R8:21 R8:22 V1:01 V1:12 V1:10 V1:22 V6:01 V6:10',
    ),
    steps: [
      [SAFE],
      [{ goal: 'token', colour: 'black' }],
      [{ goal: 'escape', escape: { who: 'helicopter', others: 0, holder: 'blue' } }],
    ],
    escapeFrom: 2,
    zeusAfter: 1,
    vault: 'V1:11',
    brokenLifts: ['V6:00'],
    repairs: [{ at: ['R5:22', 'R8:20'], mends: ['V6:00'], afterRed: 2 }],
  },
];
