import { columns } from '@shamble/cli/drawing';
import { LANGS, SPECTATOR } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/game.ts';
import { type View, view } from '../../rules/view.ts';
import { terminal } from '../index.ts';
import { positions, SAY } from './table.ts';

const { draw } = terminal;

const GAMES = ([1, 2, 3, 4, 5, 6] as const).flatMap((seats) =>
  (['fr', 'it'] as const).map((edition) => ({ seats, options: { edition } })),
);

/** Views of games of every kind, from one seat after the other. */
const VIEWS: View[] = [];
for (const settings of GAMES)
  for (const state of positions(settings, `widths ${settings.seats}`, 101))
    VIEWS.push(structuredClone(view(state, state.turn % settings.seats)));

describe.each(LANGS)('drawn in %s', (lang) => {
  it.each([60, 80, 100, 120, 200])(
    'no line of any position is wider than %i columns, and only a long name is cut',
    (width) => {
      for (const seen of VIEWS) {
        const lines = draw(seen, SAY[lang], width);
        for (const line of lines) {
          if (columns(line) > width) expect.fail(`${columns(line)} columns: ${line}`);
          if (line.includes('…') && !line.includes('Bart')) expect.fail(`cut short: ${line}`);
        }
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|\u00a0/);
      }
    },
  );
});

it('stays inside a width that is too narrow to be of use', () => {
  for (const state of positions({ seats: 6 }, 'narrow', 45))
    for (const width of [12, 25, 40])
      for (const line of draw(game.view(state, 0), SAY.fr, width)) expect(columns(line)).toBeLessThanOrEqual(width);
});

it('draws for somebody who only watches', () => {
  const [state] = positions({}, 'watched', 1000);
  const lines = draw(game.view(state, SPECTATOR), SAY.en, 80);
  expect(lines.join('\n')).not.toContain('(you)');
  expect(lines.join('\n')).not.toContain('Your');
});

/** How wide a space is at some widths of the terminal. */
const CELLS = [
  { width: 60, cell: 5 },
  { width: 80, cell: 5 },
  { width: 120, cell: 7 },
];

it.each(CELLS)('tells every token at $width columns, on the map or below it', ({ width, cell }) => {
  for (const state of positions({ seats: 4 }, 'all tokens', 41)) {
    const lines = draw(game.view(state, 0), SAY.en, width);
    const below = lines.findIndex((line) => line.startsWith('Tokens'));
    const told = below < 0 ? '' : lines.slice(below).join(' ');
    const faces = new Map<string, string>();
    for (const { space, zombies } of view(state, 0).tokens)
      faces.set(space, `${faces.get(space) ?? ''}${zombies ?? '?'}`);
    for (const [space, tokens] of faces) {
      const inWords = ` ${told} `.includes(` ${space} ${[...tokens].join(' ')} `);
      const found = inWords || onMap(lines, space, cell).endsWith(tokens);
      expect([space, tokens, found]).toEqual([space, tokens, true]);
    }
  }
});

/** What stands under the id of a space; nothing where the map does not show it. */
function onMap(lines: readonly string[], space: string, cell: number): string {
  const id = new RegExp(`(?<=[ ║↔])${space}(?![0-9])`);
  const at = lines.findIndex((line) => id.test(line));
  if (at < 0) return '';
  const x = lines[at].search(id);
  return lines[at + 1].slice(x, x + cell - 1).trimEnd();
}
