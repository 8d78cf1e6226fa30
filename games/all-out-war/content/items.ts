/** Equipment and Supply items. One's number is its place in the table; cards of one name are alike (AW-DATA04). */
import type { Colour } from './dice.ts';
import { INCH } from './lengths.ts';
import type { Role } from './survivors.ts';

export type ItemType = 'ranged' | 'melee' | 'head' | 'body' | 'special';

export type Loudness = 'noise' | 'mayhem';

/** Keywords as on the cards (AW-KEY01 to AW-KEY19). */
export type Keyword =
  | 'reliable'
  | 'sharp'
  | 'amputate'
  | 'assault'
  | 'shotgun'
  | 'dualWield'
  | 'blast'
  | 'rifle'
  | 'unreliable'
  | 'bulky'
  | 'oneUse'
  | 'armorPiercing'
  | 'handgun'
  | 'deadlyPrecision'
  | 'bludgeon'
  | 'maskedScent'
  | 'stun';

/** What a card does beyond its keywords; the rules hang each on the moments it touches. */
export type Deed =
  | 'emptiesItself'
  | 'walkersOnly'
  | 'leapsAgain'
  | 'bruisersAddRed'
  | 'noBarricadeBonus'
  | 'ignoresCritical'
  | 'mayEscapeBite'
  | 'meleeDefense'
  | 'shotDefense'
  | 'allDefense'
  | 'reload'
  | 'speedLoader'
  | 'suppressor'
  | 'scope'
  | 'bandages'
  | 'firstAid'
  | 'hipFlask'
  | 'rucksack'
  | 'flare'
  | 'whistle'
  | 'antibiotics'
  | 'rags'
  | 'bottle';

export interface Item {
  readonly id: string;
  readonly type: ItemType;
  readonly dice: readonly Colour[];
  /** 0 where it does not shoot. */
  readonly range: number;
  readonly keywords: readonly Keyword[];
  /** Shots of one Action (AW-KEY19). */
  readonly shots: number;
  readonly does: Deed | null;
  readonly loud: Loudness | null;
  /** Whose hands alone may use it. */
  readonly only: Role | null;
  /** Rides on an item with this keyword and takes no slot (AW-KEY01). */
  readonly rides: 'handgun' | 'rifle' | null;
  /** Its Special Action may be used from the Pack (AW-CARD07-R). */
  readonly fromPack: boolean;
  /** Null for what cannot be bought (AW-GROUP10). */
  readonly points: number | null;
  /** Copies a group may buy (AW-GROUP09). */
  readonly most: number;
}

type More = Partial<Omit<Item, 'id' | 'type' | 'points' | 'most'>>;

const PLAIN = {
  dice: [],
  range: 0,
  keywords: [],
  shots: 1,
  does: null,
  loud: null,
  only: null,
  rides: null,
  fromPack: false,
} as const;

const item = (id: string, type: ItemType, points: number | null, most: number, more: More): Item => ({
  ...PLAIN,
  id,
  type,
  points,
  most,
  ...more,
});

function gun(
  id: string,
  dice: readonly Colour[],
  inches: number,
  points: number,
  most: number,
  keywords: readonly Keyword[],
  more: More = {},
): Item {
  return item(id, 'ranged', points, most, { dice, range: inches * INCH, keywords, loud: 'mayhem', ...more });
}

const blade = (
  id: string,
  dice: readonly Colour[],
  points: number,
  most: number,
  keywords: readonly Keyword[],
  more: More = {},
): Item => item(id, 'melee', points, most, { dice, keywords, ...more });

const special = (id: string, points: number | null, most: number, does: Deed, more: More = {}): Item =>
  item(id, 'special', points, most, { does, ...more });

const armor = (id: string, type: 'head' | 'body', points: number | null, most: number, more: More): Item =>
  item(id, type, points, most, more);

export const ITEMS: readonly Item[] = [
  gun('pistol9mm', ['red', 'red'], 10, 18, 2, ['handgun', 'reliable']),
  gun('revolver38', ['white'], 10, 14, 2, ['handgun']),
  gun('pocket22', ['red'], 8, 10, 2, ['handgun'], { loud: 'noise' }),
  gun('servicePistol', ['red'], 10, 6, 2, ['handgun', 'unreliable']),
  gun('magnum', ['blue'], 10, 26, 1, ['handgun', 'armorPiercing']),
  gun('machinePistol', ['red'], 10, 24, 1, ['handgun'], { shots: 3 }),
  gun('huntingRifle', ['red', 'red'], 30, 24, 2, ['rifle']),
  gun('marksmanRifle', ['white', 'red'], 30, 32, 1, ['rifle', 'deadlyPrecision'], { only: 'marksman' }),
  gun('carbine', ['white'], 20, 28, 1, ['assault'], { shots: 2 }),
  gun('pumpShotgun', ['red', 'red'], 16, 20, 2, ['shotgun']),
  gun('sawnOff', ['red'], 8, 14, 2, ['handgun', 'shotgun']),
  gun('huntingBow', ['red'], 20, 14, 2, ['reliable'], { loud: null }),
  gun('crossbow', ['white', 'red'], 16, 20, 1, [], { loud: null, does: 'emptiesItself' }),
  gun('pipeBomb', ['red', 'red'], 6, 10, 2, ['blast', 'oneUse']),
  blade('baseballBat', ['red'], 9, 2, ['bludgeon']),
  blade('kitchenKnife', ['red'], 5, 2, ['dualWield'], { does: 'walkersOnly' }),
  blade('huntingKnife', ['red'], 11, 2, ['dualWield', 'sharp']),
  blade('hatchet', ['white'], 13, 2, ['amputate', 'dualWield']),
  blade('machete', ['white'], 14, 2, ['amputate', 'sharp']),
  blade('crowbar', ['red'], 10, 2, ['bludgeon'], { does: 'leapsAgain' }),
  blade('tireIron', ['red'], 8, 2, ['dualWield']),
  blade('fireAxe', ['white', 'red'], 17, 1, ['amputate', 'bulky', 'sharp']),
  blade('sledgehammer', ['white'], 12, 1, ['bludgeon', 'bulky'], { does: 'bruisersAddRed' }),
  blade('stunBaton', ['red'], 9, 1, ['stun']),
  blade('sharpenedPole', ['red'], 7, 2, ['bulky'], { does: 'noBarricadeBonus' }),
  blade('chainsaw', ['blue', 'red'], 17, 1, ['amputate', 'bulky', 'sharp', 'unreliable'], { loud: 'mayhem' }),
  armor('motorcycleHelmet', 'head', 7, 2, { does: 'ignoresCritical' }),
  armor('weldingMask', 'head', 5, 2, { does: 'mayEscapeBite' }),
  armor('paddedJacket', 'body', 9, 2, { does: 'meleeDefense' }),
  armor('ballisticVest', 'body', 9, 2, { does: 'shotDefense' }),
  armor('riotSuit', 'body', 14, 1, { does: 'allDefense' }),
  armor('goreSmearedCoat', 'body', 15, 1, { keywords: ['maskedScent'] }),
  special('ammoBox', 8, 3, 'reload', { keywords: ['oneUse'], fromPack: true }),
  special('speedLoader', 9, 2, 'speedLoader', { keywords: ['oneUse'], rides: 'handgun' }),
  special('suppressor', 11, 2, 'suppressor', { rides: 'handgun' }),
  special('scope', 8, 2, 'scope', { rides: 'rifle' }),
  special('bandages', 5, 3, 'bandages', { keywords: ['oneUse'], fromPack: true }),
  special('firstAidKit', 10, 2, 'firstAid', { keywords: ['oneUse'] }),
  special('hipFlask', 5, 2, 'hipFlask', { keywords: ['oneUse'], fromPack: true }),
  special('rucksack', 7, 2, 'rucksack', { fromPack: true }),
  special('roadFlare', 6, 2, 'flare', { keywords: ['oneUse'], fromPack: true, loud: 'mayhem' }),
  special('policeWhistle', 6, 1, 'whistle', { loud: 'noise' }),
  special('antibiotics', null, 0, 'antibiotics', { keywords: ['oneUse'], fromPack: true }),
  armor('goryRags', 'body', null, 0, { keywords: ['maskedScent'], does: 'rags' }),
  special('emptyBottle', null, 0, 'bottle', { keywords: ['oneUse'], fromPack: true, loud: 'noise' }),
];

const NUMBERS = new Map(ITEMS.map(({ id }, i) => [id, i]));

/** An item's number by its id; -1 where there is none. */
export const itemNumber = (id: string): number => NUMBERS.get(id) ?? -1;
