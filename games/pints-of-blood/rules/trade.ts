import type { Prompt, Rules, Seat } from '@shamble/kernel';
import { CARD_IDS } from '../content/cards.ts';
import { BEER_PRICE } from '../content/levels.ts';
import { BEER_FOR, BUY_FROM } from './names.ts';
import { type G, me, type Pints, takeCard } from './state.ts';

const ASK_SELL: Prompt = { id: 'sell', rules: ['PB-BUY01', 'PB-BUY04'] };
const SELL_OR_NOT = ['sell', 'keep'];
const DRANK = ['PB-BEER01', 'PB-BEER02', 'PB-BEER09'];
const SOLD = ['PB-BUY01', 'PB-BUY03'];
const NOT_SOLD = ['PB-BUY04'];
const FIRST_BUYING_TURN = 2;

/** The price of a card: companions on the couch, at least 1 (PB-BUY03-R). */
export const cardPrice = (s: Pints): number => Math.max(1, s.couch.length);

/** Who can be given a beer now (PB-BEER01, PB-BEER03, PB-BEER08, PB-BEER10). */
export function beersOpen(s: Pints, into: string[]): void {
  if (s.beers === 0 || me(s).crisps < BEER_PRICE) return;
  for (let seat = 0; seat < s.players.length; seat++) if (s.players[seat].bites > 0) into.push(BEER_FOR[seat]);
}

/** A beer is drunk at once and heals one bite of the drinker, who keeps the token (PB-BEER02, PB-BEER09-R). */
export function drinkBeer(g: G, id: string): void {
  const s = g.state;
  const seat = BEER_FOR.indexOf(id);
  const drinker = s.players[seat];
  me(s).crisps -= BEER_PRICE;
  s.beers--;
  drinker.bites--;
  drinker.beers++;
  g.emit({ type: 'beer', player: s.active + 1, drinker: seat + 1, dial: drinker.bites, left: s.beers, rules: DRANK });
}

/** States that are stored count with 32 kinds. */
const KINDS = Math.max(32, CARD_IDS.length);

/** A card that a seller keeps, as one number. */
export const refusedOf = (seller: Seat, kind: number): number => seller * KINDS + kind;

/** Which cards can be asked for now (PB-BUY01 to PB-BUY03). One refused is not asked for again in the same phase. */
export function cardsForSale(s: Pints, into: string[]): void {
  const player = me(s);
  if (player.turns < FIRST_BUYING_TURN || player.crisps < cardPrice(s)) return;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === s.active) continue;
    const { cards } = s.players[seat];
    for (let i = 0; i < cards.length; i++) {
      const kind = cards[i];
      if (cards.indexOf(kind) === i && !s.refused.includes(refusedOf(seat, kind))) into.push(BUY_FROM[seat][kind]);
    }
  }
}

/** The owner sells at the fixed price or refuses (PB-BUY04, PB-BUY05-R). */
export function* buyCard(g: G, id: string): Rules {
  const s = g.state;
  const seller = BUY_FROM.findIndex((ids) => ids.includes(id));
  const kind = BUY_FROM[seller].indexOf(id);
  const price = cardPrice(s);
  const params = { card: { id: `card.${CARD_IDS[kind]}` }, buyer: { seat: s.active }, price };
  const answer = yield* g.choose(seller, ASK_SELL, SELL_OR_NOT, { params });
  const names = { player: s.active + 1, seller: seller + 1, card: CARD_IDS[kind] };
  if (answer === 'keep') {
    s.refused.push(refusedOf(seller, kind));
    g.emit({ type: 'sale-refused', ...names, rules: NOT_SOLD });
    return;
  }
  me(s).crisps -= price;
  s.players[seller].crisps += price;
  takeCard(s.players[seller], kind);
  me(s).cards.push(kind);
  g.emit({ type: 'card-bought', ...names, price, rules: SOLD });
}
