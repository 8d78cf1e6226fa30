import { columns } from '@shamble/cli/drawing';
import { LANGS, SPECTATOR } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../../rules/game.ts';
import { planIn } from '../../text/zones.ts';
import { terminal } from '../index.ts';
import { playedUntil, SAY, views } from './table.ts';

const { draw } = terminal;

const VIEWS = MISSIONS.flatMap(({ id }, i) => views(id, 1 + (i % 6), 61));

describe.each(LANGS)('drawn in %s', (lang) => {
  it.each([60, 80, 120, 200])('no line of any position is wider than %i columns, and nothing is cut', (width) => {
    for (const seen of VIEWS) {
      const lines = draw(seen, SAY[lang], width);
      for (const line of lines) {
        if (columns(line) > width) expect.fail(`${columns(line)} columns: ${line}`);
        if (line.includes('…')) expect.fail(`cut short: ${line}`);
      }
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|\u00a0|\b[RV]\d:\d\d/);
    }
  });
});

it('stays inside a width that is too narrow to be of use', () => {
  for (const seen of VIEWS.slice(0, 20))
    for (const width of [12, 25, 40])
      for (const line of draw(seen, SAY.fr, width)) expect(columns(line)).toBeLessThanOrEqual(width);
});

it.each(MISSIONS.map(({ id }) => id))('the map of %s has every Zone where its floors fit', (mission) => {
  const { state } = playedUntil(mission, 1, 'map', (s) => s.step === 'next');
  const lines = draw(game.view(state, 0), SAY.en, 100);
  const map = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('On the map')),
  );
  const labels = planIn(mission)?.zones.map(({ label }) => label) ?? [];
  const found = labels.filter((label) => map.some((line) => line.includes(label)));
  expect(found).toEqual(labels);
});

it('draws for somebody who only watches', () => {
  const { state } = playedUntil('jackpot', 3, 'watched', (s) => s.step === 'act');
  expect(draw(game.view(state, SPECTATOR), SAY.en, 80).join('\n')).not.toContain('(you)');
});
