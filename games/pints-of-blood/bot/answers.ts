import { least } from '@shamble/bots/advice';
import type { Advice, Pick } from '@shamble/kernel';
import { BITES_TO_DIE } from '../content/levels.ts';
import { SPACES } from '../rules/state.ts';
import { cardName, foodName, why } from './advice.ts';
import { boardCost, boardOf, man } from './board.ts';
import { cardWorth } from './hand.ts';
import { bitesOf } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { fareWorth } from './prospects.ts';
import { crispWorth, FOOD_WORTH } from './spending.ts';
import { own, type View } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** The cards of least worth go. */
export function giveCards(view: View, outlook: Outlook, decision: Pick): Advice {
  const worth = (item: string): number => cardWorth(view, outlook, item.slice(0, -1));
  const cheapest = decision.options.slice().sort((a, b) => worth(a) - worth(b));
  return { answer: cheapest.slice(0, decision.min), why: why('give-cards', { cards: decision.min }) };
}

/** A sale is good where price and common use outweigh the card; the taxi's fare is not for sale. */
export function sellOrKeep(view: View, outlook: Outlook, card: string, price: number): Advice {
  const worth = cardWorth(view, outlook, card);
  const fare = own(view).cards.length === 1 ? fareWorth(view) : 0;
  const common = view.divider === 2 ? WEIGHTS.companion : worth * WEIGHTS.loyalty;
  const told = { card: cardName(card), price };
  if (price * crispWorth(view, outlook) + common <= worth + fare)
    return { answer: 'keep', why: why('keep-card', told) };
  return { answer: 'sell', why: why('sell', told) };
}

/** A Jukebox's zombie goes to whoever has the most room on the dial. */
export function giveZombie(view: View, options: readonly string[]): Advice {
  const player = (option: string): number => Number(option.slice('marker.'.length));
  const answer = least(options, (option) => {
    const { bites, marker } = view.players[player(option) - 1];
    return bites + marker.reduce((sum, token) => sum + bitesOf(token), 0);
  });
  return { answer, why: why('marker', { who: { seat: player(answer) - 1 } }) };
}

/** The companion whose row is best left alone. */
export function whoDies(view: View, outlook: Outlook, options: readonly string[]): Advice {
  const row = (option: string): number => Number(option.slice('stool.'.length));
  const answer = least(options, (option) => {
    const board = boardOf(view, outlook);
    const first = (row(option) - 1) * SPACES;
    board.hits.fill(0, first, first + SPACES);
    man(board, row(option) - 1, false);
    return boardCost(board);
  });
  return { answer, why: why('who-dies', { row: row(answer) }) };
}

/** The pub food tile that does least. */
export function returnFood(options: readonly string[]): Advice {
  const answer = least(options, (tile) => FOOD_WORTH[tile]);
  return { answer, why: why('return-food', { food: foodName(answer) }) };
}

/** Don't Bite Me Now: a bite repelled is a bite less, whether or not the others kill. */
export function repel(view: View, bites: number): Advice {
  const saves = own(view).bites + bites === BITES_TO_DIE;
  return { answer: 'repel', why: saves ? why('no-bite-saves') : why('no-bite') };
}
