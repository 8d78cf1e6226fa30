/** Building a group (3.7). A list is Survivors, each followed by the gear it carries; the first one leads. */
import type { Check, Refusal } from '@shamble/kernel';
import type { ReadyGroup } from '../content/groups.ts';
import { ITEMS, itemNumber } from '../content/items.ts';
import { type Role, SURVIVORS, type Survivor } from '../content/survivors.ts';
import { BODY, bought, FREE, fits, freeSlots, HEAD, isCard, itemOf, PACK, withRider } from './cards.ts';
import { flawOf, freePack } from './slots.ts';

/** One of a group with its cards in their slots. */
export interface Member {
  readonly survivor: Survivor;
  readonly slots: number[];
}

const number = (id: string): number => SURVIVORS.findIndex((one) => one.id === id);

/** Options of a list: every Survivor, and every copy of every card a group may buy: `kitchenKnife.2`. */
export const LIST: readonly string[] = [
  ...SURVIVORS.map(({ id }) => id),
  ...ITEMS.flatMap(({ id, points, most }) =>
    points === null ? [] : Array.from({ length: most }, (_, i) => (i === 0 ? id : `${id}.${i + 1}`)),
  ),
];

const cardOf = (entry: string): number => itemNumber(entry.split('.')[0]);

export const costOf = (list: readonly string[]): number =>
  list.reduce((sum, entry) => {
    const who = number(entry);
    return sum + (who >= 0 ? SURVIVORS[who].points : (ITEMS[cardOf(entry)].points ?? 0));
  }, 0);

/** Ways to carry one card more, the best liked first: on its host, equipped, packed, else in a free hand (AW-CONT08, AW-GROUP07). */
function* waysToCarry(survivor: Survivor, slots: readonly number[], card: number): Generator<readonly number[]> {
  const { rides, type, fromPack } = itemOf(card);
  if (rides !== null)
    for (const [host, slot] of slots.entries())
      if (isCard(slot) && fits(slot, card)) yield slots.with(host, withRider(slot, card));
  const worn = type === 'head' ? [HEAD] : type === 'body' ? [BODY] : [0, 1];
  const inPack = freePack(survivor, slots, card);
  const packed = [inPack[0], inPack.find((slot) => slot >= PACK + survivor.pack)].filter((slot) => slot !== undefined);
  const packsFirst = type === 'special' && (fromPack || rides !== null);
  for (const slot of new Set(packsFirst ? [...packed, ...worn] : [...worn, ...packed])) {
    const carried = slots.with(slot, card);
    if (slots[slot] === FREE && flawOf(survivor, carried) === null) yield carried;
  }
}

/** Slots that hold all of these cards; null where there are none such (AW-GROUP07). */
function carry(survivor: Survivor, cards: readonly number[], slots: readonly number[]): readonly number[] | null {
  if (cards.length === 0) return slots;
  const [card, ...rest] = cards;
  for (const way of waysToCarry(survivor, slots, card)) {
    const all = carry(survivor, rest, way);
    if (all !== null) return all;
  }
  return null;
}

/** A Rucksack comes first, attachments last: they need what the others bring. */
const rank = (card: number): number => (itemOf(card).does === 'rucksack' ? 0 : itemOf(card).rides === null ? 1 : 2);

const carriedBy = (survivor: Survivor, gear: readonly string[]): readonly number[] | null => {
  const cards = gear.map((entry) => bought(cardOf(entry))).sort((a, b) => rank(a) - rank(b));
  const free = freeSlots(survivor);
  return cards.filter((card) => rank(card) < 2).length > free.length ? null : carry(survivor, cards, free);
};

/** The members of a list, or what of it fits nowhere. */
export function membersOf(list: readonly string[]): Member[] | { readonly unfit: string } {
  const members: Member[] = [];
  for (let at = 0; at < list.length; ) {
    const survivor = SURVIVORS[number(list[at])];
    if (survivor === undefined) return { unfit: list[at] };
    const next = list.findIndex((entry, i) => i > at && number(entry) >= 0);
    const gear = list.slice(at + 1, next < 0 ? undefined : next);
    const slots = carriedBy(survivor, gear);
    if (slots === null) {
      const most = gear.findIndex((_, i) => carriedBy(survivor, gear.slice(0, i + 1)) === null);
      return { unfit: gear[most] };
    }
    members.push({ survivor, slots: [...slots] });
    at += 1 + gear.length;
  }
  return members;
}

/** The list of a ready group. */
export function listOf({ members }: ReadyGroup): string[] {
  const copies = new Map<string, number>();
  return members.flatMap(({ survivor, gear }) => [
    survivor,
    ...gear.map((id) => {
      const copy = (copies.get(id) ?? 0) + 1;
      copies.set(id, copy);
      return copy === 1 ? id : `${id}.${copy}`;
    }),
  ]);
}

/** What nobody can buy, or not so often: lists may come from anywhere (AW-GROUP09, AW-GROUP10). */
function notForSale(list: readonly string[]): Refusal | null {
  const strange = list.find((entry) => !LIST.includes(entry));
  if (strange !== undefined) {
    const item = ITEMS[cardOf(strange)];
    const rule = item === undefined ? 'AW-GROUP01' : item.points === null ? 'AW-GROUP10' : 'AW-GROUP09';
    return { code: 'not-offered', params: { option: strange }, rules: [rule] };
  }
  const twice = list.find((entry, i) => number(entry) < 0 && list.indexOf(entry) !== i);
  return twice === undefined ? null : { code: 'twice', params: { option: twice }, rules: ['AW-GROUP09'] };
}

/** All that is wrong with a list, each with its rule; nothing where a group may be so. */
export function faultsOf(list: readonly string[], limit: number): Refusal[] {
  const strange = notForSale(list);
  if (strange !== null) return [strange];
  const faults: Refusal[] = [];
  const cost = costOf(list);
  if (cost > limit) faults.push({ code: 'over-points', params: { cost, limit }, rules: ['AW-GROUP01'] });
  const members = membersOf(list);
  if ('unfit' in members)
    return [
      ...faults,
      { code: 'no-room-for', params: { item: { id: `item.${members.unfit.split('.')[0]}` } }, rules: ['AW-GROUP07'] },
    ];
  if (members.length === 0) return [{ code: 'nobody', rules: ['AW-GROUP11'] }];
  const people = members.map(({ survivor }) => survivor);
  const twice = people.find(({ character }, i) => people.findIndex((other) => other.character === character) !== i);
  if (twice)
    faults.push({
      code: 'same-character',
      params: { survivor: { id: `survivor.${twice.id}` } },
      rules: ['AW-GROUP06'],
    });
  const crowded = crowdedRole(people);
  if (crowded)
    faults.push({
      code: 'too-many-of-role',
      params: { role: { id: `role.${crowded.role}` }, got: crowded.got, most: crowded.most },
      rules: ['AW-GROUP05'],
    });
  return faults;
}

/** A Role held by more than half of the group, rounded up; the Leader's own has no limit (AW-GROUP05). */
function crowdedRole(people: readonly Survivor[]): { role: Role; got: number; most: number } | null {
  const most = Math.ceil(people.length / 2);
  for (const { role } of people) {
    const got = people.filter((one) => one.role === role).length;
    if (role !== people[0].role && got > most) return { role, got, most };
  }
  return null;
}

/** The check of a list; its limit stands in the question. */
export const checkGroup: Check = (decision, answer) => {
  const list = answer as readonly string[];
  const [fault] = faultsOf(list, Number(decision.params?.limit));
  if (fault !== undefined) return fault;
  const people = list.filter((entry) => number(entry) >= 0).length;
  const least = Number(decision.params?.least);
  return people >= least ? null : { code: 'too-few-people', params: { least, got: people }, rules: ['AW-SOLO10'] };
};
