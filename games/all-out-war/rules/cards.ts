/** Cards as packed numbers: the item, its ammunition, whether it broke, where it came from, what rides on it. */
import { ITEMS, type Item, itemNumber, type Keyword } from '../content/items.ts';
import { type Person, survivorOf } from './state.ts';

const KINDS = 64;
const EMPTY = 64;
const BROKEN = 128;
const SUPPLY = 256;
/** Attachments by the bit that says that one rides (AW-KEY01); at most one of each name (AW-KEY23). */
const RIDERS: Readonly<Record<number, number>> = {
  [itemNumber('speedLoader')]: 512,
  [itemNumber('suppressor')]: 1024,
  [itemNumber('scope')]: 2048,
};

/** A free slot, and a hand that was lost (AW-KEY04). */
export const FREE = -1;
export const LOST = -2;

export const HEAD = 2;
export const BODY = 3;
export const PACK = 4;
/** Spaces a Rucksack gives, behind those of the Pack. */
export const RUCKSACK_SPACES = 3;

export const itemOf = (card: number): Item => ITEMS[card % KINDS];
export const isCard = (slot: number): boolean => slot >= 0;
export const kindOfCard = (card: number): number => card % KINDS;
export const isEmptied = (card: number): boolean => (card & EMPTY) !== 0;
export const isBroken = (card: number): boolean => (card & BROKEN) !== 0;
export const isFound = (card: number): boolean => (card & SUPPLY) !== 0;

export const bought = (kind: number): number => kind;
export const found = (kind: number): number => kind | SUPPLY;
export const emptied = (card: number): number => card | EMPTY;
export const loaded = (card: number): number => card & ~EMPTY;
export const broken = (card: number): number => card | BROKEN;

export const has = (card: number, keyword: Keyword): boolean => itemOf(card).keywords.includes(keyword);

/** Whether an attachment rides on a card. */
export const carries = (card: number, rider: number): boolean => (card & (RIDERS[rider] ?? 0)) !== 0;
export const withRider = (card: number, rider: number): number => card | (RIDERS[rider] ?? 0);
export const withoutRider = (card: number, rider: number): number => card & ~(RIDERS[rider] ?? 0);

/** Numbers of the attachments on a card. */
export const ridersOf = (card: number): number[] =>
  Object.keys(RIDERS)
    .map(Number)
    .filter((rider) => carries(card, rider));

/** Whether an attachment fits a card: its type, and none of its name on it yet. */
export function fits(card: number, rider: number): boolean {
  const { rides } = ITEMS[rider];
  return rides !== null && has(card, rides) && !carries(card, rider);
}

export const freeSlots = (survivor: { readonly pack: number }): number[] =>
  new Array(PACK + survivor.pack + RUCKSACK_SPACES).fill(FREE);

/** A slot's name in options, for a Pack of that size: `hand-1`, `head`, `body`, `pack-2`, `rucksack-1`. */
export function slotAt(pack: number, slot: number): string {
  if (slot < HEAD) return `hand-${slot + 1}`;
  if (slot === HEAD) return 'head';
  if (slot === BODY) return 'body';
  return slot < PACK + pack ? `pack-${slot - PACK + 1}` : `rucksack-${slot - PACK - pack + 1}`;
}

/** The slot of that name; -1 where there is none such. */
export function slotCalled(pack: number, name: string): number {
  for (let slot = 0; slot < PACK + pack + RUCKSACK_SPACES; slot++) if (slotAt(pack, slot) === name) return slot;
  return -1;
}

export const slotName = (person: Person, slot: number): string => slotAt(survivorOf(person).pack, slot);
export const slotNamed = (person: Person, name: string): number => slotCalled(survivorOf(person).pack, name);

/** Cards in hand, on head and body (AW-CARD06). */
export const equipped = (person: Person): number[] => person.slots.slice(0, PACK).filter(isCard);

/** Cards in the Pack and in a Rucksack. */
export const packed = (person: Person): number[] => person.slots.slice(PACK).filter(isCard);
