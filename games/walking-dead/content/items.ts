/** The 16 items: Encounter cards that are kept (WD-COMP05). An item's number is its place in the table. */
import { ENCOUNTERS } from './encounters.ts';
import type { Ability } from './survivors.ts';

export interface Item {
  readonly id: string;
  /** Lasting, or the moment in which it is discarded for its effect. */
  readonly use: 'lasting' | 'fight' | 'action' | 'fatigue' | 'recover' | 'move' | 'vote';
  /** What a lasting item gives its owner. */
  readonly abilities: readonly Ability[];
  /** Kills, actions, Fatigue or votes of a discarded item. */
  readonly n: number;
  /** Tokens its owner may look at when Move begins, and within how many steps. */
  readonly peek: { readonly n: number; readonly within: number } | null;
}

function lasting(id: string, ability: Ability): Item {
  return { id, use: 'lasting', abilities: [ability], n: 0, peek: null };
}

function looking(id: string, n: number, within: number): Item {
  return { id, use: 'lasting', abilities: [], n: 0, peek: { n, within } };
}

function discarded(id: string, use: Item['use'], n: number): Item {
  return { id, use, abilities: [], n, peek: null };
}

/** In the order of their Encounter cards. */
export const ITEMS: readonly Item[] = [
  discarded('crowbar', 'fight', 2),
  looking('binoculars', 2, 2),
  discarded('riotShield', 'fatigue', 2),
  lasting('machete', { word: 'killPlus', fight: 'token', n: 1 }),
  lasting('huntingRifle', { word: 'ammoReroll' }),
  looking('flashlight', 1, 1),
  discarded('climbingRope', 'move', 0),
  lasting('toolbox', { word: 'actPlus', n: 1 }),
  discarded('lockpicks', 'action', 2),
  lasting('motorbike', { word: 'move', plus: 1 }),
  discarded('bodyArmour', 'fatigue', 0),
  discarded('medicalKit', 'recover', 3),
  lasting('crossbow', { word: 'killPlus', fight: 'encounter', n: 1 }),
  lasting('pickupTruck', { word: 'fuelCap', plus: 2 }),
  discarded('fireAxe', 'fight', 3),
  discarded('twoWayRadio', 'vote', 3),
];

const NUMBERS = new Map(ITEMS.map((item, n) => [item.id, n]));

/** The number of an item by its id. */
export function itemNumber(id: string): number {
  const n = NUMBERS.get(id);
  if (n === undefined) throw new Error(`there is no item "${id}"`);
  return n;
}

const CARDS = new Map(
  ENCOUNTERS.flatMap((encounter, n) => (encounter.item === null ? [] : [[itemNumber(encounter.item), n] as const])),
);

/** The number of the Encounter card that each item is. */
export const ITEM_CARD: readonly number[] = ITEMS.map(({ id }, n) => {
  const card = CARDS.get(n);
  if (card === undefined) throw new Error(`no Encounter card is the item "${id}"`);
  return card;
});
