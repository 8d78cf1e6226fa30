import { expect, test } from 'vitest';
import { swiped } from '../people/use-swipe.ts';

test('a finger that goes across leads on to the left and back to the right', () => {
  expect(swiped(-60, 5)).toBe(1);
  expect(swiped(60, -5)).toBe(-1);
});

test('a tap and a finger that scrolls lead nowhere', () => {
  expect(swiped(-10, 2)).toBe(0);
  expect(swiped(-60, 50)).toBe(0);
});
