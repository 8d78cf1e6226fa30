import { expect, test } from 'vitest';
import { wheeled } from '../pane.tsx';
import { isSecond } from '../pointer.ts';
import { fitFor, middleFor } from '../window.ts';

const sight = { left: 0.2, right: 0.6, top: 0, bottom: 0.5 };
const at = (x: number, y: number) => ({ left: x - 0.05, right: x + 0.05, top: y - 0.05, bottom: y + 0.05 });
const actor = at(0.4, 0.25);

test('what is in sight moves nothing', () => {
  expect(middleFor([actor, at(0.5, 0.4)], sight)).toBeNull();
});

test('what is out of sight, or sticks out of it, is brought into it together with the rest', () => {
  expect(middleFor([actor, at(0.7, 0.35)], sight)).toEqual({ x: expect.closeTo(0.55), y: expect.closeTo(0.3) });
  expect(middleFor([at(0.21, 0.25)], sight)).toEqual({ x: expect.closeTo(0.21), y: expect.closeTo(0.25) });
});

test('of places too far apart for the window the last is shown', () => {
  expect(middleFor([actor, at(0.9, 0.35)], sight)).toEqual({ x: expect.closeTo(0.9), y: expect.closeTo(0.3) });
});

test('of more than two the first are given up one by one', () => {
  const far = at(0.1, 0.25);
  expect(middleFor([far, actor, at(0.7, 0.25)], sight)).toEqual({ x: expect.closeTo(0.55), y: expect.closeTo(0.25) });
});

test('a place larger than the window is seen where it fills it', () => {
  expect(middleFor([{ left: 0.1, right: 0.7, top: 0.1, bottom: 0.4 }], sight)).toBeNull();
});

test('nothing to see asks for nothing', () => {
  expect(middleFor([], sight)).toBeNull();
});

const sizes = { now: 2, least: 1.5, most: 8 };
const half = { x: 0.5, y: 0.5 };

test('places that are to fill a window do so on the longer side', () => {
  expect(fitFor([at(0.4, 0.3), at(0.5, 0.3)], half, sizes)).toEqual({
    size: expect.closeTo(5),
    middle: { x: expect.closeTo(0.45), y: expect.closeTo(0.3) },
  });
  // A window that shows all of the height and half of the width.
  expect(fitFor([at(0.4, 0.3), at(0.4, 0.7)], { x: 0.5, y: 1 }, sizes)?.size).toBeCloseTo(4);
});

test('nothing becomes smaller or larger than it may: what has no room then leaves the last in the middle', () => {
  expect(fitFor([at(0.1, 0.3), at(0.8, 0.3)], half, sizes)).toEqual({
    size: 1.5,
    middle: { x: expect.closeTo(0.8), y: expect.closeTo(0.3) },
  });
  expect(fitFor([{ left: 0.5, right: 0.5, top: 0.5, bottom: 0.5 }], half, sizes)).toEqual({ size: 8, middle: half });
  expect(fitFor([], half, sizes)).toBeNull();
});

const turned = { deltaX: 0, deltaY: -100, deltaMode: 0, shiftKey: false };

test('the wheel makes larger and smaller', () => {
  expect(wheeled(1, turned)).toBeCloseTo(1.16);
  expect(wheeled(2, { ...turned, deltaY: 3, deltaMode: 1 })).toBeCloseTo(1.72);
});

test('the wheel is left alone where it goes sideways, and where nothing can become smaller', () => {
  expect(wheeled(2, { ...turned, deltaX: 120 })).toBeNull();
  expect(wheeled(2, { ...turned, shiftKey: true })).toBeNull();
  expect(wheeled(1, { ...turned, deltaY: 100 })).toBeNull();
});

test('two taps belong together where they are soon and near', () => {
  const first = { at: 1000, x: 50, y: 50 };
  expect(isSecond(first, { at: 1200, x: 60, y: 50 })).toBe(true);
  expect(isSecond(first, { at: 1400, x: 50, y: 50 })).toBe(false);
  expect(isSecond(first, { at: 1200, x: 90, y: 50 })).toBe(false);
  expect(isSecond(null, first)).toBe(false);
});
