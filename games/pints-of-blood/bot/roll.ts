import { cardName, foodName, type Idea, why } from './advice.ts';
import { cardWorth, playOf } from './hand.ts';
import type { Outlook } from './outlook.ts';
import type { View } from './view.ts';
import { WEIGHTS } from './weights.ts';

const NOT_A_ZOMBIE = 5 / 6;
/** A gain of things that cost nothing. */
const FREE = 0.01;

/** Right after the roll: the Z-Word where enough zombies are spared, then a passenger without a ticket. */
export function rollIdeas(view: View, outlook: Outlook, plays: readonly string[]): Idea[] {
  const zombies = view.dice.filter((face) => face === 'zombie').length - view.setAside;
  const ticket = plays.includes('noTicket');
  const ideas: Idea[] = [];
  const spared = (ticket ? zombies - 1 : zombies) * NOT_A_ZOMBIE * (WEIGHTS.rider + WEIGHTS.hit);
  for (const card of plays) {
    if (playOf(card)?.does !== 'reroll') continue;
    const gain = spared - cardWorth(view, outlook, card);
    ideas.push({ answer: card, gain, why: why('z-word', { card: cardName(card), zombies }) });
  }
  if (ticket) ideas.push({ answer: 'noTicket', gain: FREE, why: why('no-ticket', { food: foodName('noTicket') }) });
  return ideas;
}
