/** What questions begin with: things as they would usually be laid, Attacks shared so that as few as possible fall. */
import type { Decision, Json } from '@shamble/kernel';
import type { Beginning } from '@shamble/parts';
import { EQUIPMENT } from '../content/equipment.ts';
import { VAULT_RUNS } from '../rules/vault.ts';
import { asView, type View } from '../rules/view.ts';
import { sharesFor } from './shares.ts';
import { isHand, isStock, type Stock, slotsOf, stockOf } from './stock.ts';

export function begins(data: Json, decision: Decision): Beginning | null {
  const view = asView(data);
  if (decision.kind === 'split') return sharesFor(view, decision);
  if (decision.kind !== 'pick') return null;
  switch (decision.ask.id) {
    case 'set':
      return setPlan(decision.options, 'a');
    case 'found':
      return foundPlan(view, decision);
    case 'spare':
      return decision.options;
    case 'goals':
    case 'ways':
      return firstOfEach(decision.options);
    case 'room':
      return roomFor(view, decision);
    case 'owners':
      return dealtEvenly(decision.options);
    case 'vault-keep':
      return wholeRun(view);
    default:
      return null;
  }
}

/** Weapons are taken into a Hand, the rest goes into the Backpack. */
const wants = (what: string): 'hand' | 'pack' => {
  const card = EQUIPMENT.find(({ id }) => id === what.replace('!', ''));
  return card && (card.kind === 'melee' || card.kind === 'ranged' || !card.backpack) ? 'hand' : 'pack';
};

const inWantedOrder = (survivor: string, what: string): string[] => {
  const slots = slotsOf(survivor);
  return wants(what) === 'hand' ? slots : [...slots.slice(2), ...slots.slice(0, 2)];
};

/** A whole set, each card in the first slot that suits it: `a.katana.bly:1`. */
export function setPlan(options: readonly string[], set: string): string[] {
  const own = options.filter((id) => id.startsWith(`${set}.`));
  const taken = new Set<string>();
  return [...new Set(own.map((id) => id.split('.')[1]))].flatMap((what) => {
    const [, , place] = own[0].split('.');
    const slot = inWantedOrder(place.split(':')[0], what).find((one) => !taken.has(one));
    if (slot === undefined) return [];
    taken.add(slot);
    return [`${set}.${what}.${slot}`];
  });
}

/** A Hand of somebody with an empty weapon. */
const emptyGun = (slots: Stock['slots'], id: string) =>
  [...slots].find(([slot, { what }]) => slot.startsWith(`${id}:`) && isHand(slot) && what.endsWith('!'));

/** A card just found goes into the first free slot that suits it; without one it stays in the air. */
function foundPlan(view: View, decision: Extract<Decision, { kind: 'pick' }>): string[] {
  if (!isStock(decision)) return [];
  const { air, people, slots } = stockOf(view, decision, []);
  const taken = new Set(slots.keys());
  return air.flatMap(({ key, what }) => {
    const [wanted, room] = [
      inWantedOrder(people[0], what),
      slotsOf(people[0]).find((one) => !isHand(one) && !taken.has(one)),
    ];
    const hand = wanted.find((one) => isHand(one) && !taken.has(one));
    // An empty gun makes room in a Hand.
    const gun = wants(what) === 'hand' && hand === undefined ? emptyGun(slots, people[0]) : undefined;
    const away = gun && room ? `${gun[1].key}.${room}` : null;
    if (gun && room && away !== null && decision.options.includes(away)) {
      taken.add(room);
      return [`${key}.${gun[0]}`, away];
    }
    const slot = wanted.find((one) => !taken.has(one));
    if (slot === undefined) return [];
    taken.add(slot);
    return [`${key}.${slot}`];
  });
}

/** Of each group the first choices, as many as it has to make: `goal.from.to`, `way.from.kind.odd.to`. */
function firstOfEach(options: readonly string[]): string[] {
  const left = new Map<string, number>();
  return options.filter((id) => {
    const parts = id.split('.');
    const group = parts.slice(0, -1).join('.');
    const most = parts[0] === 'way' ? Number(parts[3]) : 1;
    const n = left.get(group) ?? most;
    left.set(group, n - 1);
    return n > 0;
  });
}

/** Free slots first. */
function roomFor(view: View, { options, params, max }: Extract<Decision, { kind: 'pick' }>): string[] {
  const param = params?.survivor;
  const id = typeof param === 'object' && 'id' in param ? param.id.slice('survivor.'.length) : '';
  const slots = view.team.find(({ survivor }) => survivor === id)?.slots ?? [];
  const isFree = (option: string): boolean => slots[Number(option.slice('slot.'.length)) - 1] === null;
  return options.toSorted((a, b) => Number(isFree(b)) - Number(isFree(a))).slice(0, max);
}

/** The dice of a run that lies there complete. */
function wholeRun({ attempt }: View): string[] | null {
  if (attempt === null) return null;
  const { dice, kept } = attempt;
  const run = VAULT_RUNS.find((values) => values.every((value) => dice.includes(value)));
  const missing = run?.filter((value) => !dice.some((one, i) => kept[i] && one === value));
  return missing?.map((value) => `die.${dice.indexOf(value) + 1}`) ?? null;
}

/** How many of some things each seat gets, the first ones more. */
export const dealtOver = (things: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => Math.floor(things / seats) + (i < things % seats ? 1 : 0));

/** `kate.2`: evenly, the first seats get more. */
function dealtEvenly(options: readonly string[]): string[] {
  const people = [...new Set(options.map((id) => id.split('.')[0]))];
  const seats = new Set(options.map((id) => id.split('.')[1])).size;
  const owners = dealtOver(people.length, seats).flatMap((n, i) => Array.from({ length: n }, () => i + 1));
  return people.map((id, i) => `${id}.${owners[i]}`);
}
