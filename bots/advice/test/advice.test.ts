import { split } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { least, most, numberIn, reasons, shareOut } from '../index.ts';

test('a reason is a message of the game, with parameters only where there are some', () => {
  const { why, advise } = reasons('why');
  expect(why('guess')).toEqual({ id: 'why.guess' });
  expect(advise('go', 'near', { n: 2 })).toEqual({ answer: 'go', why: { id: 'why.near', params: { n: 2 } } });
});

test('the first of equals is the best', () => {
  const lengths = ['aa', 'b', 'cc', 'd'];
  expect(most(lengths, ({ length }) => length)).toBe('aa');
  expect(least(lengths, ({ length }) => length)).toBe('b');
});

test('a split goes one by one to what is worth most by what it has got, within its limits', () => {
  const decision = split(0, { id: 'share', rules: [] }, ['a', 'b', 'c'], 5, { limits: [1, 3, 3] });
  const worth = (option: string, got: number): number => (option === 'a' ? 9 : 5) - got;
  expect(shareOut(decision, worth)).toEqual({ a: 1, b: 2, c: 2 });
});

test('the number stands at the end of an id', () => {
  expect(numberIn('take.2')).toBe(2);
  expect(numberIn('public.take.12')).toBe(12);
});
