import {
  type Below,
  below32,
  Match,
  type Place,
  type Point,
  refuse,
  type Shape,
  sample,
  seeded,
} from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { DEPLOYMENT_DEPTH, DRIFT, INCH, SPACING } from '../../content/lengths.ts';
import { onTable } from '../../geometry/ground.ts';
import { distance2, hullOf, nearestOf } from '../../geometry/hull.ts';
import {
  atLeast,
  BASE,
  EPS,
  inKillZone,
  onPiece,
  overlaps,
  pointAway,
  pointWithin,
  sq,
  touches,
  touchesPiece,
} from '../../geometry/limits.ts';
import { game } from '../game.ts';
import { centreOf } from '../layout.ts';
import { blockersTo } from '../lines.ts';
import { apart2, enemiesOf } from '../near.ts';
import { positionOf } from '../position.ts';
import { actor, models, type Person, playing, type War } from '../state.ts';
import { solid, terrainOf } from '../terrain.ts';
import { type Position, startAt } from './starting.ts';

/** Whether the rules let a thing be at a point, by the functions that judge positions, and nothing of the question. */
type Rule = (s: War, x: number, y: number, seat?: number) => boolean;

const at = (x: number, y: number) => ({ x, y });

/** A base rests there: on the table, on no base and no solid piece (AW-GEO03, AW-GEO04, AW-MOVE08). */
const rests: Rule = (s, x, y) =>
  onTable({ ...s, pieces: [], figures: [] }, x, y) &&
  !models(s).some((model) => model.level === 0 && overlaps(apart2(model, at(x, y)))) &&
  !solid(s).some(({ hull }) => onPiece(distance2(hull, x, y)));

/** A newcomer: in no Kill Zone of a Survivor on the ground (AW-NEW01, AW-GEO07). */
const enters: Rule = (s, x, y) =>
  rests(s, x, y) && !playing(s).some((person) => person.level === 0 && inKillZone(apart2(person, at(x, y))));

const atEdge: Rule = (s, x, y) => [x, s.width - x, y, s.height - y].includes(BASE);

const inArea: Rule = (s, _, y) => y - BASE >= DEPLOYMENT_DEPTH && y + BASE <= s.height - DEPLOYMENT_DEPTH;

const onMat: Rule = ({ width, height }, x, y) => x >= 0 && y >= 0 && x <= width && y <= height;

const touchesSource: Rule = (s, x, y) =>
  terrainOf(s).parts.some(({ source, hull }) => source && touchesPiece(distance2(hull, x, y)));

const inReach =
  (reach: number): Rule =>
  (s, x, y) =>
    apart2(actor(s), at(x, y)) <= sq(pointWithin(reach)) && onMat(s, x, y);

const RULES: Readonly<Record<string, Rule>> = {
  'new-walker': (s, x, y) => atEdge(s, x, y) && enters(s, x, y),
  'trunk-walker': (s, x, y) => touchesSource(s, x, y) && enters(s, x, y),
  'not-alone': (s, x, y) => rests(s, x, y) && touches(apart2(actor(s), at(x, y))),
  'throw-at': (s, x, y) =>
    inReach(8 * INCH)(s, x, y) && blockersTo(positionOf(s), actor(s).id, [x, y], false).length === 0,
  'blast-point': inReach(6 * INCH),
  'place-counter': (s, x, y) =>
    x >= BASE &&
    x <= s.width - BASE &&
    inArea(s, x, y) &&
    s.counters.every((counter) => atLeast(apart2(counter, at(x, y)), SPACING)) &&
    !terrainOf(s).parts.some(({ hull }) => onPiece(distance2(hull, x, y))),
  'place-more-walkers': (s, x, y) => {
    const [cx, cy] = centreOf(s);
    const away = apart2(at(cx, cy), at(x, y)) >= sq(pointAway(SPACING));
    return (
      away && rests(s, x, y) && inArea(s, x, y) && s.walkers.every((one) => atLeast(apart2(one, at(x, y)), SPACING))
    );
  },
  'deploy-where': (s, x, y, seat) => rests(s, x, y) && y === (s.south === seat ? BASE : s.height - BASE),
};

const AXES: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Points a few thousandths off the edges of everything a region is made of. */
function* nearEdges({ region }: Place, below: Below): Generator<Point> {
  const shapes: Shape[] = [...region.in, ...(region.out ?? []).map(({ shape }) => shape)];
  for (const shape of shapes) {
    const of = 'ring' in shape ? shape.ring : shape;
    const grown = 'disc' in of ? of.radius : (of.grown ?? 0);
    const edges = 'ring' in shape ? [grown + shape.least, grown + shape.most] : [grown];
    if ('disc' in of)
      for (const edge of edges)
        for (const k of [-1, 0, 1])
          for (const [dx, dy] of AXES) yield [of.disc[0] + dx * (edge + k), of.disc[1] + dy * (edge + k)];
    for (const edge of edges)
      for (let i = 0; i < 12; i++) {
        const from: Point = 'disc' in of ? of.disc : of.polygon[below(of.polygon.length)];
        const q: Point = [from[0] + below(4001) - 2000, from[1] + below(4001) - 2000];
        const foot = 'disc' in of ? of.disc : nearestOf(hullOf(of.polygon), ...q);
        const far = Math.sqrt(sq(q[0] - foot[0]) + sq(q[1] - foot[1]));
        if (far === 0) continue;
        const off = (edge + below(7) - 3) / far;
        const p: Point = [Math.round(foot[0] + (q[0] - foot[0]) * off), Math.round(foot[1] + (q[1] - foot[1]) * off)];
        yield p;
        // The same beside the lines that a region is made of.
        for (const line of region.in)
          if ('polygon' in line && line.polygon.length === 2) {
            const [[ax, ay], [, by]] = line.polygon;
            yield ay === by ? [p[0], ay] : [ax, p[1]];
          }
      }
  }
  for (const line of region.in)
    if ('polygon' in line && line.polygon.length === 2) yield* alongLine(line.polygon, region.out ?? [], below);
}

/** Where a line of places meets the zones: some thousandths to both sides of each end. */
function* alongLine([[ax, ay], [bx, by]]: readonly Point[], zones: NonNullable<Place['region']['out']>, below: Below) {
  const [length, across] = [Math.max(bx - ax, by - ay), by === ay];
  const point = (t: number): Point => (across ? [ax + t, ay] : [ax, ay + t]);
  for (const { shape } of zones) {
    if (!('disc' in shape)) continue;
    const h = across ? shape.disc[1] - ay : shape.disc[0] - ax;
    if (Math.abs(h) > shape.radius) continue;
    const middle = across ? shape.disc[0] - ax : shape.disc[1] - ay;
    for (const sense of [-1, 1])
      for (let i = 0; i < 9; i++) {
        const t = Math.round(middle + sense * Math.sqrt(sq(shape.radius) - h * h)) + i - 4;
        if (t >= 0 && t <= length) yield point(t);
      }
  }
  yield point(below(length));
}

/** Points on which a question and the rule disagree, and how many of them were legal. */
function differences(
  s: War,
  decision: Place,
  below: Below,
): { readonly wrong: string[]; readonly legal: number; readonly tried: number } {
  const rule = RULES[decision.ask.id];
  const wrong: string[] = [];
  let [legal, tried] = [0, 0];
  for (const point of nearEdges(decision, below)) {
    const allowed = rule(s, ...point, decision.seat);
    const refusal = refuse(decision, point, game);
    tried++;
    if (allowed) legal++;
    if (allowed !== (refusal === null)) wrong.push(`${point} is ${allowed ? 'refused' : 'taken'}: ${refusal?.code}`);
  }
  return { wrong, legal, tried };
}

const drawn = (seed: string): Below => {
  const rng = seeded(seed).s;
  return (n) => below32(rng, n);
};

/** Inches to the thousandth. */
const inches = (below: Below, from: number, to: number): number => from + below((to - from) * 1000 + 1) / 1000;

describe('what a question takes is what the rule allows, to the thousandth', () => {
  const POSITIONS: Readonly<Record<string, (below: Below) => { position: Position; answers: readonly string[] }>> = {
    'new-walker': (below) => ({
      position: {
        step: 'event',
        tops: true,
        events: ['driftingIn'],
        pieces: { vehicle: [[10, 19, 1]], barricade: [[3, 0.9, 2]] },
        people: {
          carl: { at: [inches(below, 0.5, 19.5), inches(below, 0.5, 2.4)] },
          lou: { at: [10, 19, 'up 1'] },
          derek: { at: [inches(below, 0.5, 3), inches(below, 8, 15)], side: 2 },
        },
        walkers: [[19, inches(below, 3, 15)]],
      },
      answers: [],
    }),
    'trunk-walker': (below) => ({
      position: {
        step: 'event',
        events: ['somethingInTheTrunk'],
        pieces: { vehicle: [[10, 10, below(24)]], barricade: [[14, 12.5, 6]] },
        people: {
          carl: { at: [inches(below, 5, 7), inches(below, 9, 13)] },
          derek: { at: [inches(below, 13.5, 15), inches(below, 8, 10)], side: 2 },
        },
        walkers: [[10, inches(below, 5, 6.5)]],
        counters: { a: 'car 1' },
      },
      answers: [],
    }),
    'not-alone': (below) => ({
      position: {
        pieces: { barricade: [[10, inches(below, 8.3, 8.9)]] },
        people: { tess: { at: [10, 10] }, carl: { at: [inches(below, 8.2, 8.9), 10] }, derek: { at: [1, 1], side: 2 } },
        counters: { a: [10, 11] },
        supply: ['notAlone'],
        walkers: [[inches(below, 11.2, 11.9), 10.4]],
      },
      answers: ['search'],
    }),
    'throw-at': (below) => ({
      position: {
        people: {
          tess: { at: [inches(below, 6, 10), inches(below, 6, 10)], pack: ['emptyBottle'] },
          derek: { at: [19, 19], side: 2 },
        },
      },
      answers: ['special.emptyBottle'],
    }),
    'blast-point': (below) => ({
      position: {
        people: {
          lou: { at: [inches(below, 1, 6), inches(below, 1, 6)], hands: ['pipeBomb'] },
          derek: { at: [8, 8], side: 2 },
        },
      },
      answers: ['shoot'],
    }),
  };

  it.each(Object.keys(POSITIONS))('AW-GEO04 AW-GEO05 AW-GEO07 AW-NEW01 AW-CONT03 AW-CONT04: %s', (id) => {
    const below = drawn(id);
    let [legal, tried] = [0, 0];
    for (let i = 0; i < 30; i++) {
      const { position, answers } = POSITIONS[id](below);
      const match = startAt(position);
      for (const answer of answers) expect(match.answer(match.pending[0].seat, match.pending[0].n, answer)).toBeNull();
      const [decision] = match.pending;
      if (decision.ask.id !== id) throw new Error(`asks ${decision.ask.id}`);
      const found = differences(match.state, decision as Place, below);
      expect(found.wrong).toEqual([]);
      legal += found.legal;
      tried += found.tried;
    }
    expect(tried).toBeGreaterThan(1000);
    expect(legal).toBeGreaterThan(tried / 20);
    expect(legal).toBeLessThan(tried);
  });

  it('AW-SCEN08 AW-SCEN09-R AW-SCEN13 AW-SCEN16: what is placed at set-up', () => {
    const tried = new Map<string, number>();
    for (const seed of ['one', 'two', 'three', 'four']) {
      const below = drawn(seed);
      const match = Match.start(game, 2, { setup: 'hand', points: '150', group1: 'camp', group2: 'bossAndCrew' }, seed);
      while (match.state.step !== 'act' && !match.over) {
        const [decision] = match.pending;
        if (decision.kind === 'place' && RULES[decision.ask.id] !== undefined) {
          const found = differences(match.state, decision, below);
          expect(found.wrong, decision.ask.id).toEqual([]);
          tried.set(decision.ask.id, (tried.get(decision.ask.id) ?? 0) + found.legal);
        }
        expect(match.answer(decision.seat, decision.n, sample(decision, below, game))).toBeNull();
      }
    }
    expect([...tried.keys()].sort()).toEqual(['deploy-where', 'place-counter', 'place-more-walkers']);
    for (const [id, legal] of tried) expect(legal, id).toBeGreaterThan(20);
  });

  it('AW-KEY08: a drift goes three inches at most and stays on the table', () => {
    const below = drawn('drift');
    const position = { people: { lou: { at: [4, 1], hands: ['pipeBomb'] }, derek: { at: [9, 1], side: 2 } } };
    let tried = 0;
    for (let i = 0; i < 40 && tried < 3; i++) {
      const match = startAt(position, {}, { seed: `drift ${i}` });
      const give = (answer: string | Point) =>
        expect(match.answer(match.pending[0].seat, match.pending[0].n, answer)).toBeNull();
      give('shoot');
      give([9000, 1000]);
      const [decision] = match.pending;
      if (decision?.ask.id !== 'blast-drift') continue;
      tried++;
      for (const point of nearEdges(decision as Place, below)) {
        const allowed = onMat(match.state, ...point) && apart2(at(9000, 1000), at(...point)) <= sq(DRIFT + EPS);
        expect(refuse(decision, point, game) === null, String(point)).toBe(allowed);
      }
    }
    expect(tried).toBe(3);
  });

  it('AW-CONT03 AW-MOVE03: a whistled step ends where a base may rest, touching no standing enemy', () => {
    const below = drawn('whistle');
    let [legal, tried] = [0, 0];
    for (let i = 0; i < 20; i++) {
      const match = startAt({
        pieces: { barricade: [[14, 12, below(24)]] },
        people: {
          alma: { at: [10, 10], hands: ['policeWhistle'] },
          carl: { at: [inches(below, 13, 15), 10] },
          tess: { at: [13.9, inches(below, 8.2, 8.8), 'prone'] },
          derek: { at: [19, 1], side: 2 },
        },
        walkers: [
          [16, inches(below, 9.5, 10.5)],
          [13.5, inches(below, 11, 11.2), 'prone'],
        ],
      });
      if (match.pending[0].ask.id !== 'act') continue;
      match.answer(0, match.pending[0].n, 'special.policeWhistle');
      const [decision] = match.pending;
      if (decision?.ask.id !== 'whistle-step') continue;
      const carl = match.state.people[1] as Person;
      const free: Rule = (s, x, y) =>
        rests({ ...s, people: s.people.filter((one) => one !== carl) }, x, y) &&
        !enemiesOf(s, carl).some((enemy) => !enemy.prone && touches(apart2(enemy, at(x, y))));
      const codes = ['border', 'overlaps', 'on-piece', 'outside'];
      for (const point of nearEdges(decision as Place, below)) {
        const refusal = refuse(decision, [point], game);
        tried++;
        if (!free(match.state, ...point)) expect(refusal, String(point)).not.toBeNull();
        else expect(codes, String(point)).not.toContain(refusal?.code);
        if (refusal === null) legal++;
      }
    }
    expect(tried).toBeGreaterThan(1000);
    expect(legal).toBeGreaterThan(20);
  });
});
