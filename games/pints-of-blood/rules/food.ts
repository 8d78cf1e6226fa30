import type { Prompt, Rules, Seat } from '@shamble/kernel';
import { CARD_IDS } from '../content/cards.ts';
import { FOOD_IDS, FOOD_PRICE } from '../content/food.ts';
import { buryTop, lookAtTop } from './deck.ts';
import { A_LA_CARTE, BUY_FOOD, isCompanionCard, TURN_TABLES } from './names.ts';
import { type G, hasFood, me, type Pints } from './state.ts';

const ASK_LEAVE_OR_BURY: Prompt = { id: 'turn-tables', rules: ['PB-FOOD10', 'PB-FOOD10-R'] };
const LEAVE_OR_BURY = ['leave', 'bury'];
const ONLY_LEAVE = ['leave'];
const USED: readonly (readonly string[])[] = FOOD_IDS.map((_, tile) => ['PB-FOOD02', `PB-FOOD${10 + tile}`]);
const BOUGHT = ['PB-FOOD04', 'PB-FOOD04-R'];
const CARTE = ['PB-FOOD14', 'PB-FOOD14-R'];

const RANDOM_FOOD = 'food.random';

/** A tile is turned over until its owner's next turn (PB-FOOD02, PB-FOOD03). */
export function turnOverFood(g: G, seat: Seat, tile: number): void {
  g.state.players[seat].usedFood.push(tile);
  g.emit({ type: 'food-used', player: seat + 1, tile: FOOD_IDS[tile], rules: USED[tile] });
}

/** Which tiles can be bought now: a named one, or one at random (PB-FOOD04, PB-FOOD06-R). */
export function foodForSale(s: Pints, into: string[]): void {
  const { crisps } = me(s);
  if (crisps < FOOD_PRICE.random) return;
  let any = false;
  for (let i = 0; i < s.food.length; i++) {
    const tile = s.food[i];
    if (s.returned.includes(tile)) continue;
    any = true;
    if (crisps >= FOOD_PRICE.chosen) into.push(BUY_FOOD[tile]);
  }
  if (any) into.push(RANDOM_FOOD);
}

export function buyFood(g: G, id: string): void {
  const s = g.state;
  const player = me(s);
  const random = id === RANDOM_FOOD;
  const open = s.food.filter((t) => !s.returned.includes(t));
  const tile = random
    ? open[
        g.chance.below(
          'food',
          open.length,
          open.map((t) => FOOD_IDS[t]),
        )
      ]
    : BUY_FOOD.indexOf(id);
  const price = random ? FOOD_PRICE.random : FOOD_PRICE.chosen;
  player.crisps -= price;
  s.food.splice(s.food.indexOf(tile), 1);
  player.food.push(tile);
  g.emit({ type: 'food-bought', player: s.active + 1, tile: FOOD_IDS[tile], price, rules: BOUGHT });
}

/** Turn the Tables is barred while a divider waits (PB-DIV15-R). */
export const canTurnTables = (s: Pints): boolean => s.divider === 0 && hasFood(me(s), TURN_TABLES);

/** Look at the top card, then leave it or bury it in its sector (PB-FOOD10). */
export function* turnTables(g: G): Rules {
  const s = g.state;
  turnOverFood(g, s.active, TURN_TABLES);
  const kind = lookAtTop(s);
  g.reveal('look');
  g.whisper([s.active], { type: 'looked', card: CARD_IDS[kind], player: s.active + 1, rules: ASK_LEAVE_OR_BURY.rules });
  const options = s.deck[s.sector].length > 1 ? LEAVE_OR_BURY : ONLY_LEAVE;
  const id = yield* g.choose(s.active, ASK_LEAVE_OR_BURY, options);
  if (id === 'bury') buryTop(s);
  g.emit({ type: id === 'bury' ? 'top-buried' : 'top-left', player: s.active + 1, rules: ASK_LEAVE_OR_BURY.rules });
}

/** À la Carte: before the first companion is sent and before a card was played (PB-FOOD14-R). */
export function canOrderALaCarte(s: Pints): boolean {
  const top = s.discard[s.discard.length - 1];
  return !s.playedCard && top !== undefined && isCompanionCard(top) && hasFood(me(s), A_LA_CARTE);
}

export function orderALaCarte(g: G): void {
  const s = g.state;
  const kind = s.discard.pop() as number;
  turnOverFood(g, s.active, A_LA_CARTE);
  me(s).cards.push(kind);
  g.emit({ type: 'card-taken', player: s.active + 1, card: CARD_IDS[kind], rules: CARTE });
}
