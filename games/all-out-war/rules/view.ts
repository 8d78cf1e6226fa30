/** What a seat may know: everything but the order of the decks and cards another player looks at (AW-HID01 to AW-HID08). */
import { hide, type Json, type Seat } from '@shamble/kernel';
import type { War } from './state.ts';

/** A deck as everybody sees it: how many cards are left, and the discards, the latest last. */
interface SeenDeck {
  readonly left: number;
  readonly discard: readonly number[];
}

export interface View extends Omit<War, 'rng' | 'supply' | 'events' | 'air'> {
  readonly supply: SeenDeck;
  readonly events: SeenDeck;
  /** Supply cards being looked at: null for those one may not see. */
  readonly air: readonly (number | null)[];
}

/** The view of this game that travels as plain data. */
export const asView = (data: Json): View => data as unknown as View;

export function view(s: War, seat: Seat): Json {
  const { rng, supply, events, air, ...open } = s;
  const seen: View = {
    ...structuredClone(open),
    supply: { left: supply.draw.length, discard: [...supply.discard] },
    events: { left: events.draw.length, discard: [...events.discard] },
    air: hide(air, seat),
  };
  return seen as unknown as Json;
}
