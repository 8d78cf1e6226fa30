import { expect, test } from 'vitest';
import { placeBeside, placeClear } from '../over.tsx';

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
  expect(placeBeside(thing, BOARD, { width: 200, height: 100 })).toEqual(place);
});

/** Words that take so much room, however they are broken into lines. */
const words = (area: number) => (maxWidth: number) => {
  const width = Math.min(300, maxWidth);
  return { width, height: area / width };
};

const covers = (
  thing: ReturnType<typeof box>,
  { left, top }: { left: number; top: number },
  size: { width: number; height: number },
) =>
  left < thing.right - BOARD.left &&
  left + size.width > thing.left - BOARD.left &&
  top < thing.bottom - BOARD.top &&
  top + size.height > thing.top - BOARD.top;

test.each([
  ['right of the thing, as narrow as it has to be', box(100, 100, 60, 60), { left: 166, maxWidth: 228 }],
  ['left of it', box(300, 100, 60, 60), { left: 6, maxWidth: 288 }],
  ['under one that is wide', box(20, 20, 360, 60), { top: 86, maxHeight: 208 }],
  ['above one that is low', box(20, 200, 360, 60), { top: 94 }],
])('a slip lies %s', (_, thing, place) => {
  const found = placeClear(thing, BOARD, words(30_000));
  expect(found).toMatchObject(place);
});

test.each([box(170, 120, 60, 60), box(0, 0, 60, 60), box(340, 240, 60, 60), box(136, 0, 98, 300)])(
  'a slip is never over its thing, however much it says (%o)',
  (thing) => {
    for (const area of [5000, 30_000, 90_000]) {
      const place = placeClear(thing, BOARD, words(area))!;
      const { width, height } = words(area)(place.maxWidth!);
      const size = { width, height: Math.min(height, place.maxHeight!) };
      expect(covers(thing, place, size)).toBe(false);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + size.width).toBeLessThanOrEqual(400);
      expect(place.top + size.height).toBeLessThanOrEqual(300);
    }
  },
);

test('where a thing leaves no room to read anything, there is no place beside it', () => {
  expect(placeClear(box(10, 10, 380, 280), BOARD, words(5000))).toBeNull();
});

test('a panel wider than the board begins at its edge', () => {
  expect(placeBeside(box(50, 100), BOARD, { width: 500, height: 100 }).left).toBe(0);
});
