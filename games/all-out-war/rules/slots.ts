/** Which cards may lie in which slots (3.3, AW-KEY11, AW-KEY23, AW-GROUP07). */
import type { Survivor } from '../content/survivors.ts';
import { BODY, FREE, HEAD, has, isCard, itemOf, LOST, PACK, RUCKSACK_SPACES } from './cards.ts';

/** Why a card may not lie in a slot, as a code; null where it may. */
export type SlotFault =
  | 'hand-lost'
  | 'hands-full'
  | 'wrong-slot'
  | 'never-equips'
  | 'role-only'
  | 'no-rucksack'
  | 'rucksack-bulky'
  | 'two-rucksacks'
  | 'rides-only';

const RUCKSACK = 'rucksack';

const isRucksack = (slot: number): boolean => isCard(slot) && itemOf(slot).id === RUCKSACK;

/** Bulky items fill both hands of everybody but Bruisers (AW-KEY11). */
const fillsBothHands = (survivor: Survivor, card: number): boolean => has(card, 'bulky') && survivor.role !== 'bruiser';

/** What forbids one card in one slot, looked at by itself. */
function faultOf(survivor: Survivor, card: number, slot: number): SlotFault | null {
  const { type, only } = itemOf(card);
  const rucksack = PACK + survivor.pack;
  if (slot >= rucksack) return has(card, 'bulky') || isRucksack(card) ? 'rucksack-bulky' : null;
  if (slot >= PACK) return null;
  if (isRucksack(card)) return 'wrong-slot';
  if (slot === HEAD) return type === 'head' ? null : 'wrong-slot';
  if (slot === BODY) return type === 'body' ? null : 'wrong-slot';
  if (type === 'head' || type === 'body') return 'wrong-slot';
  if (only !== null && survivor.role !== only) return 'role-only';
  if (survivor.never === 'bulky' && has(card, 'bulky')) return 'never-equips';
  if (survivor.never === 'weapons' && (type === 'ranged' || type === 'melee')) return 'never-equips';
  return null;
}

/** What is wrong with all slots together; null where nothing is. */
export function flawOf(survivor: Survivor, slots: readonly number[]): SlotFault | null {
  for (let slot = 0; slot < slots.length; slot++) {
    const fault = isCard(slots[slot]) ? faultOf(survivor, slots[slot], slot) : null;
    if (fault !== null) return fault;
  }
  const [left, right] = slots;
  for (const [hand, other] of [
    [left, right],
    [right, left],
  ])
    if (isCard(hand) && fillsBothHands(survivor, hand) && other !== FREE)
      return other === LOST ? 'hand-lost' : 'hands-full';
  const rucksack = PACK + survivor.pack;
  const sacks = slots.slice(PACK, rucksack).filter(isRucksack).length;
  if (sacks > 1) return 'two-rucksacks';
  if (sacks === 0 && slots.slice(rucksack).some(isCard)) return 'no-rucksack';
  return null;
}

/** Places in the Pack, a Rucksack's spaces included, where a card could be put now (AW-SEARCH05). */
export function freePack(survivor: Survivor, slots: readonly number[], card: number): number[] {
  const free: number[] = [];
  for (let slot = PACK; slot < PACK + survivor.pack + RUCKSACK_SPACES; slot++)
    if (slots[slot] === FREE && flawOf(survivor, slots.with(slot, card)) === null) free.push(slot);
  return free;
}
