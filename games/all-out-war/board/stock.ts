/** Walkers on the mat, prone and in reserve, and cards that are left. */
import type { Message } from '@shamble/kernel';
import { EVENTS } from '../content/events.ts';
import { SUPPLY } from '../content/supply.ts';
import type { View } from '../rules/view.ts';
import { card, supply as supplyName } from '../text/words.ts';
import { stateFor } from './seen-state.ts';

export function stockLines({ walkers, pool, events, supply }: View): Message[] {
  return [
    {
      id: 'boardview.stock.walkers',
      params: { n: walkers.length, prone: walkers.filter(({ prone }) => prone).length, pool },
    },
    { id: 'boardview.stock.cards', params: { events: events.left, supply: supply.left } },
  ];
}

/** Cards by name, those there are several of with their number. */
function counted(kinds: readonly number[], nameOf: (kind: number) => Message): Message[] {
  return [...new Set(kinds)]
    .sort((a, b) => a - b)
    .map((kind) => {
      const n = kinds.filter((one) => one === kind).length;
      return n === 1 ? nameOf(kind) : { id: 'boardview.stock.several', params: { card: nameOf(kind), n } };
    });
}

/** What both decks still hold: discards are public, so only the order is not known (AW-HID02). */
export function deckLines(view: View): Message[] {
  const { events, supply } = stateFor(view);
  const lines: Message[] = [];
  if (events.draw.length > 0)
    lines.push({ id: 'boardview.stock.events', params: { cards: counted(events.draw, (n) => card(EVENTS[n].id)) } });
  if (supply.draw.length > 0)
    lines.push({
      id: 'boardview.stock.supply',
      params: { cards: counted(supply.draw, (n) => supplyName(SUPPLY[n].id)) },
    });
  return lines;
}
