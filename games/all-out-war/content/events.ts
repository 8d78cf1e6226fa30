/** The Event deck (AW-DATA05): what each card does in each band, in the order in which it is done. */
import type { Loudness } from './items.ts';

/** One instruction of a card. */
export type Instruction =
  /** Eligible Walkers go towards the Survivor nearest to each. */
  | { readonly does: 'move'; readonly walkers: number }
  /** The mover picks the direction (AW-WALK17). */
  | { readonly does: 'steer'; readonly walkers: number }
  | { readonly does: 'new'; readonly walkers: number }
  /** New ones touching a source that still holds an unsearched counter. */
  | { readonly does: 'trunk'; readonly walkers: number }
  /** Those touching scenery, at most so many; null: all. */
  | { readonly does: 'stumble'; readonly most: number | null }
  /** Prone Walkers stand up: one by choice, by the Action die, or all. */
  | { readonly does: 'rise'; readonly which: 'one' | 'badge' | 'all' }
  | { readonly does: 'carAlarm'; readonly loud: Loudness }
  /** At the Survivor who carries most counters. */
  | { readonly does: 'glass'; readonly loud: Loudness }
  /** Each player's Survivor of least Nerve; `falls`: and may be laid prone. */
  | { readonly does: 'frayed'; readonly falls: boolean }
  | { readonly does: 'frenzy'; readonly least: 1 | 2 }
  | { readonly does: 'threat'; readonly by: number };

/** What a card does while it Stays in Play (AW-EVENT04). */
export type Lasting = 'carAlarm' | 'coldRain' | 'thickFog';

export interface EventCard {
  readonly id: string;
  readonly copies: number;
  /** Copies in the solo variant. */
  readonly solo: number;
  /** Threat changed first (AW-EVENT03). */
  readonly first: number;
  /** By band: All Quiet, Low, Medium, High. */
  readonly bands: readonly [
    readonly Instruction[],
    readonly Instruction[],
    readonly Instruction[],
    readonly Instruction[],
  ];
  readonly stays: Lasting | null;
}

type Bands = EventCard['bands'];
type More = Partial<Pick<EventCard, 'copies' | 'solo' | 'first' | 'stays'>>;

function card(id: string, bands: Bands, more: More = {}): EventCard {
  const copies = more.copies ?? 1;
  return { id, copies, solo: more.solo ?? copies, first: more.first ?? 0, bands, stays: more.stays ?? null };
}

const NOTHING: readonly Instruction[] = [];
const move = (walkers: number): Instruction => ({ does: 'move', walkers });
const steer = (walkers: number): Instruction => ({ does: 'steer', walkers });
const enter = (walkers: number): Instruction => ({ does: 'new', walkers });
const trunk = (walkers: number): Instruction => ({ does: 'trunk', walkers });
const stumble = (most: number | null): Instruction => ({ does: 'stumble', most });
const rise = (which: 'one' | 'badge' | 'all'): Instruction => ({ does: 'rise', which });
const alarm = (loud: Loudness): Instruction => ({ does: 'carAlarm', loud });
const glass = (loud: Loudness): Instruction => ({ does: 'glass', loud });
const frenzy = (least: 1 | 2): Instruction => ({ does: 'frenzy', least });
const threat = (by: number): Instruction => ({ does: 'threat', by });

export const EVENTS: readonly EventCard[] = [
  card('restlessDead', [[move(1)], [move(2)], [move(3)], [move(4)]], { copies: 3, solo: 4 }),
  card('driftingIn', [[enter(1)], [enter(1), move(1)], [enter(2)], [enter(2), move(2)]], { copies: 2, solo: 3 }),
  card('scentOnTheWind', [[steer(1)], [steer(2)], [steer(2)], [steer(3)]], { copies: 2, solo: 0 }),
  card('theHerd', [[enter(1)], [enter(2)], [enter(3)], [enter(4)]], { first: 1 }),
  card('theyGetUp', [[rise('one')], [rise('badge')], [rise('all')], [rise('all'), move(1)]]),
  card('carAlarm', [[alarm('noise')], [alarm('mayhem')], [alarm('mayhem')], [alarm('mayhem')]], { stays: 'carAlarm' }),
  card('brokenGlass', [[glass('noise')], [glass('noise')], [glass('noise'), move(1)], [glass('mayhem')]], {
    copies: 2,
  }),
  card('coldRain', [NOTHING, NOTHING, NOTHING, NOTHING], { stays: 'coldRain' }),
  card('thickFog', [NOTHING, NOTHING, [enter(1)], [enter(2)]], { stays: 'thickFog' }),
  card('aMomentsPeace', [NOTHING, NOTHING, [threat(-1)], [threat(-1)]], { solo: 0 }),
  card('frayedNerves', [NOTHING, [move(1)], [{ does: 'frayed', falls: false }], [{ does: 'frayed', falls: true }]], {
    first: 1,
  }),
  card('feedingFrenzy', [[move(1)], [move(1)], [frenzy(2)], [frenzy(1)]]),
  card('somethingInTheTrunk', [[trunk(1)], [trunk(1)], [trunk(2)], [trunk(2), threat(1)]]),
  card('blindStumble', [[stumble(1)], [stumble(2)], [stumble(4)], [stumble(null)]], { copies: 2 }),
];
