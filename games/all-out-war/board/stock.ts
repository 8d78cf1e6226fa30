/** Walkers on the mat, prone and in reserve, and cards that are left. */
import type { Message } from '@shamble/kernel';
import type { View } from '../rules/view.ts';

export function stockLines({ walkers, pool, events, supply }: View): Message[] {
  return [
    {
      id: 'boardview.stock.walkers',
      params: { n: walkers.length, prone: walkers.filter(({ prone }) => prone).length, pool },
    },
    { id: 'boardview.stock.cards', params: { events: events.left, supply: supply.left } },
  ];
}
