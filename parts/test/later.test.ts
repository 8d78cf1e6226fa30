import { choose } from '@shamble/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '../board.ts';
import { afterPaint, intentOf } from '../later.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => frames.push(go));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paint = (): void => {
  for (const go of frames.splice(0)) go();
  vi.runAllTimers();
};

test('what is reckoned comes after the frame that shows what it is made of', () => {
  const done: string[] = [];
  afterPaint(() => done.push('forecast'));
  for (const go of frames) go();
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['forecast']);
});

test('what is no longer wanted is not reckoned', () => {
  const done: string[] = [];
  afterPaint(() => done.push('old'))();
  afterPaint(() => done.push('new'));
  paint();
  expect(done).toEqual(['new']);
});

test('a board is given what its viewer is asked and has put together', () => {
  const decision = choose(0, { id: 'what', rules: [] }, ['a']);
  const props = { decision, selected: 'a', plan: [], shares: { x: 1 }, compact: true } as Partial<BoardProps>;
  expect(intentOf(props as BoardProps)).toEqual({ decision, selected: 'a', plan: [], shares: { x: 1 } });
  expect(intentOf({ ...props, decision: null } as BoardProps)).toBeNull();
});
