import type { Decision, Param } from '@shamble/kernel';
import { CARDS } from '../content/cards.ts';
import { FOOD_IDS } from '../content/food.ts';
import { parseItem } from '../rules/items.ts';
import { spot } from './words.ts';

/**
 * What an option refers to on the board, so that a click there answers it. Several options may refer to one thing.
 *
 * - `row:3`: a row with its stool and its bus stop
 * - `space:2.3`: row 2, space 3, with its stack
 * - `player:2`: a player with dial, marker and crisps
 * - `card:umbrella`: a card of the one who decides; `card:2.umbrella`: one that lies before player 2
 * - `food:noBite`: a pub food tile, whoever has it; `food`: those that nobody has
 * - `die:bat`: the battle dice that show a bat
 * - `colour:blue`: the movement tiles of a colour
 * - `deck`, `divider`, `bus`
 */
export function ref(decision: Decision, id: string): string | null {
  const own = ANSWERS[decision.ask.id]?.(id, decision);
  if (own !== undefined) return own;
  const [verb, ...rest] = id.split('.');
  const to = PLAYS[verb];
  if (to) return to(rest);
  if (FOOD_IDS.includes(verb)) return `food:${verb}`;
  return isCard(verb) ? `card:${verb}` : null;
}

const isCard = (name: string): boolean => CARDS.some(({ id }) => id === name);
const at = (place: number): string => `space:${spot(place).row}.${spot(place).space}`;
const inHand = (id: string): string => `card:${id.slice(0, -1)}`;

/** The card or place a decision is about. */
const cardIn = (param: Param | undefined): string | null =>
  typeof param === 'object' && 'id' in param ? param.id.replace('.', ':') : null;

/** Undefined where the id is a play beside the question. */
const ANSWERS: Readonly<Record<string, (id: string, decision: Decision) => string | null | undefined>> = {
  place: (id) => (id.includes('@') ? at(parseItem(id).at) : undefined),
  'give-cards': inHand,
  'return-food': (id) => `food:${id}`,
  distracted: (id) => `space:${id.slice(id.indexOf('.') + 1)}`,
  sell: (_, { params }) => cardIn(params?.card),
  'no-sauce': (id, { params }) => (id === 'ignore' ? 'food:noSauce' : `space:${params?.row}.${params?.space}`),
};

const row = ([number]: readonly string[]): string => `row:${number}`;
const player = ([number]: readonly string[]): string => `player:${number}`;

const bus = (): string => 'bus';
const space = ([from, number]: readonly string[]): string => `space:${from}.${number}`;

const AIMED = { row, 'open-row': row, stack: space, stop: bus, bus };

/** Every other option by its first word, unless that word is the name of the card or tile it refers to. */
const PLAYS: Readonly<Record<string, (rest: readonly string[]) => string | null>> = {
  ...Object.fromEntries(CARDS.flatMap(({ id, play }) => (play?.at ? [[id, AIMED[play.at]]] : []))),
  bus: row,
  send: row,
  stool: row,
  colour: ([id]) => `colour:${id}`,
  beer: player,
  marker: player,
  buy: ([seller, id]) => `card:${seller}.${id}`,
  food: ([id]) => (id === 'random' ? 'food' : `food:${id}`),
  niceShots: (rest) => `row:${rest[rest.length - 1]}`,
  armsDealing: ([name]) => (isCard(name) ? `card:${name}` : `die:${name}`),
  take: () => 'divider',
  refuse: () => 'divider',
  leave: () => 'deck',
  bury: () => 'deck',
  repel: () => 'food:noBite',
};
