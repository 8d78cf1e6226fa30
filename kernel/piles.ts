import type { Chance } from './chance.ts';
import { type Seat, SPECTATOR } from './decision.ts';

/**
 * A card is one number: its kind, and a mask of who knows a card that lies face down.
 * Two cards of one kind that the same seats know are the same number, so that nothing else tells them apart.
 */
export const KNOWN = 4096;

/** One bit for each of six seats, and one for those who only watch. */
export const PUBLIC = 127;
const WATCHERS = 64;

const maskOf = (packed: number): number => Math.floor(packed / KNOWN);
const bit = (seat: Seat): number => (seat === SPECTATOR ? WATCHERS : 1 << seat);

/** A card of a kind below KNOWN; without a mask nobody knows it. */
export const card = (kind: number, mask = 0): number => kind + KNOWN * mask;

export const kindOf = (packed: number): number => packed % KNOWN;

export const knownTo = (packed: number, seat: Seat): boolean => (maskOf(packed) & bit(seat)) !== 0;

/** The card after these seats have looked at it; what the spectator sees, everybody sees. */
export function seenBy(packed: number, seats: readonly Seat[]): number {
  let mask = maskOf(packed);
  for (const seat of seats) mask |= seat === SPECTATOR ? PUBLIC : bit(seat);
  return card(kindOf(packed), mask);
}

/** Cards in their order as a seat sees them: the kind where it knows it, null where not. */
export const hide = (cards: readonly number[], seat: Seat): (number | null)[] =>
  cards.map((packed) => (knownTo(packed, seat) ? kindOf(packed) : null));

/** A pile to draw from, its top first, and what was discarded, the latest last. */
export interface Pile {
  draw: number[];
  discard: number[];
}

/**
 * Takes the top card, or -1 where none is left. An empty pile is first made anew of the discarded cards by the
 * shuffle of that name, after which nobody knows any of them. A card off the pile cannot be put back by undo.
 */
export function drawCard(chance: Chance, name: string, pile: Pile, label?: (card: number) => string): number {
  if (pile.draw.length === 0 && pile.discard.length > 0) {
    pile.draw = chance.shuffle(name, pile.discard.map(kindOf), label);
    pile.discard = [];
  }
  const top = pile.draw.shift();
  if (top === undefined) return -1;
  chance.mark(name);
  return top;
}

/** Hidden cards dealt anew: how they lie then depends on chance and on which cards they are, never on how they lay. */
export const dealAnew = (chance: Chance, cards: number[]): number[] =>
  chance.shuffle(
    'scramble',
    cards.sort((a, b) => a - b),
  );

/** How many things are in a bag, which is a count per kind. */
export function bagSize(bag: readonly number[]): number {
  let size = 0;
  for (const count of bag) size += count;
  return size;
}

export function putBack(bag: number[], kind: number, count = 1): void {
  bag[kind] += count;
}

/** The seat to the left. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** All seats clockwise, beginning with one. */
export const turnOrder = (from: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (from + i) % seats);

/** Names of hidden things that must be pointed at: `ids[thing]` is what everybody calls it for now. */
export interface OpaqueIds {
  next: number;
  ids: number[];
}

export const opaqueIds = (): OpaqueIds => ({ next: 0, ids: [] });

/** Names so many more things, in random order, so that a name does not tell which thing it was given to. */
export function nameHidden(chance: Chance, name: string, opaque: OpaqueIds, count: number): void {
  opaque.ids.push(...freshNames(chance, name, opaque, count));
}

/** Gives everything a name that was never used before, as a shuffle of the things does to their places. */
export function renameHidden(chance: Chance, name: string, opaque: OpaqueIds): void {
  opaque.ids = freshNames(chance, name, opaque, opaque.ids.length);
}

/** Which thing goes by a name; -1 where the name is of before a shuffle, or was never given. */
export const thingCalled = (opaque: OpaqueIds, id: number): number => opaque.ids.indexOf(id);

function freshNames(chance: Chance, name: string, opaque: OpaqueIds, count: number): number[] {
  const first = opaque.next;
  opaque.next += count;
  return chance.shuffle(
    name,
    Array.from({ length: count }, (_, i) => first + i),
  );
}
