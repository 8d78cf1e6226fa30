import type { Seat } from '@shamble/kernel';
import { ITEM_CARD, ITEMS } from '../content/items.ts';
import { named } from './names.ts';
import type { G } from './state.ts';

const USED = ['WD-INV02', 'WD-INV06'];

/** An item goes to the Encounter discard (WD-INV06). */
export function discardItem(g: G, seat: Seat, item: number, how: 'used' | 'lost' = 'used'): void {
  const s = g.state;
  const { items } = s.players[seat];
  items.splice(items.indexOf(item), 1);
  s.encounters.discard.push(ITEM_CARD[item]);
  g.emit({ type: how === 'used' ? 'item-used' : 'item-lost', player: named(seat), item: ITEMS[item].id, rules: USED });
}
