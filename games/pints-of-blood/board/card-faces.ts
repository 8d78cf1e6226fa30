import type { GameEvent } from '@shamble/kernel';
import type { CardFace } from '@shamble/parts';
import { CARDS } from '../content/cards.ts';
import { FOOD_IDS } from '../content/food.ts';
import { parseItem } from '../rules/items.ts';
import { CARD_ICONS, FACT_ICONS, FOOD_ICONS } from './icons.ts';

/** The cards, dishes and dividers that an event names, by the ids of their names. */
export function cardsOf({ card, tile, divider, type, items }: GameEvent): string[] {
  if (typeof card === 'string') return [`card.${card}`];
  if (type.startsWith('food-')) return [`food.${tile}`];
  if (divider !== undefined) return [`divider.${divider}`];
  if (type !== 'placed' || !Array.isArray(items)) return [];
  const placed = items.map((id) => CARDS[parseItem(String(id)).card]?.id ?? null);
  return [...new Set(placed.filter((id) => id !== null))].map((id) => `card.${id}`);
}

/** A card, dish or divider as it is shown large. */
export function cardFace(id: string): CardFace | null {
  const [group, name] = id.split('.');
  if (group === 'card') return companionOrOther(id, name);
  if (group === 'food') return dish(id, name);
  return group === 'divider' ? divider(id, Number(name)) : null;
}

function companionOrOther(id: string, name: string): CardFace | null {
  const kind = CARDS.find((one) => one.id === name);
  if (!kind) return null;
  return {
    sort: { id: `boardview.sort.${kind.class}` },
    title: { id },
    icon: CARD_ICONS[name],
    lines: [{ id: `${id}.text` }],
    rules: [kind.rule],
  };
}

export const foodRule = (name: string): string => `PB-FOOD${10 + FOOD_IDS.indexOf(name)}`;

const dish = (id: string, name: string): CardFace => ({
  sort: { id: 'boardview.sort.food' },
  title: { id },
  icon: FOOD_ICONS[name],
  lines: [{ id: `${id}.text` }],
  rules: [foodRule(name), 'PB-FOOD03'],
});

export const DIVIDER_RULES = ['PB-DIV03', 'PB-DIV05', 'PB-DIV07'];

const divider = (id: string, number: number): CardFace => ({
  sort: { id: 'boardview.sort.divider' },
  title: { id: 'boardview.divider', params: { n: number } },
  icon: [FACT_ICONS.bites, FACT_ICONS.cards, FACT_ICONS.beers][number - 1],
  lines: [{ id: `${id}.price` }, { id: `${id}.bonus` }],
  rules: ['PB-DIV01', DIVIDER_RULES[number - 1]],
});
