import { kindOf, type Rules, type Seat, seenBy } from '@shamble/kernel';
import { LOCATION_CARDS } from '../content/locations.ts';
import { LOCATION_AT } from '../content/map.ts';
import { findLender } from './lend.ts';
import { canPay, cardsOf, hasRequirements, objectiveOf, pledgedFor } from './locations.ts';
import { named } from './names.ts';
import { billOf, contribute, covers, partyStock, restOf } from './pay.ts';
import { FUEL, type G, me, otherMembers, type Walking } from './state.ts';

const PLEDGED = ['WD-TEAM24'];

/** The first member who agrees pays the next Fuel. */
export function* askForFuel(g: G): Rules {
  const { now } = g.state;
  now.lender = yield* findLender(g, FUEL);
  if (now.lender < 0) now.asked.push('fuel');
}

/** Location cards of these spaces that only lack a payment the group could make (WD-TEAM24). */
export function pledgeOptions(s: Walking, spaces: readonly number[]): string[] {
  const options: string[] = [];
  for (const space of spaces) {
    const location = LOCATION_AT[space];
    if (location === null) continue;
    for (const { card, slot } of cardsOf(s, location)) {
      const id = slot < 0 ? 'pledge.private' : `pledge.public.${slot + 1}`;
      if (s.now.asked.includes(id) || !hasRequirements(s, card) || canPay(s, card, pledgedFor(s, slot))) continue;
      if (covers(partyStock(s), billOf(objectiveOf(s, card).pay))) options.push(id);
    }
  }
  return options;
}

/** The active player names the Location; every member says what they will add to its payment. */
export function* askForPledges(g: G, id: string): Rules {
  const s = g.state;
  const slot = id === 'pledge.private' ? -1 : Number(id.slice(id.lastIndexOf('.') + 1)) - 1;
  const members = otherMembers(s);
  if (slot < 0) showTo(g, members);
  const card = slot < 0 ? kindOf(me(s).hidden) : s.shown[slot];
  s.now.asked.push(id);
  const units = s.players.map(() => [0, 0, 0]);
  const due = restOf(billOf(objectiveOf(s, card).pay), me(s).stock);
  for (const seat of members) yield* contribute(g, seat, due, units);
  s.pledge = { slot, units };
  for (const seat of members) {
    if (units[seat].every((n) => n === 0)) continue;
    const event = { type: 'pledged', player: named(seat), units: [...units[seat]], rules: PLEDGED };
    if (slot < 0) g.whisper([s.active, ...members], event);
    else g.emit(event);
  }
}

/** The private card is shown to the group alone. */
function showTo(g: G, members: readonly Seat[]): void {
  const s = g.state;
  me(s).hidden = seenBy(me(s).hidden, members);
  g.reveal('private-location');
  const { id } = LOCATION_CARDS[kindOf(me(s).hidden)];
  g.whisper([s.active, ...members], { type: 'private-told', player: named(s.active), card: id, rules: PLEDGED });
}
