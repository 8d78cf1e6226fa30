import { expect, test } from 'vitest';
import { boxAround, downTo, inches, pixels, pointAt } from '../mat/plane.ts';
import { freest } from '../mat/tools.tsx';
import { phaseOf, stillGone, trailOf } from '../mat/trails.ts';
import { stopsIn, wordOf } from '../plan/draft.ts';
import { ontoRegion } from '../plan/onto.ts';
import { playThrough, SETUPS } from './positions.ts';

const plane = { width: 20_000, height: 20_000 };
const screen = { left: 100, top: 50, right: 628, bottom: 578 };

test('a pointer is rounded to a thousandth, north above', () => {
  expect(pointAt(plane, screen, 100, 578)).toEqual([0, 0]);
  expect(pointAt(plane, screen, 628, 50)).toEqual([20_000, 20_000]);
  expect(pointAt(plane, screen, 364, 314)).toEqual([10_000, 10_000]);
  expect(pointAt(plane, screen, 101, 577)).toEqual([38, 38]);
});

test('lengths of the drawing are inches, counted down from the north edge', () => {
  expect(inches(7100)).toBe(7.1);
  expect(downTo(plane, 20_000)).toBe(0);
  expect(downTo(plane, 500)).toBe(19.5);
  expect(pixels(12, 26.4)).toBeCloseTo(454.5, 1);
  expect(boxAround(plane, 10_000, 5000, 1000)).toEqual({ left: 0.45, right: 0.55, top: 0.7, bottom: 0.8 });
});

test('a planned path is one word that can be read again', () => {
  expect(wordOf([])).toBe('@');
  expect(stopsIn('@')).toEqual([]);
  const stops = [
    [7100, 3200],
    [9000, 4000],
  ] as const;
  expect(stopsIn(wordOf(stops))).toEqual(stops);
  expect(stopsIn('run')).toBeNull();
  expect(stopsIn(undefined)).toBeNull();
  expect(stopsIn('@1,x')).toBeNull();
});

test('a way that was gone is its path with both ends', () => {
  const rules: readonly string[] = [];
  expect(
    trailOf({
      type: 'walker-moves',
      walker: 'walker-6',
      from: [0, 0],
      to: [3000, 0],
      path: [
        [1000, 0],
        [3000, 0],
      ],
      rules,
    }),
  ).toEqual({
    who: 'walker-6',
    line: [
      [0, 0],
      [1000, 0],
      [3000, 0],
    ],
  });
  expect(trailOf({ type: 'moves', survivor: 'tess', from: [0, 0], to: [5, 5], path: [], rules })?.line).toHaveLength(2);
  expect(trailOf({ type: 'threat', from: 1, to: 2, rules })).toBeNull();
  expect([phaseOf('act'), phaseOf('lunges'), phaseOf('melee'), phaseOf('end')]).toEqual([
    'action',
    'event',
    'melee',
    'other',
  ]);
});

test('on an edge line and around a counter the nearest free place is meant from anywhere', () => {
  const edge = {
    in: [
      {
        polygon: [
          [500, 500],
          [19_500, 500],
        ] as const,
      },
    ],
  };
  const isLegal = ([x, y]: readonly [number, number]): boolean => y === 500 && (x < 9000 || x > 11_000);
  expect(ontoRegion(edge, [4321, 7000], 500, isLegal)).toEqual([4321, 500]);
  expect(ontoRegion(edge, [9900, 3000], 500, isLegal)?.[0]).toBe(8900);
  const ring = { in: [{ ring: { disc: [5000, 5000] as const, radius: 0 }, least: 998, most: 1002 }] };
  expect(ontoRegion(ring, [7000, 5000], 500, ([x]) => x === 6000)).toEqual([6000, 5000]);
});

test('where there is room, a hand means what is near it, not what is anywhere', () => {
  const area = {
    in: [
      {
        polygon: [
          [0, 5500],
          [20_000, 5500],
          [20_000, 14_500],
          [0, 14_500],
        ] as const,
      },
    ],
  };
  const isLegal = ([, y]: readonly [number, number]): boolean => y >= 5500 && y <= 6500;
  expect(ontoRegion(area, [8000, 8000], 500, isLegal)).toBeNull();
  expect(ontoRegion(area, [8000, 5200], 500, isLegal)).toEqual([8000, 5500]);
  expect(ontoRegion(area, [8000, 4900], 500, isLegal)).toBeNull();
});

test('tools stand where least is', () => {
  expect(freest(plane, [], null)).toBe('se');
  expect(freest(plane, [], null, 'se')).toBe('ne');
  expect(freest(plane, [{ x: 19_000, y: 500 }], null)).toBe('ne');
  expect(freest(plane, [], { x: 15_000, y: 500 })).toBe('ne');
});

test('what was taken back leaves no trail, nor what came after it', () => {
  const { state: war } = playThrough(SETUPS[0], () => {}, 40);
  const [person] = war.people;
  const here = [person.x, person.y] as const;
  const trail = (who: string, ...line: (readonly [number, number])[]) => ({ who, line });
  const other = trail('walker-1', [0, 0], [1000, 0]);
  const came = trail(person.id, [here[0] - 1000, here[1]], here);
  const gone = trail(person.id, here, [here[0], here[1] + 500]);
  const further = trail(person.id, [here[0], here[1] + 500], [here[0] + 500, here[1] + 500]);
  expect(stillGone([other, came, gone, further], war)).toEqual([other, came]);
  const all = [other, came];
  expect(stillGone(all, war)).toBe(all);
});
