import type { Prompt, Rules, Seat } from '@shamble/kernel';
import { CARD_IDS } from '../content/cards.ts';
import { putUnderDeck } from './deck.ts';
import { type G, me, type Pints, type Player, takeCard } from './state.ts';

/** Why cards are given up. */
export type Loss = 'divider' | 'pay-by-the-bite' | 'make-it-two' | 'symbol';

const ASK: Readonly<Record<Loss, Prompt>> = {
  divider: { id: 'give-cards', rules: ['PB-DIV05', 'PB-DIV13-R'] },
  'pay-by-the-bite': { id: 'give-cards', rules: ['PB-ZC03', 'PB-ZC05-R'] },
  'make-it-two': { id: 'give-cards', rules: ['PB-ZC06', 'PB-ZC05-R'] },
  symbol: { id: 'give-cards', rules: ['PB-SYM09'] },
};

/** The cards of a hand as items: `umbrella1`, `umbrella2`. */
export function handItems(player: Player): string[] {
  const { cards } = player;
  const items: string[] = [];
  for (let i = 0; i < cards.length; i++) {
    let copy = 0;
    for (let j = 0; j <= i; j++) if (cards[j] === cards[i]) copy++;
    items.push(CARD_ITEMS[cards[i]][copy - 1]);
  }
  return items;
}

const CARD_ITEMS: readonly (readonly string[])[] = CARD_IDS.map((id) => [`${id}1`, `${id}2`]);

/** The kind of a card item. */
const itemCard = (item: string): number => CARD_IDS.indexOf(item.slice(0, -1));

/** A player puts cards of his choice under the deck; with no choice they go as they lie. */
export function* giveUpCards(g: G, seat: Seat, count: number, why: Loss): Rules {
  const player = g.state.players[seat];
  const number = Math.min(count, player.cards.length);
  if (number === 0) return;
  const items = handItems(player);
  const mustAsk = items.length > number || (why === 'divider' && number > 1);
  const given = mustAsk
    ? yield* g.pick(seat, ASK[why], items, { min: number, max: number, ordered: number > 1, params: { n: number } })
    : items;
  for (const item of given) {
    const kind = itemCard(item);
    takeCard(player, kind);
    putUnderDeck(g.state, kind);
    g.emit({ type: 'card-under', player: seat + 1, card: CARD_IDS[kind], rules: ASK[why].rules });
  }
  forgetExchange(g.state);
}

/** Arms Dealing ends when the card it was used on is gone (PB-FOOD13-R). */
function forgetExchange(s: Pints): void {
  if (s.exchanged === null) return;
  const kind = itemCard(s.exchanged.item);
  if (kind >= 0 && !me(s).cards.includes(kind)) s.exchanged = null;
}
