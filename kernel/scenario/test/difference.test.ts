import { expect, test } from 'vitest';
import { differences, fits, fromOne, show } from '../difference.ts';

test('a mapping speaks of the keys it names', () => {
  expect(fits({ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 })).toBe(true);
  expect(differences({ a: { b: 1, e: 2 } }, { a: { b: 3 } }, ['x'])).toEqual([
    { path: ['x', 'a', 'b'], wanted: 1, got: 3 },
    { path: ['x', 'a', 'e'], wanted: 2, got: undefined },
  ]);
});

test('a list speaks of all its elements', () => {
  expect(fits([1, { a: 1 }], [1, { a: 1, b: 2 }])).toBe(true);
  expect(differences([1, 2], [1])).toEqual([{ path: [], wanted: [1, 2], got: [1] }]);
  expect(differences([1, 2], [1, 3])).toEqual([{ path: [1], wanted: 2, got: 3 }]);
});

test('what is empty says that nothing is there', () => {
  expect([fits({}, {}), fits({}, []), fits([], [])]).toEqual([true, true, true]);
  expect(differences({ a: {} }, { a: { b: 1 } })).toEqual([{ path: ['a'], wanted: {}, got: { b: 1 } }]);
  expect(differences({}, [1])).toEqual([{ path: [], wanted: {}, got: [1] }]);
  expect(differences([], [1])).toEqual([{ path: [], wanted: [], got: [1] }]);
});

test('count names the length of a list, beside its elements, and in a mapping the key of this name', () => {
  expect(fits({ count: 3, 2: 'b' }, ['a', 'b', 'c'])).toBe(true);
  expect(differences({ count: 2 }, ['a'])).toEqual([{ path: ['count'], wanted: 2, got: 1 }]);
  expect(fits({ count: 2 }, { count: 2, a: 1, b: 1 })).toBe(true);
  expect(fits({ count: 2 }, { a: 1, b: 1 })).toBe(false);
});

test('numbers name the elements of a list, counted from 1', () => {
  expect(fits({ 2: 'b' }, ['a', 'b'])).toBe(true);
  expect(fits({ 2: 'b' }, { 1: 'a', 2: 'b' })).toBe(true);
  expect(fits({ 0: 'a' }, ['a'])).toBe(false);
  expect(fits({ 3: 'c' }, ['a', 'b'])).toBe(false);
  expect(fits({ length: 2 }, ['a', 'b'])).toBe(false);
});

test('the word any is content with anything that is there', () => {
  expect(fits(['any', { a: 'any' }], [null, { a: [1] }])).toBe(true);
  expect(fits({ a: 'any' }, {})).toBe(false);
});

test('nothing but the same value will do otherwise', () => {
  expect(fits('1', 1)).toBe(false);
  expect(fits(null, 0)).toBe(false);
  expect(fits({}, null)).toBe(false);
  expect(fits([], {})).toBe(false);
});

test('seats are counted from 1 wherever they stand', () => {
  expect(fromOne({ seat: 0, who: { seat: 1 }, seats: [0, 2], winners: [], row: 0, watcher: { seat: -1 } })).toEqual({
    seat: 1,
    who: { seat: 2 },
    seats: [1, 3],
    winners: [],
    row: 0,
    watcher: { seat: -1 },
  });
});

test('values are shown as they are written', () => {
  expect(show({ a: ['x', 'two words', '3', 4, null], 'b.c': true })).toBe(
    '{ a: [x, "two words", "3", 4, null], b.c: true }',
  );
  expect(show({ a: {}, b: [] })).toBe('{ a: {}, b: [] }');
  expect(show(undefined)).toBe('nothing');
  expect(show('y'.repeat(500))).toHaveLength(401);
});
