import type { Advice, Pick } from '@shamble/kernel';
import { WEAPONS } from '../content/weapons.ts';
import { type Item, parseItem, placeAt } from '../rules/items.ts';
import { ROWS, SPACES } from '../rules/state.ts';
import { why } from './advice.ts';
import { type Board, boardOf, expectedKills, laneCost, noDefeat } from './board.ts';
import { arms, cardPiece, cardWorth, diePiece, weaponPiece } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { type Piece, plan } from './plan.ts';
import { fareWorth } from './prospects.ts';
import { own, type View } from './view.ts';

interface ItemPiece extends Piece {
  readonly item: Item;
}

/** A row counts as safe where it is this unlikely that nobody falls. */
const ALL_BUT_SURE = 0.25;

/** Places dice and cards so that the rows let in least. */
export function placeItems(view: View, outlook: Outlook, decision: Pick): Advice {
  const board = boardOf(view, outlook);
  const pieces = piecesOf(view, outlook, decision.options);
  plan(board, pieces, 'thorough');
  const ids = pieces.flatMap((piece) =>
    piece.at < 0 ? [] : [placeAt(piece.item, piece.at, angleOf(view, board, piece, decision.options))],
  );
  if (ids.length === 0) return { answer: ids, why: why('place-nothing') };
  const safe = board.lanes.filter((lane, row) => lane.manned && noDefeat(board, row) <= ALL_BUT_SURE).length;
  return { answer: ids, why: why('place', { zombies: Math.round(expectedKills(board)), safe }) };
}

/** The items that the options place, as pieces. */
function piecesOf(view: View, outlook: Outlook, options: readonly string[]): ItemPiece[] {
  const pieces: ItemPiece[] = [];
  const seen = new Set<string>();
  for (const id of options) {
    const item = parseItem(id);
    if (seen.has(item.item)) continue;
    seen.add(item.item);
    pieces.push({ ...pieceOf(view, outlook, item), item });
  }
  return keepFare(view, pieces);
}

function pieceOf(view: View, outlook: Outlook, item: Item): Piece {
  if (item.card < 0) return item.weapon < 0 ? diePiece('extra') : weaponPiece(item.weapon, 0);
  const name = item.item.slice(0, -1);
  const keep = cardWorth(view, outlook, name);
  return item.weapon < 0 ? cardPiece(view, name, keep) : weaponPiece(item.weapon, keep);
}

/** Where the whole hand could be placed, its cheapest card is dearer by the taxi's fare. */
function keepFare(view: View, pieces: ItemPiece[]): ItemPiece[] {
  const fare = fareWorth(view);
  const cards = pieces.filter((p) => p.item.card >= 0);
  if (fare === 0 || cards.length === 0 || cards.length < own(view).cards.length) return pieces;
  const cheapest = cards.reduce((a, b) => (b.keep < a.keep ? b : a));
  return pieces.map((p) => (p === cheapest ? { ...p, keep: p.keep + fare } : p));
}

/** Where a rugby ball's second hit gains most (-1: nowhere). A neighbouring row that will have slid is no target. */
function angleOf(view: View, board: Board, piece: ItemPiece, options: readonly string[]): number {
  if (piece.weapon < 0 || !WEAPONS[piece.weapon].angled) return -1;
  const turnOf = (row: number): number => (row + 1 - view.bus.row + ROWS) % ROWS;
  const row = Math.floor(piece.at / SPACES);
  let best = -1;
  let bestGain = 0;
  for (const id of options) {
    const { item, at, angled } = parseItem(id);
    if (item !== piece.item.item || at !== piece.at || angled < 0) continue;
    const to = Math.floor(angled / SPACES);
    if (board.lanes[to].manned && turnOf(to) < turnOf(row)) continue;
    const before = laneCost(board, to);
    board.hits[angled]++;
    const gain = before - laneCost(board, to);
    board.hits[angled]--;
    if (gain <= bestGain) continue;
    bestGain = gain;
    best = angled;
  }
  if (best >= 0) board.hits[best]++;
  return best;
}

/** What the dice as they lie and the cards in hand gain on a board, with more pieces or without. */
export const placingGain = (view: View, board: Board, more: readonly Piece[] = []): number =>
  plan(board, [...arms(view, board.outlook, view.dice), ...more]);
