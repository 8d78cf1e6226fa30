import { expect, test } from 'vitest';
import { middleFor } from '../window.ts';

const sight = { left: 0.2, right: 0.6, top: 0, bottom: 0.5 };
const actor = { x: 0.4, y: 0.25 };

test('what is in sight moves nothing', () => {
  expect(middleFor([actor, { x: 0.5, y: 0.4 }], sight)).toBeNull();
});

test('what is out of sight, or at the very edge, is brought into it together with the rest', () => {
  expect(middleFor([actor, { x: 0.8, y: 0.35 }], sight)).toEqual({ x: expect.closeTo(0.6), y: expect.closeTo(0.3) });
  expect(middleFor([{ x: 0.21, y: 0.25 }], sight)).toEqual({ x: 0.21, y: 0.25 });
});

test('nothing to see asks for nothing', () => {
  expect(middleFor([], sight)).toBeNull();
});
