import { expect, test } from 'vitest';
import { type Ground, WALKERS } from '../ground.ts';
import { hullOf } from '../hull.ts';
import { push } from '../push.ts';
import { sight } from '../sight.ts';
import { walkAlong, waysTo } from '../walk.ts';
import { mat } from './mats.ts';

type Map = (x: number, y: number) => [number, number];

const turn: Map = (x, y) => [20_000 - y, x];
const mirror: Map = (x, y) => [20_000 - x, y];

function mapped(table: Ground, map: Map, flips: boolean): Ground {
  return {
    ...table,
    figures: table.figures.map((one) => {
      const [x, y] = map(one.x, one.y);
      return { ...one, x, y };
    }),
    pieces: table.pieces.map((piece) => {
      const corners = piece.hull.xs.map((x, i) => map(x, piece.hull.ys[i]));
      return { ...piece, hull: hullOf(flips ? corners.reverse() : corners) };
    }),
  };
}

test.each([
  ['quarter turns', turn, false],
  ['mirrors', mirror, true],
] as const)('%s change no line of sight, and no move by more than a rounded thousandth', (_, map, flips) => {
  const counts = { lines: 0, walks: 0, pushes: 0 };
  for (let seed = 0; seed < 60; seed++) {
    const table = mat(seed + 400, 24);
    const image = mapped(table, map, flips);
    const near = (a: readonly number[], b: readonly number[]): void => {
      const [x, y] = map(a[0], a[1]);
      expect(Math.hypot(x - b[0], y - b[1])).toBeLessThan(2.9);
    };
    for (let i = 1; i < table.figures.length; i++) {
      const [one, other] = [table.figures[i - 1], table.figures[i]];
      const [a, b] = [sight(table, one, other), sight(image, image.figures[i - 1], image.figures[i])];
      expect(b.blockers.map(({ id }) => id)).toEqual(a.blockers.map(({ id }) => id));
      expect(b.cover.map(({ id }) => id)).toEqual(a.cover.map(({ id }) => id));
      counts.lines++;
      const ends = [push(table, one, [other]), push(image, image.figures[i - 1], [image.figures[i]])];
      // Straight pushes only: turned ones try one side first.
      const straight = Math.hypot(one.x - other.x, one.y - other.y);
      if (
        straight < 1998 &&
        ends[0].length === 1 &&
        Math.abs(Math.hypot(ends[0][0][0] - one.x, ends[0][0][1] - one.y) - 2000 + straight) < 1.5
      ) {
        near(ends[0][0], ends[1][0]);
        counts.pushes++;
      }
      if (one.side !== WALKERS || !one.standing) continue;
      const ways = [waysTo(table, one, other), waysTo(image, image.figures[i - 1], image.figures[i])];
      if (ways[0].length !== 1 || ways[1].length !== 1) continue;
      const walks = [walkAlong(table, one, ways[0][0], 6000), walkAlong(image, image.figures[i - 1], ways[1][0], 6000)];
      if (walks.some(({ shifts, choices }) => shifts.length + choices.length > 0)) continue;
      near([walks[0].x, walks[0].y], [walks[1].x, walks[1].y]);
      counts.walks++;
    }
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(60);
});
