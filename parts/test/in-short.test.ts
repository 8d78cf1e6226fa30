import { expect, test } from 'vitest';
import { inShort } from '../in-short.ts';

test('few sentences are all told', () => {
  expect(inShort(['a', 'b', 'c'], 3)).toEqual({ first: ['a', 'b', 'c'], left: 0, last: [] });
});

test('of many the middle is left out', () => {
  expect(inShort(['a', 'b', 'c', 'd', 'e'], 4)).toEqual({ first: ['a', 'b'], left: 1, last: ['d', 'e'] });
  expect(inShort(['a', 'b', 'c', 'd', 'e'], 3)).toEqual({ first: ['a', 'b'], left: 2, last: ['e'] });
});
