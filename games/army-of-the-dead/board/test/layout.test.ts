import { describe, expect, test } from 'vitest';
import { type Layout, layoutOf, type Spot } from '../layout.ts';
import { type Contents, type Dead, EMPTY_ZONE, type Somebody } from '../pieces.ts';

const dead = (kind: Dead['kind'], n: number): Dead => ({
  kind,
  n,
  lying: 0,
  woken: 0,
  needs: kind === 'shambler' || kind === 'alpha' ? 0 : 5,
  actions: 1,
  sleeps: false,
});

const people = (n: number, acting = -1): Somebody[] =>
  Array.from({ length: n }, (_, i) => ({ id: `s${i}`, sign: i, letters: 'KSDVCG'[i], acting: i === acting }));

const zone = (parts: Partial<Contents>): Contents => ({ ...EMPTY_ZONE, ...parts });

const FULL = zone({
  dead: [dead('shambler', 12), dead('alpha', 14), dead('valentine', 1), dead('queen', 1)],
  people: people(6, 1),
  noise: true,
  objectives: [{ colour: null, of: null, letters: '' }],
  sleepers: [null, null],
  spawn: { order: 1, kind: 'start', active: true },
  exit: true,
});

/** How far two boxes reach into each other. */
const overlap = (a: Spot, b: Spot): number => {
  const x = (a.w + b.w) / 2 - Math.abs(a.x - b.x);
  const y = (a.h + b.h) / 2 - Math.abs(a.y - b.y);
  return Math.min(x, y);
};

/** What is read as a number: it never gives way. */
const numbers = (layout: Layout): Spot[] => [
  ...layout.dead.flatMap(({ plate }) => (plate ? [plate] : [])),
  layout.forecast,
];

const persons = ({ people: { signs, merged } }: Layout): Spot[] => [
  ...signs.map(({ spot }) => spot),
  ...(merged ? [merged.spot] : []),
];

const badges = ({ noise, objectives, sleepers }: Layout): Spot[] => [
  ...(noise ? [noise] : []),
  ...objectives,
  ...(sleepers ? [sleepers] : []),
];

const inside = ({ x, y, w, h }: Spot): boolean =>
  x - w / 2 >= -2 && x + w / 2 <= 102 && y - h / 2 >= -2 && y + h / 2 <= 102;

const pairs = (list: readonly Spot[]): [Spot, Spot][] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b): [Spot, Spot] => [a, b]));

describe('the fullest Zone', () => {
  const layout = layoutOf(FULL);

  test('shows every number in full, and nothing lies over another', () => {
    const all = [...numbers(layout), ...persons(layout), ...badges(layout)];
    expect(all.filter((spot) => !inside(spot))).toEqual([]);
    expect(pairs(all).filter(([a, b]) => overlap(a, b) > 1)).toEqual([]);
  });

  test('lets Exit and Spawn give way first, then merges Survivors, but for the acting one', () => {
    expect([layout.spawn, layout.exit, layout.spawnEdge, layout.exitEdge]).toEqual([null, null, true, true]);
    expect(layout.people.signs.map(({ who }) => who)).toEqual([1]);
    expect(layout.people.merged?.who).toEqual([0, 2, 3, 4, 5]);
  });

  test.each([57, 72, 98])('has room for numbers of 12 px at %i px', (size) => {
    const needed = (12 * 100) / size;
    for (const { plate, dead: kinds } of layout.dead) {
      const digits = kinds.length > 1 ? 2 : String(kinds[0].n).length;
      expect(plate?.h).toBeGreaterThanOrEqual(needed);
      expect(plate?.w).toBeGreaterThanOrEqual(needed * 0.56 * digits);
    }
    expect(layout.forecast.h).toBeGreaterThanOrEqual(Math.min(20, needed));
  });
});

describe('the dead', () => {
  test('two kinds stand side by side, with many they become a tally', () => {
    expect(layoutOf(zone({ dead: [dead('shambler', 9), dead('alpha', 2)] })).tally).toBe(false);
    expect(layoutOf(zone({ dead: [dead('shambler', 10), dead('alpha', 2)] })).tally).toBe(true);
    expect(layoutOf(zone({ dead: [dead('shambler', 1), dead('alpha', 1), dead('zeus', 1)] })).tally).toBe(true);
  });

  test('a single one has no number, an Abomination always has what it takes', () => {
    expect(layoutOf(zone({ dead: [dead('shambler', 1)] })).dead[0].plate).toBeNull();
    expect(layoutOf(zone({ dead: [dead('queen', 1)] })).dead[0].plate).not.toBeNull();
  });

  test('Abominations share the last column where there are more kinds than columns', () => {
    expect(layoutOf(FULL).dead.map((column) => column.dead.length)).toEqual([1, 1, 2]);
  });
});

describe('what the forecast sees', () => {
  const beside: Partial<Contents>[] = [{}, { noise: true }, { sleepers: [null] }, { noise: true, sleepers: [3] }];
  test.each([0, 1, 2, 3, 4, 5, 6])('is never covered by %i people, the Noise or sleepers', (n) => {
    for (const [more, dying] of beside.flatMap((one) =>
      [[dead('shambler', 4)], []].map((list) => [one, list] as const),
    ))
      for (const acting of [-1, 0]) {
        const layout = layoutOf(zone({ dead: dying, people: people(n, acting), ...more }));
        const all = [...numbers(layout), ...persons(layout), ...badges(layout)];
        expect(pairs(all).filter(([a, b]) => overlap(a, b) > 1)).toEqual([]);
      }
  });
});

describe('Exit and Spawn', () => {
  const spawn = { order: 1, kind: 'start', active: true } as const;
  const signs = (parts: Partial<Contents>) => {
    const layout = layoutOf(zone(parts));
    const others = [
      ...layout.dead.flatMap(({ token, plate }) => [token, ...(plate ? [plate] : [])]),
      ...persons(layout),
      ...badges(layout),
      ...(parts.people ? [layout.forecast] : []),
    ];
    const own = [layout.exit, layout.spawn].filter((one) => one !== null);
    expect(own.filter((one) => !inside(one) || others.some((other) => overlap(one, other) > 1))).toEqual([]);
    return { exit: layout.exit !== null, spawn: layout.spawn !== null };
  };

  test('the Exit stands beside the Noise, whoever has come there, and some dead', () => {
    expect(signs({ exit: true, noise: true }).exit).toBe(true);
    for (let n = 1; n <= 6; n++) expect(signs({ exit: true, noise: n < 4, people: people(n) }).exit, `${n}`).toBe(true);
    expect(signs({ exit: true, sleepers: [null], people: people(2) }).exit).toBe(true);
    expect(signs({ exit: true, dead: [dead('shambler', 3), dead('alpha', 1)] }).exit).toBe(true);
    expect(signs({ exit: true, dead: [dead('shambler', 3)], people: people(2), noise: true }).exit).toBe(true);
  });

  test('the ring of a Spawn Zone stays where there are two or three kinds of dead and people among them', () => {
    expect(signs({ spawn }).spawn).toBe(true);
    expect(signs({ spawn, dead: [dead('shambler', 2), dead('alpha', 1)] }).spawn).toBe(true);
    expect(signs({ spawn, dead: [dead('shambler', 12), dead('alpha', 1), dead('zeus', 1)] }).spawn).toBe(true);
    expect(signs({ spawn, dead: [dead('shambler', 2), dead('alpha', 1)], people: people(2) }).spawn).toBe(true);
    for (let n = 1; n <= 6; n++)
      expect(signs({ spawn, dead: [dead('shambler', 2)], people: people(n) }).spawn, `${n}`).toBe(true);
  });
});

test('news of a kind stand at its token, over no number, one for each kind', () => {
  const lists = [
    [dead('shambler', 3)],
    [dead('alpha', 3)],
    [dead('shambler', 24)],
    [dead('shambler', 2), dead('alpha', 1)],
    [dead('shambler', 12), dead('alpha', 3), dead('zeus', 1)],
  ];
  for (const list of lists) {
    const layout = layoutOf(zone({ dead: list }));
    for (const { news, token } of layout.dead) {
      expect(numbers(layout).filter((number) => overlap(news, number) > 1)).toEqual([]);
      expect(overlap(news, token)).toBeGreaterThan(0);
    }
  }
});

test('everybody has a place of their own, with dead in the Zone or without', () => {
  for (const dying of [[], [dead('shambler', 3)]])
    for (let n = 1; n <= 6; n++) {
      const layout = layoutOf(zone({ people: people(n), dead: dying }));
      const spots = persons(layout);
      expect(spots.filter((spot) => !inside(spot))).toEqual([]);
      expect(pairs(spots).filter(([a, b]) => overlap(a, b) > 1)).toEqual([]);
      if (layout.people.merged === null) expect(layout.people.signs).toHaveLength(n);
    }
});
