import { describe, expect, it } from 'vitest';
import {
  type Answer,
  canonical,
  type Decision,
  everyAnswer,
  forcedAnswer,
  isForced,
  isOffered,
  type Judges,
  optionsOf,
  type Place,
  type Point,
  place,
  type Region,
  refuse,
  type Solid,
  sample,
  wayAlong,
  type Zone,
} from '../index.ts';
import { stream } from './toys.ts';

const ASK = { id: 'ask', rules: ['R-ASK'] };
const zone = (id: string, shape: Solid): Zone => ({ shape, id, code: 'too-near', rules: [`R-${id}`] });
const WELL = zone('well', { disc: [5, 0], radius: 2 });
const DISC: Region = { in: [{ disc: [0, 0], radius: 10 }], out: [WELL, zone('rim', { disc: [6, 0], radius: 2 })] };

/** Goes along the axes, first east or west, and counts that; a wall in the facts closes a column. */
const judges: Judges = {
  checks: {
    'left-half': (_, answer) => (Array.isArray(answer) && Number(answer[0]) > 0 ? { code: 'right-half' } : null),
    'not-north': ({ facts }: Decision & { facts?: unknown }, answer) =>
      Array.isArray(answer) && answer[2] === facts ? { code: 'north', rules: ['R-NORTH'] } : null,
  },
  routes: {
    streets: ({ path, facts }, stops) => {
      const line: Point[] = path ? [path.from] : [];
      let length = 0;
      for (const [x, y] of stops) {
        const [fromX, fromY] = line[line.length - 1];
        if (Math.min(x, fromX) < Number(facts) && Math.max(x, fromX) > Number(facts))
          return { code: 'no-way', params: { thing: 'wall' }, rules: ['R-WALL'] };
        length += Math.abs(x - fromX) + Math.abs(y - fromY);
        line.push([x, fromY], [x, y]);
      }
      return { line, length };
    },
  },
};

const spot = place(
  0,
  ASK,
  {
    region: DISC,
    candidates: [
      { id: 'middle', answer: [0, 0] },
      { id: 'side', answer: [-3, 4] },
    ],
    check: 'left-half',
  },
  { beside: ['c'] },
);
const pose = place(0, ASK, {
  region: DISC,
  turns: 4,
  candidates: [{ id: 'here', answer: [0, 0, 1] }],
  check: 'not-north',
  facts: 0,
});
const path = place(0, ASK, {
  region: DISC,
  path: { from: [0, 0], reach: 10 },
  candidates: [
    { id: 'stay', answer: [] },
    { id: 'up', answer: [[0, 5]] },
  ],
});
const routed = place(0, ASK, {
  region: {
    in: [{ ring: { disc: [0, 0], radius: 4 }, least: 1, most: 3 }],
    out: [zone('post', { disc: [0, 6], radius: 1 })],
  },
  path: { from: [0, 0], reach: 9, by: 'streets' },
  candidates: [{ id: 'east', answer: [[5, 0]] }],
  facts: -3,
});

const at = (id: string, x: number, y: number) => ({
  code: 'too-near',
  params: { thing: id, x, y },
  rules: [`R-${id}`],
});
const noSpot = (form: string) => ({ code: 'no-spot', params: { form }, rules: ['R-ASK'] });

describe('an illegal place is refused with its reason, the thing and the rule', () => {
  it.each<[string, Place, unknown, object]>([
    ['a point outside', spot, [-11, 0], { code: 'outside', params: { x: -11, y: 0 }, rules: ['R-ASK'] }],
    ['a point in a zone', spot, [4, 1], at('well', 4, 1)],
    ['a point in two zones: the first', spot, [6, 0], at('well', 6, 0)],
    ['a point in the second zone', spot, [7, 0], at('rim', 7, 0)],
    ['a point in a zone and outside', { ...spot, region: { ...DISC, in: [] } }, [6, 0], at('well', 6, 0)],
    ["a point against the game's check", spot, [1, 0], { code: 'right-half' }],
    ['a point between whole numbers', spot, [0.5, 0], noSpot('point')],
    ['a point that is no number', spot, [Number.NaN, 0], noSpot('point')],
    ['a point without end', spot, [Number.POSITIVE_INFINITY, 0], noSpot('point')],
    ['a point too far off to be one', spot, [10_000_001, 0], noSpot('point')],
    ['a pose for a point', spot, [0, 0, 0], noSpot('point')],
    ['a path for a point', spot, [[0, 0]], noSpot('point')],
    ['nothing', spot, null, noSpot('point')],
    ['a list of ids', spot, ['middle'], noSpot('point')],
    ['shares', spot, { middle: 1 }, noSpot('point')],
    ['a candidate by its name', spot, 'middle', { code: 'not-offered', params: { option: 'middle' } }],
    ['a pose off its turns', pose, [0, 0, 4], { code: 'no-turn', params: { turn: 4, turns: 4 }, rules: ['R-ASK'] }],
    ['a pose turned backwards', pose, [0, 0, -1], noSpot('pose')],
    ['a pose turned by a half', pose, [0, 0, 0.5], noSpot('pose')],
    ['a pose outside', pose, [11, 0, 1], { code: 'outside', params: { x: 11, y: 0 }, rules: ['R-ASK'] }],
    ['a pose in a zone', pose, [5, 1, 1], at('well', 5, 1)],
    ["a pose against the game's check", pose, [0, 0, 0], { code: 'north', rules: ['R-NORTH'] }],
    ['a point for a pose', pose, [0, 0], noSpot('pose')],
    ['a point for a path', path, [0, 0], noSpot('path')],
    ['a path with a hole in it', path, [[0, 5], null], noSpot('path')],
    ['a path between whole numbers', path, [[0, 5.5]], noSpot('path')],
    ['a path that ends outside', path, [[0, 11]], { code: 'outside', params: { x: 0, y: 11 }, rules: ['R-ASK'] }],
    ['a path that ends in a zone', path, [[5, 1]], at('well', 5, 1)],
    ['a path through a zone', path, [[8, 0]], at('well', 8, 0)],
    [
      'a path with a bend outside',
      path,
      [
        [0, 11],
        [0, 5],
      ],
      { code: 'outside', params: { x: 0, y: 11 }, rules: ['R-ASK'] },
    ],
    [
      'a path too long',
      path,
      [
        [0, 6],
        [0, 0],
      ],
      { code: 'too-far', params: { reach: 10, short: 2 }, rules: ['R-ASK'] },
    ],
    [
      'a path over a gap',
      {
        ...path,
        region: {
          in: [
            { disc: [0, 0], radius: 2 },
            { disc: [0, 6], radius: 2 },
          ],
        },
      },
      [[0, 6]],
      { code: 'blocked', params: { x: 0, y: 6 }, rules: ['R-ASK'] },
    ],
    ['a way that ends outside', routed, [[0, 4]], { code: 'outside', params: { x: 0, y: 4 }, rules: ['R-ASK'] }],
    ['a way that ends in a zone', routed, [[0, 6]], at('post', 0, 6)],
    ['a way that there is not', routed, [[-5, 0]], { code: 'no-way', params: { thing: 'wall' }, rules: ['R-WALL'] }],
    [
      'a way too long as the game counts',
      routed,
      [
        [-1, 0],
        [5, 3],
      ],
      { code: 'too-far', params: { reach: 9, short: 1 }, rules: ['R-ASK'] },
    ],
  ])('%s', (_, decision, answer, refusal) => expect(refuse(decision, answer, judges)).toEqual(refusal));

  it('not so a legal one', () => {
    for (const [decision, answers] of [
      [spot, [[-3, 4], [0, 10], 'c']],
      [
        pose,
        [
          [0, 0, 3],
          [7, 2, 1],
        ],
      ],
      [
        path,
        [
          [],
          [[0, 10]],
          [
            [0, 3],
            [4, 3],
          ],
        ],
      ],
      [
        routed,
        [
          [],
          [[5, 0]],
          [[0, 5]],
          [
            [4, 0],
            [4, 4],
          ],
          [
            [1, 0],
            [0, 0],
            [5, 0],
          ],
        ],
      ],
    ] as const)
      for (const answer of answers) expect(refuse(decision, answer, judges), JSON.stringify(answer)).toBeNull();
  });

  it('is too long by a thousandth', () => {
    const inches = (reach: number): Place => ({
      ...path,
      region: { in: [{ disc: [0, 0], radius: 20_000 }] },
      path: { from: [0, 0], reach, by: null },
    });
    expect(refuse(inches(8002), [[8002, 0]])).toBeNull();
    expect(refuse(inches(8002), [[8003, 0]])).toMatchObject({ code: 'too-far', params: { short: 1 } });
    expect(refuse(inches(5000), [[3000, 4000]])).toBeNull();
    expect(refuse(inches(5000), [[3000, 4001]])).toMatchObject({ code: 'too-far', params: { short: 1 } });
  });

  it('and a route the game lacks is a bug of the game', () => {
    expect(() => refuse(routed, [[5, 0]])).toThrow('the game has no route "streets"');
    expect(() => wayAlong(spot, [], judges)).toThrow('asks for no path');
  });
});

describe('a way', () => {
  it('is what the router draws, and as long as it counts', () => {
    expect(wayAlong(routed, [[5, 2]], judges)).toEqual({
      line: [
        [0, 0],
        [5, 0],
        [5, 2],
      ],
      length: 7,
    });
    expect(wayAlong(path, [[3, 4]], judges)).toEqual({
      line: [
        [0, 0],
        [3, 4],
      ],
      length: 5,
    });
  });
});

/** Every answer that is legal, of those with whole numbers up to 10 and at most one bend. */
function* legal(decision: Place): Generator<string> {
  const points = Array.from({ length: 21 * 21 }, (_, i): Point => [(i % 21) - 10, Math.floor(i / 21) - 10]);
  const answers: Answer[] = [...decision.beside];
  if (decision.path) answers.push([], ...points.map((p) => [p]));
  else if (decision.turns > 0) for (const [x, y] of points) for (const turn of [0, 1, 2, 3]) answers.push([x, y, turn]);
  else answers.push(...points);
  for (const answer of answers) if (!refuse(decision, answer, judges)) yield canonical(answer);
}

describe('a sample', () => {
  it.each([
    ['a point', spot],
    ['a pose', pose],
    ['a path', path],
    ['a way', routed],
  ])('of %s is legal, and every legal one can come', (_, decision) => {
    const below = stream('place');
    const seen = new Map<string, number>();
    for (let i = 0; i < 30_000; i++) {
      const text = canonical(sample(decision, below, judges));
      seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    for (const text of seen.keys()) expect(refuse(decision, JSON.parse(text), judges), text).toBeNull();
    const missing = [...legal(decision)].filter((text) => !seen.has(text));
    expect(missing).toEqual([]);
    const named = decision.candidates.reduce((sum, { answer }) => sum + (seen.get(canonical(answer)) ?? 0), 0);
    const besides = decision.beside.reduce((sum, id) => sum + (seen.get(canonical(id)) ?? 0), 0);
    expect(named / (30_000 - besides)).toBeGreaterThan(0.48);
  });

  it('of a path may bend, and bend again', () => {
    const below = stream('bends');
    const long: Place = { ...path, path: { from: [0, 0], reach: 50, by: null } };
    const bends = new Set(Array.from({ length: 3000 }, () => (sample(long, below) as Point[]).length));
    expect([...bends].sort().slice(0, 4)).toEqual([0, 1, 2, 3]);
  });

  it('is a candidate where nothing else is found', () => {
    const never: Judges = {
      checks: { 'left-half': (_, answer) => (canonical(answer) === '[0,0]' ? null : { code: 'no' }) },
    };
    const one = { ...spot, beside: [], candidates: [spot.candidates[0]] };
    for (let i = 0; i < 20; i++) expect(sample(one, stream(String(i)), never)).toEqual([0, 0]);
    const none = { ...one, candidates: [], region: { in: [] } };
    expect(() => sample(none, stream('0'), never)).toThrow('no legal answer to ask');
  });
});

describe('a place', () => {
  it('lists its candidates, which have names', () => {
    expect([...everyAnswer(spot, judges)]).toEqual(['c', [0, 0], [-3, 4]]);
    expect(optionsOf(spot)).toEqual(['middle', 'side']);
    expect(isOffered(spot, 'side')).toBe(true);
    expect(isOffered(spot, 'elsewhere')).toBe(false);
  });

  it('is never forced', () => {
    expect(isForced(path)).toBe(false);
    expect(() => forcedAnswer(path)).toThrow('never forced');
  });
});
