import type { Advice } from '@shamble/kernel';
import { BITES_TO_DIE } from '../content/levels.ts';
import { why } from './advice.ts';
import { cardWorth } from './hand.ts';
import { BITES } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { own, type View } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** A divider is taken where its bonus is worth more than its price. */
export function takeOrRefuse(view: View, outlook: Outlook, divider: number, options: readonly string[]): Advice {
  if (!options.includes('take')) return { answer: 'refuse', why: why('divider-unpaid') };
  if (GAINS[divider - 1](view, outlook) > 0) return { answer: 'take', why: why(`divider-${divider}`) };
  return { answer: 'refuse', why: why('divider-refuse') };
}

/** The bite that kills is dearer than its part of a companion. */
const DEADLY = 1.5;
/** Zombies that a colour roll brings, and about where they stand. */
const COLOUR_ROLL = 6.25;
const MIDDLE = 3;

/** What each divider gains (PB-DIV03, PB-DIV05, PB-DIV07). */
const GAINS: readonly ((view: View, outlook: Outlook) => number)[] = [
  (view) => {
    const price = 1 + (own(view).bites === BITES_TO_DIE - 1 ? DEADLY : 0);
    return 2 * (WEIGHTS.deckCard + WEIGHTS.draw) - price;
  },
  (view, outlook) => {
    const worths = own(view).cards.map((card) => cardWorth(view, outlook, card));
    const [first = 0, second = 0] = worths.sort((a, b) => a - b);
    return WEIGHTS.companion - first - second;
  },
  (_view, outlook) => WEIGHTS.companion - 1 - COLOUR_ROLL * BITES * outlook.space[MIDDLE],
];
