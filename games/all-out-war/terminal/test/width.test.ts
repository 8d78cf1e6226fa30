import { columns } from '@shamble/cli/drawing';
import { type Json, LANGS, SPECTATOR } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/game.ts';
import { terminal } from '../index.ts';
import { playedUntil, SAY, WAYS } from './table.ts';

const { draw } = terminal;

const VIEWS = WAYS.flatMap((way) => {
  const seen: Json[] = [];
  let n = 0;
  playedUntil(way, 160, (s) => {
    if (n++ % 23 === 0) seen.push(structuredClone(game.view(s, 0)));
    return false;
  });
  return seen;
});

describe.each(LANGS)('drawn in %s', (lang) => {
  it.each([60, 80, 120, 200])('no line of any position is wider than %i columns, and nothing is cut', (width) => {
    for (const seen of VIEWS) {
      const lines = draw(seen, SAY[lang], width);
      for (const line of lines) {
        if (columns(line) > width) expect.fail(`${columns(line)} columns: ${line}`);
        if (line.includes('…')) expect.fail(`cut short: ${line}`);
      }
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|\u00a0|\?\?/);
    }
  });
});

it('stays inside a width that is too narrow to be of use', () => {
  for (const seen of VIEWS.slice(0, 12))
    for (const width of [12, 25, 40])
      for (const line of draw(seen, SAY.fr, width)) expect(columns(line)).toBeLessThanOrEqual(width);
});

it('draws for somebody who only watches', () => {
  const { state } = playedUntil(WAYS[0], 40, (s) => s.step === 'act');
  expect(draw(game.view(state, SPECTATOR), SAY.en, 80).join('\n')).toContain('On the mat');
});
