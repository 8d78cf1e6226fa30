import type { Point } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { sceneryNumber } from '../../content/scenery.ts';
import { pathQuestion } from '../../rules/move.ts';
import type { War } from '../../rules/state.ts';
import { askingOf } from '../plan/asking.ts';
import { lineOf } from '../plan/plan-layer.tsx';
import { stretchesOf } from '../plan/stretches.ts';
import { firstAction } from './mat-at.ts';

const { war, decision } = firstAction();
const [rick] = war.people;

/** The place question of a Run among other scenery, with nobody else there. */
function running(pieces: War['pieces']) {
  const s: War = { ...war, pieces, walkers: [], people: [{ ...rick, x: 10_000, y: 6000 }], counters: [] };
  const run = askingOf(s, { ...decision })?.ways.find(({ option }) => option === 'run');
  if (run === undefined) throw new Error('nobody runs');
  expect(pathQuestion(s, s.people[0], 'run').facts.allowance).toBe(8000);
  return run.place;
}

test('every inch in a wood is told to cost two, also where the path is too long', () => {
  const place = running([{ kind: sceneryNumber('wood'), x: 10_000, y: 10_000, turn: 0 }]);
  const near: readonly Point[] = [[10_000, 8000]];
  const far: readonly Point[] = [[10_000, 13_500]];
  for (const stops of [near, far]) expect(stretchesOf(place, stops)).toMatchObject([{ cost: null }]);
  expect(stretchesOf(place, [[10_000, 3000]])).toEqual([]);
  expect(lineOf(place, far).line[0], 'it begins where somebody stands').toEqual([10_000, 6000]);
});

test('AW-LEAP03: a Leap is told with what it costs, in the middle of the piece', () => {
  const place = running([{ kind: sceneryNumber('barricade'), x: 10_000, y: 8000, turn: 0 }]);
  const leap = place.candidates.find(({ id }) => id.startsWith('leap:'));
  if (leap === undefined) throw new Error('nothing is leapt over');
  const [{ id, at, cost }] = stretchesOf(place, leap.answer as readonly Point[]);
  expect(id).toBe('barricade-1');
  expect(at[1]).toBeCloseTo(8000, -1);
  expect(cost).toBeCloseTo(1500, -1);
});
