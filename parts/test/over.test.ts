import { expect, test } from 'vitest';
import { placeBeside } from '../over.tsx';

const BOARD = { left: 100, top: 50, right: 500, bottom: 350 };
const box = (left: number, top: number, width = 20, height = 20) => ({
  left: BOARD.left + left,
  top: BOARD.top + top,
  right: BOARD.left + left + width,
  bottom: BOARD.top + top + height,
});

test.each([
  ['right of the thing where there is room', box(50, 100), { left: 76, top: 100 }],
  ['left of it where there is none at the right', box(360, 100), { left: 154, top: 100 }],
  ['under a thing as wide as the board', box(0, 40, 400, 30), { left: 0, top: 76 }],
  ['over it where nothing else is left', box(0, 200, 400, 30), { left: 0, top: 194 }],
  ['never above the board', box(50, -30), { left: 76, top: 6 }],
  ['never below it', box(50, 290), { left: 76, top: 194 }],
])('a panel lies %s', (_, thing, place) => {
  expect(placeBeside(thing, BOARD, 200, 100)).toEqual(place);
});
