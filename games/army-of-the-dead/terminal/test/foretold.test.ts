import { LANGS } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { view } from '../../rules/view.ts';
import { terminal } from '../index.ts';
import { playedUntil, SAY } from './table.ts';

/** A Turn in which somebody may Move, in the midst of a game. */
const turn = playedUntil('dryRun', 1, 'foretold', ({ round }, { pending: [decision] }) => {
  if (round < 2 || decision.kind !== 'choose' || decision.ask.id !== 'act') return false;
  return decision.options.some((id) => id.startsWith('move.'));
});
const [asked] = turn.pending;
const seen = view(turn.state, 0);
const move = asked.kind === 'choose' ? asked.options.find((id) => id.startsWith('move.')) : undefined;

const told = (looked: string | null, lang: (typeof LANGS)[number] = 'en', width = 100): string[] =>
  terminal.foretell!(seen, asked, looked, SAY[lang], width);

test('what the dead would do and what appears next is told before a choice, and anew after an option', () => {
  expect(told(null)).toEqual(expect.arrayContaining(['If the dead acted now', 'What appears next']));
  const after = told(move!);
  expect(after).toContain('If the dead acted after that');
  expect(after).not.toContain('If the dead acted now');
  expect(after[0]).toMatch(/^Move to /);
});

test('chances stand behind their words', () => {
  expect(told(null).join(' ').replace(/ +/g, ' ')).toMatch(/Shamblers, \d to \d: \d+%; /);
});

test('an option says what it costs and meets', () => {
  const words = terminal.detail!(seen, asked, move!).map(SAY.en);
  expect(words[0]).toMatch(/^\d Actions?\.|^Free/);
  expect(words.join(' ')).toMatch(/[Aa]ttack/);
});

test('what a table does not tell is not told here either', () => {
  const quiet = { ...seen, help: 'none' };
  expect(terminal.foretell!(quiet, asked, null, SAY.en, 100)).not.toContain('If the dead acted now');
});

test.each(LANGS)('no line is wider than the terminal (%s)', (lang) => {
  for (const width of [60, 80, 140])
    for (const looked of [null, move!]) {
      const lines = told(looked, lang, width);
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.filter((line) => line.length > width)).toEqual([]);
    }
});
