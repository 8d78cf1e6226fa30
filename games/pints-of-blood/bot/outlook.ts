import { RESCUES } from '../content/cards.ts';
import { SPACES } from '../rules/state.ts';
import { LAST_SECTOR, type View } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** How far the rescue is, and what follows from it for the worth of things, in bites. */
export interface Outlook {
  readonly turnsLeft: number;
  /** The seat's own turns among them. */
  readonly ownTurns: number;
  /** What a bite's worth of zombies costs by the space it ends on; at 0 it has come in. */
  readonly space: readonly number[];
  /** A zombie defeated: its crisps, and its part of a card off the deck. */
  readonly kill: number;
  /** How much of their worth cards still have; it goes down to 0 as the last turns pass. */
  readonly patience: number;
}

export function outlookOf(view: View): Outlook {
  const turnsLeft = cardsToRescue(view) / WEIGHTS.pace;
  const ownTurns = turnsLeft / view.players.length;
  const space = [1];
  for (let s = 1; s <= SPACES; s++) space.push((WEIGHTS.arrives * turnsLeft) / (turnsLeft + WEIGHTS.delay * s));
  return {
    turnsLeft,
    ownTurns,
    space,
    kill: WEIGHTS.crisp + WEIGHTS.deckCard / view.menu.discard[view.sector - 1],
    patience: Math.min(1, ownTurns / WEIGHTS.patience),
  };
}

/** Cards to come until the rescue, on average: it lies anywhere among the cards of the last sector not seen yet. */
function cardsToRescue(view: View): number {
  let cards = 0;
  for (let i = 0; i < LAST_SECTOR - 1; i++) cards += view.deck[i].cards;
  const { cards: last, known } = view.deck[LAST_SECTOR - 1];
  let seen = 0;
  for (const place in known) {
    if (RESCUES.includes(known[place])) return cards + Number(place);
    seen++;
  }
  return cards + (last - seen + 1) / 2;
}
