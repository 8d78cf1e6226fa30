import { bagSize } from '@shamble/kernel';
import { isCard, isFound, ridersOf } from './cards.ts';
import type { War } from './state.ts';

/** Components, wherever they are: none is ever lost or made (AW-COMP02, AW-COMP04, AW-COMP07). */
export function countsOf(s: War): Record<string, number> {
  const held = s.people.flatMap(({ slots }) => slots.filter(isCard));
  const found = held.filter(isFound).length;
  return {
    walkers: s.pool + s.walkers.length,
    counters: s.unplaced + s.counters.length,
    supply: s.supply.draw.length + s.supply.discard.length + s.air.length + found,
    events: s.events.draw.length + s.events.discard.length + s.staying.length,
    equipment: s.spare + s.gone.length + held.length - found + bagSize(held.map((card) => ridersOf(card).length)),
  };
}
