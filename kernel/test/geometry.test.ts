import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footOf, inShape, isPoint, isPose, sideOf } from '../geometry.ts';
import {
  distance,
  inRegion,
  type Point,
  pathLength,
  type Region,
  type Shape,
  type Solid,
  type Zone,
} from '../index.ts';
import { covers, zoneAcross } from '../legs.ts';
import { drawPoint } from '../place.ts';
import { stream } from './toys.ts';

const disc = (x: number, y: number, radius: number): Solid => ({ disc: [x, y], radius });
const zone = (shape: Solid): Zone => ({ shape, id: 'thing', code: 'too-near', rules: [] });
const legInRegion = (region: Region, a: Point, b: Point): boolean =>
  covers(region.in, a, b) && zoneAcross(region, a, b) === null;
const SQUARE: Solid = {
  polygon: [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
};
const ALL = disc(0, 0, 1000);

/** Small coordinates, so that points often lie on an edge and legs often touch. */
const point = fc.tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -12, max: 12 }));
const polygon = fc
  .array(point, { minLength: 3, maxLength: 8 })
  .map(hull)
  .filter((corners) => corners.length > 2);
const solid: fc.Arbitrary<Solid> = fc.oneof(
  fc.record({ disc: point, radius: fc.integer({ min: 0, max: 10 }) }),
  polygon.map((corners) => ({ polygon: corners })),
  fc.record({ polygon: fc.oneof(polygon, fc.tuple(point, point)), grown: fc.integer({ min: 0, max: 5 }) }),
);
const ring: fc.Arbitrary<Shape> = fc
  .tuple(solid, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }))
  .map(([around, least, wide]) => ({ ring: around, least, most: least + wide }));
const shape: fc.Arbitrary<Shape> = fc.oneof(solid, ring);
const region: fc.Arbitrary<Region> = fc.record({
  in: fc.array(shape, { minLength: 1, maxLength: 3 }),
  out: fc.array(solid.map(zone), { maxLength: 2 }),
});

/** The corners of the convex hull, turning left. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && cross(chain[chain.length - 2], chain[chain.length - 1], p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const cross = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

type Turn = (p: Point) => Point;
const TURNS: readonly (readonly [string, Turn])[] = [
  ['a quarter turn', ([x, y]) => [-y, x]],
  ['half a turn', ([x, y]) => [-x, -y]],
  ['three quarters of a turn', ([x, y]) => [y, -x]],
  ['mirroring', ([x, y]) => [-x, y]],
  ['mirroring at the diagonal', ([x, y]) => [y, x]],
  ['moving far away', ([x, y]) => [x + 9_000_000, y - 9_000_000]],
];

/** A solid elsewhere, and so many times as large. */
const turnSolid = (turn: Turn, s: Solid, size = 1): Solid =>
  'disc' in s
    ? { disc: turn(s.disc), radius: s.radius * size }
    : { polygon: s.polygon.map(turn), grown: (s.grown ?? 0) * size };
const turnShape = (turn: Turn, s: Shape, size = 1): Shape =>
  'ring' in s
    ? { ring: turnSolid(turn, s.ring, size), least: s.least * size, most: s.most * size }
    : turnSolid(turn, s, size);
const turnRegion = (turn: Turn, r: Region): Region => ({
  in: r.in.map((s) => turnShape(turn, s)),
  out: (r.out ?? []).map((z) => zone(turnSolid(turn, z.shape))),
});
const larger =
  (size: number): Turn =>
  ([x, y]) => [x * size, y * size];

describe.each(TURNS)('under %s', (_, turn) => {
  it('a point stays in or out', () => {
    fc.assert(
      fc.property(region, point, (r, p) => {
        expect(inRegion(turnRegion(turn, r), turn(p))).toBe(inRegion(r, p));
      }),
    );
  });

  it('a leg stays free or blocked, both ways', () => {
    fc.assert(
      fc.property(region, point, point, (r, a, b) => {
        const free = legInRegion(r, a, b);
        expect(legInRegion(r, b, a)).toBe(free);
        expect(legInRegion(turnRegion(turn, r), turn(a), turn(b))).toBe(free);
      }),
    );
  });

  it('distances stay', () => {
    fc.assert(fc.property(point, point, (a, b) => distance(turn(a), turn(b)) === distance(a, b)));
  });
});

describe('a shape', () => {
  it('holds its edge, and its open inside does not', () => {
    for (const edge of [
      [0, 0],
      [5, 0],
      [10, 10],
      [0, 7],
    ] as Point[]) {
      expect(inShape(SQUARE, edge)).toBe(true);
      expect(sideOf(SQUARE, edge)).toBe(0);
    }
    expect(sideOf(SQUARE, [5, 5])).toBe(-1);
    expect(inShape(SQUARE, [11, 0])).toBe(false);
    expect(inShape(disc(0, 0, 5), [3, 4])).toBe(true);
    expect(sideOf(disc(0, 0, 5), [3, 4])).toBe(0);
    expect(inShape(disc(0, 0, 5), [4, 4])).toBe(false);
  });

  it('a closed zone holds its edge, an open one does not', () => {
    const around = (closed: object): Region => ({ in: [ALL], out: [{ ...zone(disc(0, 0, 5)), ...closed }] });
    expect([inRegion(around({}), [3, 4]), inRegion(around({}), [3, 3])]).toEqual([true, false]);
    expect([inRegion(around({ closed: true }), [3, 4]), inRegion(around({ closed: true }), [4, 4])]).toEqual([
      false,
      true,
    ]);
  });

  it('holds exactly the points that add no area to it', () => {
    fc.assert(
      fc.property(polygon, point, (corners, p) => {
        const area = (list: readonly Point[]): number =>
          list.reduce(
            (sum, a, i) => sum + a[0] * list[(i + 1) % list.length][1] - list[(i + 1) % list.length][0] * a[1],
            0,
          );
        const inside = area(hull([...corners, p])) === area(corners);
        expect(inShape({ polygon: corners }, p)).toBe(inside);
        expect(inShape({ polygon: corners.toReversed() }, p)).toBe(inside);
      }),
    );
  });

  it('may name a corner twice', () => {
    const twice: Solid = {
      polygon: [
        [0, 0],
        [10, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    };
    expect(sideOf(twice, [5, 5])).toBe(-1);
    expect(sideOf(twice, [10, 5])).toBe(0);
    expect(legInRegion({ in: [ALL], out: [zone(twice)] }, [-5, 5], [15, 5])).toBe(false);
    expect(legInRegion({ in: [ALL], out: [zone(twice)] }, [-5, 10], [15, 10])).toBe(true);
  });

  it('without area is its edge alone', () => {
    const wire: Solid = {
      polygon: [
        [0, 0],
        [10, 0],
      ],
    };
    expect(inShape(wire, [10, 0])).toBe(true);
    expect(inShape(wire, [11, 0])).toBe(false);
    expect(sideOf(wire, [5, 0])).toBe(0);
    expect(inShape({ polygon: [] }, [0, 0])).toBe(false);
    expect(legInRegion({ in: [ALL], out: [zone(wire)] }, [5, -5], [5, 5])).toBe(true);
    expect(legInRegion({ in: [ALL], out: [zone({ polygon: [] })] }, [5, -5], [5, 5])).toBe(true);
  });
});

const square = (x: number, y: number, side: number): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

describe('a grown polygon and a ring', () => {
  const grown: Solid = { polygon: square(0, 0, 10), grown: 5 };

  it('have round corners and straight sides, to the unit', () => {
    for (const [p, side] of [
      [[13, 14], 0],
      [[14, 14], 1],
      [[13, 13], -1],
      [[5, 15], 0],
      [[5, 16], 1],
      [[10, 5], -1],
      [[-3, -4], 0],
    ] as const)
      expect(sideOf(grown, p), String(p)).toBe(side);
    const capsule: Solid = {
      polygon: [
        [0, 0],
        [10, 0],
      ],
      grown: 5,
    };
    expect([sideOf(capsule, [5, 5]), sideOf(capsule, [13, 4]), sideOf(capsule, [14, 4])]).toEqual([0, 0, 1]);
    expect(sideOf({ polygon: [[1, 1]], grown: 5 }, [4, 5])).toBe(0);
    // The edge 30, 40 long: 25 to its side is (-20, 15), and one unit more is outside.
    const slanted: Solid = {
      polygon: [
        [0, 0],
        [300, 400],
      ],
      grown: 250,
    };
    expect([sideOf(slanted, [-50, 350]), sideOf(slanted, [-51, 350]), sideOf(slanted, [-49, 350])]).toEqual([0, 1, -1]);
  });

  it('hold what is as near as they say', () => {
    fc.assert(
      fc.property(solid, point, (s, p) => {
        const far = gapTo(s, p);
        fc.pre(Math.abs(far) > 1e-9);
        expect(sideOf(s, p)).toBe(far > 0 ? 1 : -1);
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(solid, fc.integer({ min: 1, max: 5 }), point, (s, least, p) => {
        const far = gapTo(s, p);
        fc.pre(Math.abs(far - least) > 1e-9 && Math.abs(far - 6) > 1e-9);
        expect(inShape({ ring: s, least, most: 6 }, p)).toBe(far >= least && far <= 6);
      }),
      { numRuns: 1000 },
    );
  });

  it('are around the point that is nearest to it', () => {
    expect(footOf({ polygon: square(0, 0, 10) }, [14, 4])).toEqual([10, 4]);
    expect(footOf({ polygon: square(0, 0, 10) }, [14, 13])).toEqual([10, 10]);
    expect(footOf(disc(1, 2, 5), [14, 13])).toEqual([1, 2]);
  });

  it('stop a leg that comes too near, not one that touches', () => {
    const around: Region = { in: [ALL], out: [zone(grown)] };
    expect(legInRegion(around, [-20, 15], [20, 15])).toBe(true);
    expect(legInRegion(around, [-20, 14], [20, 14])).toBe(false);
    // Along the tangent of a corner: 3, 4, 5 again.
    expect(legInRegion(around, [17, 11], [9, 17])).toBe(true);
    expect(legInRegion(around, [17, 10], [9, 17])).toBe(false);
    expect(
      legInRegion(
        {
          in: [ALL],
          out: [
            zone({
              polygon: [
                [0, 0],
                [10, 0],
              ],
              grown: 1,
            }),
          ],
        },
        [5, -9],
        [5, 9],
      ),
    ).toBe(false);
  });
});

/** How far a point is from a solid, less than nothing inside, with functions of its own. */
function gapTo(s: Solid, p: Point): number {
  if ('disc' in s) return Math.hypot(p[0] - s.disc[0], p[1] - s.disc[1]) - s.radius;
  const edges = s.polygon.map((a, i) => [a, s.polygon[(i + 1) % s.polygon.length]]);
  const gaps = edges.map(([a, b]) => {
    const [u, v] = [b[0] - a[0], b[1] - a[1]];
    const t = u === 0 && v === 0 ? 0 : ((p[0] - a[0]) * u + (p[1] - a[1]) * v) / (u * u + v * v);
    const clamped = Math.min(1, Math.max(0, t));
    return Math.hypot(p[0] - a[0] - u * clamped, p[1] - a[1] - v * clamped);
  });
  const inside = s.polygon.length > 2 && edges.every(([a, b]) => cross(a, b, p) > 0);
  return (inside ? -1 : 1) * Math.min(...gaps) - (s.grown ?? 0);
}

describe('a leg', () => {
  it('is blocked where one of its points lies inside', () => {
    fc.assert(
      fc.property(solid, point, point, fc.integer({ min: 0, max: 16 }), (s, a, b, part) => {
        // At sixteen times the size every sixteenth of the leg is a whole point.
        const big = larger(16);
        const out = turnSolid(big, s, 16);
        const p: Point = [a[0] * 16 + (b[0] - a[0]) * part, a[1] * 16 + (b[1] - a[1]) * part];
        fc.pre(sideOf(out, p) < 0);
        expect(legInRegion({ in: [ALL], out: [zone(out)] }, big(a), big(b))).toBe(false);
      }),
    );
  });

  it('may touch a disc, at any place and size', () => {
    for (let length = 1; length < 60; length++)
      for (let radius = 1; radius < 60; radius++) {
        const touching: Region = { in: [ALL], out: [zone(disc(0, 0, radius))] };
        expect(legInRegion(touching, [-length, radius], [length + 1, radius])).toBe(true);
      }
    // 3, 4, 5: the line through (5, 0) and (0, 3.75), twenty times the size.
    const slanted: Region = { in: [ALL], out: [zone(disc(0, 0, 60))] };
    expect(legInRegion(slanted, [100, 0], [0, 75])).toBe(true);
    expect(legInRegion(slanted, [100, 0], [0, 74])).toBe(false);
  });

  it('may touch a corner and run along an edge, but not cut through', () => {
    const block: Region = { in: [ALL], out: [zone(SQUARE)] };
    expect(legInRegion(block, [-5, 5], [5, -5])).toBe(true);
    expect(legInRegion(block, [-5, 6], [6, -5])).toBe(false);
    expect(legInRegion(block, [-5, 0], [15, 0])).toBe(true);
    expect(legInRegion(block, [0, 0], [10, 10])).toBe(false);
    expect(legInRegion(block, [0, 5], [-5, 5])).toBe(true);
  });

  it('may pass from one shape into another where they meet, and nowhere else', () => {
    const two: Region = { in: [disc(0, 0, 10), disc(15, 0, 10)] };
    expect(legInRegion(two, [0, 0], [10, 0])).toBe(true);
    expect(legInRegion(two, [0, 0], [15, 0])).toBe(true);
    expect(legInRegion(two, [0, 9], [15, 9])).toBe(false);
    expect(legInRegion({ in: [disc(0, 0, 3), disc(7, 0, 4)] }, [0, 0], [11, 0])).toBe(true);
    expect(legInRegion({ in: [{ polygon: square(0, 0, 7) }, { polygon: square(7, 2, 3) }] }, [1, 1], [10, 5])).toBe(
      true,
    );
    expect(legInRegion({ in: [{ polygon: square(0, 0, 7) }, { polygon: square(8, 0, 7) }] }, [1, 1], [10, 1])).toBe(
      false,
    );
    // Along a line, then into a disc at its end.
    const edge: Solid = {
      polygon: [
        [0, 0],
        [10, 0],
      ],
    };
    expect(legInRegion({ in: [edge, disc(12, 0, 2)] }, [0, 0], [14, 0])).toBe(true);
    expect(legInRegion({ in: [edge, disc(12, 0, 2)] }, [0, 0], [14, 1])).toBe(false);
  });

  it('in a ring goes around, not through', () => {
    const band: Region = { in: [{ ring: disc(0, 0, 4), least: 2, most: 6 }] };
    expect(legInRegion(band, [-8, 6], [8, 6])).toBe(true);
    expect(legInRegion(band, [-8, 5], [8, 5])).toBe(false);
    expect(legInRegion({ in: [...band.in, disc(0, 0, 6)] }, [-8, 5], [8, 5])).toBe(true);
    expect(legInRegion({ in: [{ ring: disc(0, 0, 4), least: 0, most: 6 }] }, [-8, 0], [8, 0])).toBe(true);
  });

  it('is judged as its points are', () => {
    // At this size so many points of a leg are whole; narrower gaps are overlooked by the points.
    const SIZE = 1024;
    const big = larger(SIZE);
    let overlooked = 0;
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 3 }), point, point, (shapes, a, b) => {
        const drawn = shapes.map((s) => turnShape(big, s, SIZE));
        const covered = covers(drawn, big(a), big(b));
        const parts = Array.from(
          { length: SIZE + 1 },
          (_, i): Point => [a[0] * SIZE + (b[0] - a[0]) * i, a[1] * SIZE + (b[1] - a[1]) * i],
        );
        const free = parts.every((p) => drawn.some((s) => inShape(s, p)));
        if (covered) expect(free).toBe(true);
        else if (free) overlooked++;
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(overlooked).toBeLessThan(5);
  });
});

describe('points', () => {
  it('are two whole numbers up to ten million', () => {
    for (const good of [
      [0, 0],
      [-10_000_000, 10_000_000],
    ])
      expect(isPoint(good)).toBe(true);
    for (const bad of [
      [0],
      [0, 0, 0],
      [0, Number.POSITIVE_INFINITY],
      [0.5, 0],
      [0, Number.NaN],
      ['0', 0],
      [10_000_001, 0],
      null,
      { 0: 0, 1: 0 },
    ])
      expect(isPoint(bad)).toBe(false);
  });

  it('and a direction make a pose', () => {
    expect(isPose([0, 0, 23])).toBe(true);
    for (const bad of [
      [0, 0],
      [0, 0, -1],
      [0, 0, 0.5],
      [0, 0, 0, 0],
      [0.5, 0, 0],
      [0, 0, Number.NaN],
    ])
      expect(isPose(bad)).toBe(false);
  });

  it('are drawn in their region only, and any of it can come', () => {
    const ground: Region = {
      in: [disc(0, 0, 3), { ring: disc(9, 0, 2), least: 1, most: 2 }],
      out: [zone(disc(0, 0, 2))],
    };
    const below = stream('drawn');
    const drawn = new Set<string>();
    for (let i = 0; i < 5000; i++) drawn.add(String(drawPoint(ground, below)));
    drawn.delete('null');
    const all = Array.from({ length: 50 * 50 }, (_, i): Point => [(i % 50) - 25, Math.floor(i / 50) - 25]);
    expect([...drawn].sort()).toEqual(
      all
        .filter((p) => inRegion(ground, p))
        .map(String)
        .sort(),
    );
    expect(drawPoint({ in: [] }, below)).toBeNull();
    expect(drawPoint({ in: [{ polygon: [] }] }, below)).toBeNull();
  });

  it('are drawn near what is thin and moved onto it', () => {
    for (const around of [disc(0, 0, 5000), { polygon: square(-4000, -3000, 9000), grown: 500 }] satisfies Solid[]) {
      const thin: Region = { in: [{ ring: around, least: 998, most: 1002 }] };
      const below = stream('thin');
      const drawn = Array.from({ length: 400 }, () => drawPoint(thin, below)).filter((p) => p !== null);
      expect(drawn.every((p) => inRegion(thin, p))).toBe(true);
      expect(drawn.length).toBeGreaterThan(200);
      expect(new Set(drawn.map(([x, y]) => `${x > 0}${y > 0}`)).size).toBe(4);
    }
  });

  it('make a path as long as its legs', () => {
    expect(
      pathLength([
        [0, 0],
        [3, 4],
        [3, 14],
      ]),
    ).toBe(15);
    expect(pathLength([[7, 7]])).toBe(0);
  });
});
