import type { Advice, Choose } from '@shamble/kernel';
import { RESCUES } from '../content/cards.ts';
import { COLOURS } from '../content/tiles.ts';
import { ROWS } from '../rules/state.ts';
import { why } from './advice.ts';
import { boardCost, boardOf, drive, man, withColour } from './board.ts';
import { arms, drawWorth } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { plan } from './plan.ts';
import { knownTop, type View } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** Rolls like those that come, one for each colour. */
const ROLLS: readonly { readonly faces: readonly string[]; readonly zombies: number }[] = [
  { faces: ['bat', 'bat', 'dart', 'longbow', 'extra', 'extra'], zombies: 1 },
  { faces: ['bat', 'dart', 'dart', 'extra', 'extra', 'extra'], zombies: 1 },
  { faces: ['bat', 'dart', 'longbow', 'longbow', 'extra'], zombies: 2 },
  { faces: ['bat', 'longbow', 'longbow', 'extra', 'extra', 'extra'], zombies: 1 },
];

/** Sends one more companion to the row where that gains most, as long as it gains anything; the first must go. */
export function sendOrStop(view: View, outlook: Outlook, decision: Choose): Advice {
  const first = !decision.options.includes('stop');
  if (decision.options.length === 1 && !first) return { answer: 'stop', why: why('stop-all') };
  const { row, gain } = bestRow(view, outlook);
  const answer = `send.${row}`;
  const top = knownTop(view);
  if (top !== undefined && RESCUES.includes(top)) return { answer, why: why('send-rescue') };
  if (gain <= 0)
    return first ? { answer, why: why('send-must', { row }) } : { answer: 'stop', why: why('stop', { row }) };
  const [nearest, next] = view.rows[row - 1].tiles;
  const clear = nearest.stack.length + next.stack.length === 0;
  return { answer, why: why(clear ? 'send-clear' : 'send', { row }) };
}

/** The row (from 1) where one more companion gains most: the card it draws, against what the row lets in. */
function bestRow(view: View, outlook: Outlook): { row: number; gain: number } {
  const futures = COLOURS.map((colour, i) => {
    const board = withColour(boardOf(view, outlook), view, colour, false);
    drive(board, view.bus, view.bus.riders + ROLLS[i].zombies);
    return { board, faces: ROLLS[i].faces };
  });
  /** What the board costs on average after such rolls, with one more row manned (-1: none). */
  const cost = (row: number): number => {
    let sum = 0;
    for (const { board, faces } of futures) {
      board.hits.fill(0);
      board.spoilt.fill(false);
      if (row >= 0) man(board, row, true);
      sum += boardCost(board) - plan(board, arms(view, outlook, faces));
      if (row >= 0) man(board, row, false);
    }
    return sum / futures.length;
  };
  let best = { row: 0, cost: Number.POSITIVE_INFINITY };
  for (let row = 0; row < ROWS; row++) {
    if (view.rows[row].companion !== null) continue;
    const here = cost(row);
    if (here < best.cost) best = { row: row + 1, cost: here };
  }
  return { row: best.row, gain: cost(-1) - best.cost + WEIGHTS.deckCard + drawWorth(view, outlook) };
}
