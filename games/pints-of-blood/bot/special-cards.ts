import { least } from '@shamble/bots/advice';
import type { Advice } from '@shamble/kernel';
import type { Deed } from '../content/cards.ts';
import { SYMBOLS } from '../content/tiles.ts';
import { ROWS, SPACES } from '../rules/state.ts';
import { about, cardName, type Idea, why } from './advice.ts';
import { type Board, boardCost, boardOf, drive, refresh } from './board.ts';
import { cardWorth, playOf } from './hand.ts';
import { EMPTY } from './odds.ts';
import type { Outlook } from './outlook.ts';
import type { View } from './view.ts';

/** Special cards are played as late as they work: when a row is about to slide, or the bus about to push. */
const MOMENTS: readonly string[] = ['w7', 'w9', 'w10'];

/** What special cards would save above their worth in hand. Plays are `card`, `card.row` or `card.row.space`. */
export function specialIdeas(view: View, outlook: Outlook, moment: string, plays: readonly string[]): Idea[] {
  if (!MOMENTS.includes(moment)) return [];
  const ideas: Idea[] = [];
  for (const play of plays) {
    const [card, row, space] = play.split('.');
    const does = playOf(card)?.does;
    const tryOut = does && TRIES[does];
    // Before a row slides only that row matters: the others have their own moment.
    if (tryOut === undefined || (moment === 'w7' && Number(row) !== view.fights[0])) continue;
    const board = boardOf(view, outlook);
    const saved = tryOut(board, view, Number(row) - 1, Number(space) - 1);
    const gain = saved - cardWorth(view, outlook, card);
    if (gain <= 0) continue;
    const told = { card: cardName(card), bites: about(saved) };
    ideas.push({
      answer: play,
      gain,
      why: row ? why('card-row', { ...told, row: Number(row) }) : why('card-bus', told),
    });
  }
  return ideas;
}

/** All that a card could be played for, whether somebody holds it or not. */
export function playsOf(card: string): string[] {
  const rows = Array.from({ length: ROWS }, (_, r) => `${card}.${r + 1}`);
  const aim = playOf(card)?.at;
  if (aim === 'stack') return rows.flatMap((id) => Array.from({ length: SPACES }, (_, s) => `${id}.${s + 1}`));
  return aim === 'row' || aim === 'open-row' ? rows : [card];
}

type Try = (board: Board, view: View, row: number, space: number) => number;

/** What a change of the board saves. */
const saving = (change: (board: Board, view: View, row: number) => void): Try => {
  return (board, view, row) => {
    const before = boardCost(board);
    change(board, view, row);
    return before - boardCost(board);
  };
};

/** What cards save by what they do, in bites; what is not here is kept. */
const TRIES: Readonly<Partial<Record<Deed, Try>>> = {
  pushBack: saving((board, view, row) => {
    const lane = board.lanes[row];
    const { marked, colour } = view.queue[0];
    lane.stacks = [EMPTY, ...lane.stacks.slice(0, -1)];
    lane.symbols = [marked ? SYMBOLS[colour] : null, ...lane.symbols.slice(0, -1)];
    refresh(board, row);
  }),
  blind: saving((board, view, row) => {
    board.lanes[row].blind = true;
    drive(board, view.bus, view.bus.riders);
  }),
  undead: saving((board, _view, row) => {
    board.lanes[row].undead = true;
    refresh(board, row);
  }),
  reverse: saving((board, view) => drive(board, { ...view.bus, clockwise: !view.bus.clockwise }, view.bus.riders)),
  sick: saving((board, view) => drive(board, { ...view.bus, sick: true }, view.bus.riders)),
  pass: saving((board, view) => drive(board, { ...view.bus, passing: true }, view.bus.riders)),
  leadAway: (board, _view, row, space) => {
    const lane = board.lanes[row];
    let cheapest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < ROWS * SPACES; at++)
      if (at !== row * SPACES + space) cheapest = Math.min(cheapest, priceAt(board, at));
    return (lane.price[space] - cheapest) * lane.stacks[space].bites;
  },
};

const priceAt = (board: Board, at: number): number => board.lanes[Math.floor(at / SPACES)].price[at % SPACES];

/** Where some stand already, one more is hit with them. */
const COMPANY = 0.01;

/** Distracted: the next zombie goes where it costs least. Options are `place in the stack . row . space`. */
export function distractedTo(view: View, outlook: Outlook, options: readonly string[]): Advice {
  const board = boardOf(view, outlook);
  const answer = least(options, (option) => {
    const [, row, space] = option.split('.').map(Number);
    const { price, stacks } = board.lanes[row - 1];
    return price[space - 1] - (stacks[space - 1].size > 0 ? COMPANY : 0);
  });
  const [, row, space] = answer.split('.').map(Number);
  return { answer, why: why('distracted', { row, space }) };
}
