import { expect, test } from 'vitest';
import { shiftOf } from '../mat/make-room.ts';

const window = { left: 0, top: 0, right: 300, bottom: 300 };
const label = { left: 100, top: 100, right: 160, bottom: 120 };
const after = ([x, y]: readonly [number, number]) => ({
  left: label.left + x,
  right: label.right + x,
  top: label.top + y,
  bottom: label.bottom + y,
});

test('a label that lies on nothing stays where it is', () => {
  expect(shiftOf(label, [{ left: 0, top: 0, right: 90, bottom: 90 }], window)).toEqual([0, 0]);
});

test('a label is moved off a figure, no further than needed', () => {
  const figure = { left: 120, top: 105, right: 150, bottom: 135 };
  const moved = after(shiftOf(label, [figure], window));
  expect(moved.bottom <= figure.top || moved.left >= figure.right || moved.right <= figure.left).toBe(true);
  expect(Math.hypot(moved.left - label.left, moved.top - label.top)).toBeLessThan(40);
});

test('a label at the border comes into the window, away from the tools', () => {
  const tools = { left: 110, top: 0, right: 300, bottom: 300 };
  const moved = after(shiftOf(label, [tools], window));
  expect(moved.right).toBeLessThanOrEqual(tools.left);
  expect(after(shiftOf(label, [], { ...window, right: 130 })).right).toBeLessThanOrEqual(130);
});
