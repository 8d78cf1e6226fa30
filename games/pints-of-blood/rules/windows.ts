import type { Params, Prompt, Rules } from '@shamble/kernel';
import type { Moment } from '../content/cards.ts';
import { buyFood, canOrderALaCarte, canTurnTables, foodForSale, orderALaCarte, turnTables } from './food.ts';
import { BEER_FOR, NO_TICKET } from './names.ts';
import { extraPerPlayer, playShotsOrArms, shotsAndArms } from './place.ts';
import { noTicket, zombieDice } from './roll.ts';
import { playSpecial, specialPlays } from './special-cards.ts';
import { type G, hasFood, me, type Pints } from './state.ts';
import { beersOpen, buyCard, cardPrice, cardsForSale, drinkBeer } from './trade.ts';

/** The timing windows with several plays; W4, W8 and W12 are single questions and stand where they belong (PB-WIN01-R). */
export type Window = 'W1' | 'W2' | 'W3' | 'W5' | 'W6' | 'W7' | 'W9' | 'W10' | 'W11' | 'W13';

/** The windows that stand alone; the others are offered beside a question of their own. */
type Optional = Exclude<Window, 'W1' | 'W2' | 'W5' | 'W13'>;

const GO_ON = 'go-on';
const TABLES = 'turnTables';
const CARTE = 'aLaCarte';
const TICKET = 'noTicket';

const ASK: Readonly<Record<Optional, Prompt>> = {
  W3: { id: 'w3', rules: ['PB-WIN01-R', 'PB-ROLL05-R'] },
  W6: { id: 'w6', rules: ['PB-WIN01-R', 'PB-TURN02'] },
  W7: { id: 'w7', rules: ['PB-WIN01-R', 'PB-TURN02'] },
  W9: { id: 'w9', rules: ['PB-WIN01-R', 'PB-WIN03-R'] },
  W10: { id: 'w10', rules: ['PB-WIN01-R', 'PB-WIN03-R'] },
  W11: { id: 'w11', rules: ['PB-WIN01-R', 'PB-TURN03', 'PB-BEER07'] },
};

const QUIET: readonly Moment[] = ['anytime', 'before-run'];

/** Which special cards a window is for (PB-WIN01-R). */
const MOMENTS: Readonly<Record<Window, readonly Moment[]>> = {
  W1: QUIET,
  W2: QUIET,
  W3: ['rolled'],
  W5: QUIET,
  W6: QUIET,
  W7: QUIET,
  W9: ['anytime', 'before-run', 'at-stop'],
  W10: ['anytime', 'at-stop'],
  W11: [],
  W13: [],
};

/** A bus run during the scoring: no cards are played (PB-TURN03, PB-WIN03-R). */
const inScoring = (s: Pints): boolean => s.step === 'score' || s.step === 'before-bites' || s.step === 'bites';

/** Everything the active player can do in a window now. */
export function offered(g: G, window: Window): string[] {
  const s = g.state;
  const plays: string[] = [];
  const player = me(s);
  if (player.crisps > 0) {
    beersOpen(s, plays);
    cardsForSale(s, plays);
    if (s.menu.food) foodForSale(s, plays);
  }
  if (player.food.length > 0) {
    if (window !== 'W13' && canTurnTables(s)) plays.push(TABLES);
    if (window === 'W1' && canOrderALaCarte(s)) plays.push(CARTE);
  }
  if (window === 'W5') shotsAndArms(s, plays);
  if (!inScoring(s)) specialPlays(s, MOMENTS[window], plays);
  if (window === 'W3' && zombieDice(s) > 0 && hasFood(player, NO_TICKET)) plays.push(TICKET);
  return plays;
}

/** What a question and its plays are told with: the row it is about, the price of a card, the hits of an extra per player. */
export function told(s: Pints, window: Window): Params {
  const price = cardPrice(s);
  switch (window) {
    case 'W5':
      return { cardPrice: price, extra: extraPerPlayer(s) };
    case 'W6':
    case 'W7':
      return { cardPrice: price, row: s.fights[0] + 1 };
    case 'W10':
      return { cardPrice: price, row: s.bus.row + 1 };
    default:
      return { cardPrice: price };
  }
}

/** Carries out a play that `offered` named. */
export function* play(g: G, id: string, window: Window): Rules {
  if (BEER_FOR.includes(id)) return drinkBeer(g, id);
  if (id.startsWith('buy.')) return yield* buyCard(g, id);
  if (id.startsWith('food.')) return buyFood(g, id);
  switch (id) {
    case TABLES:
      return yield* turnTables(g);
    case CARTE:
      return orderALaCarte(g);
    case TICKET:
      return noTicket(g);
  }
  if (window === 'W5' && (id.startsWith('niceShots') || id.startsWith('armsDealing')))
    return yield* playShotsOrArms(g, id);
  yield* playSpecial(g, id);
}

/**
 * An optional window: plays are offered until the active player goes on. With `restartable`, the state alone says
 * where we are, so every round of it is a checkpoint.
 */
export function* open(g: G, window: Optional, restartable: boolean): Rules {
  for (;;) {
    if (restartable) g.checkpoint();
    const plays = offered(g, window);
    if (plays.length === 0) return;
    const id = yield* g.window(g.state.active, ASK[window], plays, GO_ON, told(g.state, window));
    if (id === GO_ON) return;
    yield* play(g, id, window);
  }
}
