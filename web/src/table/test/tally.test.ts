import { choose } from '@shamble/kernel';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { carriedTo, carry } from '../end/carried.ts';
import { Tally } from '../end/tally.tsx';
import { entry } from './fake.ts';
import { toyTable } from './toy.tsx';

test('what a game counts at its end is a table with a row for each, and lines', async () => {
  const tally = (events: readonly { readonly type: string }[]) => ({
    columns: [{ id: 'who' }, { id: 'kills' }],
    rows: [[{ id: 'Kate' }, { id: `${events.length} of them` }]],
    lines: [{ id: 'time left' }],
  });
  const { draw } = await toyTable({ board: { tally }, now: { entries: [entry(0, 'a'), entry(1, 'b')] } });
  const html = draw(createElement(Tally));
  expect(html).toContain('<th scope="col"><span>kills</span></th>');
  expect(html).toContain('<th scope="row">Kate</th><td>2 of them</td>');
  expect(html).toContain('<li>time left</li>');
});

test('a game that counts nothing has no such table', async () => {
  const { draw } = await toyTable({});
  expect(draw(createElement(Tally))).toBe('');
});

test('what is kept of the game before belongs to one table and its questions', () => {
  carry('t2', { team: ['kate', 'bly'] });
  const asks = (id: string) => choose(0, { id, rules: [] }, ['a']);
  expect(carriedTo('t2', asks('team'))).toEqual(['kate', 'bly']);
  expect(carriedTo('t2', asks('act'))).toBeNull();
  expect(carriedTo('t3', asks('team'))).toBeNull();
});
