import type { Decision, Message, Params } from '@shamble/kernel';
import { player } from '@shamble/kernel/words';
import { CARDS } from '../content/cards.ts';
import { FOOD_PRICE } from '../content/food.ts';
import { BEER_PRICE } from '../content/levels.ts';
import { DIE_WEAPON, WEAPON_IDS, WEAPONS } from '../content/weapons.ts';
import { parseItem } from '../rules/items.ts';
import { armed, card, food, oneItem, spot, tiles, weapon } from './words.ts';

const say = (id: string, params?: Params): Message => (params ? { id: `do.${id}`, params } : { id: `do.${id}` });

/** The words of an option: what it does and what it costs. */
export function option(decision: Decision, id: string): Message {
  const own = ANSWERS[decision.ask.id]?.(id, decision);
  if (own) return own;
  const [verb, ...rest] = id.split('.');
  const play = PLAYS[verb];
  if (!play) throw new Error(`there are no words for the option "${id}" of ${decision.ask.id}`);
  return play(rest, decision);
}

/** Answers that mean something only to their own question; null where the id is a play beside it. */
const ANSWERS: Readonly<Record<string, (id: string, decision: Decision) => Message | null>> = {
  place: (id, { params }) => (id.includes('@') ? placement(id, Number(params?.extra)) : null),
  'give-cards': (id) => say('give', { card: oneItem(id) }),
  'return-food': (id) => say('return', { food: food(id) }),
  'arms-dealing': (id) => exchange(id.slice('weapon.'.length)),
  distracted: (id, { params }) => leadAway(id, Number(params?.n)),
  sell: (id, { params }) => (id === 'sell' ? say('sell', { price: params?.price ?? 0 }) : say('keep.card')),
};

const inRow =
  (id: string) =>
  ([row]: readonly string[]): Message =>
    say(id, { row: Number(row) });

const alone = (id: string) => (): Message => say(id);

const onSpace =
  (id: string) =>
  ([row, space]: readonly string[]): Message =>
    say(id, { row: Number(row), space: Number(space) });

const AIMED = { row: inRow, 'open-row': inRow, stack: onSpace, stop: alone, bus: alone };

/** Every other option by its first word; special cards by what they are aimed at. */
const PLAYS: Readonly<Record<string, (rest: readonly string[], decision: Decision) => Message>> = {
  ...Object.fromEntries(CARDS.flatMap(({ id, play }) => (play ? [[id, AIMED[play.at ?? 'bus'](id)]] : []))),
  bus: inRow('bus'),
  send: inRow('send'),
  stop: alone('stop'),
  'go-on': (_, { ask }) => say(`go-on.${ask.id}`),
  colour: ([id]) => say('colour', { tiles: tiles(id) }),
  keep: alone('keep.colour'),
  beer: ([drinker], { seat }) =>
    Number(drinker) === seat + 1
      ? say('beer.self', { price: BEER_PRICE })
      : say('beer.other', { price: BEER_PRICE, who: player(Number(drinker)) }),
  buy: ([seller, id], { params }) =>
    say('buy', { who: player(Number(seller)), card: card(id), price: params?.cardPrice ?? 0 }),
  food: ([id]) =>
    id === 'random'
      ? say('food.random', { price: FOOD_PRICE.random })
      : say('food', { price: FOOD_PRICE.chosen, food: food(id) }),
  turnTables: alone('turnTables'),
  aLaCarte: alone('aLaCarte'),
  noTicket: alone('noTicket'),
  niceShots: ([how, row, to]) =>
    how === 'send'
      ? say('niceShots.send', { row: Number(row) })
      : say('niceShots.move', { row: Number(row), toRow: Number(to) }),
  armsDealing: ([name]) => say('armsDealing', { weapon: weapon(DIE_WEAPON[name] ?? name) }),
  take: (_, { ask }) => say(`take.${ask.id}`),
  refuse: alone('refuse'),
  leave: alone('leave'),
  bury: alone('bury'),
  repel: alone('repel'),
  endure: alone('endure'),
  ignore: alone('ignore'),
  attract: alone('attract'),
  stool: inRow('stool'),
  marker: ([owner], { seat }) =>
    Number(owner) === seat + 1 ? say('marker.self') : say('marker.other', { who: player(Number(owner)) }),
};

/** A die or card on a space, with the hits it brings there; `perPlayer` are those of the card that counts players. */
function placement(id: string, perPlayer: number): Message {
  const { at, angled, card: kind, weapon: number } = parseItem(id);
  const where = { item: oneItem(id), ...spot(at) };
  if (number < 0) {
    const extra = kind < 0 ? 1 : CARDS[kind].extra;
    return say('place.extra', { ...where, hits: typeof extra === 'number' ? extra : perPlayer });
  }
  const { hits, range } = armed(number);
  if (angled < 0) return say(WEAPONS[number].spoilsSauce ? 'place.sauce' : 'place', { ...where, hits, range });
  const to = spot(angled);
  return say('place.angled', { ...where, hits, range, toRow: to.row, toSpace: to.space });
}

function exchange(id: string): Message {
  const number = WEAPON_IDS.indexOf(id);
  const { angled, spoilsSauce } = WEAPONS[number];
  return say(angled ? 'weapon.angled' : spoilsSauce ? 'weapon.sauce' : 'weapon', armed(number));
}

/** `place in the stack . row . space`, the lowest zombie being the first of `height`. */
function leadAway(id: string, height: number): Message {
  const [at, row, space] = id.split('.').map(Number);
  return at === height ? say('lead.top', { row, space }) : say('lead', { at, row, space });
}
