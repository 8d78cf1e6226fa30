/** Deals anew what a seat cannot see: the order of both decks, and cards another player looks at (AW-HID01, AW-HID05). */
import { type Chance, dealAnew, kindOf, knownTo, type Seat } from '@shamble/kernel';
import type { War } from './state.ts';

export function scramble(s: War, seat: Seat, chance: Chance): void {
  s.events.draw = dealAnew(chance, s.events.draw);
  const hidden = s.air.map((card) => !knownTo(card, seat));
  const pool = dealAnew(chance, [...s.supply.draw, ...s.air.filter((_, i) => hidden[i]).map(kindOf)]);
  s.air = s.air.map((card, i) => (hidden[i] ? card - kindOf(card) + (pool.pop() ?? 0) : card));
  s.supply.draw = pool;
}
