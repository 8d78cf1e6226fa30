/** Models, cards and dice as parameters of messages. */
import type { Message } from '@shamble/kernel';
import type { Colour } from '../content/dice.ts';
import { isBroken, isEmptied, itemOf, ridersOf } from '../rules/cards.ts';
import { item, thing } from '../text/words.ts';

/** Some models, in a list. */
export const figures = (names: readonly string[]): Message[] => names.map((name) => thing(name, 'thing'));

/** One of some models. */
export const anyOf = (names: readonly string[]): Message =>
  figures(names).reduce((a, b) => ({ id: 'boardview.detail.or', params: { a, b } }));

/** A card as it is: empty, broken, with what rides on it. */
export function held(packed: number): Message {
  const base = item(itemOf(packed).id);
  const riders = ridersOf(packed).map((rider) => item(itemOf(rider).id));
  const name: Message = riders.length > 0 ? { id: 'boardview.card.with', params: { item: base, riders } } : base;
  if (isBroken(packed)) return { id: 'boardview.card.broken', params: { item: name } };
  return isEmptied(packed) ? { id: 'boardview.card.empty', params: { item: name } } : name;
}

/** How many dice there are of each colour, the best first. */
const counted = (colours: readonly Colour[], id: string): Message[] =>
  (['blue', 'white', 'red'] as const).flatMap((colour) => {
    const n = colours.filter((one) => one === colour).length;
    return n === 0 ? [] : [{ id: `${id}.${colour}`, params: { n } }];
  });

/** Dice in words, for those who listen. */
export function diceWords(colours: readonly Colour[]): Message {
  const dice = counted(colours, 'boardview.dice.said');
  return dice.length === 0 ? { id: 'boardview.dice.none' } : { id: 'boardview.dice.said', params: { dice } };
}

/** Dice in short: `W+2R`, with the letters of the language. */
export function diceMessage(colours: readonly Colour[]): Message {
  const parts = counted(colours, 'boardview.dice');
  const [a, b, c] = parts;
  if (a === undefined) return { id: 'boardview.dice.none' };
  if (b === undefined) return a;
  const two: Message = { id: 'boardview.dice.plus', params: { a, b } };
  return c === undefined ? two : { id: 'boardview.dice.plus', params: { a: two, b: c } };
}
