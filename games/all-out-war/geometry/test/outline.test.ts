import { expect, test } from 'vitest';
import { Field } from '../field.ts';
import { reachOutline } from '../outline.ts';
import { KINDS, position } from './positions.ts';

type Polygon = readonly (readonly [number, number])[];

const doubleArea = (polygon: Polygon): number =>
  polygon.reduce((sum, [x, y], i) => {
    const [nx, ny] = polygon[(i + 1) % polygon.length];
    return sum + x * ny - nx * y;
  }, 0);

/** How many times polygons go around a point. */
function around(polygons: readonly Polygon[], px: number, py: number): number {
  let turns = 0;
  for (const polygon of polygons)
    polygon.forEach(([ax, ay], i) => {
      const [bx, by] = polygon[(i + 1) % polygon.length];
      const left = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
      if (ay <= py && by > py && left > 0) turns++;
      else if (ay > py && by <= py && left < 0) turns--;
    });
  return turns;
}

test('in the open the reach is a circle, cut by the border', () => {
  const open = { width: 20_000, height: 20_000, discs: [], hulls: [], zones: [] };
  const [polygon, ...more] = reachOutline(new Field(open, 10_000, 10_000, 4002), 250);
  expect(more).toEqual([]);
  for (const [x, y] of polygon) expect(Math.abs(Math.hypot(x - 10_000, y - 10_000) - 4002)).toBeLessThan(3);
  expect(doubleArea(polygon) / 2 / (Math.PI * 4002 * 4002)).toBeCloseTo(1, 2);
  const corner = reachOutline(new Field(open, 500, 500, 4002), 250);
  expect(Math.min(...corner.flat().map(([x]) => x))).toBe(500);
});

test('places well within or beyond the reach lie on the right side of the outline', () => {
  let inside = 0;
  for (const kind of KINDS)
    for (let seed = 0; seed < 6; seed++) {
      const one = position(kind, seed, 60);
      const field = new Field(one.obstacles, one.x, one.y, one.reach);
      const polygons = reachOutline(field, 125);
      for (const [x, y] of one.goals) {
        // Where all around is free and reached the grid cannot miss it.
        const near = [-260, 0, 260].flatMap((dx) => [-260, 0, 260].map((dy) => field.to(x + dx, y + dy)));
        if (near.every((length) => length < one.reach - 400)) {
          inside++;
          expect(around(polygons, x, y)).toBe(1);
        } else if (near.every((length) => length === Infinity) && field.free(x, y))
          expect(around(polygons, x, y)).toBe(0);
      }
    }
  expect(inside).toBeGreaterThan(100);
});
