/** What a card does, in words: dice and range, loudness, keywords, and what it does besides. */
import type { Message } from '@shamble/kernel';
import { ITEMS, type Item } from '../content/items.ts';
import { UNLIMITED } from '../content/lengths.ts';
import { length } from '../text/lengths.ts';
import { loud as loudName } from '../text/words.ts';
import { diceMessage } from './names.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.item.${id}`, params });

/** Dice and range in one line; null where it has no dice. */
export function figuresOf({ dice, range, type }: Item): Message | null {
  if (dice.length === 0) return null;
  if (type !== 'ranged') return say('dice', { dice: diceMessage(dice) });
  return range >= UNLIMITED
    ? say('dice.far', { dice: diceMessage(dice), range: length(range) })
    : say('dice.range', { dice: diceMessage(dice), range: length(range) });
}

/** Whether an item does something that no keyword says. */
const hasText = ({ does, id }: Item): boolean => does !== null || id === 'crossbow';

/** Armour works only where it is worn. */
const worn = ({ type }: Item): Message[] => (type === 'head' || type === 'body' ? [say(`worn.${type}`)] : []);

export function itemLines(item: Item): Message[] {
  const { id, loud, keywords, shots, only } = item;
  const figures = figuresOf(item);
  return [
    ...(figures ? [figures] : []),
    ...(loud ? [say(`loud.${loud}`)] : []),
    ...(shots > 1 ? [say('shots', { n: shots })] : []),
    ...worn(item),
    ...(hasText(item) ? [{ id: `itemtext.${id}` }] : []),
    ...keywords.map(
      (keyword): Message =>
        say('keyword', { name: { id: `keyword.${keyword}` }, text: { id: `keywordtext.${keyword}` } }),
    ),
    ...(only === null ? [] : [{ id: `only.${only}` }]),
  ];
}

/** In few words, for a row: `R, 10 in · Handgun · NOISE`. */
export function itemShort(item: Item): Message[] {
  const { id, loud, keywords, shots } = item;
  const figures = figuresOf(item);
  return [
    ...(figures ? [figures] : []),
    ...keywords.map((keyword): Message => ({ id: `keyword.${keyword}` })),
    ...(shots > 1 ? [{ id: 'keyword.shots', params: { n: shots } }] : []),
    ...(loud ? [loudName(loud)] : []),
    ...(figures === null && hasText(item) ? [{ id: `itemtext.${id}` }] : []),
    ...worn(item),
  ];
}

export const itemCalled = (id: string): Item | undefined => ITEMS.find((one) => one.id === id);
