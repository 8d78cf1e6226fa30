import { kindOf, type Rules, type Seat, seenBy } from '@shamble/kernel';
import { LOCATION_CARDS } from '../content/locations.ts';
import { LOCATION_AT } from '../content/map.ts';
import { findLender } from './lend.ts';
import { canPay, cardsOf, hasRequirements, objectiveOf, pledgedFor } from './locations.ts';
import { KIND_IDS, named } from './names.ts';
import { type Bill, billOf, covers, partyStock, pooled, restOf, told } from './pay.ts';
import { FUEL, type G, me, otherMembers, type Walking } from './state.ts';

const ASK_PLEDGE = { id: 'pledge', rules: ['WD-TEAM24'] };
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

/**
 * The active player names the Location; every member says once what they will add to its payment. Everybody sees that
 * this happens, and it takes as many answers whatever the price of a private card is.
 */
export function* askForPledges(g: G, id: string): Rules {
  const s = g.state;
  const slot = id === 'pledge.private' ? -1 : Number(id.slice(id.lastIndexOf('.') + 1)) - 1;
  const members = otherMembers(s);
  g.emit({ type: 'pledge-asked', player: named(s.active), slot: slot < 0 ? null : slot + 1, rules: PLEDGED });
  if (slot < 0) showTo(g, members);
  const card = slot < 0 ? kindOf(me(s).hidden) : s.shown[slot];
  s.now.asked.push(id);
  const units = s.players.map(() => [0, 0, 0]);
  const due = restOf(billOf(objectiveOf(s, card).pay), me(s).stock);
  for (const seat of members) units[seat] = yield* pledge(g, seat, restOf(due, pooled(units)));
  s.pledge = { slot, units };
  for (const seat of members) {
    if (units[seat].every((n) => n === 0)) continue;
    const event = { type: 'pledged', player: named(seat), units: [...units[seat]], rules: PLEDGED };
    if (slot < 0) g.whisper([s.active, ...members], event);
    else g.emit(event);
  }
}

/** What one member adds to what is still missing: some of it, or nothing. */
function* pledge(g: G, seat: Seat, rest: Bill): Rules<number[]> {
  const s = g.state;
  const wanted = rest.fixed.reduce((sum, n) => sum + n, rest.any);
  const limits = s.players[seat].stock.map((owned, kind) => Math.min(owned, rest.fixed[kind] + rest.any));
  const open = [0, 1, 2].filter((kind) => limits[kind] > 0);
  const shares = yield* g.split(seat, ASK_PLEDGE, [...open.map((kind) => KIND_IDS[kind]), 'keep'], wanted, {
    limits: [...open.map((kind) => limits[kind]), wanted],
    params: { ...told(rest), who: { seat: s.active } },
  });
  return KIND_IDS.map((kind) => shares[kind] ?? 0);
}

/** The private card is shown to the group alone. */
function showTo(g: G, members: readonly Seat[]): void {
  const s = g.state;
  me(s).hidden = seenBy(me(s).hidden, members);
  g.reveal('private-location');
  const { id } = LOCATION_CARDS[kindOf(me(s).hidden)];
  g.whisper([s.active, ...members], { type: 'private-told', player: named(s.active), card: id, rules: PLEDGED });
}
