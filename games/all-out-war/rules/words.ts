/** Models and things as the parameters of questions and events. */
import type { Message, Params } from '@shamble/kernel';
import { isCard, itemOf, slotName } from './cards.ts';
import { isWalker, type Model, type Person, survivorOf } from './state.ts';

/** Somebody by name; where both groups have the same Survivor, with the side. */
export function named(model: Model): Message {
  if (isWalker(model)) return { id: 'walker', params: { number: model.number } };
  const { id } = survivorOf(model);
  const survivor = { id: `survivor.${id}` };
  return model.id === id ? survivor : { id: 'survivorOf', params: { survivor, seat: { seat: model.owner } } };
}

/** Somebody's cards by where they lie, for options that name a slot; of somebody else with the name before it. */
export const cardsOf = (person: Person, before = ''): Params =>
  Object.fromEntries(
    person.slots.flatMap((card, slot) =>
      isCard(card) ? [[`${before}${slotName(person, slot)}`, { id: `item.${itemOf(card).id}` }]] : [],
    ),
  );
