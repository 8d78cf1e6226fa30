import { expect, test } from 'vitest';
import { planeFor, ZONE } from '../geometry.ts';
import { firstSize } from '../use-window.ts';

/** How large a Zone is drawn at first in a window. */
function zoneAt(mission: string, compact: boolean, width: number, height: number): number {
  const plane = planeFor(mission);
  const { box } = plane;
  return firstSize(plane, compact)(width, height) * Math.min(width / box.width, height / box.height) * ZONE;
}

test('a map whose Zones would be small starts larger than its window', () => {
  expect(zoneAt('bigScore', false, 700, 446)).toBeCloseTo(64);
});

test('one that has room enough starts as a whole', () => {
  expect(firstSize(planeFor('jackpot'), false)(760, 470)).toBe(1);
});

test.each(['dryRun', 'jackpot', 'bigScore'])('on a phone a Zone has room for a finger (%s)', (mission) => {
  expect(zoneAt(mission, true, 390, 372)).toBeCloseTo(98);
});

test('in a very low window two rows are seen', () => {
  expect(zoneAt('jackpot', true, 360, 110)).toBeCloseTo(110 / 2.1);
});
