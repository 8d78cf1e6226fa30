/** Swap Items (D23): cards by where they lie, put together as `item@slot` (AW-SWAP01 to AW-SWAP03). */
import type { Decision, Message } from '@shamble/kernel';
import { SURVIVORS, type Survivor } from '../content/survivors.ts';
import { isCard, itemOf, PACK, slotAt } from '../rules/cards.ts';
import { checkSlots, type Held, heldBy, type Swapping } from '../rules/swap.ts';
import { item, slot as slotName, thing } from '../text/words.ts';

type SwapQuestion = Extract<Decision, { kind: 'pick' }>;

export const isSwap = (decision: Decision | null): decision is SwapQuestion =>
  decision?.kind === 'pick' && decision.ask.id === 'swap';

export const swappingIn = ({ facts }: SwapQuestion): Swapping => facts as unknown as Swapping;

/** Everything where it is: what rides on a card stays there. */
export function asTheyLie(decision: SwapQuestion): string[] {
  const { giver } = swappingIn(decision);
  return heldBy(giver).map(({ id }) => {
    const [host, rider] = id.split('+');
    return rider === undefined ? `${id}@${id}` : `${id}@on.${host}`;
  });
}

/** One person's places in a swap, each with what the plan puts there. */
export interface SwapPlace {
  /** What stands behind `@` in an answer: `hand-1`, `carl.pack-1`. */
  readonly where: string;
  readonly slot: string;
  /** Own places have the card's key; a friend's may hold a card that stays. */
  readonly held: Held | null;
  /** What rides on it, by their keys. */
  readonly riders: readonly Held[];
  /** A friend's card: it cannot be taken. */
  readonly fixed: number | null;
}

export interface SwapPerson {
  readonly id: string;
  readonly survivor: Survivor;
  readonly places: readonly SwapPlace[];
}

const isSack = (slots: readonly number[], pack: number): boolean => slots.slice(PACK + pack).some(isCard);

/** Both people as the plan leaves them, and the cards that would be thrown away. */
export function swapOf(
  decision: SwapQuestion,
  plan: readonly string[],
): { readonly people: readonly SwapPerson[]; readonly gone: readonly Held[] } {
  const { giver, friends } = swappingIn(decision);
  const held = heldBy(giver);
  const put = new Map(plan.map((entry) => [entry.split('@')[1], entry.split('@')[0]]));
  const called = (id: string | undefined): Held | null => held.find((one) => one.id === id) ?? null;
  const ridersOn = (id: string): Held[] =>
    plan.flatMap((entry) => (entry.split('@')[1] === `on.${id}` ? (called(entry.split('@')[0]) ?? []) : []));
  const person = (one: Swapping['giver'], own: boolean): SwapPerson => {
    const survivor = SURVIVORS[one.survivor];
    const places = one.slots.flatMap((slot, i): SwapPlace[] => {
      const name = slotAt(survivor.pack, i);
      const where = own ? name : `${one.id}.${name}`;
      const here = called(put.get(where));
      const sack = i >= PACK + survivor.pack;
      if (sack && here === null && !isSack(one.slots, survivor.pack) && !hasSack(decision, where)) return [];
      const fixed = !own && isCard(slot) ? slot : null;
      return [{ where, slot: name, held: here, riders: here ? ridersOn(here.id) : [], fixed }];
    });
    return { id: one.id, survivor, places };
  };
  const moved = new Set(plan.map((entry) => entry.split('@')[0]));
  return {
    people: [person(giver, true), ...friends.map((friend) => person(friend, false))],
    gone: held.filter(({ id }) => !moved.has(id)),
  };
}

/** Whether somebody with a Rucksack is asked: only then its spaces are places. */
const hasSack = ({ options, facts }: SwapQuestion, where: string): boolean => {
  const { giver } = facts as unknown as Swapping;
  const { pack } = SURVIVORS[giver.survivor];
  const rucksack = giver.slots.slice(PACK, PACK + pack).some((slot) => isCard(slot) && itemOf(slot).id === 'rucksack');
  return rucksack && options.some((id) => id.endsWith(`@${where}`));
};

/** The plan with a card laid at a place: what lay there goes where the card was. */
export function laid(plan: readonly string[], key: string, where: string): string[] {
  const from = plan.find((entry) => entry.startsWith(`${key}@`))?.split('@')[1];
  const other = plan.find((entry) => entry.endsWith(`@${where}`))?.split('@')[0];
  const rest = plan.filter((entry) => !entry.startsWith(`${key}@`) && entry.split('@')[0] !== other);
  const swapped = other === undefined || other === key || from === undefined ? [] : [`${other}@${from}`];
  return [...rest, ...swapped, `${key}@${where}`];
}

/** The plan without a card: it is thrown away. */
export const thrown = (plan: readonly string[], key: string): string[] =>
  plan.filter((entry) => !entry.startsWith(`${key}@`) && !entry.endsWith(`@on.${key}`));

/** What a card can never do in a place, whatever else moves; a hand that is full may still be emptied. */
const NEVER: ReadonlySet<string> = new Set(['wrong-slot', 'never-equips', 'role-only', 'no-host', 'hand-lost']);

/** Whether a card may be laid there. */
export function suits(decision: SwapQuestion, plan: readonly string[], key: string, where: string): boolean {
  if (!decision.options.includes(`${key}@${where}`)) return false;
  const refusal = checkSlots(decision, laid(plan, key, where));
  return refusal === null || !NEVER.has(refusal.code);
}

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.confirm.swap${id}`, params });

/** A whole rearrangement: every card that goes elsewhere, and what is thrown away. */
export function swapWords(decision: SwapQuestion, plan: readonly string[]): Message {
  const { giver } = swappingIn(decision);
  const lies = asTheyLie(decision);
  const cards = new Map(heldBy(giver).map(({ id, card }) => [id, item(itemOf(card).id)]));
  const called = (id: string): Message => cards.get(id) ?? slotName(id);
  const moves = plan
    .filter((entry) => !lies.includes(entry))
    .map((entry): Message => {
      const [from, where] = entry.split('@');
      const what = { item: called(from) };
      if (where.startsWith('on.')) return say('.on', { ...what, host: called(where.slice('on.'.length)) });
      const dot = where.lastIndexOf('.');
      return dot < 0
        ? say('.to', { ...what, slot: slotName(where) })
        : say('.give', { ...what, survivor: thing(where.slice(0, dot)), slot: slotName(where.slice(dot + 1)) });
    });
  const items = swapOf(decision, plan).gone.map(({ id }) => called(id));
  const who = thing(giver.id);
  if (items.length === 0) return moves.length === 0 ? say('.none') : say('', { who, moves });
  return moves.length === 0 ? say('.throws', { who, items }) : say('.both', { who, moves, items });
}
