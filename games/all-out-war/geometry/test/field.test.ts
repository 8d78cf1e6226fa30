import { describe, expect, test } from 'vitest';
import { Field } from '../field.ts';
import { hullOf, rectangle } from '../hull.ts';
import type { Lanes } from '../lanes.ts';
import { NOISE } from '../limits.ts';
import { type Obstacles, Space } from '../obstacles.ts';
import { findTangent, tangent } from '../tangent.ts';
import { FULL } from '../vector.ts';
import { dice } from './chance.ts';
import { measured } from './hash.ts';
import { fresh, judge } from './judge.ts';
import { KINDS, type Position, position } from './positions.ts';
import { faultsOfPath } from './slow.ts';

const fieldOf = ({ obstacles, x, y, reach }: Position): Field => new Field(obstacles, x, y, reach);

const some = (count: number): Position[] =>
  KINDS.flatMap((kind) => Array.from({ length: count }, (_, seed) => position(kind, seed + 500, 20)));

test.each(KINDS)('AW-GEO19: %s positions agree with the slow judge', (kind) => {
  const verdict = fresh();
  for (let seed = 0; verdict.places < 80; seed++) judge(kind, seed, 30, verdict);
  expect(verdict).toMatchObject({ longer: [], missed: [], illegal: [] });
  expect(verdict.reached).toBeGreaterThan(20);
});

describe('what always holds', () => {
  test('there and back are equally long', () => {
    for (const one of some(12)) {
      if (one.obstacles.zones.length > 0) continue;
      const field = fieldOf(one);
      for (const [x, y] of one.goals) {
        const to = field.to(x, y);
        if (to < one.reach - 1)
          expect(Math.abs(new Field(one.obstacles, x, y, one.reach).to(one.x, one.y) - to)).toBeLessThan(1e-6);
      }
    }
  });

  test('a smaller reach gives the same lengths, one obstacle fewer no longer ones', () => {
    for (const one of some(8)) {
      const field = fieldOf(one);
      const near = new Field(one.obstacles, one.x, one.y, one.reach - 1500);
      const { discs } = one.obstacles;
      const fewer = new Field({ ...one.obstacles, discs: discs.slice(1) }, one.x, one.y, one.reach);
      for (const [x, y] of one.goals) {
        const to = field.to(x, y);
        if (to < one.reach - 1501) expect(Math.abs(near.to(x, y) - to)).toBeLessThan(1e-6);
        if (to < Infinity) expect(fewer.to(x, y)).toBeLessThanOrEqual(to + 1e-6);
      }
    }
  });

  test('neighbours in sight differ by no more than their distance', () => {
    for (const one of some(12)) {
      if (one.obstacles.zones.length > 0) continue;
      const field = fieldOf(one);
      for (let i = 1; i < one.goals.length; i++) {
        const [[ax, ay], [bx, by]] = [one.goals[i - 1], one.goals[i]];
        const [a, b] = [field.to(ax, ay), field.to(bx, by)];
        if (a === Infinity || b === Infinity || !field.space.sees(ax, ay, bx, by, -1, -1, true)) continue;
        expect(Math.abs(a - b)).toBeLessThanOrEqual(Math.hypot(ax - bx, ay - by) + 1e-6);
      }
    }
  });

  test('paths have no bends but around sharp corners', () => {
    let joints = 0;
    for (const one of some(12)) {
      const field = fieldOf(one);
      for (const [x, y] of one.goals) {
        const parts = field.path(x, y)?.parts ?? [];
        for (let i = 1; i < parts.length; i++) {
          if (!parts[i - 1].arc && !parts[i].arc) continue;
          joints++;
          const [ax, ay] = heading(parts[i - 1], false);
          const [bx, by] = heading(parts[i], true);
          expect(ax * bx + ay * by).toBeGreaterThan(1 - 1e-6);
        }
      }
    }
    expect(joints).toBeGreaterThan(150);
  });

  test('the middles of lanes are free, those of the gaps between them are not; staircases are in order', () => {
    for (const one of some(12)) {
      const field = fieldOf(one);
      field.explore(Infinity);
      const { lanes, space } = field;
      for (let lane = 0; lane < lanes.side.length; lane++) {
        const [x, y] = middle(lanes, lane, lanes.turn[lane] / 2);
        expect(space.free(x, y)).toBe(true);
        const stairs = field.stairs[lane];
        for (let i = 1; i < stairs.length; i++) {
          const between = field.arrivalS[stairs[i]] - field.arrivalS[stairs[i - 1]];
          const saved = field.arrivalLength[stairs[i - 1]] + between * lanes.cr[lanes.side[lane] >> 1];
          expect(between).toBeGreaterThanOrEqual(0);
          expect(field.arrivalLength[stairs[i]]).toBeLessThan(saved);
        }
        const others = lanes.firstLane[lanes.side[lane] + 1] - lanes.firstLane[lanes.side[lane]];
        if (
          others > 1 ||
          lanes.whole[lane] ||
          one.obstacles.zones.length > 0 ||
          lanes.owner[lanes.side[lane] >> 1] >= space.dx.length
        )
          continue;
        const [gx, gy] = middle(lanes, lane, (lanes.turn[lane] + FULL) / 2);
        expect(space.free(gx, gy)).toBe(false);
      }
    }
  });

  test('a tangent backwards is the same tangent', () => {
    const roll = dice(9);
    for (let i = 0; i < 2000; i++) {
      const [dx, dy] = [roll(8000) - 4000, roll(8000) - 4000];
      const [a, b] = [1 - 2 * roll(2), 1 - 2 * roll(2)];
      const [ra, rb] = [roll(2000), roll(2000)];
      if (!findTangent(dx, dy, a, ra, b, rb)) continue;
      const { length, nx, ny } = tangent;
      expect(findTangent(-dx, -dy, -b, rb, -a, ra)).toBe(true);
      expect(tangent.length).toBe(length);
      expect(Math.hypot(tangent.nx + nx, tangent.ny + ny)).toBeLessThan(1e-9);
    }
  });

  test('quarter turns and mirrors change no length', () => {
    const turn = ([x, y]: readonly [number, number]): [number, number] => [20_000 - y, x];
    const mirror = ([x, y]: readonly [number, number]): [number, number] => [20_000 - x, y];
    for (const one of some(8))
      for (const [map, flips] of [
        [turn, false],
        [mirror, true],
      ] as const) {
        const other = mapped(one, map, flips);
        const [field, image] = [fieldOf(one), fieldOf(other)];
        one.goals.forEach(([x, y], i) => {
          const [a, b] = [field.to(x, y), image.to(other.goals[i][0], other.goals[i][1])];
          if (a !== b && Math.min(a, b) < one.reach - NOISE) expect(Math.abs(a - b)).toBeLessThan(1e-6);
        });
      }
  });
});

/** Any change here means that matches recorded before are measured differently. */
test('lengths and stops are the same to the last bit', () => {
  expect(measured(12, 12)).toMatchInlineSnapshot(`
    [
      555,
      1438713215,
      3671,
      1827780681,
    ]
  `);
});

const open: Obstacles = { width: 20_000, height: 20_000, discs: [], hulls: [], zones: [] };
const friend = (x: number, y: number) => ({ x, y, r: 998 });
const enemy = (x: number, y: number) => ({ x, y, r: 1998 });

/** A path that passes the walk of the judge. */
function way(
  obstacles: Partial<Obstacles>,
  from: readonly [number, number],
  to: readonly [number, number],
  reach = 8002,
): number {
  const one = { obstacles: { ...open, ...obstacles }, x: from[0], y: from[1], reach, goals: [to] };
  const path = fieldOf(one).path(to[0], to[1]);
  if (!path) return Infinity;
  expect(faultsOfPath(one, path, to)).toEqual([]);
  return path.length;
}

describe('traps', () => {
  test('1: a friend touching an enemy opens no way through its zone', () => {
    const discs = [enemy(10_000, 10_000), friend(10_000, 11_000)];
    expect(way({ discs }, [7000, 11_990], [13_000, 11_990])).toBeCloseTo(
      way({ discs: [discs[0]] }, [7000, 11_990], [13_000, 11_990]),
      6,
    );
  });

  test('2: a start on a circle is not inside it', () => {
    for (const [x, y] of [
      [11_131, 11_131],
      [10_707, 10_707],
      [11_000, 10_998],
      [8869, 8871],
    ] as const)
      expect(way({ zones: [{ x: 10_000, y: 10_000 }] }, [x, y], [35_000 - 2.5 * x, 35_000 - 2.5 * y])).toBeLessThan(
        8002,
      );
    expect(way({ discs: [friend(10_000, 10_000)] }, [10_998, 10_000], [9002, 10_000])).toBeCloseTo(998 * Math.PI, 6);
  });

  test('3: a mover due east of an enemy gets away', () => {
    expect(way({ zones: [{ x: 10_000, y: 10_000 }] }, [11_500, 10_000], [7000, 10_000])).toBeLessThan(8002);
    expect(way({ discs: [friend(10_000, 10_000)] }, [11_000, 10_000], [7000, 10_000])).toBeLessThan(8002);
  });

  test('5: between two enemies exactly opposite each other one may leave sideways, rounded or not', () => {
    for (const [a, b] of [
      [
        [8500, 10_000],
        [11_500, 10_000],
      ],
      [
        [8501, 9999],
        [11_499, 10_002],
      ],
      [
        [8999, 9999],
        [11_001, 10_001],
      ],
    ] as const) {
      const zones = [
        { x: a[0], y: a[1] },
        { x: b[0], y: b[1] },
      ];
      expect(way({ zones }, [10_000, 10_000], [10_000, 13_000])).toBeLessThan(3001);
      expect(way({ zones }, [10_000, 10_000], [10_000, 7000])).toBeLessThan(3001);
      expect(way({ zones }, [10_000, 10_000], [13_000, 12_500])).toBeLessThan(8002);
      expect(way({ zones }, [10_000, 10_000], [7000, 12_500])).toBeLessThan(8002);
    }
  });

  test('6: from inside a circle no leg touches it', () => {
    expect(findTangent(500, 0, 1, 0, 1, 998)).toBe(false);
    expect(findTangent(0, 0, 1, 1500, 1, 1998)).toBe(false);
  });

  test('9: a place at exactly the allowance is within reach', () => {
    expect(way({}, [2000, 2000], [10_000, 2000])).toBe(8000);
    expect(way({}, [2000, 2000], [10_002, 2000])).toBe(8002);
    expect(way({}, [2000, 2000], [10_003, 2000])).toBe(Infinity);
  });

  test('10: contact with an enemy whose centre lies in the zone of another', () => {
    const field = new Field({ ...open, discs: [friend(10_000, 10_000), enemy(11_500, 10_000)] }, 8000, 8000, 8002);
    const contact = field.toCircle(10_000, 10_000, 1000);
    expect(contact?.length).toBeCloseTo(Math.hypot(2000, 2000) - 1000, 6);
    const behind = new Field({ ...open, discs: [friend(10_000, 10_000), enemy(11_500, 10_000)] }, 13_000, 13_000, 8002);
    expect(behind.toCircle(10_000, 10_000, 1000)?.length).toBeLessThan(8002);
  });

  test('11: a corridor exactly one base wide is open, a thousandth less is closed', () => {
    const wall = (gap: number): Partial<Obstacles> => ({
      discs: [friend(10_000, 10_000 - gap / 2), friend(10_000, 10_000 + gap / 2)],
      hulls: [rectangle(10_000, 4000, 9000, 500, 6), rectangle(10_000, 16_000, 9000, 500, 6)].map((hull) => ({
        hull,
        grow: 498,
      })),
    });
    expect(way(wall(1996), [8000, 10_000], [12_000, 10_000])).toBe(4000);
    expect(way(wall(1994), [8000, 10_000], [12_000, 10_000], 4100)).toBe(Infinity);
  });

  test('12: a field is made of the position alone', () => {
    const one = position('contacts', 3, 30);
    const [a, b] = [fieldOf(one), fieldOf(one)];
    for (const [x, y] of one.goals) a.to(x, y);
    expect(one.goals.map(([x, y]) => a.to(x, y))).toEqual(one.goals.map(([x, y]) => b.to(x, y)));
  });
});

test('the nearest place of a circle and of a segment is no farther than any place of it', () => {
  let cases = 0;
  for (const one of some(10)) {
    const field = fieldOf(one);
    for (const [gx, gy] of one.goals.slice(0, 6)) {
      const circle = field.toCircle(gx, gy, 1000)?.length ?? Infinity;
      const segment = field.toSegment(gx, gy, gx + 1500, gy + 700)?.length ?? Infinity;
      for (let k = 0; k < 60; k++) {
        const angle = (k * Math.PI) / 30;
        const on = field.to(gx + 1000 * Math.cos(angle), gy + 1000 * Math.sin(angle));
        const at = field.to(gx + 25 * k, gy + (700 / 60) * k);
        if (on < Infinity || at < Infinity) cases++;
        expect(circle).toBeLessThanOrEqual(on + 1e-6);
        expect(segment).toBeLessThanOrEqual(at + 1e-6);
      }
    }
  }
  expect(cases).toBeGreaterThan(3000);
});

test('an Area kept out of is rounded at its corners without distance', () => {
  const hulls = [{ hull: rectangle(10_000, 10_000, 4000, 2000, 0), grow: 0 }];
  expect(way({ hulls }, [10_000, 8000], [10_000, 12_000])).toBeCloseTo(2 * Math.hypot(2000, 1000) + 2000, 6);
  expect(new Space({ ...open, hulls }, 8000, 8000, 8000).sees(8000, 9000, 12_000, 9000, -1, -1, false)).toBe(true);
});

/** The direction of travel where a part begins or ends. */
function heading(part: NonNullable<ReturnType<Field['path']>>['parts'][number], begins: boolean): [number, number] {
  if (!part.arc) return [(part.x1 - part.x0) / part.length, (part.y1 - part.y0) / part.length];
  const { x, y, radius, sense } = part.arc;
  const [px, py] = begins ? [part.x0, part.y0] : [part.x1, part.y1];
  return [(-sense * (py - y)) / radius, (sense * (px - x)) / radius];
}

/** The point of a lane's circle at a turn from its beginning. */
function middle(lanes: Lanes, lane: number, turn: number): [number, number] {
  const i = lanes.side[lane] >> 1;
  const angle = Math.atan2(lanes.fy[lane], lanes.fx[lane]) + (lanes.side[lane] % 2 === 0 ? turn : -turn);
  return [lanes.cx[i] + lanes.cr[i] * Math.cos(angle), lanes.cy[i] + lanes.cr[i] * Math.sin(angle)];
}

function mapped(one: Position, map: (p: readonly [number, number]) => [number, number], flips: boolean): Position {
  const at = ({ x, y }: { x: number; y: number }) => {
    const [mx, my] = map([x, y]);
    return { x: mx, y: my };
  };
  const { discs, hulls, zones } = one.obstacles;
  const start = at(one);
  return {
    ...one,
    ...start,
    goals: one.goals.map(map),
    obstacles: {
      ...one.obstacles,
      discs: discs.map((disc) => ({ ...at(disc), r: disc.r })),
      zones: zones.map(at),
      hulls: hulls.map(({ hull, grow }) => {
        const corners = hull.xs.map((x, i) => map([x, hull.ys[i]]));
        return { hull: hullOf(flips ? corners.reverse() : corners), grow };
      }),
    },
  };
}
