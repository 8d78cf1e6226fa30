import { FOOD_PRICE } from '../content/food.ts';
import { BEER_PRICE, BITES_TO_DIE } from '../content/levels.ts';
import { cardName, foodName, type Idea, why } from './advice.ts';
import { boardOf } from './board.ts';
import { cardPiece, cardWorth, isArm } from './hand.ts';
import { BITES } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { placingGain } from './placing.ts';
import { armyWorth, beerBonus } from './prospects.ts';
import { rollIdeas } from './roll.ts';
import { playsOf, specialIdeas } from './special-cards.ts';
import { LAST_SECTOR, own, type View } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** What a bag of crisps is worth now. */
export function crispWorth(view: View, outlook: Outlook): number {
  const goods = WEIGHTS.crisp + (view.menu.food ? WEIGHTS.foodCrisp : 0);
  return Math.max(goods * outlook.patience, armyWorth(view));
}

/** Beers, before the bites are counted: first where one saves a companion. */
export function beerIdeas(view: View, outlook: Outlook, plays: readonly string[]): Idea[] {
  if (view.step !== 'before-bites' || keepsLastBeer(view)) return [];
  const price = BEER_PRICE * crispWorth(view, outlook);
  return plays.flatMap((play): Idea[] => {
    if (!play.startsWith('beer.')) return [];
    const drinker = Number(play.slice('beer.'.length));
    const gain = beerWorth(view, drinker) + beerBonus(view, drinker) - price;
    const { bites, marker } = view.players[drinker - 1];
    const told = { bites, waiting: marker.length };
    const reason = drinker === view.you ? why('beer', told) : why('beer-for', { ...told, who: { seat: drinker - 1 } });
    return [{ answer: play, gain, why: reason }];
  });
}

/** The third divider asks for a beer (PB-DIV08), and a companion is worth more than a bite. */
const keepsLastBeer = (view: View): boolean =>
  view.beers === 1 && view.sector < LAST_SECTOR && view.phoneBox.length > 0;

/** What healing one bite is worth to a player: most where the bites to come would just kill. */
function beerWorth(view: View, drinker: number): number {
  const { bites, marker } = view.players[drinker - 1];
  const short = bites + marker.length - (BITES_TO_DIE - 1);
  const affordable = Math.min(view.beers, Math.floor(own(view).crisps / BEER_PRICE), bites);
  if (short > 0 && short <= affordable) return WEIGHTS.beerSaves;
  return bites + marker.length * BITES >= WEIGHTS.thirst ? 1 : WEIGHTS.beerEarly;
}

/** What each pub food tile saves in a turn of its owner. */
export const FOOD_WORTH: Readonly<Record<string, number>> = {
  changeColours: 1.6,
  noBite: 0.9,
  noTicket: 0.9,
  niceShots: 0.6,
  armsDealing: 0.5,
  turnTables: 0.5,
  aLaCarte: 0.4,
  noSauce: 0.25,
};
/** A tile may be lost again. */
const FOOD_RISK = 0.5;

/** Pub food that pays in the turns left. */
export function foodIdeas(view: View, outlook: Outlook, plays: readonly string[]): Idea[] {
  const price = FOOD_PRICE.chosen * crispWorth(view, outlook);
  return plays.flatMap((play): Idea[] => {
    const tile = play.startsWith('food.') ? play.slice('food.'.length) : '';
    const worth = FOOD_WORTH[tile];
    if (worth === undefined) return [];
    const gain = worth * outlook.ownTurns - price - FOOD_RISK;
    return [{ answer: play, gain, why: why('food', { food: foodName(tile) }) }];
  });
}

const CARDS_FOR_DIVIDER = 2;

/** Cards of others that help more at once than they would help their owner later. */
export function buyIdeas(view: View, outlook: Outlook, moment: string, plays: readonly string[]): Idea[] {
  const ideas: Idea[] = [];
  const price = view.cardPrice * crispWorth(view, outlook);
  let unaided: number | null = null;
  for (const play of plays) {
    if (!play.startsWith('buy.')) continue;
    const [, seller, card] = play.split('.');
    const told = { card: cardName(card), who: { seat: Number(seller) - 1 }, price: view.cardPrice };
    if (moment === 'divider-2') {
      if (own(view).cards.length >= CARDS_FOR_DIVIDER) continue;
      const gain = WEIGHTS.companion - cardWorth(view, outlook, card) - price;
      ideas.push({ answer: play, gain, why: why('buy-divider', told) });
    } else if (moment === 'place' && isArm(card)) {
      unaided ??= placingGain(view, boardOf(view, outlook));
      const aided = placingGain(view, boardOf(view, outlook), [cardPiece(view, card, 0)]);
      const gain = aided - unaided - WEIGHTS.loyalty * cardWorth(view, outlook, card) - price;
      ideas.push({ answer: play, gain, why: why('buy', told) });
    } else if (!isArm(card)) {
      for (const use of usesOf(view, outlook, moment, card))
        ideas.push({ answer: play, gain: use.gain - price, why: why('buy', told) });
    }
  }
  return ideas;
}

/** What a special card could do at this moment. */
const usesOf = (view: View, outlook: Outlook, moment: string, card: string): Idea[] =>
  moment === 'w3' ? rollIdeas(view, outlook, [card]) : specialIdeas(view, outlook, moment, playsOf(card));
