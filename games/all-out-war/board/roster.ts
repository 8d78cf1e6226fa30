/** A group being built: lists as the rules read them, what is wrong with them, and what may be added. */
import type { Decision, Refusal } from '@shamble/kernel';
import { ITEMS, type Item, itemNumber } from '../content/items.ts';
import { type Role, SURVIVORS, type Survivor } from '../content/survivors.ts';
import { isCard, PACK } from '../rules/cards.ts';
import { costOf, faultsOf, LIST, membersOf } from '../rules/groups.ts';

type GroupQuestion = Extract<Decision, { kind: 'pick' }>;

export const isRoster = (decision: Decision | null): decision is GroupQuestion =>
  decision?.kind === 'pick' && decision.ask.id === 'build-group';

export interface Bearer {
  readonly survivor: Survivor;
  /** Entries of the list, copies included: `kitchenKnife.2`. */
  readonly gear: readonly string[];
}

export const survivorCalled = (id: string): Survivor | undefined => SURVIVORS.find((one) => one.id === id);

export const itemIn = (entry: string): Item => ITEMS[itemNumber(entry.split('.')[0])];

/** The list in parts. Gear before anybody belongs to nobody and is left out. */
export function bearersOf(list: readonly string[]): Bearer[] {
  const bearers: { survivor: Survivor; gear: string[] }[] = [];
  for (const entry of list) {
    const survivor = survivorCalled(entry);
    if (survivor !== undefined) bearers.push({ survivor, gear: [] });
    else bearers.at(-1)?.gear.push(entry);
  }
  return bearers;
}

export const listOf = (bearers: readonly Bearer[]): string[] =>
  bearers.flatMap(({ survivor, gear }) => [survivor.id, ...gear]);

/** Everything that is wrong, each with its rule; too few people for those who play together, too. */
export function wrongWith(list: readonly string[], limit: number, least: number): Refusal[] {
  const people = bearersOf(list).length;
  const faults = faultsOf(list, limit);
  return people >= least || people === 0
    ? faults
    : [...faults, { code: 'too-few-people', params: { least, got: people }, rules: ['AW-SOLO10'] }];
}

export const add = (list: readonly string[], id: string): string[] => [...list, id];

/** The next copy of a card that the list does not hold yet; null where all are taken. */
const nextCopy = (list: readonly string[], id: string): string | null =>
  LIST.find((entry) => entry.split('.')[0] === id && survivorCalled(entry) === undefined && !list.includes(entry)) ??
  null;

/** Gives a card to somebody of the list. */
export function give(list: readonly string[], survivor: string, id: string): string[] {
  const copy = nextCopy(list, id);
  if (copy === null) return [...list];
  return listOf(
    bearersOf(list).map((bearer) =>
      bearer.survivor.id === survivor ? { ...bearer, gear: [...bearer.gear, copy] } : bearer,
    ),
  );
}

/** Without somebody and all they carry, or without one card. */
export const without = (list: readonly string[], entry: string): string[] =>
  survivorCalled(entry) === undefined
    ? list.filter((one) => one !== entry)
    : listOf(bearersOf(list).filter(({ survivor }) => survivor.id !== entry));

/** The first of a list leads. */
export function lead(list: readonly string[], id: string): string[] {
  const bearers = bearersOf(list);
  return listOf([
    ...bearers.filter(({ survivor }) => survivor.id === id),
    ...bearers.filter(({ survivor }) => survivor.id !== id),
  ]);
}

export interface Filter {
  readonly what: 'people' | 'items';
  readonly faction: 'all' | 'rick' | 'neutral';
  readonly role: Role | 'all';
  readonly fits: boolean;
}

export const EVERYTHING: Filter = { what: 'people', faction: 'all', role: 'all', fits: false };

export function peopleFor(list: readonly string[], limit: number, { faction, role, fits }: Filter): Survivor[] {
  const left = limit - costOf(list);
  return SURVIVORS.filter(
    (one) =>
      !list.includes(one.id) &&
      (faction === 'all' || (faction === 'rick') === (one.faction === 'rick')) &&
      (role === 'all' || one.role === role) &&
      (!fits || (one.points <= left && faultsOf([...list, one.id], limit).length === 0)),
  ).sort((a, b) => b.points - a.points);
}

/** Cards for somebody; with `fits` those that can be paid and carried. */
export function itemsFor(list: readonly string[], limit: number, survivor: string | null, fits: boolean): Item[] {
  const left = limit - costOf(list);
  return ITEMS.filter(
    ({ id, points }) =>
      points !== null &&
      nextCopy(list, id) !== null &&
      (!fits || (points <= left && (survivor === null || faultsOf(give(list, survivor, id), limit).length === 0))),
  );
}

/** A group as a line of text: `aw1 Night Watch; rickLeader+revolver38; carl; =58`, with the points it had. */
const HEAD = 'aw1';

export const asText = (name: string, list: readonly string[]): string =>
  [
    `${HEAD} ${name.replaceAll(';', ',')}`,
    ...bearersOf(list).map(({ survivor, gear }) =>
      [survivor.id, ...gear.map((entry) => entry.split('.')[0])].join('+'),
    ),
    `=${costOf(list)}`,
  ].join('; ');

export interface Read {
  readonly name: string;
  readonly list: readonly string[];
  /** Words that are no Survivors and no cards of today. */
  readonly unknown: readonly string[];
  /** What it cost when it was kept; null where the line does not say. */
  readonly cost: number | null;
}

/** Reads such a line; null where it is none. Copies are numbered anew. */
export function fromText(text: string): Read | null {
  const [head, ...parts] = text.trim().split(';');
  if (!head.startsWith(HEAD) || parts.length === 0) return null;
  let list: string[] = [];
  const unknown: string[] = [];
  let cost: number | null = null;
  for (const part of parts.map((one) => one.trim())) {
    if (/^=\d+$/.test(part)) {
      cost = Number(part.slice(1));
      continue;
    }
    const [who, ...gear] = part.split('+');
    if (survivorCalled(who) === undefined) {
      unknown.push(who);
      continue;
    }
    if (list.includes(who)) continue;
    list = [...list, who];
    for (const id of gear) {
      const copy = itemNumber(id) >= 0 ? nextCopy(list, id) : null;
      if (copy === null) unknown.push(id);
      else list = [...list, copy];
    }
  }
  return { name: head.slice(HEAD.length).trim(), list, unknown, cost };
}

/** How many places of somebody are taken as the list has it: hands, then the Pack; null where the gear does not fit. */
export function placesOf({ survivor, gear }: Bearer): { readonly hands: number; readonly pack: number } | null {
  const members = membersOf([survivor.id, ...gear]);
  if ('unfit' in members) return null;
  const taken = members[0].slots.map((slot) => isCard(slot));
  return {
    hands: taken.slice(0, 2).filter(Boolean).length,
    pack: taken.slice(PACK, PACK + survivor.pack).filter(Boolean).length,
  };
}
