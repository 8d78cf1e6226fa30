/** Whether a weapon can be fired at all. */
import { itemNumber } from '../content/items.ts';
import { carries, isBroken, isCard, isEmptied, itemOf } from './cards.ts';

export const LOADER = itemNumber('speedLoader');

/** A weapon can be fired: not broken, and loaded or with a Speed Loader on it (AW-SHOOT01, AW-CONT03). */
export const canFire = (card: number): boolean =>
  isCard(card) && itemOf(card).type === 'ranged' && !isBroken(card) && (!isEmptied(card) || carries(card, LOADER));
