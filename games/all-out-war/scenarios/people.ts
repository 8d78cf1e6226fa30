import { bool, fail, int, list, map, oneOf, type Word } from '@shamble/kernel/scenario/reading';
import { ITEMS, itemNumber } from '../content/items.ts';
import { SUPPLY } from '../content/supply.ts';
import { SURVIVORS } from '../content/survivors.ts';
import {
  BODY,
  bought,
  broken,
  emptied,
  FREE,
  fits,
  found,
  freeSlots,
  HEAD,
  isCard,
  isFound,
  LOST,
  PACK,
  ridersOf,
  withRider,
} from '../rules/cards.ts';
import { newPerson } from '../rules/setup.ts';
import type { Person, War } from '../rules/state.ts';
import { readPlace } from './reading.ts';

// biome-ignore format: one list
const FACTS = [
  'side', 'player', 'at', 'health', 'bitten', 'hands', 'head', 'body', 'pack', 'leader', 'activated', 'locked', 'attacked',
  'shot', 'berserk', 'calm', 'used', 'noRun', 'amputations', 'status',
] as const;

/** The Survivors named, in this order, with nothing but what is said; `rickLeader-2` is the second side's where both have one. */
export function setPeople(s: War, value: Word | undefined): void {
  for (const { slots } of s.people) s.spare += equipment(slots);
  s.people = [];
  for (const [id, facts] of Object.entries(value === undefined ? {} : map(value, 'people'))) {
    const survivor = SURVIVORS.findIndex((one) => one.id === id.split('-')[0]);
    if (survivor < 0) throw fail('people', `nobody is called "${id}"`);
    s.people.push(read(s, survivor, id, facts as Word));
  }
  for (const { slots } of s.people) s.spare -= equipment(slots);
}

/** Cards that were bought, and what rides on cards. */
const equipment = (slots: readonly number[]): number =>
  slots.filter(isCard).reduce((sum, card) => sum + (isFound(card) ? 0 : 1) + ridersOf(card).length, 0);

function read(s: War, survivor: number, id: string, value: Word): Person {
  const path = `people.${id}`;
  const facts = map(value, path);
  for (const key of Object.keys(facts)) oneOf(key, FACTS, path);
  const side = facts.side === undefined ? 0 : int(facts.side, path, 1, 2) - 1;
  const owner = facts.player === undefined ? (s.together ? 0 : side) : int(facts.player, path, 1, s.seats) - 1;
  const leads = facts.leader === undefined ? !s.people.some((other) => other.side === side) : bool(facts.leader, path);
  const person = newPerson(survivor, id, side, owner, leads, freeSlots(SURVIVORS[survivor]));
  const { x, y, level, prone } = readPlace(facts.at, `${path}.at`);
  Object.assign(person, { x, y, level, prone, status: 'playing' });
  if (facts.status !== undefined) person.status = oneOf(facts.status, ['playing', 'dead'] as const, path);
  if (facts.health !== undefined) person.health = int(facts.health, path, 1, 20);
  for (const key of ['bitten', 'activated', 'locked', 'attacked', 'shot', 'berserk', 'calm', 'noRun'] as const)
    if (facts[key] !== undefined) person[key] = bool(facts[key], `${path}.${key}`);
  if (facts.amputations !== undefined) person.amputations = int(facts.amputations, path, 0, 2);
  if (facts.used !== undefined) person.used = list(facts.used, path).map(String);
  if (facts.hands !== undefined)
    list(facts.hands, path).forEach((card, i) => {
      person.slots[i] = card === null ? FREE : card === 'lost' ? LOST : readCard(s, card, path);
    });
  if (facts.head !== undefined) person.slots[HEAD] = readCard(s, facts.head, path);
  if (facts.body !== undefined) person.slots[BODY] = readCard(s, facts.body, path);
  if (facts.pack !== undefined)
    list(facts.pack, path).forEach((card, i) => {
      person.slots[PACK + i] = card === null ? FREE : readCard(s, card, path);
    });
  return person;
}

/** `magnum`, `magnum empty`, `chainsaw broken`, `huntingRifle scope`, `crowbar found` off the Supply deck; what cannot be bought was found. */
function readCard(s: War, value: Word, path: string): number {
  const [id, ...more] = String(value).split(' ');
  const kind = itemNumber(id);
  if (kind < 0) throw fail(path, `there is no item "${id}"`);
  let card = bought(kind);
  if (more.includes('found') || ITEMS[kind].points === null) {
    const at = s.supply.draw.findIndex((one) => SUPPLY[one].id === id);
    if (at < 0) throw fail(path, `no "${id}" is left in the Supply deck`);
    s.supply.draw.splice(at, 1);
    card = found(kind);
  }
  for (const one of more.filter((word) => word !== 'found')) {
    const rider = itemNumber(one);
    if (one === 'empty') card = emptied(card);
    else if (one === 'broken') card = broken(card);
    else if (rider >= 0 && fits(card, rider)) card = withRider(card, rider);
    else throw fail(path, `"${one}" is no state of ${ITEMS[kind].id}`);
  }
  return card;
}
