import type { Decision } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { endsOf } from '../mat/ends.tsx';
import { goOn, hasOrder, holds, nextOf } from '../plan/use-order.ts';

const asks = (id: string, ...options: readonly string[]): Decision => ({
  kind: 'choose',
  n: 1,
  seat: 0,
  ask: { id, rules: [] },
  params: null,
  beside: [],
  options,
  pass: null,
});

test('the rest of a step is taken in the order that was shown, until something else is asked', () => {
  const order = ['walker-1', 'walker-2', 'walker-3'];
  expect(hasOrder(asks('mayhem-next', ...order))).toBe(true);
  expect(hasOrder(asks('mayhem-next', 'walker-1', 'walker-2'))).toBe(false);
  expect(hasOrder(asks('activate', ...order))).toBe(false);
  expect(nextOf(order, asks('mayhem-next', 'walker-3', 'walker-2'))).toBe('walker-2');
  expect(nextOf(order, asks('mayhem-next', 'walker-2', 'walker-9'))).toBeNull();
  expect(nextOf(order, asks('walker-route', 'route-1', 'route-2'))).toBeNull();
});

test('options that are places stand where they are', () => {
  expect(endsOf(asks('push-end', 'at-7100-3200', 'at-900-0'))).toEqual([
    { id: 'at-7100-3200', x: 7100, y: 3200 },
    { id: 'at-900-0', x: 900, y: 0 },
  ]);
  expect(endsOf(asks('act', 'run'))).toEqual([]);
});

test('the order stops where the way that was shown is not gone any more', () => {
  const way = (option: string, ...line: readonly (readonly [number, number])[]) => ({ option, line });
  const shown = [way('walker-1', [0, 0], [3000, 0]), way('walker-2', [0, 5000], [3000, 5000])];
  expect(holds(shown, shown.slice(1), 'walker-2')).toBe(true);
  expect(holds(shown, [way('walker-2', [0, 5000], [2000, 5000])], 'walker-2')).toBe(false);
  expect(holds(shown, [], 'walker-2')).toBe(false);
  expect(holds([], [], 'carl'), 'a melee has no way').toBe(true);
});

test('AW-NOISE04: an order is its seat’s alone, and outlasts the melees it is about', () => {
  const begun = (ask: string) => ({ seat: 0, ask, ids: ['walker-1', 'walker-2', 'walker-3'], n: 1, shown: [] });
  const none = () => [];
  const rest = ['walker-2', 'walker-3'];
  expect(goOn(begun('mayhem-next'), asks('mayhem-next', ...rest), none)).toBe('walker-2');
  expect(goOn(begun('mayhem-next'), { ...asks('mayhem-next', ...rest), seat: 1 }, none)).toBe('wait');
  expect(goOn(begun('mayhem-next'), asks('walker-route', 'a', 'b'), none)).toBeNull();
  expect(goOn(begun('next-melee'), asks('stance', 'attack.bare', 'defend'), none)).toBe('wait');
  expect(goOn(begun('next-melee'), asks('split-melees', 'a>b', 'c>d'), none)).toBeNull();
  expect(goOn(begun('next-melee'), asks('activate', 'rick', 'carl'), none)).toBeNull();
});
