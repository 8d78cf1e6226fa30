import { expect, it } from 'vitest';
import { game } from '../../rules/game.ts';
import { terminal } from '../index.ts';
import { playedUntil, SAY, WAYS } from './table.ts';

const { draw } = terminal;

const matOf = (lines: readonly string[]): string[] => lines.filter((line) => /^[ \d]\d │/.test(line));

const begun = playedUntil(WAYS[0], 40, (s) => s.step === 'activate');

it('has a row for every inch, north at the top', () => {
  const rows = matOf(draw(game.view(begun.state, 0), SAY.en, 80)).map((line) => Number(line.slice(0, 2)));
  expect(rows).toEqual(Array.from({ length: 20 }, (_, i) => 19 - i));
});

it('shows every Survivor, Walker, counter and piece where it is', () => {
  const lines = draw(game.view(begun.state, 0), SAY.en, 80);
  const mat = matOf(lines);
  const row = (inch: number): string => mat[19 - inch];
  // One group at each edge, its first Survivor in the middle.
  const edges = [row(0), row(19)].join('\n');
  expect(edges).toMatch(/Ca +Ri +Li/);
  expect(edges).toMatch(/pa +de +sa/);
  // Car 1 lies around 4.5, 7.5, with counter B on it; Walker 1 stands on the middle, on counter A.
  expect(row(7)).toMatch(/▓+\*B▓+/);
  expect(row(10)).toContain('w1');
  // Barricade 1 lies around 3, 3.5.
  expect(row(3)).toMatch(/={6,}/);
  for (const { number } of begun.state.walkers) expect(lines.join('\n')).toContain(`Walker ${number}: `);
});

it('tells how each Survivor is, and what they carry', () => {
  const lines = draw(game.view(begun.state, 0), SAY.en, 140);
  const derek = lines.findIndex((line) => line.includes(' Derek★'));
  expect(lines[derek]).toMatch(/Bruiser.*●●●●●.*Nerve High/);
  expect(lines[derek + 1]).toContain('Old Service Pistol');
});

it('shows the part around whoever acts where the mat is too wide', () => {
  const { state } = playedUntil(WAYS[2], 60, (s) => s.step === 'act');
  const text = draw(game.view(state, 0), SAY.en, 60).join('\n');
  expect(text).toMatch(/Inches \d+ to \d+ of 40 are shown\./);
});

it('AW-PANIC02: tells who panics from which Threat on, and how many counters win', () => {
  const text = draw(game.view(begun.state, 0), SAY.en, 140).join('\n');
  expect(text).toMatch(/Panic +at Threat 9: Liam · at Threat 14: Carl, Patrick and Sandra/);
  expect(text).toMatch(/Threat +\d.* more and it is /);
  expect(text).toMatch(/Supplies .*\d of 7/);
});
