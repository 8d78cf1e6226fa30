/** The moments of the rules on which abilities and items hang: one typed hook each (AW-KEY21, AW-CONT01 to AW-CONT03). */
import type { Colour } from '../content/dice.ts';
import type { Deed, Item, Keyword } from '../content/items.ts';
import { INCH } from '../content/lengths.ts';
import type { Ability, LeaderAbility } from '../content/survivors.ts';
import { equipped, isBroken, itemOf, packed } from './cards.ts';
import { inKillZone, isWithin } from './near.ts';
import { ofSide, type Person, survivorOf, type War } from './state.ts';

/** A ranged attack as declared. */
export interface Shot {
  readonly item: Item;
  /** Gave up the second Action for it (AW-KEY09). */
  readonly aimed: boolean;
  readonly inMelee: boolean;
}

/** What somebody knows of the melee an Attack is made in. */
export interface Fight {
  /** Whether all enemies in it are Walkers, and whether an enemy Survivor is below full Health. */
  readonly walkersOnly: boolean;
  readonly weakened: boolean;
}

export interface Hooks {
  /** A Sneak goes so much farther. */
  readonly sneak: number;
  /** A Run goes no farther than this. */
  readonly runLimit: number;
  /** A Run may go this far instead; then the Action die (AW-CONT02, Burst). */
  readonly burst: number;
  /** A Run may stay quiet, by the Action die. */
  readonly quietRun: true;
  /** Failed Leaps are rolled again. */
  readonly leapsAgain: true;
  /** Nerve counts so many steps higher. */
  readonly nerve: number;
  /** Hold Your Nerve lowers Threat by so much. */
  readonly holds: number;
  /** Flee! is Terrified! instead. */
  readonly stands: true;
  /** The Panic die may be rolled again, once per turn. */
  readonly panicAgain: true;
  /** One die of a ranged attack may be rolled again; once per turn where it says so. */
  readonly shotAgain: { readonly when: (s: War, shot: Shot) => boolean; readonly once: boolean };
  /** The ammo check may be rolled again (AW-KEY02). */
  readonly reliable: true;
  /** Ranges end here. */
  readonly rangeMost: number;
  readonly attackDice: (fight: Fight) => readonly Colour[];
  readonly meleeDefense: Colour;
  readonly shotDefense: Colour;
  /** Wins ties against Survivors. */
  readonly winsTies: true;
  /** May be pushed so far instead. */
  readonly pushed: number;
  /** The die behind a barricade. */
  readonly barricade: Colour;
  readonly bludgeonsAgain: true;
  /** Making NOISE moves so many Walkers. */
  readonly baits: number;
  /** Looks at so many Supply cards, uses one. */
  readonly looks: number;
  /** Amputates; a die of this colour tells the wounds (AW-KEY04). */
  readonly amputates: Colour;
  /** Walkers lunge at anybody else first. */
  readonly overlooked: true;
  /** One critical of an attack on the bearer may be ignored, once per turn. */
  readonly ignoresCritical: true;
  /** A bite may fail, by the Action die. */
  readonly escapesBite: true;
  /** AW-KEY17. */
  readonly maskedScent: true;
  /** Lost when the wearer is wounded. */
  readonly tears: true;
  /** After a Search, a Swap that is no Action. */
  readonly swapsFree: true;
  /** A Special Action of its own. */
  readonly special: Special;
  /** Takes the Initiative at the start of a turn, once per game. */
  readonly takesInitiative: true;
}

/** Special Actions by name (AW-SPEC01). */
export type Special =
  | 'patchUp'
  | 'rally'
  | 'amputate'
  | 'reload'
  | 'reloadCrossbow'
  | 'bandages'
  | 'firstAid'
  | 'flare'
  | 'whistle'
  | 'bottle'
  | 'silenceAlarm';

export type Hook = keyof Hooks;

/** An ability or item that hangs on a moment: whose, its name, its rule and what it brings. */
export interface Hung<V> {
  /** Who has it: what works once a turn is used up there. */
  readonly of: Person;
  readonly id: string;
  readonly rule: string;
  readonly value: V;
}

type Some = Partial<Hooks>;

const NOTE = 'AW-CONT02';
const ITEM = 'AW-CONT03';

const ABILITIES: Readonly<Record<Ability, Some>> = {
  steadyHand: { shotAgain: { when: (_s, { item }) => item.keywords.includes('handgun'), once: true } },
  smallAndQuiet: { quietRun: true },
  patchUp: { special: 'patchUp' },
  patient: { shotAgain: { when: (s, { inMelee }) => !inMelee && s.now !== null && !s.now.moved, once: false } },
  lightFeet: { sneak: INCH },
  brawler: { winsTies: true },
  ruthless: { attackDice: ({ weakened }) => (weakened ? ['red'] : []) },
  slippery: { pushed: 2 * INCH },
  brace: { barricade: 'white' },
  bait: { baits: 2 },
  rummage: { looks: 2 },
  wellOiled: { reliable: true },
  surgeon: { amputates: 'red', special: 'amputate' },
  burst: { burst: 10 * INCH },
  wrecker: { bludgeonsAgain: true },
  oneGoodEye: { rangeMost: 16 * INCH },
  overlooked: { overlooked: true },
  roadSense: { leapsAgain: true },
  rally: { special: 'rally' },
  quickHands: { swapsFree: true },
};

/** What a Leader gives, to himself or to friends, and to which of them (AW-CARD09). */
interface Leading {
  readonly hooks: Some;
  readonly to: ((leader: Person, friend: Person) => boolean) | null;
}

const near = (leader: Person, friend: Person): boolean => isWithin(leader, friend, 6 * INCH);

const LEADERS: Readonly<Record<LeaderAbility, Leading>> = {
  holdTheLine: { hooks: { holds: 2 }, to: null },
  firingLine: {
    hooks: { shotAgain: { when: () => true, once: true } },
    to: (leader, friend) => survivorOf(friend).role === 'marksman' && near(leader, friend),
  },
  eyesOnMe: { hooks: { nerve: 1 }, to: (leader, friend) => inKillZone(leader, friend) },
  nobodyRuns: { hooks: { stands: true }, to: () => true },
  twoMovesAhead: { hooks: { takesInitiative: true }, to: null },
  sermon: { hooks: { panicAgain: true }, to: near },
};

const DEEDS: Readonly<Record<Deed, Some>> = {
  emptiesItself: { special: 'reloadCrossbow' },
  walkersOnly: {},
  leapsAgain: { leapsAgain: true },
  bruisersAddRed: {},
  noBarricadeBonus: {},
  ignoresCritical: { ignoresCritical: true },
  mayEscapeBite: { escapesBite: true },
  meleeDefense: { meleeDefense: 'red' },
  shotDefense: { shotDefense: 'red' },
  allDefense: { meleeDefense: 'red', shotDefense: 'red', runLimit: 6 * INCH },
  reload: { special: 'reload' },
  speedLoader: {},
  suppressor: {},
  scope: {},
  bandages: { special: 'bandages' },
  firstAid: { special: 'firstAid' },
  hipFlask: {},
  rucksack: {},
  flare: { special: 'flare' },
  whistle: { special: 'whistle' },
  antibiotics: {},
  rags: { tears: true },
  bottle: { special: 'bottle' },
};

const KEYWORDS: Partial<Readonly<Record<Keyword, Some>>> = {
  amputate: { amputates: 'white', special: 'amputate' },
  maskedScent: { maskedScent: true },
};

/** Weapons and Armor work while equipped; other cards from the Pack too, unless their Special Action says no (AW-CARD06, AW-CARD07-R). */
function worksFromPack({ type, does, fromPack }: Item): boolean {
  return type === 'special' && (fromPack || does === null || DEEDS[does].special === undefined);
}

function* sources(s: War, person: Person): Generator<readonly [of: Person, id: string, rule: string, hooks: Some]> {
  const { ability, leads } = survivorOf(person);
  if (ability !== null) yield [person, ability, NOTE, ABILITIES[ability]];
  if (person.leader && leads !== null && LEADERS[leads].to === null) yield [person, leads, NOTE, LEADERS[leads].hooks];
  const leader = ofSide(s, person.side).find((one) => one.leader);
  if (leader !== undefined && leader !== person) {
    const given = survivorOf(leader).leads;
    if (given !== null && LEADERS[given].to?.(leader, person)) yield [leader, given, NOTE, LEADERS[given].hooks];
  }
  for (const card of equipped(person)) if (!isBroken(card)) yield* itemSources(person, itemOf(card));
  for (const card of packed(person)) if (worksFromPack(itemOf(card))) yield* itemSources(person, itemOf(card));
}

function* itemSources(person: Person, item: Item): Generator<readonly [Person, string, string, Some]> {
  if (item.does !== null) yield [person, item.id, ITEM, DEEDS[item.does]];
  for (const keyword of item.keywords) {
    const hooks = KEYWORDS[keyword];
    if (hooks !== undefined) yield [person, item.id, 'AW-KEY21', hooks];
  }
}

/** All that hangs on a moment for somebody: own ability, Leader, items; what is once per turn only while unused. */
export function moment<H extends Hook>(s: War, person: Person, hook: H): Hung<Hooks[H]>[] {
  const list: Hung<Hooks[H]>[] = [];
  for (const [of, id, rule, hooks] of sources(s, person)) {
    const value = hooks[hook];
    if (value !== undefined && !of.used.includes(id)) list.push({ of, id, rule, value });
  }
  return list;
}

export const hasMoment = (s: War, person: Person, hook: Hook): boolean => moment(s, person, hook).length > 0;
