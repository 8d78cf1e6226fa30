import { expect, test } from 'vitest';
import { sidesOf } from '../out-of-sight.ts';

const cards = [0, 1, 2, 3, 4, 5].map((n) => ({ left: n * 60 - 100, right: n * 60 - 42, top: 0, bottom: 20 }));

test.each([
  ['all are in sight', { left: -100, right: 260 }, { before: 0, after: 0 }],
  ['some stick out on the right', { left: -100, right: 100 }, { before: 0, after: 3 }],
  ['some on both sides', { left: 0, right: 100 }, { before: 2, after: 3 }],
  ['an edge sticks out a little', { left: -98, right: 257 }, { before: 0, after: 0 }],
  ['one is wider than the row', { left: -90, right: -60 }, { before: 1, after: 5 }],
])('cards out of sight: %s', (_, row, sides) => {
  expect(sidesOf({ ...row, top: 0, bottom: 20 }, cards)).toEqual(sides);
});

test('cards out of sight: those of other lines', () => {
  const lines = [0, 1, 2, 3].map((n) => ({ left: 0, right: 60, top: n * 30 - 30, bottom: n * 30 }));
  expect(sidesOf({ left: 0, right: 60, top: 0, bottom: 62 }, lines)).toEqual({ before: 1, after: 1 });
});
