import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { middleOf, numberIn, planeFor, shareOf, ZONE } from '../geometry.ts';
import { lineOf } from '../parts/forecast-layer.tsx';
import { roomOf } from '../rooms.ts';
import en from '../text/en/map.ts';
import { bordersOf } from '../walls.ts';
import { isWalled, liftStep, nearestFirst, nextOf, zoneStep } from '../zone-keys.ts';

describe.each(MISSIONS.map(({ id }) => id))('the plane of %s', (id) => {
  const plane = planeFor(id);

  test('has every Zone inside, and none on another', () => {
    for (const zone of plane.plan.zones) {
      const { x, y } = shareOf(plane, middleOf(plane, zone.id));
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0);
    }
    const far = plane.corners.flatMap((a, i) =>
      plane.corners.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
    );
    expect(Math.min(...far)).toBeGreaterThanOrEqual(ZONE);
  });

  test('has a kind of room with a name for every Zone', () => {
    for (const zone of plane.plan.zones) expect(en).toHaveProperty([`boardview.room.${roomOf(zone).name}`]);
  });

  test('draws every border once, and a door wherever the plan has one', () => {
    const { doors, slots, vault } = bordersOf(plane);
    const borders = plane.plan.beside.flat().map(({ border }) => border);
    const half = (kind: string): number => borders.filter((border) => border === kind).length / 2;
    expect([doors.length, slots.length, vault.length]).toEqual([half('door'), half('slots'), half('vault')]);
  });

  test('can be walked by arrow keys from end to end', () => {
    const [{ id: start }] = plane.plan.zones;
    const found = new Set([start]);
    for (const zone of found)
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'PageUp', 'PageDown']) {
        const to = key.startsWith('Page')
          ? liftStep(plane, zone, key === 'PageUp' ? 1 : -1)
          : zoneStep(plane, zone, key);
        if (to !== null) found.add(to);
      }
    expect(found.size).toBe(plane.plan.zones.length);
  });
});

test('keys lead through walls, and around lists', () => {
  const plane = planeFor('jackpot');
  expect(zoneStep(plane, 'V7:00', 'ArrowDown')).toBe('V7:10');
  expect(zoneStep(plane, 'V7:00', 'ArrowUp')).toBeNull();
  expect(zoneStep(plane, 'V7:00', 'x')).toBeNull();
  expect([isWalled(plane, 'V7:00', 'V7:10'), isWalled(plane, 'V7:00', 'V7:01')]).toEqual([true, false]);
  expect(liftStep(plane, 'R8:20', -1)).toBe('V1:00');
  expect(liftStep(plane, 'R8:20', 1)).toBeNull();
  expect(nearestFirst(plane, 'V7:00', ['R6:02', 'V7:10', 'V7:02'])).toEqual(['V7:10', 'V7:02', 'R6:02']);
  expect([nextOf(['a', 'b'], 'b', 1), nextOf(['a', 'b'], 'x', -1), nextOf([], 'a', 1)]).toEqual(['a', 'b', null]);
});

test('a Zone or a Mission that is not there is named', () => {
  expect(() => planeFor('nowhere')).toThrow('nowhere');
  expect(() => numberIn(planeFor('dryRun').plan, 'R9:99')).toThrow('R9:99');
});

test('the line of fire leaves both ends in sight, and there is none within a Zone', () => {
  expect(lineOf({ x: 50, y: 150 }, { x: 50, y: 50 })).toBe('M50 126L50 105');
  expect(lineOf({ x: 50, y: 50 }, { x: 50, y: 50 })).toBeNull();
});
