import { split } from '@shamble/kernel';
import type { GameBoard, Intent } from '@shamble/parts/board';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { statusWords } from '../keys/status.ts';
import { Panels } from '../people/panels.tsx';
import { People } from '../people/people.tsx';
import { question } from './fake.ts';
import { toyTable } from './toy.tsx';

const forecast = (intent: Intent | null): string =>
  intent === null ? 'nothing asked' : `${intent.selected} ${intent.plan} ${JSON.stringify(intent.shares)}`;

const board: Partial<GameBoard> = {
  panels: (_, intent) => [
    { id: 'seen', title: { id: 'Forecast' }, lines: [{ text: { id: forecast(intent) }, sure: 'open' }] },
  ],
  notes: (_, seat, intent) => (seat === 0 ? [{ id: `note ${forecast(intent)}` }] : []),
};

test('forecasts and notes follow the option that is chosen but not given', async () => {
  const decision = question(1);
  const { draw, desk, context } = await toyTable({ board, now: { decision } });
  expect(draw(createElement(Panels, {}))).toContain('null  {}');
  desk.setDraft(decision, { selected: 'b' });
  expect(draw(createElement(Panels, {}))).toContain('b  {}');
  expect(draw(createElement(People, {}))).toContain('note b  {}');
  expect(statusWords(context, desk.store.getState())).toContain('note b  {}');
});

test('forecasts follow how a number is being shared', async () => {
  const decision = { ...split(0, { id: 'hits', rules: [] }, ['left', 'right'], 3, {}), n: 1 };
  const { draw, desk } = await toyTable({ board, now: { decision } });
  desk.setDraft(decision, { shares: { left: 2 } });
  expect(draw(createElement(Panels, {}))).toContain('null  {&quot;left&quot;:2}');
});

test('who is asked nothing plans nothing', async () => {
  const { draw } = await toyTable({ board, now: { decision: null } });
  expect(draw(createElement(Panels, {}))).toContain('nothing asked');
});
