import type { Message, Param } from '@shamble/kernel';
import { group } from '@shamble/kernel/words';
import { COLOURS } from '../content/dice.ts';
import { ITEMS } from '../content/items.ts';
import { LOCATION_CARDS, locationCardNumber } from '../content/locations.ts';
import { LOCATION_AT, START_AT, spaceNumber } from '../content/map.ts';
import { KINDS, type What } from '../content/words.ts';

export const encounter = group('enc');
export const survivor = group('survivor');
const location = group('location');
export const item = group('item');
export const kind = group('kind');
export const metric = group('metric');
/** What a member of a group may take over. */
export const loss = group('loss');
export const colour = group('colour');

/** `B6`, with the name of the Location or of the character who starts there. */
export function space(id: string): Message {
  const number = spaceNumber(id);
  const place = LOCATION_AT[number];
  if (place !== null) return { id: 'space.location', params: { space: id, location: location(place) } };
  const start = START_AT[number];
  if (start !== null) return { id: 'space.start', params: { space: id, survivor: survivor(start) } };
  return { id: 'space', params: { space: id } };
}

/** A Location card: its place, and which of the cards of that place it is. */
export function locationCard(id: string): Message {
  const card = LOCATION_CARDS[locationCardNumber(id)];
  return { id: 'location.card', params: { location: location(card.location), variant: card.variant } };
}

/** So many of a resource. */
export const units = (what: What, n: number): Message => ({ id: `units.${what}`, params: { n } });

/** Food, Fuel and Ammo, as far as there are any. */
export const stock = (counts: readonly number[]): Message[] =>
  KINDS.flatMap((what, i) => (counts[i] > 0 ? [units(what, counts[i])] : []));

/** One die's face: `K2`, `A1`, `J` or `-`. */
export function face(id: string): Message {
  if (id === 'J' || id === '-') return { id: id === 'J' ? 'face.joker' : 'face.blank' };
  return { id: id[0] === 'K' ? 'face.kill' : 'face.action', params: { n: Number(id[1]) } };
}

/** A face of the black die, `!` for a Blam. */
export const shot = (id: string): Message => ({
  id: id.endsWith('!') ? 'shot.blam' : 'shot',
  params: { n: Number(id[0]) },
});

/** The colour of the die at a place of a pool, the first being 1. */
export function colourOf(pool: readonly number[], place: number): Message {
  let last = 0;
  const at = pool.findIndex((n) => place <= (last += n));
  return colour(COLOURS[at]);
}

/** A survivor or an item: both can let a die be rolled again. */
export const helper = (id: string): Message => (ITEMS.some((known) => known.id === id) ? item(id) : survivor(id));

/** The string in a parameter. */
export const textOf = (param: Param | undefined): string => String(param);

/** The numbers in a parameter. */
export const numbersOf = (param: Param | undefined): number[] => (Array.isArray(param) ? param.map(Number) : []);
