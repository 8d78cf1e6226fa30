/** Swap Items (3.18): any rearrangement of the own cards, and a gift to one friend in the Kill Zone (D23). */
import type { Check, Refusal, Rules, Seat } from '@shamble/kernel';
import { ITEMS } from '../content/items.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { FREE, fits, isCard, itemOf, ridersOf, slotAt, slotCalled, withoutRider, withRider } from './cards.ts';
import { putAway } from './harm.ts';
import { friendsOf, inKillZone } from './near.ts';
import { flawOf } from './slots.ts';
import { type G, nameOf, type Person, type War } from './state.ts';
import { named } from './words.ts';

const SWAP = { id: 'swap', rules: ['AW-SWAP01', 'AW-SWAP02', 'AW-SWAP02-R', 'AW-SWAP03'] };

/** Somebody's slots, as a swap is judged by. */
type Bearer = {
  readonly id: string;
  readonly survivor: number;
  readonly slots: readonly number[];
};

/** Whose cards are rearranged, and friends who may get some. */
export type Swapping = {
  readonly giver: Bearer;
  readonly friends: readonly Bearer[];
};

const bearer = ({ id, survivor, slots }: Person): Bearer => ({ id, survivor, slots });

const swappingOf = (s: War, person: Person): Swapping => ({
  giver: bearer(person),
  friends: friendsOf(s, person)
    .filter((friend) => inKillZone(person, friend))
    .map(bearer),
});

/** Something to rearrange, to hand over or to throw away (AW-CARD08). */
export const maySwap = (person: Person): boolean => person.slots.some(isCard);

/** A card, or an attachment that rides on one, by where it lies: `hand-1`, `hand-1+scope`. */
export interface Held {
  readonly id: string;
  /** Without what rides on it. */
  readonly card: number;
}

const pack = ({ survivor }: Bearer): number => SURVIVORS[survivor].pack;

export const heldBy = (one: Bearer): Held[] =>
  one.slots.flatMap((card, slot) => {
    if (!isCard(card)) return [];
    const id = slotAt(pack(one), slot);
    const riders = ridersOf(card);
    return [
      { id, card: riders.reduce(withoutRider, card) },
      ...riders.map((rider) => ({ id: `${id}+${ITEMS[rider].id}`, card: rider })),
    ];
  });

/** Where each can be put: `hand-1@pack-2`, on an own card `pack-1@on.hand-1`, in a friend's free slot `hand-1@carl.pack-1`. */
function swapOptions({ giver, friends }: Swapping): string[] {
  const held = heldBy(giver);
  const own = giver.slots.map((_, slot) => slotAt(pack(giver), slot));
  const hosts = held.filter(({ card }) => itemOf(card).rides === null).map(({ id }) => `on.${id}`);
  const gifts = friends.flatMap((friend) =>
    friend.slots.flatMap((slot, i) => (slot === FREE ? [`${friend.id}.${slotAt(pack(friend), i)}`] : [])),
  );
  return held.flatMap(({ id, card }) =>
    [...own, ...(itemOf(card).rides === null ? [] : hosts), ...gifts].map((where) => `${id}@${where}`),
  );
}

/** How everything lies after a swap. */
export interface Swapped {
  readonly own: readonly number[];
  readonly friend: { readonly id: string; readonly slots: readonly number[] } | null;
  /** Cards that were not put anywhere: thrown away (AW-SWAP03). */
  readonly gone: readonly number[];
}

const refusal = (code: string, rule: string): Refusal => ({ code, rules: [rule] });

/** Reads a whole rearrangement, or says what is wrong with it. */
function arrange({ giver, friends }: Swapping, answer: readonly string[]): Swapped | Refusal {
  const held = heldBy(giver);
  const own = giver.slots.map((slot) => (isCard(slot) ? FREE : slot));
  let friend: Bearer | null = null;
  let gift: number[] = [];
  const riding: { readonly card: number; readonly host: string }[] = [];
  const places = new Map<string, { readonly slots: number[]; readonly slot: number }>();
  const moved = new Set<string>();
  for (const entry of answer) {
    const [id, where] = entry.split('@');
    const one = held.find((each) => each.id === id);
    if (one === undefined || moved.has(id)) return refusal('thing-twice', 'AW-SWAP01');
    moved.add(id);
    if (where.startsWith('on.')) {
      riding.push({ card: one.card, host: where.slice('on.'.length) });
      continue;
    }
    const dot = where.lastIndexOf('.');
    if (dot >= 0 && friend === null) {
      friend = friends.find((each) => each.id === where.slice(0, dot)) ?? null;
      gift = [...(friend?.slots ?? [])];
    }
    if (dot >= 0 && friend?.id !== where.slice(0, dot)) return refusal('two-friends', 'AW-SWAP02-R');
    const to = dot >= 0 && friend !== null ? { whose: friend, slots: gift } : { whose: giver, slots: own };
    const slot = slotCalled(pack(to.whose), where.slice(dot + 1));
    if (to.slots[slot] !== FREE) return refusal('slot-taken', 'AW-CARD05');
    to.slots[slot] = one.card;
    places.set(id, { slots: to.slots, slot });
  }
  for (const { card, host } of riding) {
    const place = places.get(host);
    if (place === undefined || !fits(place.slots[place.slot], card)) return refusal('no-host', 'AW-KEY01');
    place.slots[place.slot] = withRider(place.slots[place.slot], card);
  }
  const fault =
    flawOf(SURVIVORS[giver.survivor], own) ?? (friend === null ? null : flawOf(SURVIVORS[friend.survivor], gift));
  if (fault !== null) return refusal(fault, 'AW-CARD05');
  const gone = held.filter(({ id }) => !moved.has(id)).map(({ card }) => card);
  return { own, friend: friend === null ? null : { id: friend.id, slots: gift }, gone };
}

/** A rearrangement is judged as a whole, by what the question carries. */
export const checkSlots: Check = (decision, answer) => {
  if (decision.kind !== 'pick') return null;
  const result = arrange(decision.facts as unknown as Swapping, answer as readonly string[]);
  return 'code' in result ? result : null;
};

/** The Action, or before play where cards are put into slots (AW-GROUP08). */
export function* swap(g: G, person: Person, seat: Seat = person.owner): Rules {
  const s = g.state;
  const swapping = swappingOf(s, person);
  const answer = yield* g.pick(seat, SWAP, swapOptions(swapping), {
    min: 0,
    max: heldBy(swapping.giver).length,
    check: 'slots',
    facts: swapping,
    params: { survivor: named(person) },
  });
  const result = arrange(swapping, answer as readonly string[]);
  if ('code' in result) throw new Error(`a swap that was let through: ${result.code}`);
  const moved = movedIn(swapping.giver, result.own);
  person.slots = [...result.own];
  if (result.friend !== null) give(g, person, result.friend);
  for (const card of result.gone) putAway(g, card);
  g.emit({
    type: 'swaps',
    survivor: person.id,
    moved,
    gave: result.friend !== null,
    discarded: result.gone.map((card) => itemOf(card).id),
    rules: ['AW-SWAP01', 'AW-SWAP03'],
  });
}

/** What lies where it did not lie before, `hatchet@hand-1`, attachments that ride on something else too. */
const movedIn = (giver: Bearer, own: readonly number[]): string[] =>
  own.flatMap((card, slot) => {
    const before = giver.slots[slot];
    if (!isCard(card) || card === before) return [];
    const same = isCard(before) && itemOf(before).id === itemOf(card).id;
    const riders = ridersOf(card).filter((rider) => !isCard(before) || !ridersOf(before).includes(rider));
    const items = same ? riders.map((rider) => ITEMS[rider].id) : [itemOf(card).id];
    return items.map((id) => `${id}@${slotAt(pack(giver), slot)}`);
  });

function give(g: G, person: Person, { id, slots }: { readonly id: string; readonly slots: readonly number[] }): void {
  const friend = friendsOf(g.state, person).find((one) => nameOf(one) === id);
  if (friend === undefined) throw new Error(`nobody is called "${id}"`);
  const items = slots.flatMap((card, i) => (isCard(card) && friend.slots[i] === FREE ? [itemOf(card).id] : []));
  friend.slots = [...slots];
  g.emit({ type: 'gives', survivor: person.id, friend: id, items, rules: ['AW-SWAP02', 'AW-SWAP02-R'] });
}
