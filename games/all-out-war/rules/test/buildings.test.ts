import { describe, expect, it } from 'vitest';
import { sceneryNumber } from '../../content/scenery.ts';
import { type Figure, WALKERS } from '../../geometry/ground.ts';
import { distance2 } from '../../geometry/hull.ts';
import { NEAR_PIECE, sq, touches } from '../../geometry/limits.ts';
import { DIRECTIONS, squared } from '../../geometry/vector.ts';
import { walkAlong, waysTo } from '../../geometry/walk.ts';
import { terrainOf } from '../terrain.ts';

/** The parts of a building at (10, 10), as what, from x to x and from y to y, in inches. */
function planOf(kind: string, turn = 0): string[] {
  const pieces = [{ kind: sceneryNumber(kind), x: 10_000, y: 10_000, turn }];
  return terrainOf({ tops: false, detailed: true, pieces }).parts.map(({ id, hull }) => {
    const [what] = id.split(':')[1].split('-');
    const range = (list: ArrayLike<number>): string => {
      const all = Array.from(list, (n) => n / 1000);
      return `${Math.min(...all)}–${Math.max(...all)}`;
    };
    return `${what} ${range(hull.xs)}, ${range(hull.ys)}`;
  });
}

describe('plans of buildings', () => {
  it('AW-BLD08 AW-BLD09: a diner has doors in both short sides and two windows in each long one', () => {
    expect(planOf('diner')).toEqual([
      'wall 6–7, 7.5–7.75',
      'window 7–9, 7.5–7.75',
      'wall 9–11, 7.5–7.75',
      'window 11–13, 7.5–7.75',
      'wall 13–14, 7.5–7.75',
      'wall 6–7, 12.25–12.5',
      'window 7–9, 12.25–12.5',
      'wall 9–11, 12.25–12.5',
      'window 11–13, 12.25–12.5',
      'wall 13–14, 12.25–12.5',
      'wall 6–6.25, 7.5–9.25',
      'wall 6–6.25, 10.75–12.5',
      'wall 13.75–14, 7.5–9.25',
      'wall 13.75–14, 10.75–12.5',
    ]);
  });

  it('AW-BLD08 AW-BLD09: a filling station has its door, its windows and its islands in front', () => {
    expect(planOf('fillingStation')).toEqual([
      'wall 6–7, 7–7.25',
      'window 7–9, 7–7.25',
      'wall 9–9.25, 7–7.25',
      'wall 10.75–11, 7–7.25',
      'window 11–13, 7–7.25',
      'wall 13–14, 7–7.25',
      'wall 6–14, 12.75–13',
      'wall 6–6.25, 7–13',
      'wall 13.75–14, 7–13',
      'island 9–11, 4.75–5.25',
      'island 9–11, 3.25–3.75',
    ]);
  });

  it('AW-BLD09: laid to the north its front is in the east', () => {
    const plan = planOf('fillingStation', 6);
    expect(plan.slice(0, 2)).toEqual(['wall 12.75–13, 6–7', 'window 12.75–13, 7–9']);
    expect(plan.slice(-2)).toEqual(['island 14.75–15.25, 9–11', 'island 16.25–16.75, 9–11']);
  });

  it('AW-BLD08 AW-BLD09: a barn has doors in both long sides and a window in the right short one', () => {
    expect(planOf('barn')).toEqual([
      'wall 6–9.25, 7–7.25',
      'wall 10.75–14, 7–7.25',
      'wall 6–9.25, 12.75–13',
      'wall 10.75–14, 12.75–13',
      'wall 6–6.25, 7–13',
      'wall 13.75–14, 7–9',
      'window 13.75–14, 9–11',
      'wall 13.75–14, 11–13',
    ]);
  });

  it('AW-BLD02 AW-BLD05 AW-BLD08: walls stop lines and steps, windows and islands are leapt and give Cover', () => {
    const pieces = [{ kind: sceneryNumber('fillingStation'), x: 10_000, y: 10_000, turn: 0 }];
    const { parts } = terrainOf({ tops: false, detailed: true, pieces });
    const tags = (what: string): Set<string> =>
      new Set(
        parts
          .filter(({ id }) => id.includes(`:${what}-`))
          .map(({ blocking, cover, traversable, defensible, area, source }) =>
            JSON.stringify({ blocking, cover, traversable, defensible, area, source }),
          ),
      );
    const solid = { area: false, source: false };
    const said = (one: object): Set<string> => new Set([JSON.stringify({ ...one, ...solid })]);
    expect(tags('wall')).toEqual(said({ blocking: true, cover: null, traversable: false, defensible: false }));
    expect(tags('window')).toEqual(said({ blocking: false, cover: 'heavy', traversable: true, defensible: true }));
    const island = { blocking: false, cover: 'light', traversable: true, defensible: false, ...solid };
    expect(tags('island')).toEqual(new Set([JSON.stringify(island)]));
  });
});

/** Moves until a Walker touches a Survivor, or stays where it is. */
function movesTo(kind: string, turn: number, from: readonly [number, number], to: readonly [number, number]): number {
  const { parts } = terrainOf({
    tops: false,
    detailed: true,
    pieces: [{ kind: sceneryNumber(kind), x: 10_000, y: 10_000, turn }],
  });
  const survivor: Figure = { id: 'carl', x: to[0], y: to[1], standing: true, side: 0 };
  let walker: Figure = { id: 'walker-1', x: from[0], y: from[1], standing: true, side: WALKERS };
  for (let moves = 1; moves <= 8; moves++) {
    const ground = { width: 20_000, height: 20_000, pieces: parts, figures: [walker, survivor] };
    const [way] = waysTo(ground, walker, survivor);
    if (way === undefined) return Infinity;
    const { x, y } = walkAlong(ground, walker, way, 6000);
    if (touches(squared(x, y, to[0], to[1]))) return moves;
    if (x === walker.x && y === walker.y) return Infinity;
    walker = { ...walker, x, y };
  }
  return Infinity;
}

describe('Walkers at buildings', () => {
  it.each(['diner', 'fillingStation', 'barn'])('AW-WALK06 AW-BLD04: nobody at a wall of a %s is stuck', (kind) => {
    const stuck: string[] = [];
    for (const turn of [0, 3, 10]) {
      const pieces = [{ kind: sceneryNumber(kind), x: 10_000, y: 10_000, turn }];
      const { parts } = terrainOf({ tops: false, detailed: true, pieces });
      const [c, s] = DIRECTIONS[turn];
      for (let u = -4500; u <= 4500; u += 1500)
        for (let v = -3500; v <= 3500; v += 500) {
          const from = [Math.floor(10_000 + u * c - v * s), Math.floor(10_000 + u * s + v * c)] as const;
          if (parts.some(({ hull }) => distance2(hull, from[0], from[1]) < sq(NEAR_PIECE))) continue;
          for (const to of [[10_000, 19_500] as const, [500, 600] as const, [10_400, 9_700] as const])
            if (!touches(squared(from[0], from[1], to[0], to[1])) && movesTo(kind, turn, from, to) === Infinity)
              stuck.push(`${turn}: ${from.join(' ')} to ${to.join(' ')}`);
        }
    }
    expect(stuck).toEqual([]);
  });
});
