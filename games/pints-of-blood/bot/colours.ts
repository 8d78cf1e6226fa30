import { least } from '@shamble/bots/advice';
import type { Advice } from '@shamble/kernel';
import { COLOURS, type Colour } from '../content/tiles.ts';
import { why } from './advice.ts';
import { boardCost, boardOf, withColour } from './board.ts';
import type { Outlook } from './outlook.ts';
import { placingGain } from './placing.ts';
import type { View } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** What zombies on every tile of a colour would cost; with the dice on the table, after they have struck. */
function colourCosts(view: View, outlook: Outlook): ReadonlyMap<Colour, number> {
  const doubling = view.resolving.at(-1) === 'fleshMob';
  return new Map(
    COLOURS.map((colour) => {
      const board = withColour(boardOf(view, outlook), view, colour, doubling);
      const cost = boardCost(board);
      return [colour, view.step === 'colour' ? cost - placingGain(view, board) : cost];
    }),
  );
}

const toColour = (colour: Colour): Advice => ({
  answer: `colour.${colour}`,
  why: why('colour', { tiles: { id: `tiles.${colour}` } }),
});

/** White: the colour that hurts least. */
export function chooseColour(view: View, outlook: Outlook): Advice {
  const costs = colourCosts(view, outlook);
  return toColour(least(COLOURS, (colour) => costs.get(colour) as number));
}

/** What a change must spare: before the turn's own roll the tile is worth keeping for that. */
const KEPT_FOR_THE_ROLL = 1.2;
const AT_THE_ROLL = 0.1;

/** Change Colours: another colour, where that spares enough. */
export function changeColours(view: View, outlook: Outlook, rolled: string): Advice {
  const costs = colourCosts(view, outlook);
  const costOf = (colour: Colour): number => costs.get(colour) as number;
  const cheapest = least(COLOURS, costOf);
  const asRolled = COLOURS.find((colour) => colour === rolled);
  const mean = COLOURS.reduce((sum, colour) => sum + costOf(colour), 0) / COLOURS.length;
  const spared = (asRolled ? costOf(asRolled) : mean + WEIGHTS.rider) - costOf(cheapest);
  const enough = view.step === 'send' ? KEPT_FOR_THE_ROLL : AT_THE_ROLL;
  return spared > enough ? toColour(cheapest) : { answer: 'keep', why: why('colour-keep') };
}
