import { expect, test } from 'vitest';
import { planeFor, ZONE } from '../geometry.ts';
import { firstSize, together } from '../use-window.ts';

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
  expect(zoneAt(mission, true, 390, 372)).toBeCloseTo(96);
});

test('in a very low window two rows are seen', () => {
  expect(zoneAt('jackpot', true, 360, 110)).toBeCloseTo(110 / 2.1);
});

test('of places that have no room together the last stays, and as many before it as fit', () => {
  const at = (left: number, top: number) => ({ left, top, right: left + 0.1, bottom: top + 0.1 });
  const [far, below, beside, acts] = [at(0.9, 0.1), at(0.1, 0.2), at(0.2, 0.1), at(0.1, 0.1)];
  expect(together([far, below, beside, acts], { x: 1, y: 1 })).toEqual([far, below, beside, acts]);
  expect(together([far, below, beside, acts], { x: 0.25, y: 0.25 })).toEqual([below, beside, acts]);
  expect(together([far, below, beside, acts], { x: 0.25, y: 0.15 })).toEqual([beside, acts]);
  expect(together([far, acts], { x: 0.01, y: 0.01 })).toEqual([acts]);
});
