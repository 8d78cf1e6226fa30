import { columns } from '@shamble/cli/drawing';
import { LANGS, SPECTATOR } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/game.ts';
import { terminal } from '../index.ts';
import { positions, SAY } from './table.ts';

const { draw } = terminal;

const GAMES = ([1, 2, 3, 4] as const).flatMap((seats) =>
  (['starter', 'main'] as const).flatMap((level) => [1, 2].map((n) => ({ seats, level, seed: `${level} ${n}` }))),
);

describe.each(LANGS)('drawn in %s', (lang) => {
  it.each([60, 80, 100, 120, 200])(
    'no line of any position is wider than %i columns, and only a long name is cut',
    (width) => {
      for (const { seats, level, seed } of GAMES)
        for (const state of positions({ seats, level }, seed, 5)) {
          const lines = draw(game.view(state, state.turn % seats), SAY[lang], width);
          for (const line of lines) {
            if (columns(line) > width) expect.fail(`${columns(line)} columns: ${line}`);
            if (line.includes('…') && !line.includes('Bartholomew')) expect.fail(`cut short: ${line}`);
          }
          expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|\u00a0/);
        }
    },
  );
});

it('stays inside a width that is too narrow to be of use', () => {
  for (const state of positions({ seats: 4, level: 'main' }, 'narrow', 25))
    for (const width of [12, 25, 40])
      for (const line of draw(game.view(state, 0), SAY.fr, width)) expect(columns(line)).toBeLessThanOrEqual(width);
});

it('draws for somebody who only watches', () => {
  const [state] = positions({ level: 'main' }, 'watched', 1000);
  const lines = draw(game.view(state, SPECTATOR), SAY.en, 80);
  expect(lines.join('\n')).not.toContain('(you)');
});

it.each([60, 80, 120])('shows every face-up zombie of every row at %i columns', (width) => {
  for (const state of positions({ seats: 2, level: 'main' }, 'open faces', 5)) {
    const lines = draw(game.view(state, 0), SAY.en, width);
    const starts = [1, 2, 3, 4, 5, 6].map((row) => lines.findIndex((line) => new RegExp(`^[ ►]${row} `).test(line)));
    starts[5] = lines.findIndex((line) => line.includes('└'));
    const view = game.view(state, 0) as { rows: { tiles: { stack: string[] }[] }[] };
    view.rows.forEach(({ tiles }, i) => {
      const block = lines.slice(starts[i], starts[i + 1]).join(' ');
      const faces = tiles.flatMap(({ stack }) => stack.filter((token) => token !== '?'));
      for (const face of faces) expect(block).toContain(face);
    });
  }
});
