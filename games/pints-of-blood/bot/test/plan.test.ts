import { stream } from '@shamble/kernel/conformance/playing';
import { expect, test } from 'vitest';
import { WEAPONS } from '../../content/weapons.ts';
import { reaches } from '../../rules/items.ts';
import { SPACES } from '../../rules/state.ts';
import { type Board, boardCost, boardOf } from '../board.ts';
import { diePiece } from '../hand.ts';
import { outlookOf } from '../outlook.ts';
import { type Piece, plan } from '../plan.ts';
import { asView } from '../view.ts';
import { position } from './playing.ts';

/** The lowest cost of all legal placements, by trying them all. */
function lowestCost(board: Board, pieces: readonly Piece[], next = 0): number {
  if (next === pieces.length) return isLegal(pieces) ? boardCost(board) : Number.POSITIVE_INFINITY;
  const piece = pieces[next];
  let lowest = lowestCost(board, pieces, next + 1);
  board.lanes.forEach((lane, row) => {
    lane.stacks.forEach((stack, space) => {
      if (!lane.manned || stack.size === 0 || (piece.weapon >= 0 && !reaches(piece.weapon, space))) return;
      piece.at = row * SPACES + space;
      board.hits[piece.at] += piece.hits;
      lowest = Math.min(lowest, lowestCost(board, pieces, next + 1));
      board.hits[piece.at] -= piece.hits;
      piece.at = -1;
    });
  });
  return lowest;
}

const isLegal = (pieces: readonly Piece[]): boolean =>
  pieces.every(
    (a) =>
      a.at < 0 ||
      (a.weapon < 0
        ? pieces.some((b) => b.at === a.at && b.weapon >= 0)
        : pieces.every((b) => b.at !== a.at || b.weapon < 0 || b.weapon === a.weapon)),
  );

test('placements found step by step are nearly as good as the best of all', () => {
  const below = stream('plans');
  let found = 0;
  let possible = 0;
  for (let i = 0; i < 40; i++) {
    const stack = () => ['?', '?', 'T^'].slice(0, below(3) === 0 ? 1 + below(2) : 0);
    const row = () => Array.from({ length: SPACES }, stack);
    const match = position({ step: 'send', sent: 1, stools: [1, 3], rows: { 1: row(), 3: row() } });
    const view = asView(match.view(0));
    const faces = Array.from({ length: 5 }, () => ['bat', 'dart', 'longbow', 'extra', 'extra'][below(5)]);
    const board = boardOf(view, outlookOf(view));
    const before = boardCost(board);
    possible += before - lowestCost(board, faces.map(diePiece));
    const gain = plan(board, faces.map(diePiece), 'thorough');
    expect(before - boardCost(board)).toBeCloseTo(gain);
    found += gain;
  }
  expect(found / possible).toBeGreaterThan(0.98);
  expect(found).toBeLessThanOrEqual(possible + 1e-9);
});

test('a teapot spoils the sauce where it lies', () => {
  const teapot = WEAPONS.findIndex((weapon) => weapon.spoilsSauce);
  const match = position({ step: 'send', sent: 1, stools: [2], rows: { 2: [[], ['Fm^'], [], [], []] } });
  const view = asView(match.view(0));
  const board = boardOf(view, outlookOf(view));
  plan(board, [{ weapon: teapot, hits: 1, keep: 0, at: -1 }]);
  expect(board.spoilt[SPACES + 1]).toBe(true);
});
