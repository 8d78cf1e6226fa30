import type { Message, Param } from '@shamble/kernel';
import { group } from '@shamble/kernel/words';
import { WEAPON_IDS, WEAPONS } from '../content/weapons.ts';
import { parseItem } from '../rules/items.ts';
import { SPACES } from '../rules/state.ts';

export const card = group('card');
export const colour = group('colour');
export const companion = group('companion');
export const die = group('die');
export const divider = group('divider');
export const face = group('face');
export const food = group('food');
export const phase = group('phase');
const range = group('range');
export const symbol = group('symbol');
export const tiles = group('tiles');
export const token = group('token');
export const weapon = group('weapon');

/** A space numbered row * 5 + space from 0, as people count them. */
export const spot = (at: number) => ({ row: Math.floor(at / SPACES) + 1, space: (at % SPACES) + 1 });

/** A weapon with what it does. */
export const armed = (number: number): { weapon: Param; hits: number; range: Param } => ({
  weapon: weapon(WEAPON_IDS[number]),
  hits: WEAPONS[number].hits,
  range: range(WEAPONS[number].range),
});

/** A die or card by its id, and what it counts as: `toaster1=cricketBat` is an exchanged toaster. */
export function item(id: string): Message {
  const { item: own, text, card: kind, weapon: counts } = parseItem(id);
  const name = own.slice(0, -1);
  const plain = kind < 0 ? die(name) : card(name);
  if (text === own) return plain;
  return { id: 'item.exchanged', params: { item: plain, weapon: weapon(WEAPON_IDS[counts]) } };
}

/** The same where it must be told from others alike: `bat2` is the second bat die. */
export function oneItem(id: string): Message {
  const copy = Number(parseItem(id).item.slice(-1));
  return copy > 1 ? { id: 'item.copy', params: { item: item(id), n: copy } } : item(id);
}
