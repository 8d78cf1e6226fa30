import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { middleOf, numberIn, planeFor, shareOf, ZONE } from '../geometry.ts';
import { layoutOf } from '../layout.ts';
import { lineOf, shaftOf } from '../parts/forecast-layer.tsx';
import { EMPTY_ZONE } from '../pieces.ts';
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

test('an arrow from below ends before the people of a Zone, and its number does not hide its head', () => {
  const { b, middle } = shaftOf({ x: 50, y: 150 }, { x: 50, y: 50 });
  const tip = b.y - 12;
  expect(tip).toBeGreaterThan(65);
  expect(middle.y - 12).toBeGreaterThan(b.y + 5);
});

test('arrows and their numbers leave the numbers of the dead free, which ever way they go', () => {
  const contents = [
    [12, 1],
    [9, 3],
    [4, 0],
  ].map(([shamblers, alphas]) =>
    layoutOf({
      ...EMPTY_ZONE,
      dead: [
        { kind: 'shambler' as const, n: shamblers, lying: 0, woken: 0, needs: 0, actions: 1, sleeps: false },
        ...(alphas > 0
          ? [{ kind: 'alpha' as const, n: alphas, lying: 0, woken: 0, needs: 0, actions: 2, sleeps: false }]
          : []),
      ],
    }),
  );
  const here = { x: 50, y: 50 };
  const around = [
    { x: 150, y: 50 },
    { x: -50, y: 50 },
    { x: 50, y: 150 },
  ];
  for (const other of around)
    for (const [from, to] of [
      [here, other],
      [other, here],
    ]) {
      const { middle } = shaftOf(from, to);
      for (const plate of contents.flatMap(({ dead }) => dead.flatMap(({ plate: one }) => (one ? [one] : []))))
        for (const zone of [here, other]) {
          const far = { x: middle.x - (zone.x - 50) - plate.x, y: middle.y - (zone.y - 50) - plate.y };
          const apart = Math.max(Math.abs(far.x) - plate.w / 2 - 13, Math.abs(far.y) - plate.h / 2 - 12);
          expect(apart, JSON.stringify({ from, to, plate })).toBeGreaterThanOrEqual(-4);
        }
    }
});

test('the line of fire leaves both ends in sight, and there is none within a Zone', () => {
  expect(lineOf({ x: 50, y: 150 }, { x: 50, y: 50 })).toBe('M50 126L50 105');
  expect(lineOf({ x: 50, y: 50 }, { x: 50, y: 50 })).toBeNull();
});
