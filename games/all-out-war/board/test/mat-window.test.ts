import { expect, test } from 'vitest';
import { labelOf } from '../mat/labels.tsx';
import { fitted } from '../mat/use-window.ts';
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
