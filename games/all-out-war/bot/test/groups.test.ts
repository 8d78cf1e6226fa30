import { expect, test } from 'vitest';
import { SURVIVORS } from '../../content/survivors.ts';
import { filled } from '../../rules/filling.ts';
import { costOf, faultsOf } from '../../rules/groups.ts';

const POINTS = [100, 150, 200, 250, 300, 400, 500];

test.each(POINTS)('a group for %i points is legal and leaves little over', (points) => {
  const list = filled([], points);
  expect(faultsOf(list, points)).toEqual([]);
  expect(costOf(list)).toBeGreaterThan(points - 8);
});

test('a list that was begun is kept and filled', () => {
  const begun = ['derek', 'servicePistol', 'liam'];
  const list = filled(begun, 150);
  expect(faultsOf(list, 150)).toEqual([]);
  expect(list[0]).toBe('derek');
  for (const entry of begun) expect(list).toContain(entry);
});

test('there is somebody for everybody who plays', () => {
  const list = filled([], 100, 4);
  expect(faultsOf(list, 100)).toEqual([]);
  expect(list.filter((entry) => SURVIVORS.some(({ id }) => id === entry))).toHaveLength(4);
});
