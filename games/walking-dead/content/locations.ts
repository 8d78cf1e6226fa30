/** The nine Locations and their 26 cards in the short notation (WD-COMP06). A card's number is its place in the table. */
import { type Objective, readObjective } from './objectives.ts';

export type { Objective } from './objectives.ts';

export const LOCATIONS = [
  'farm',
  'prison',
  'mall',
  'estate',
  'hospital',
  'gunShop',
  'motel',
  'airport',
  'stadium',
] as const;

export interface LocationCard {
  readonly id: string;
  readonly location: string;
  readonly variant: string;
  /** The objective of the owner's first, second and third Location. */
  readonly tiers: readonly [Objective, Objective, Objective];
}

/** Location, variant, and the three objectives. */
type Row = readonly [
  location: (typeof LOCATIONS)[number],
  variant: string,
  first: string,
  second: string,
  third: string,
];

const ROWS: readonly Row[] = [
  ['farm', 'A', 'enc 1', 'enc 1, pay food 2', 'enc 2, pay food 3'],
  ['farm', 'B', 'pay food 3', 'enc 2', 'enc 2, surv 4'],
  ['farm', 'C', 'act 2', 'enc 1, act 3', 'enc 3'],
  ['prison', 'A', 'fight 4', 'enc 1, fight 5', 'enc 2, fight 7'],
  ['prison', 'B', 'enc 1', 'enc 2', 'enc 3'],
  ['prison', 'C', 'have ammo 3', 'enc 1, pay ammo 2', 'enc 2, pay ammo 3'],
  ['mall', 'A', 'enc 1', 'enc 1, items 1', 'enc 2, items 2'],
  ['mall', 'B', 'act 3', 'enc 2', 'enc 2, act 4'],
  ['mall', 'C', 'pay any 6', 'enc 1, pay any 4', 'enc 2, pay food 1, fuel 1, ammo 1'],
  ['estate', 'A', 'enc 1', 'enc 1, surv 3', 'enc 2, surv 4'],
  ['estate', 'B', 'act 3', 'enc 2', 'enc 3'],
  ['estate', 'C', 'pay fuel 3', 'enc 1, pay fuel 3', 'enc 2, pay fuel 4'],
  ['hospital', 'A', 'act 3', 'enc 2', 'enc 3'],
  ['hospital', 'B', 'act 2', 'enc 1, act 3', 'enc 2, act 5'],
  ['hospital', 'C', 'hold 5', 'enc 1, hold 6', 'enc 2, hold 8'],
  ['gunShop', 'A', 'enc 1', 'enc 1, pay ammo 2', 'enc 2, pay ammo 3'],
  ['gunShop', 'B', 'act 3', 'enc 1, fight 6', 'enc 2, fight 8'],
  ['gunShop', 'C', 'have ammo 3', 'enc 1, items 1', 'enc 2, items 2'],
  ['motel', 'A', 'enc 1', 'enc 2', 'enc 3'],
  ['motel', 'B', 'pay food 3', 'enc 1, pay food 3', 'enc 2, pay food 3, fuel 1'],
  ['motel', 'C', 'hold 5', 'enc 2', 'enc 2, surv 4'],
  ['airport', 'A', 'enc 1', 'enc 1, pay fuel 2', 'enc 2, pay fuel 3'],
  ['airport', 'B', 'act 2', 'enc 2', 'enc 2, items 2'],
  ['airport', 'C', 'fight 4', 'enc 1, fight 5', 'enc 3'],
  ['stadium', 'A', 'fight 4', 'enc 1, fight 5', 'enc 2, fight 7'],
  ['stadium', 'B', 'enc 2', 'enc 2, act 3', 'enc 3'],
];

export const LOCATION_CARDS: readonly LocationCard[] = ROWS.map(([location, variant, ...tiers]) => {
  const id = `${location}${variant}`;
  const [first, second, third] = tiers;
  return {
    id,
    location,
    variant,
    tiers: [readObjective(first, id), readObjective(second, id), readObjective(third, id)],
  };
});

const NUMBERS = new Map(LOCATION_CARDS.map((card, n) => [card.id, n]));

/** The number of a Location card by its id. */
export function locationCardNumber(id: string): number {
  const n = NUMBERS.get(id);
  if (n === undefined) throw new Error(`there is no Location card "${id}"`);
  return n;
}

/** The four cards of the solo game (WD-SOLO02). */
export const SOLO_LOCATIONS: readonly number[] = ['gunShopA', 'motelA', 'stadiumA', 'airportA'].map(locationCardNumber);
