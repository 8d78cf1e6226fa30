import type { Decision, Json } from '@shamble/kernel';
import { CARDS, type Play } from '../content/cards.ts';
import { FOOD_PRICE } from '../content/food.ts';
import { ROWS } from '../rules/state.ts';
import { asView, type View } from '../rules/view.ts';

/** Questions with room for other plays: elsewhere nobody looks for a beer. */
const OPEN: readonly string[] = ['send-first', 'send-more', 'place', 'w3', 'w6', 'w7', 'w9', 'w10', 'w11'];

/** What a player may look for and not find among the options, as answers. */
export function wishes(data: Json, decision: Decision): string[] {
  const view = asView(data);
  if (decision.kind === 'place' || decision.seat + 1 !== view.active) return [];
  const offered = [...decision.options, ...decision.beside];
  const wanted = decision.ask.id.startsWith('divider') ? ['take'] : openWishes(view, decision.ask.id, offered);
  return [...new Set(wanted)].filter((id) => !offered.includes(id));
}

function openWishes(view: View, ask: string, offered: readonly string[]): string[] {
  if (!OPEN.includes(ask)) return [];
  return [
    ...(ask === 'send-first' ? ['stop'] : []),
    ...(ask.startsWith('send') ? takenStools(view) : []),
    `beer.${view.active}`,
    ...cardsToBuy(view),
    ...cardsInHand(view, offered),
    ...food(view, offered),
  ];
}

const takenStools = ({ rows }: View): string[] =>
  rows.flatMap(({ companion }, row) => (companion === null ? [] : [`send.${row + 1}`]));

/** Every card before the others; one of them where none could be paid or bought yet. */
function cardsToBuy({ players, active, cardPrice }: View): string[] {
  const buyer = players[active - 1];
  const cards = players.flatMap((player, i) =>
    i + 1 === active ? [] : [...new Set(player.cards)].map((card) => `buy.${i + 1}.${card}`),
  );
  return buyer.turns < 2 || buyer.crisps < cardPrice ? cards.slice(0, 1) : cards;
}

/** Special cards of one's own that are not to be played now, each once. */
function cardsInHand(view: View, offered: readonly string[]): string[] {
  const own = new Set(view.players[view.active - 1].cards);
  return CARDS.flatMap(({ id, play }) => {
    if (!play || !own.has(id)) return [];
    const plays = playsOf(view, id, play.at);
    if (plays.length > 0 && !plays.some((each) => offered.includes(each))) return plays.slice(0, 1);
    return play.at === 'open-row' ? blinded(view, id) : [];
  });
}

/** Rows where a card cannot be played though it can elsewhere. */
const blinded = ({ rows }: View, id: string): string[] =>
  rows.flatMap(({ blind }, row) => (blind ? [`${id}.${row + 1}`] : []));

/** How a card would be played, as options name it. */
function playsOf({ rows, bus }: View, id: string, at: Play['at']): string[] {
  if (at === 'row' || at === 'open-row')
    return Array.from({ length: ROWS }, (_, i) => `${id}.${((bus.row - 1 + i) % ROWS) + 1}`);
  if (at !== 'stack') return [id];
  return rows.flatMap(({ tiles }, row) =>
    tiles.flatMap(({ stack }, space) => (stack.length > 0 ? [`${id}.${row + 1}.${space + 1}`] : [])),
  );
}

/** A dish that costs too much, and own tiles that are turned over. */
function food(view: View, offered: readonly string[]): string[] {
  if (!view.menu.food) return [];
  const { crisps, food: own } = view.players[view.active - 1];
  const dear = view.food.length > 0 && crisps < FOOD_PRICE.random ? ['food.random'] : [];
  const empty = own.flatMap(({ tile, used }) => (used && ALONE.includes(tile) ? [tile] : []));
  return [...dear, ...empty].filter((id) => !offered.includes(id));
}

/** Tiles that are used by their name alone. */
const ALONE: readonly string[] = ['turnTables', 'aLaCarte', 'noTicket'];
