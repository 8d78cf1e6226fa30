import { expect, test } from 'vitest';
import { atLeast } from '../bars.ts';

const said = (chances: readonly number[]) => atLeast(chances).map(({ of, chance }) => [of.params?.n, chance]);

test('each bar says of how many it is at least the chance', () => {
  expect(said([1, 0.5, 0.25])).toEqual([
    [1, 1],
    [2, 0.5],
    [3, 0.25],
  ]);
});

test('more than can be is left out; where nothing can be, one bar says so', () => {
  expect(said([0.5, 0, 0])).toEqual([[1, 0.5]]);
  expect(said([0, 0])).toEqual([[1, 0]]);
});
