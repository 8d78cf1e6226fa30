import type { Entry } from '@shamble/tables';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Summary } from '../prompt/summary.tsx';
import { afterSlip, slipStart } from '../state/summary.ts';
import { toyTable } from './toy.tsx';

const entry = (at: number, type: string): Entry => ({ at, event: { type, rules: [] } });

const LOG = [entry(0, 'round'), entry(1, 'night'), entry(2, 'bite'), entry(3, 'round')];
const SLIP = {
  begins: 'night',
  ends: ['round'],
  lines: (events: readonly { readonly type: string }[]) => events.map(({ type }) => ({ id: `told ${type}` })),
};

test('a slip tells of the whole of what ended, choices in the middle of it or not', () => {
  expect(slipStart(LOG, 1, SLIP)).toBe(1);
  expect(slipStart(LOG, 3, SLIP)).toBe(1);
});

test('it goes with the next answer, and there is none before the first end', () => {
  expect(slipStart([...LOG, entry(4, 'step')], 4, SLIP)).toBeNull();
  expect(slipStart(LOG.slice(0, 3), 1, SLIP)).toBeNull();
  expect(slipStart(LOG.slice(0, 1), null, SLIP)).toBeNull();
});

test('it may be told on the way, too: each part from the one beginning on', () => {
  const both = { ...SLIP, ends: ['bite', 'round'] };
  expect(slipStart(LOG.slice(0, 3), 1, both)).toBe(1);
  expect(slipStart(LOG.slice(0, 3), 3, both)).toBeNull();
  expect(slipStart(LOG, 3, both)).toBe(1);
});

test('its first line stands over the question, the rest on request, and all can be shown again', async () => {
  const telling = { beats: {}, things: () => [], cards: () => [], card: () => null, slip: SLIP };
  const { draw } = await toyTable({ board: { telling }, now: { entries: LOG, lastOwn: 1 } });
  const html = draw(createElement(Summary));
  expect(html).toContain('In short:');
  expect(html).toContain('told night');
  expect(html).toContain('and 2 more');
  expect(html).toContain('Show again');
  expect(html).toContain('Before and after');
});

test('who came to harm since it ended comes before it, what else mattered after it', () => {
  const telling = {
    beats: { shot: { kind: 'fight' }, step: { kind: 'move' }, dies: { kind: 'death' } } as const,
    things: () => [],
    cards: () => [],
    card: () => null,
    slip: SLIP,
  };
  const event = ({ type }: { readonly type: string }) => ({ id: `told ${type}` });
  const since = [...LOG, entry(4, 'step'), entry(4, 'shot'), entry(5, 'dies')];
  const { losses, rest } = afterSlip(since, 1, 0, telling, event);
  expect([losses, rest].map((lines) => lines.map((line) => line.event.type))).toEqual([['dies'], ['shot']]);
  expect(afterSlip(LOG, 1, 0, telling, event)).toEqual({ losses: [], rest: [] });
});
