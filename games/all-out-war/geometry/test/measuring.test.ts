import type { Point } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { across, baseAt, contacts, faced, gap, nearest } from '../gap.ts';
import { hullOf } from '../hull.ts';
import { within } from '../limits.ts';
import { coverFrom, sight } from '../sight.ts';
import { ray, settle, settleNear, sweep } from '../sweep.ts';
import { squared } from '../vector.ts';
import { dice } from './chance.ts';
import { barricade, ground, ids, kiosk, survivor, vehicle, walker, wood } from './scene.ts';

test('AW-TV03: lines past a car and a friend', () => {
  const [rick, derek, carl, sandra] = [
    survivor('rick', 4, 10),
    survivor('derek', 12, 10, true, 1),
    survivor('carl', 6, 6),
    survivor('sandra', 12, 15.5, false, 1),
  ];
  const w = walker('w', 7.5, 3);
  const table = ground([vehicle('v1', 8, 10), vehicle('v2', 12, 14)], [w, rick, carl, derek, sandra]);
  expect(sight(table, rick, derek)).toMatchObject({ clear: true });
  expect(ids(sight(table, rick, derek).cover)).toEqual(['v1']);
  expect(sight(table, carl, derek)).toMatchObject({ clear: true, cover: [] });
  expect(ids(sight(table, rick, w).blockers)).toEqual(['carl']);
  expect(ids(sight(table, rick, sandra).cover)).toContain('v2');
  expect(ids(sight(table, carl, sandra).cover)).toContain('v2');
});

test('AW-TV44: a base tangent to the line lets it pass, nearer it blocks', () => {
  const [a, b] = [survivor('a', 2, 10), survivor('b', 12, 10, true, 1)];
  const beside = (y: number) => sight(ground([], [a, survivor('f', 7, y), b]), a, b);
  expect(beside(10.5)).toMatchObject({ clear: true, passed: [{ clears: 0 }] });
  expect(beside(10.498).clear).toBe(true);
  expect(beside(10.497).clear).toBe(false);
  expect(beside(10.49).clear).toBe(false);
});

test('AW-GEO13 AW-BLOCK02: a point under a base is hidden; Blocking pieces stop lines through them', () => {
  const a = survivor('a', 2, 10);
  const table = ground([wood('wood', 7, 10)], [a, walker('w', 12, 10)]);
  expect(ids(sight(table, a, { x: 12_000, y: 10_300 }).blockers)).toEqual(['w', 'wood']);
  expect(sight(table, a, { x: 7000, y: 10_000 }).clear).toBe(true);
  expect(sight(ground([kiosk('k', 7, 11.25)], [a]), a, { x: 12_000, y: 10_000 }).clear).toBe(false);
  expect(sight(ground([kiosk('k', 7, 11.251)], [a]), a, { x: 12_000, y: 10_000 }).clear).toBe(true);
});

test('AW-GEO13 AW-GEO14: lines are decided exactly, however near the limit', () => {
  const roll = dice(6);
  const counts = { blocked: 0, open: 0, met: 0, missed: 0 };
  for (let i = 0; i < 3000; i++) {
    const [ax, ay, bx, by] = [roll(39_001), roll(19_001), roll(39_001), roll(19_001)];
    const l = Math.hypot(bx - ax, by - ay);
    if (l < 2000) continue;
    // A base about tangent to the line, and a car with a corner about on it.
    const [t, off] = [0.2 + roll(600) / 1000, (roll(2) ? 1 : -1) * (498 + (roll(5) - 2) / 2)];
    const [x, y] = [ax + t * (bx - ax), ay + t * (by - ay)];
    const w = {
      ...walker('w', 0, 0),
      x: Math.round(x - (off * (by - ay)) / l),
      y: Math.round(y + (off * (bx - ax)) / l),
    };
    const corner = roll(4);
    const turned = vehicle('v', 0, 0, roll(24)).hull;
    const [dx, dy] = [Math.round(x) - turned.xs[corner] + roll(3) - 1, Math.round(y) - turned.ys[corner] + roll(3) - 1];
    const hull = hullOf(turned.xs.map((cx, c): Point => [cx + dx, turned.ys[c] + dy]));
    const found = sight(
      ground([{ ...vehicle('v', 0, 0), hull }], [w], 40),
      { id: 'a', x: ax, y: ay },
      { x: bx, y: by },
    );
    const [lx, ly] = [BigInt(bx - ax), BigInt(by - ay)];
    const side = (px: number, py: number): bigint => lx * BigInt(py - ay) - ly * BigInt(px - ax);
    const aside = side(w.x, w.y);
    const blocked = aside * aside < 498n * 498n * (lx * lx + ly * ly);
    expect([i, found.blockers.length > 0]).toEqual([i, blocked]);
    // Both ends lie far from the car here, so the line meets it where its corners are not all on one side.
    const ends = [
      hull.xs.some((cx, c) => side(cx, hull.ys[c]) >= 0n),
      hull.xs.some((cx, c) => side(cx, hull.ys[c]) <= 0n),
    ];
    const clear = Math.min(Math.hypot(hull.x - ax, hull.y - ay), Math.hypot(hull.x - bx, hull.y - by)) > 2800;
    if (clear) expect([i, ids(found.cover)]).toEqual([i, ends.every(Boolean) ? ['v'] : []]);
    counts[blocked ? 'blocked' : 'open']++;
    if (clear) counts[ends.every(Boolean) ? 'met' : 'missed']++;
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(200);
});

test('AW-SHOOT12 AW-KEY22: a piece touching the shooter gives no cover, one holding the point of a template neither', () => {
  const [a, b] = [survivor('a', 10, 8.75), walker('w', 10, 14)];
  const car = vehicle('car', 10, 10.25);
  expect(sight(ground([car], [a, b]), a, b).cover).toEqual([]);
  expect(ids(sight(ground([car], [a, b]), b, a).cover)).toEqual(['car']);
  expect(coverFrom(ground([car], []), { x: 10_000, y: 10_000 }, b)).toEqual([]);
  expect(ids(coverFrom(ground([car], []), { x: 10_000, y: 9000 }, b))).toEqual(['car']);
});

test('AW-TV49 AW-TV29: gaps and ranges are inclusive', () => {
  expect(gap(baseAt({ x: 0, y: 0 }), baseAt({ x: 2500, y: 0 }))).toBe(1500);
  expect(within(squared(5000, 10_000, 16_000, 10_000), 10_000)).toBe(true);
  expect(within(squared(5000, 10_000, 16_010, 10_000), 10_000)).toBe(false);
  const bar = barricade('b', 10, 10).hull;
  expect(gap(bar, { x: 10_000, y: 11_000, radius: 500 })).toBe(250);
  expect(gap({ x: 10_000, y: 11_000, radius: 0 }, bar)).toBe(750);
  expect(gap(bar, vehicle('v', 10, 13).hull)).toBe(1750);
  expect(gap(bar, vehicle('v', 11, 10).hull)).toBe(0);
});

test('AW-TV18: two fight across the long sides, one at the short end does not', () => {
  const bar = barricade('b', 10, 10);
  const walkers = [walker('a', 9.4, 9.25), walker('b', 10.6, 9.25), walker('c', 12.5, 10)];
  const table = ground([bar], walkers);
  expect(faced(table, 0, 10_000, 10_750).map(({ figure }) => figure.id)).toEqual(['a', 'b']);
  expect(across(bar.hull, 10_000, 10_750, 12_500, 10_000)).toBe(false);
  expect(contacts(walkers, 9900, 8385)).toHaveLength(1);
});

test('AW-GEO15 AW-GEO23: the nearest are all within EPS, in the order of the list', () => {
  const some = [walker('1', 5, 0), walker('2', 0, 4.999), walker('3', 3, 4.003), walker('4', 4.998, 0)];
  expect(ids(nearest(some, 0, 0))).toEqual(['1', '2', '4']);
});

const swept = (table: ReturnType<typeof ground>, x: number, y: number, tx: number, ty: number, most: number) => {
  const size = Math.sqrt(squared(x, y, tx, ty));
  const [ux, uy] = [(tx - x) / size, (ty - y) / size];
  const stop = sweep(table, x, y, ux, uy, most, [...table.figures, ...table.pieces]);
  return { ...stop, place: settle(ray(x, y, ux, uy, stop.length), stop.length, () => true) };
};

test('AW-TV06 AW-TV07 AW-TV29 AW-TV92: sweeps stop at contact and are stored in thousandths', () => {
  expect(swept(ground([], [survivor('liam', 10, 8)]), 10_000, 10_000, 10_000, 8000, 6000)).toMatchObject({
    place: [10_000, 9000],
    length: 1000,
  });
  const car = ground([vehicle('v', 10, 10)], []);
  expect(swept(car, 10_000, 4000, 10_000, 14_000, 6000)).toMatchObject({ place: [10_000, 8500], length: 4500 });
  expect(swept(ground([], []), 16_000, 10_000, 5000, 10_000, 6000).place).toEqual([10_000, 10_000]);
  expect(swept(ground([], [survivor('s', 13, 8)]), 3000, 3000, 13_000, 8000, 6000).place).toEqual([8367, 5683]);
});

test('AW-GEO16: what is only grazed does not stop, what is touched stops only a move into it', () => {
  const beside = (y: number) => swept(ground([], [walker('w', 8, y)]), 5000, 5000, 12_000, 5000, 6000).by;
  expect(beside(5.998)).toBeNull();
  expect(beside(5.997)).toMatchObject({ id: 'w' });
  const touching = ground([], [walker('w', 5, 6)]);
  expect(swept(touching, 5000, 5000, 5000, 9000, 3000)).toMatchObject({ length: 0, by: { id: 'w' } });
  expect(swept(touching, 5000, 5000, 9000, 4900, 3000).by).toBeNull();
  const wall = ground([barricade('b', 10, 10)], []);
  expect(swept(wall, 9000, 9250, 14_000, 9250, 4000).by).toBeNull();
  expect(swept(wall, 9000, 9250, 14_000, 9300, 4000)).toMatchObject({ length: 0, by: { id: 'b' } });
  expect(swept(wall, 10_000, 9000, 10_000, 1000, 99_000)).toMatchObject({ length: 8500, by: 'border' });
});

test('AW-GEO17: a place in a wedge is settled beside or before it, and settles to itself', () => {
  const roll = dice(5);
  for (let i = 0; i < 2000; i++) {
    const angle = roll(10_000) / 1591;
    const [x, y] = [10_000 + 998 * Math.cos(angle), 10_000 + 998 * Math.sin(angle)];
    const legal = (px: number, py: number): boolean => squared(px, py, 10_000, 10_000) >= 998 * 998;
    const place = settleNear(x, y, legal);
    expect(place && legal(place[0], place[1])).toBe(true);
    expect(settleNear(place![0], place![1], legal)).toEqual(place);
  }
  expect(settle(ray(1000, 1000, 1, 0, 500), 500, (x) => x <= 1200)).toEqual([1200, 1000]);
  expect(settle(ray(1000, 1000, 1, 0, 500), 500, () => false)).toEqual([1000, 1000]);
});
