import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inShape, isPoint, legInRegion } from '../geometry.ts';
import { distance, inRegion, type Point, pathLength, type Region, type Shape, samplePoints } from '../index.ts';
import { stream } from './toys.ts';

const disc = (x: number, y: number, radius: number): Shape => ({ disc: [x, y], radius });
const SQUARE: Shape = {
  polygon: [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
};
const ALL: Shape = disc(0, 0, 1000);

/** Small coordinates, so that points often lie on an edge and legs often touch. */
const point = fc.tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -12, max: 12 }));
const polygon = fc
  .array(point, { minLength: 3, maxLength: 8 })
  .map(hull)
  .filter((corners) => corners.length > 2);
const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ disc: point, radius: fc.integer({ min: 0, max: 10 }) }),
  polygon.map((corners) => ({ polygon: corners })),
);
const region: fc.Arbitrary<Region> = fc.record({
  in: fc.array(shape, { minLength: 1, maxLength: 3 }),
  out: fc.array(shape, { maxLength: 2 }),
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

const turnShape = (turn: Turn, s: Shape): Shape =>
  'disc' in s ? { disc: turn(s.disc), radius: s.radius } : { polygon: s.polygon.map(turn) };
const turnRegion = (turn: Turn, r: Region): Region => ({
  in: r.in.map((s) => turnShape(turn, s)),
  out: (r.out ?? []).map((s) => turnShape(turn, s)),
});

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
      expect(inShape(SQUARE, edge, true)).toBe(false);
    }
    expect(inShape(SQUARE, [5, 5], true)).toBe(true);
    expect(inShape(SQUARE, [11, 0])).toBe(false);
    expect(inShape(disc(0, 0, 5), [3, 4])).toBe(true);
    expect(inShape(disc(0, 0, 5), [3, 4], true)).toBe(false);
    expect(inShape(disc(0, 0, 5), [4, 4])).toBe(false);
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
    const twice: Shape = {
      polygon: [
        [0, 0],
        [10, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    };
    expect(inShape(twice, [5, 5], true)).toBe(true);
    expect(inShape(twice, [10, 5], true)).toBe(false);
    expect(legInRegion({ in: [ALL], out: [twice] }, [-5, 5], [15, 5])).toBe(false);
    expect(legInRegion({ in: [ALL], out: [twice] }, [-5, 10], [15, 10])).toBe(true);
  });

  it('without area is its edge alone', () => {
    const wire: Shape = {
      polygon: [
        [0, 0],
        [10, 0],
      ],
    };
    expect(inShape(wire, [10, 0])).toBe(true);
    expect(inShape(wire, [11, 0])).toBe(false);
    expect(inShape(wire, [5, 0], true)).toBe(false);
    expect(inShape({ polygon: [] }, [0, 0])).toBe(false);
    expect(legInRegion({ in: [ALL], out: [wire] }, [5, -5], [5, 5])).toBe(true);
    expect(legInRegion({ in: [ALL], out: [{ polygon: [] }] }, [5, -5], [5, 5])).toBe(true);
  });
});

describe('a leg', () => {
  it('is blocked where one of its points lies inside', () => {
    fc.assert(
      fc.property(shape, point, point, fc.integer({ min: 0, max: 16 }), (s, a, b, part) => {
        // At sixteen times the size every sixteenth of the leg is a whole point.
        const big: Turn = ([x, y]) => [x * 16, y * 16];
        const out: Shape = 'disc' in s ? { disc: big(s.disc), radius: s.radius * 16 } : turnShape(big, s);
        const p: Point = [a[0] * 16 + (b[0] - a[0]) * part, a[1] * 16 + (b[1] - a[1]) * part];
        fc.pre(inShape(out, p, true));
        expect(legInRegion({ in: [ALL], out: [out] }, big(a), big(b))).toBe(false);
      }),
    );
  });

  it('may touch a disc, at any place and size', () => {
    for (let length = 1; length < 60; length++)
      for (let radius = 1; radius < 60; radius++) {
        const touching: Region = { in: [ALL], out: [disc(0, 0, radius)] };
        expect(legInRegion(touching, [-length, radius], [length + 1, radius])).toBe(true);
      }
    // 3, 4, 5: the line through (5, 0) and (0, 3.75), twenty times the size.
    const slanted: Region = { in: [ALL], out: [disc(0, 0, 60)] };
    expect(legInRegion(slanted, [100, 0], [0, 75])).toBe(true);
    expect(legInRegion(slanted, [100, 0], [0, 74])).toBe(false);
  });

  it('may touch a corner and run along an edge, but not cut through', () => {
    const block: Region = { in: [ALL], out: [SQUARE] };
    expect(legInRegion(block, [-5, 5], [5, -5])).toBe(true);
    expect(legInRegion(block, [-5, 6], [6, -5])).toBe(false);
    expect(legInRegion(block, [-5, 0], [15, 0])).toBe(true);
    expect(legInRegion(block, [0, 0], [10, 10])).toBe(false);
    expect(legInRegion(block, [0, 5], [-5, 5])).toBe(true);
  });

  it('stays in one of the shapes that are in', () => {
    const two: Region = { in: [disc(0, 0, 10), disc(15, 0, 10)] };
    expect(legInRegion(two, [0, 0], [10, 0])).toBe(true);
    expect(legInRegion(two, [0, 0], [15, 0])).toBe(false);
  });
});

describe('points', () => {
  it('are two whole numbers up to ten million', () => {
    for (const good of [
      [0, 0],
      [-10_000_000, 10_000_000],
    ])
      expect(isPoint(good)).toBe(true);
    for (const bad of [[0], [0, 0, 0], [0.5, 0], [0, Number.NaN], ['0', 0], [10_000_001, 0], null, { 0: 0, 1: 0 }])
      expect(isPoint(bad)).toBe(false);
  });

  it('are sampled inside their region only', () => {
    const ring: Region = { in: [disc(0, 0, 10)], out: [disc(0, 0, 6)] };
    const points = samplePoints(ring, 200, stream('ring'));
    expect(points).toHaveLength(200);
    expect(points.every((p) => inRegion(ring, p))).toBe(true);
    expect(new Set(points.map(([x, y]) => `${x > 0}${y > 0}`)).size).toBe(4);
    expect(samplePoints({ in: [] }, 5, stream('none'))).toEqual([]);
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
