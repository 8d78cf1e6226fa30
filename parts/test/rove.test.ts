import { expect, test } from 'vitest';
import { nearest } from '../rove.ts';

const box = (left: number, top: number, width = 10, height = 10) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Three rows of three, a tall thing at the left, a wide one below. */
const BOXES = [
  ...[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => box(30 + column * 12, row * 12))),
  box(0, 0, 20, 34),
  box(30, 40, 34, 8),
];
const [TALL, WIDE] = [9, 10];

test.each([
  ['right', 0, 1],
  ['right', 1, 2],
  ['left', 3, TALL],
  ['down', 1, 4],
  ['up', 7, 4],
  ['down', 6, WIDE],
  ['up', WIDE, 7],
  ['right', TALL, 3],
] as const)('%s from %i is %i', (to, from, expected) => {
  const others = BOXES.filter((_, i) => i !== from);
  const found = nearest(BOXES[from], others, to);
  expect(BOXES.indexOf(others[found])).toBe(expected);
});

test('beyond the edge there is nothing', () => {
  expect(nearest(BOXES[2], BOXES.slice(0, 2), 'right')).toBe(-1);
  expect(nearest(BOXES[0], [BOXES[8]], 'up')).toBe(-1);
});
