import { expect, test } from 'vitest';
import { coverOf } from '../mat/covered.ts';
import { labelOf } from '../mat/labels.tsx';
import { placed } from '../mat/tags.tsx';
import { fitted, kept, scrollFor } from '../mat/use-window.ts';
import { trimmed } from '../plan/plan-layer.tsx';

test('a phone is fitted to what the plan needs, between 27 and 44 pixels of an inch', () => {
  const at = (x: number, y: number, room = 1000) => ({ x, y, room });
  expect(fitted([], 390, 452)).toBe(27);
  // Alone there is room for more than is useful.
  expect(fitted([at(10_000, 500)], 390, 452)).toBe(44);
  // Ten inches between them, and an inch around each.
  expect(fitted([at(5000, 5000), at(15_000, 5000)], 390, 452)).toBeCloseTo(390 / 12, 6);
  expect(fitted([at(5000, 2000), at(5000, 16_000)], 390, 452)).toBeCloseTo(452 / 16, 6);
  // What does not fit gets a tag at the border.
  expect(fitted([at(1000, 1000), at(19_000, 19_000)], 390, 452)).toBe(27);
});

test('of places that are too far apart the last is shown, with as many before it as a window holds', () => {
  const at = (x: number, y: number) => ({ x, y, room: 1000 });
  const [far, near, last] = [at(1000, 1000), at(12_000, 9000), at(19_000, 9000)];
  expect(kept([far, near, last], { wide: 334, tall: 452 }, 27)).toEqual([near, last]);
  expect(kept([near, far, last], { wide: 334, tall: 452 }, 27)).toEqual([near, last]);
  expect(kept([], { wide: 334, tall: 452 }, 27)).toEqual([]);
});

test('a window is moved until nothing lies over what is wanted, if need be beyond the edges of the mat', () => {
  const window = { wide: 390, tall: 452 };
  const drawing = { wide: 780, tall: 780 };
  const box = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });
  const move = (x: number, y: number) => scrollFor([box(x, y)], [0, 0], window, drawing, coverOf(window, true));
  expect(move(200, 100), 'it is seen').toBeNull();
  expect(move(60, 430), 'under the small map').not.toBeNull();
  // In the corners there is room beyond the edge.
  expect(move(760, 300)?.[0]).toBe(780 + 56 - 390);
  expect(move(20, 760)).toEqual([0, 780 + 104 - 452]);
  expect(scrollFor([box(365, 425)], [0, 0], window, drawing, coverOf(window, false)), 'no tools, no need').toBeNull();
});

test('tags stand clear of tools and small map, and of each other', () => {
  const window = { wide: 390, tall: 452 };
  const tags = placed(
    ['a', 'b', 'c'].map((name) => ({ name, left: -200, top: 900 })),
    window,
  );
  expect(tags).toHaveLength(3);
  expect(tags.every(({ top }) => top + 44 <= 452 - 104 + 1)).toBe(true);
  expect(new Set(tags.map(({ top }) => top)).size).toBe(3);
  const [east] = placed([{ name: 'e', left: 900, top: 100 }], window);
  expect(east.left + 144).toBeLessThanOrEqual(390 - 56);
});

test('the label of a ring stands where the ring is on the table', () => {
  const plane = { width: 20_000, height: 20_000 };
  expect(labelOf({ x: 10_000, y: 10_000, radius: 2000 }, plane)).toEqual([10_000, 12_000]);
  expect(labelOf({ x: 10_000, y: 19_500, radius: 2000 }, plane)).toEqual([10_000, 17_500]);
  expect(labelOf({ x: 10_000, y: 10_000, radius: 10_500 }, plane)).toEqual([10_000, 19_400]);
});

test('a path begins and ends at the edges of the bases', () => {
  expect(trimmed([]), 'what nobody walks to has none').toEqual([]);
  expect(
    trimmed([
      [0, 0],
      [3000, 0],
    ]),
  ).toEqual([
    [500, 0],
    [2500, 0],
  ]);
  expect(
    trimmed([
      [0, 0],
      [300, 0],
      [3000, 0],
      [3000, 4000],
    ]),
  ).toEqual([
    [500, 0],
    [3000, 0],
    [3000, 3500],
  ]);
  expect(
    trimmed([
      [0, 0],
      [900, 0],
    ]),
  ).toEqual([
    [0, 0],
    [900, 0],
  ]);
});
