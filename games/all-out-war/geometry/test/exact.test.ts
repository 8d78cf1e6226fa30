import { expect, test } from 'vitest';
import { disc24, distance2, holds, longSides, meets, rectangle, touchesSide } from '../hull.ts';
import {
  atLeast,
  fits,
  inKillZone,
  onPiece,
  overlaps,
  rounded,
  tied,
  touches,
  touchesPiece,
  within,
} from '../limits.ts';
import { DIRECTIONS, FULL, fromKey, key, squared, turned, turnOf } from '../vector.ts';
import { dice } from './chance.ts';

const big = (x: number): bigint => BigInt(x);

/** floor(sqrt(n)) of a whole number of any size. */
function root(n: bigint): bigint {
  let x = big(Math.floor(Math.sqrt(Number(n))));
  while (x * x > n) x--;
  while ((x + 1n) * (x + 1n) <= n) x++;
  return x;
}

test('AW-GEO04 AW-GEO07: limits contain the tolerance and are inclusive', () => {
  const at = (d: number): number => squared(0, 0, d, 0);
  expect([at(997), at(998)].map(overlaps)).toEqual([true, false]);
  expect([at(1002), at(1003)].map(touches)).toEqual([true, false]);
  expect([at(11002), at(11003)].map((d2) => within(d2, 10000))).toEqual([true, false]);
  expect([at(1997), at(1998)].map((d2) => atLeast(d2, 1000))).toEqual([false, true]);
  expect([at(2500), at(2502), at(2503), at(2510)].map(inKillZone)).toEqual([true, true, false, false]);
  expect([at(497), at(498)].map(onPiece)).toEqual([true, false]);
  expect([at(502), at(503)].map(touchesPiece)).toEqual([true, false]);
  expect([8002, 8002.001].map((length) => fits(length, 8000))).toEqual([true, false]);
  expect([0.5, -0.5, 1.49, -1.51].map(rounded)).toEqual([1, 0, 1, -2]);
});

test('AW-GEO23: a tie is within EPS of the smallest, to the last digit', () => {
  const roll = dice(1);
  for (let i = 0; i < 20_000; i++) {
    const a = squared(0, 0, roll(40_000), roll(20_000));
    const near = root(big(a)) + 2n;
    const b = Number(near * near) + roll(9) - 4;
    // sqrt(b) <= sqrt(a) + 2, squared twice.
    const k = big(b) - big(a) - 4n;
    expect(tied(a, b)).toBe(k <= 0n || k * k <= 16n * big(a));
  }
});

test('keys order directions and can be turned back; turns add up (AW-GEO12)', () => {
  const roll = dice(2);
  for (let i = 0; i < 5000; i++) {
    const angle = (roll(1_000_000) / 1_000_000) * 2 * Math.PI;
    const k = key(Math.cos(angle), Math.sin(angle));
    const [x, y] = fromKey(k);
    expect(key(x, y)).toBeCloseTo(k, 12);
    expect(x * Math.sin(angle)).toBeCloseTo(y * Math.cos(angle), 12);
    expect(turnOf(Math.cos(angle), Math.sin(angle))).toBeCloseTo(angle, 10);
    const half = angle * 0.37;
    const parts = turnOf(Math.cos(half), Math.sin(half)) + turnOf(Math.cos(angle - half), Math.sin(angle - half));
    expect(Math.abs(parts - turnOf(Math.cos(angle), Math.sin(angle)))).toBeLessThan(1e-11);
  }
  expect(key(1, -1e-12)).toBeGreaterThan(3.99);
  expect(FULL).toBe(2 * Math.PI);
});

test('AW-GEO18: 24 directions, closed under quarter turns, unit to 4e-8', () => {
  expect(DIRECTIONS).toHaveLength(24);
  DIRECTIONS.forEach(([x, y], i) => {
    expect(Math.abs(x * x + y * y - 1)).toBeLessThan(8e-8);
    expect(turned(x, y, 6).map((v) => v + 0)).toEqual(DIRECTIONS[(i + 6) % 24]);
    expect(Math.atan2(y, x)).toBeCloseTo(Math.atan2(Math.sin((i * Math.PI) / 12), Math.cos((i * Math.PI) / 12)), 6);
  });
  expect(turned(1, 0, -1)).toEqual(DIRECTIONS[23]);
});

test('AW-GEO08: stored corners are whole, counterclockwise, front first', () => {
  expect(rectangle(10_000, 10_000, 4000, 500, 0)).toMatchObject({
    xs: [8000, 12_000, 12_000, 8000],
    ys: [9750, 9750, 10_250, 10_250],
  });
  for (let turn = 0; turn < 24; turn++) {
    const hull = rectangle(7003, 9001, 4000, 2000, turn);
    expect(longSides(hull)).toEqual([[0, 2]]);
    expect(holds(hull, 7003, 9001)).toBe(true);
    expect(longSides(rectangle(7003, 9001, 2500, 2500, turn))).toHaveLength(2);
  }
  expect(disc24(9000, 10_000, 4000).xs[0]).toBe(11_000);
  expect(longSides(disc24(9000, 10_000, 4000))).toEqual([]);
});

test('distances from a piece are decided exactly', () => {
  const roll = dice(3);
  for (let i = 0; i < 4000; i++) {
    const hull = rectangle(20_000 + roll(500), 10_000, 4000, 2000, roll(24));
    const [x, y] = [17_000 + roll(6000), 7000 + roll(6000)];
    const n = hull.xs.length;
    let least: [bigint, bigint] | null = null;
    for (let e = 0; e < n; e++) {
      const [ax, ay, bx, by] = [hull.xs[e], hull.ys[e], hull.xs[(e + 1) % n], hull.ys[(e + 1) % n]].map(big);
      const [ex, ey, px, py] = [bx - ax, by - ay, big(x) - ax, big(y) - ay];
      if (ex * py - ey * px >= 0n) continue;
      const [t, l2] = [ex * px + ey * py, ex * ex + ey * ey];
      const s = ex * py - ey * px;
      const one: [bigint, bigint] =
        t <= 0n ? [px * px + py * py, 1n] : t >= l2 ? [(px - ex) * (px - ex) + (py - ey) * (py - ey), 1n] : [s * s, l2];
      if (!least || one[0] * least[1] < least[0] * one[1]) least = one;
    }
    const d2 = distance2(hull, x, y);
    if (!least) expect(d2).toBe(0);
    else for (const limit of [498, 500, 502]) expect(d2 < limit * limit).toBe(least[0] < big(limit * limit) * least[1]);
  }
});

test('AW-GEO14: a line meets a piece at a single corner too', () => {
  const roll = dice(4);
  for (let i = 0; i < 4000; i++) {
    const hull = rectangle(10_000, 10_000, 4000, 2000, roll(24));
    const corner = roll(4);
    const [x, y] = [hull.xs[corner], hull.ys[corner]];
    const [dx, dy] = [roll(4001) - 2000, roll(4001) - 2000];
    expect(meets(hull, x - dx, y - dy, x + 2 * dx, y + 2 * dy)).toBe(true);
    // A line through no corner and no inside: compare with BigInt sides of all corners and both ends outside.
    const [ax, ay, bx, by] = [6000 + roll(8000), 6000 + roll(8000), 6000 + roll(8000), 6000 + roll(8000)];
    let inside = false;
    for (let step = 0; step <= 400 && !inside; step++)
      inside = holds(hull, ax + ((bx - ax) * step) / 400, ay + ((by - ay) * step) / 400);
    if (inside) expect(meets(hull, ax, ay, bx, by)).toBe(true);
    else if (meets(hull, ax, ay, bx, by)) {
      const off = hull.xs.map(
        (cx, c) => (big(bx) - big(ax)) * (big(hull.ys[c]) - big(ay)) - (big(by) - big(ay)) * (big(cx) - big(ax)),
      );
      expect(off.some((s) => s >= 0n) && off.some((s) => s <= 0n)).toBe(true);
    }
  }
});

test('AW-GEO09: a foot on the edge, ends included, touches the long side', () => {
  const hull = rectangle(10_000, 10_000, 4000, 500, 0);
  expect(touchesSide(hull, 2, 12_000, 10_750)).toBe(true);
  expect(touchesSide(hull, 2, 12_001, 10_750)).toBe(false);
  expect(touchesSide(hull, 2, 10_000, 10_752)).toBe(true);
  expect(touchesSide(hull, 2, 10_000, 10_753)).toBe(false);
  expect(touchesSide(hull, 2, 10_000, 9250)).toBe(false);
});
