import { describe, expect, test } from 'vitest';
import type { ForecastGroup } from '../../rules/forecast.ts';
import { type Flow, flowsOf, laidOut, platesOf, shaftOf } from '../arrows.ts';
import { type Covered, coveredIn, goingIn, shared } from '../covered.ts';
import { layoutOf, type Spot } from '../layout.ts';
import { type Contents, type Dead, EMPTY_ZONE } from '../pieces.ts';

const dead = (kind: Dead['kind'], n: number): Dead => ({
  kind,
  n,
  lying: 0,
  woken: 0,
  needs: 0,
  actions: 1,
  sleeps: false,
});
const people = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ id: `s${i}`, sign: i, letters: 'K', acting: i === 0 }));
const zone = (parts: Partial<Contents>): Contents => ({ ...EMPTY_ZONE, ...parts });

const group = (kind: Dead['kind'], n: number, ...way: string[]): ForecastGroup => ({
  zone: way[0],
  kind,
  n,
  steps: way.slice(1).map((to, i) => ({
    pass: i + 1,
    extra: 0,
    from: way[i],
    to,
    n: { least: n, most: n },
    sure: true,
    rules: [],
    why: 'noise',
    goals: [],
  })),
  attacks: [],
});

const HERE = { x: 50, y: 50 };
const AROUND = [
  { x: 150, y: 50 },
  { x: -50, y: 50 },
  { x: 50, y: 150 },
  { x: 50, y: -50 },
];
const ONE = [{ kind: 'shambler', words: '3' }] as const;

/** What lies in a Zone, as it lies on the plane. */
const placed = (contents: Contents, { x, y }: { x: number; y: number }, attacks = false): Covered[] =>
  coveredIn(layoutOf(contents), attacks).map(({ spot, weight }) => ({
    spot: { ...spot, x: spot.x + x - 50, y: spot.y + y - 50 },
    weight,
  }));

test('kinds that go the same way share an arrow and keep their own numbers', () => {
  const flows = flowsOf([group('shambler', 2, 'E1', 'E2'), group('alpha', 3, 'F1', 'E1', 'E2')]);
  expect(flows.map(({ key, parts }) => [key, parts.map(({ kind, words }) => `${kind} ${words}`)])).toEqual([
    ['E1>E2', ['shambler 2', 'alpha 3']],
    ['F1>E1', ['alpha 3']],
  ]);
});

describe('an arrow', () => {
  test('ends before the people of a Zone it enters from below, and its number does not hide its head', () => {
    const free = shaftOf({ x: 50, y: 150 }, HERE, ONE, []);
    const people3 = shaftOf({ x: 50, y: 150 }, HERE, ONE, placed(zone({ people: people(6), noise: true }), HERE));
    expect(free.b.y).toBeLessThan(people3.b.y);
    expect(people3.b.y - 12).toBeGreaterThan(76);
    for (const { b, middle } of [free, people3]) expect(middle.y - 12).toBeGreaterThan(b.y + 5);
  });

  test.each([
    ['one kind', zone({ dead: [dead('shambler', 4)] })],
    ['a crowd', zone({ dead: [dead('shambler', 24)] })],
    ['two kinds', zone({ dead: [dead('shambler', 9), dead('alpha', 3)] })],
    ['a tally', zone({ dead: [dead('shambler', 12), dead('alpha', 1)] })],
    [
      'three kinds among people',
      zone({ dead: [dead('shambler', 12), dead('alpha', 1), dead('zeus', 1)], people: people(3), noise: true }),
    ],
    ['a Spawn Zone', zone({ dead: [dead('shambler', 2)], spawn: { order: 1, kind: 'start', active: true } })],
    ['people and the Noise', zone({ people: people(3), noise: true })],
  ])('leaves numbers, signs and the Noise free, which ever way it goes: %s', (_, contents) => {
    for (const other of AROUND)
      for (const [from, to] of [
        [HERE, other],
        [other, HERE],
      ]) {
        const covered = [...placed(contents, HERE, true), ...placed(contents, other, true)];
        const plates = platesOf(shaftOf(from, to, ONE, covered), ONE);
        const hidden = covered.filter(({ spot, weight }) => weight >= 6 && shared(plates, spot) > 0.12);
        expect(hidden, JSON.stringify({ from, to, plates })).toEqual([]);
      }
  });
});

test('no plate lies over another, where many go in and out of a Zone', () => {
  const flow = (from: string, to: string): Flow => ({ key: `${from}>${to}`, from, to, parts: ONE, sure: true });
  const at: Record<string, { x: number; y: number }> = {
    E1: { x: 50, y: 50 },
    F1: { x: 150, y: 50 },
    E2: { x: 50, y: 150 },
  };
  const flows = [flow('F1', 'E1'), flow('E1', 'E2'), flow('E1', 'F1'), flow('E2', 'E1')];
  const plates = laidOut(
    flows,
    (id) => at[id],
    () => [],
  ).map(({ shaft }) => platesOf(shaft, ONE));
  for (const [i, one] of plates.entries())
    for (const other of plates.slice(i + 1)) expect(shared(one, other)).toBeLessThan(0.05);
});

describe('marks of a Move', () => {
  const covers = (mark: Spot, contents: Contents, least: number) =>
    coveredIn(layoutOf(contents), true).filter(({ spot, weight }) => weight >= least && shared(mark, spot) > 0.08);

  test.each([
    ['six people and the Noise', zone({ people: people(6), noise: true })],
    ['three people and the Noise', zone({ people: people(3), noise: true })],
    ['somebody, the Noise and dead', zone({ people: people(1), noise: true, dead: [dead('shambler', 2)] })],
    ['sleepers and an Objective', zone({ sleepers: [null], objectives: [{ colour: null, of: null, letters: '' }] })],
  ])('cover neither number, sign nor Noise: %s', (_, contents) => {
    expect(covers(goingIn(layoutOf(contents), true).danger, contents, 6)).toEqual([]);
  });

  test('cover no number in the fullest Zone', () => {
    const contents = zone({
      dead: [dead('shambler', 12), dead('alpha', 14), dead('zeus', 1)],
      people: people(6),
      noise: true,
      sleepers: [null, null],
      objectives: [{ colour: null, of: null, letters: '' }],
    });
    const { danger, cost } = goingIn(layoutOf(contents), true);
    expect([...covers(danger, contents, 10), ...covers(cost, contents, 10)]).toEqual([]);
  });
});
