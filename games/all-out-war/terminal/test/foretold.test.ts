import { type Json, LANGS } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { asView, view } from '../../rules/view.ts';
import { terminal } from '../index.ts';
import { playedUntil, SAY, WAYS } from './table.ts';

/** Somebody is asked where to go, and has several places to go to. */
const run = playedUntil(
  WAYS[0],
  400,
  ({ turn }, { pending: [decision] }) =>
    turn > 1 && decision.ask.id === 'move' && decision.kind === 'place' && decision.candidates.length > 3,
);
const [asked] = run.pending;
const seen = view(run.state, asked.seat);
const names = asked.kind === 'place' ? asked.candidates.map(({ id }) => id) : [];
const [away] = names.filter((id) => id !== 'stay');

const told = (looked: string | null, lang: (typeof LANGS)[number] = 'en', width = 100): string[] =>
  terminal.foretell!(seen, asked, looked, SAY[lang], width);

test('what the cards and Walkers would do is told before a Move, and after the one that is looked at', () => {
  expect(names.length).toBeGreaterThan(3);
  expect(told(null).join('\n')).toContain('If the Event phase came');
  expect(told(away).join('\n')).toContain('If the Event phase came after this Move');
  expect(told(away)).not.toEqual(told(null));
});

test('Actions have a second line with what they come to', () => {
  const { pending, state } = playedUntil(WAYS[0], 400, (_, match) => match.pending[0].ask.id === 'act');
  const [act] = pending;
  if (act.kind !== 'choose') throw new Error('Actions are chosen');
  const told = act.options.map((id) => terminal.detail!(view(state, act.seat), act, id).map(SAY.en).join(' '));
  expect(told[act.options.indexOf('run')]).toMatch(/8 in/);
  expect(told.filter((words) => words !== '').length).toBeGreaterThan(2);
});

test('at a table without help nothing is told', () => {
  expect(terminal.foretell!({ ...asView(seen), help: 'none' } as unknown as Json, asked, away, SAY.en, 100)).toEqual(
    [],
  );
});

test.each(LANGS)('no line is wider than the terminal (%s)', (lang) => {
  for (const width of [60, 80, 140])
    for (const looked of [null, away]) {
      const lines = told(looked, lang, width);
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.filter((line) => line.length > width)).toEqual([]);
    }
});
