/** A state as good as any that a view could be of: what is hidden lies in the order of the decks. For forecasts and bots. */
import { card, SPECTATOR, seeded, seenBy } from '@shamble/kernel';
import { EVENTS } from '../content/events.ts';
import { SUPPLY } from '../content/supply.ts';
import { isCard, isFound, itemOf } from './cards.ts';
import type { War } from './state.ts';
import type { View } from './view.ts';

/** All cards of a deck by kind, less those that are known to be elsewhere. */
const without = (copies: readonly number[], elsewhere: readonly number[]): number[] =>
  copies.flatMap((n, kind) =>
    new Array<number>(Math.max(0, n - elsewhere.filter((one) => one === kind).length)).fill(kind),
  );

export function stateOf(v: View): War {
  const { supply, events, air, ...open } = structuredClone(v);
  const staying = v.staying.map((one) => one.card);
  const total = events.left + events.discard.length + staying.length;
  const plain = EVENTS.reduce((sum, one) => sum + one.copies, 0);
  const eventDeck = without(
    EVENTS.map((one) => (total === plain ? one.copies : one.solo)),
    [...events.discard, ...staying],
  );
  const found = v.people.flatMap(({ slots }) =>
    slots.flatMap((slot) =>
      isCard(slot) && isFound(slot) ? [SUPPLY.findIndex(({ id }) => id === itemOf(slot).id)] : [],
    ),
  );
  const seen = air.filter((kind) => kind !== null);
  const supplyDeck = without(
    SUPPLY.map(({ copies }) => copies),
    [...supply.discard, ...found, ...seen],
  );
  return {
    ...open,
    rng: seeded('seen'),
    events: { draw: eventDeck, discard: [...events.discard] },
    air: air.map((kind) => (kind === null ? card(supplyDeck.pop() ?? 0) : seenBy(card(kind), [SPECTATOR]))),
    supply: { draw: supplyDeck, discard: [...supply.discard] },
  };
}
