import type { Answer, Decision, Refusal } from '@shamble/kernel';
import { CARD_IDS, CARDS, cardNumber } from '../content/cards.ts';
import { FOOD_IDS, FOOD_PRICE } from '../content/food.ts';
import { BEER_PRICE } from '../content/levels.ts';
import { WEAPON_IDS, WEAPONS } from '../content/weapons.ts';
import { handItems } from './hand.ts';
import { reaches, readItem } from './items.ts';
import { isCompanionCard } from './names.ts';
import { areNeighbours, spot } from './place.ts';
import { hasFood, me, type Pints, SPACES, stackAt } from './state.ts';
import { cardPrice, refusedOf } from './trade.ts';

const RANGE_RULE = { long: 'PB-WPN02', medium: 'PB-WPN03', short: 'PB-WPN04' } as const;

const no = (code: string, rule: string, params: Refusal['params'] = {}): Refusal => ({ code, params, rules: [rule] });

/** Why something a player may want to do is not offered now; null where only "not now" can be said. */
export function whyNot(s: Pints, decision: Decision, answer: Answer): Refusal | null {
  if (decision.seat !== s.active) return null;
  if (typeof answer !== 'string')
    return Array.isArray(answer) && decision.ask.id === 'place' ? whyNotPlaced(s, decision, answer) : null;
  const [verb, ...rest] = answer.split('.');
  switch (verb) {
    case 'send':
      return whyNotSent(s, Number(rest[0]) - 1);
    case 'stop':
      return s.sent === 0 ? no('must-send', 'PB-SEND04') : null;
    case 'beer':
      return whyNoBeer(s, Number(rest[0]) - 1);
    case 'buy':
      return whyNotSold(s, Number(rest[0]) - 1, rest[1]);
    case 'food':
      return whyNoFood(s, rest[0]);
    case 'aLaCarte':
      return whyNotALaCarte(s);
    case 'take':
      if (s.phoneBox.length === 0) return no('phone-box-empty', 'PB-DIV14-R');
      if (decision.ask.id === 'divider-2') return no('too-few-cards', 'PB-DIV05');
      return decision.ask.id === 'divider-3' ? no('no-beer-left', 'PB-DIV08') : null;
    default:
      if (FOOD_IDS.includes(verb)) return whyNotUsed(s, verb);
      return CARD_IDS.includes(verb) ? whyNotPlayed(s, verb, Number(rest[0])) : null;
  }
}

function whyNotSent(s: Pints, row: number): Refusal | null {
  if (!s.rows[row]) return null;
  if (s.rows[row].companion >= 0) return no('stool-taken', 'PB-SEND05-R', { row: row + 1 });
  return s.couch.length === 0 ? no('couch-empty', 'PB-SEND03') : null;
}

function whyNoBeer(s: Pints, seat: number): Refusal | null {
  if (!s.players[seat]) return null;
  if (s.players[seat].bites === 0) return no('no-bite', 'PB-BEER03', { who: { seat } });
  if (s.beers === 0) return no('no-beer-left', 'PB-BEER10');
  return me(s).crisps < BEER_PRICE
    ? no('too-few-crisps', 'PB-BEER01', { price: BEER_PRICE, have: me(s).crisps })
    : null;
}

function whyNotSold(s: Pints, seat: number, card: string): Refusal | null {
  const seller = s.players[seat];
  if (!seller || seat === s.active) return null;
  if (me(s).turns < 2) return no('first-turn', 'PB-BUY02');
  if (!CARD_IDS.includes(card) || !seller.cards.includes(cardNumber(card)))
    return no('not-theirs', 'PB-BUY01', { who: { seat } });
  const price = cardPrice(s);
  if (me(s).crisps < price) return no('too-few-crisps', 'PB-BUY03', { price, have: me(s).crisps });
  return s.refused.includes(refusedOf(seat, cardNumber(card)))
    ? no('refused-before', 'PB-BUY04', { who: { seat } })
    : null;
}

function whyNoFood(s: Pints, tile: string): Refusal | null {
  if (!s.menu.food) return no('no-food', 'PB-LVL06');
  const price = tile === 'random' ? FOOD_PRICE.random : FOOD_PRICE.chosen;
  const number = FOOD_IDS.indexOf(tile);
  if (s.returned.includes(number)) return no('returned-this-turn', 'PB-FOOD06');
  if (tile !== 'random' && !s.food.includes(number)) return no('tile-gone', 'PB-FOOD07');
  return me(s).crisps < price ? no('too-few-crisps', 'PB-FOOD04', { price, have: me(s).crisps }) : null;
}

function whyNotALaCarte(s: Pints): Refusal | null {
  const unusable = whyNotUsed(s, 'aLaCarte');
  if (unusable) return unusable;
  const top = s.discard[s.discard.length - 1];
  if (top === undefined || !isCompanionCard(top)) return no('no-companion-card', 'PB-FOOD14');
  return s.sent > 0 || s.playedCard ? no('too-late', 'PB-FOOD14') : null;
}

function whyNotUsed(s: Pints, tile: string): Refusal | null {
  const number = FOOD_IDS.indexOf(tile);
  if (!me(s).food.includes(number)) return no('not-your-tile', 'PB-FOOD07');
  return hasFood(me(s), number) ? null : no('tile-used', 'PB-FOOD03');
}

function whyNotPlayed(s: Pints, card: string, row: number): Refusal | null {
  const { play } = CARDS[cardNumber(card)];
  if (play?.at === 'open-row' && s.rows[row - 1]?.blind) return no('row-blinded', 'PB-CC23-R', { row });
  if (!me(s).cards.includes(cardNumber(card))) return no('not-your-card', 'PB-TURN04');
  if (s.step === 'score' || s.step === 'before-bites') return no('no-cards-in-scoring', 'PB-TURN03');
  return no('not-in-this-window', 'PB-CC03', { when: { id: `moment.${play?.when ?? 'placing'}` } });
}

function whyNotPlaced(s: Pints, decision: Decision, ids: readonly unknown[]): Refusal | null {
  if (decision.kind !== 'pick') return null;
  for (const id of ids) {
    if (typeof id !== 'string' || decision.options.includes(id)) continue;
    const item = readItem(id);
    if (item.at < 0) return null;
    const row = Math.floor(item.at / SPACES);
    const space = item.at % SPACES;
    const params = spot(item.at);
    if (s.rows[row].companion < 0) return no('no-companion', 'PB-PLACE01', params);
    if (stackAt(s, row, space).length === 0) return no('no-zombie', 'PB-PLACE02', params);
    if (item.weapon >= 0 && !reaches(item.weapon, space))
      return no('out-of-range', RANGE_RULE[WEAPONS[item.weapon].range], {
        ...params,
        weapon: { id: `weapon.${WEAPON_IDS[item.weapon]}` },
      });
    if (item.angled >= 0 && !areNeighbours(row, Math.floor(item.angled / SPACES)))
      return no('not-neighbours', 'PB-CC19-R2');
    if (item.angled >= 0 && stackAt(s, Math.floor(item.angled / SPACES), item.angled % SPACES).length === 0)
      return no('no-zombie', 'PB-CC19-R', spot(item.angled));
    if (item.weapon < 0 && ownsItem(s, item.item)) return no('extra-alone', 'PB-WPN09', params);
    return no('no-such-item', 'PB-ROLL04');
  }
  return null;
}

const ownsItem = (s: Pints, item: string): boolean =>
  handItems(me(s)).includes(item) ||
  (item.startsWith('extra') && s.dice.filter((f) => f === 'extra').length >= Number(item.slice(5)));
