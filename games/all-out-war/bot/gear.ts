/** Cards: what each is worth to whom, what is taken, worn and handed on. */

import { most } from '@shamble/bots/advice';
import type { Advice, Choose, Pick } from '@shamble/kernel';
import type { Colour } from '../content/dice.ts';
import { ITEMS, itemNumber } from '../content/items.ts';
import { SUPPLY } from '../content/supply.ts';
import {
  BODY,
  FREE,
  found,
  HEAD,
  isBroken,
  isCard,
  isEmptied,
  itemOf,
  PACK,
  ridersOf,
  slotName,
  slotNamed,
} from '../rules/cards.ts';
import { friendsOf, inKillZone } from '../rules/near.ts';
import { flawOf } from '../rules/slots.ts';
import { type Person, survivorOf, type War } from '../rules/state.ts';
import { checkSlots } from '../rules/swap.ts';
import { advise } from './advice.ts';
import { worthAt } from './lives.ts';
import type { Mind } from './mind.ts';
import { personIn } from './who.ts';

const DICE: Readonly<Record<Colour, number>> = { red: 0.83, white: 1.17, blue: 1.83 };
const dice = (list: readonly Colour[]): number => list.reduce((sum, colour) => sum + DICE[colour], 0);

/** What a card in its place is worth to somebody. */
function cardWorth(person: Person, card: number): number {
  const { type, dice: own, shots, keywords, loud, does, range } = itemOf(card);
  const survivor = survivorOf(person);
  switch (type) {
    case 'ranged': {
      if (isBroken(card)) return 0;
      const base = (dice(own) + 0.5 * dice(survivor.shoot)) * (1 + 0.4 * (shots - 1)) * (range > 8000 ? 1.1 : 1);
      const handy = keywords.includes('handgun') ? 0.4 : 0;
      return (
        (base + handy - (loud === 'mayhem' ? 0.4 : 0)) *
        (isEmptied(card) ? 0.25 : 1) *
        (keywords.includes('oneUse') ? 0.4 : 1)
      );
    }
    case 'melee':
      if (isBroken(card)) return 0;
      return (
        dice(own) +
        0.25 * keywords.filter((one) => one !== 'bulky' && one !== 'amputate').length -
        (loud === null ? 0 : 0.5)
      );
    case 'head':
    case 'body':
      return does === 'meleeDefense' || does === 'allDefense' ? 1.1 : 0.9;
    default:
      if (does === 'hipFlask') return survivor.nerve === 'high' ? 0.1 : 0.6;
      if (does === 'reload')
        return person.slots.some((slot) => isCard(slot) && itemOf(slot).type === 'ranged') ? 0.7 : 0.1;
      if (does === 'bandages' || does === 'firstAid') return 0.9;
      return 0.5;
  }
}

/** All cards of somebody as they lie: in hand the best of a kind counts, in the Pack what works from there. */
function slotsWorth(person: Person, slots: readonly number[]): number {
  let [ranged, melee, sum] = [0, 0, 0];
  slots.forEach((card, slot) => {
    if (!isCard(card)) return;
    const { type } = itemOf(card);
    const worth = cardWorth(person, card);
    if (slot >= PACK) sum += type === 'special' ? worth : 0.15 * worth;
    else if (type === 'ranged') [ranged, sum] = [Math.max(ranged, worth), sum + 0.2 * Math.min(ranged, worth)];
    else if (type === 'melee') [melee, sum] = [Math.max(melee, worth), sum + 0.2 * Math.min(melee, worth)];
    else sum += worth;
  });
  return sum + ranged + melee;
}

/** Where every card would lie best: by its slot now. */
function bestSlots(person: Person): { readonly worth: number; readonly to: ReadonlyMap<number, number> } {
  const survivor = survivorOf(person);
  const held = person.slots.flatMap((card, slot) => (isCard(card) ? [slot] : []));
  const now = new Map(held.map((slot) => [slot, slot]));
  let found = { worth: slotsWorth(person, person.slots), to: now };
  const arms = [
    -1,
    ...held.filter(
      (slot) =>
        itemOf(person.slots[slot]).type !== 'head' &&
        itemOf(person.slots[slot]).type !== 'body' &&
        ITEMS[person.slots[slot] % 64].rides === null,
    ),
  ];
  const worn = (place: number): number => {
    const type = place === HEAD ? 'head' : 'body';
    const fits = held.filter((slot) => itemOf(person.slots[slot]).type === type);
    return fits.length === 0
      ? -1
      : most(fits, (slot) => cardWorth(person, person.slots[slot]) + (slot === place ? 0.01 : 0));
  };
  const [head, body] = [worn(HEAD), worn(BODY)];
  for (const left of arms)
    for (const right of arms) {
      if (left >= 0 && left === right) continue;
      const to = new Map<number, number>();
      const slots = person.slots.map((card) => (isCard(card) ? FREE : card));
      const put = (from: number, slot: number): boolean => {
        if (from < 0) return true;
        if (slots[slot] !== FREE) return false;
        slots[slot] = person.slots[from];
        to.set(from, slot);
        return true;
      };
      if (!put(left, 0) || !put(right, 1) || !put(head, HEAD) || !put(body, BODY)) continue;
      const rest = held.filter((slot) => !to.has(slot)).sort((a, b) => (b >= PACK ? 1 : 0) - (a >= PACK ? 1 : 0));
      const fits = rest.every((from) => {
        const free =
          from >= PACK && slots[from] === FREE
            ? from
            : slots.findIndex(
                (card, slot) =>
                  slot >= PACK && card === FREE && flawOf(survivor, slots.with(slot, person.slots[from])) === null,
              );
        return free >= 0 && put(from, free);
      });
      if (!fits || flawOf(survivor, slots) !== null) continue;
      const worth = slotsWorth(person, slots);
      if (worth > found.worth + 0.05) found = { worth, to };
    }
  return found;
}

/** What a rearrangement would bring. */
export const swapWorth = (person: Person): number => {
  if (person.slots.slice(PACK).every((card) => !isCard(card))) return 0;
  const gain = bestSlots(person).worth - slotsWorth(person, person.slots);
  return gain > 0.3 ? 2 * gain : 0;
};

/** Everything to where it serves best. */
export function swap({ s }: Mind, decision: Pick): Advice {
  const person = personIn(s, decision.params?.survivor);
  if (person === null) return advise([], 'keep');
  const answer = (to: ReadonlyMap<number, number>): string[] =>
    [...to].flatMap(([from, slot]) => {
      const name = slotName(person, from);
      return [
        `${name}@${slotName(person, slot)}`,
        ...ridersOf(person.slots[from]).map((rider) => `${name}+${ITEMS[rider].id}@on.${name}`),
      ];
    });
  const best = answer(bestSlots(person).to);
  if (checkSlots(decision, best) === null) return advise(best, 'rearm');
  const stays = person.slots.flatMap((card, slot) => (isCard(card) ? [[slot, slot] as const] : []));
  return advise(answer(new Map(stays)), 'keep');
}

/** A find: into the Pack, in place of something worse, or left. */
export function takeItem({ s }: Mind, { options, params }: Choose): Advice {
  const person = personIn(s, params?.survivor);
  const item = params?.item as { readonly id: string } | undefined;
  const kind = itemNumber(item?.id.slice('item.'.length) ?? '');
  if (person === null || kind < 0) return advise(options[0], 'take');
  const card = found(kind);
  const after = (option: string): number =>
    option === 'decline'
      ? slotsWorth(person, person.slots)
      : slotsWorth(person, person.slots.with(slotNamed(person, option.slice(option.indexOf('.') + 1)), card));
  const answer = most(options, after);
  return advise(answer, answer === 'decline' ? 'decline' : 'take');
}

/** Of two cards the more useful; an Incident only where both are. */
export function rummage({ s }: Mind, { options, params }: Choose): Advice {
  const person = personIn(s, params?.survivor);
  const worth = (option: string): number => {
    const id = option.slice(0, option.lastIndexOf('.'));
    const card = SUPPLY.find((one) => one.id === id);
    if (card === undefined || card.incident !== null || person === null) return -1;
    return cardWorth(person, found(itemNumber(id)));
  };
  return advise(most(options, worth), 'take');
}

/** The hand with less in it. */
export function lostHand({ s }: Mind, { options, params }: Choose): Advice {
  const person = personIn(s, params?.survivor);
  const worth = (option: string): number => {
    const card = person?.slots[slotNamed(person, option)] ?? FREE;
    return person === null || !isCard(card) ? 0 : -cardWorth(person, card);
  };
  return advise(most(options, worth), 'hand');
}

export function reload({ s }: Mind, { options, params }: Choose): Advice {
  const person = personIn(s, params?.survivor);
  const worth = (option: string): number =>
    person === null ? 0 : cardWorth(person, person.slots[slotNamed(person, option)]);
  return advise(most(options, worth), 'reload');
}

/** What loading a weapon again brings. */
export const loadedWorth = (person: Person): number =>
  1.5 *
  Math.max(
    0,
    ...person.slots
      .slice(0, 2)
      .map((card) => (isCard(card) && isEmptied(card) && !isBroken(card) ? 3 * cardWorth(person, card) : 0)),
  );

/** Health that a Special Action gives back, as gain; null where it is none. */
export function healed(s: War, person: Person, id: string): number | null {
  const by = id === 'bandages' || id === 'patchUp' ? 1 : id === 'firstAidKit' ? 1.2 : 0;
  if (by === 0) return null;
  const whom =
    id === 'bandages' ? [person] : [person, ...friendsOf(s, person).filter((one) => inKillZone(person, one))];
  const spent = id === 'patchUp' ? 0 : 0.4;
  return Math.max(...whom.map((one) => gained(s, one, by))) - spent;
}

const gained = (s: War, person: Person, by: number): number => {
  const full = survivorOf(person).health;
  return worthAt(s, person, Math.min(full, person.health + by)) - worthAt(s, person, person.health);
};

/** Whom a Special Action helps most. */
export function helped({ s }: Mind, { options }: Choose): Advice {
  const worth = (option: string): number => {
    const person = s.people.find(({ id }) => id === option);
    if (person === undefined) return 0;
    const afraid = survivorOf(person).nerve === 'low' ? 1 : 0;
    return gained(s, person, 1) + 0.01 * afraid;
  };
  return advise(most(options, worth), 'heal');
}
