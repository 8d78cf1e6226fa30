import type { Point } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { entersAt, paced } from '../area.ts';
import { shuffle, slide } from '../crowd.ts';
import { fleeOn, flight, restOf } from '../flee.ts';
import type { Figure, Ground } from '../ground.ts';
import { push } from '../push.ts';
import { lunge, type Walk, walkAlong, waysTo, wayTowards } from '../walk.ts';
import { barricade, ground, survivor, vehicle, walker, wood } from './scene.ts';

const place = (inches: readonly number[]): Point => [
  Math.floor(inches[0] * 1000 + 0.5),
  Math.floor(inches[1] * 1000 + 0.5),
];

/** A move of 6 inches by the only way there is. */
function walk(table: Ground, one: Figure, target: { x: number; y: number }, most = 6000): Walk {
  const ways = waysTo(table, one, target);
  expect(ways).toHaveLength(1);
  return walkAlong(table, one, ways[0], most);
}

const at = ({ x, y }: { readonly x: number; readonly y: number }): number[] => [x, y];

describe('Walkers', () => {
  test('AW-TV07: a car stops them', () => {
    const [w, carl] = [walker('w', 10, 4), survivor('carl', 10, 14)];
    const table = ground([vehicle('v', 10, 10)], [w, carl]);
    expect(walk(table, w, carl)).toMatchObject({ x: 10_000, y: 8500, length: 4500, by: { id: 'v' } });
  });

  test('AW-TV08: from a car that they touch they go around it', () => {
    const [w, carl] = [walker('w', 10, 8.5), survivor('carl', 11.5, 12.5)];
    const moved = walk(ground([vehicle('v', 10, 10)], [w, carl]), w, carl);
    expect(moved).toMatchObject({ x: 12_099, y: 11_699, by: { id: 'carl' } });
    expect(moved.length).toBeCloseTo(5602.7, 1);
  });

  test('AW-WALK06-R: equal ways around are two', () => {
    const [w, carl] = [walker('w', 10, 8.5), survivor('carl', 10, 14)];
    expect(waysTo(ground([vehicle('v', 10, 10)], [w, carl]), w, carl)).toHaveLength(2);
    // No way around where the point lies in the grown piece.
    expect(waysTo(ground([vehicle('v', 10, 10)], [w]), w, { x: 10_000, y: 11_300 })).toEqual([]);
  });

  test('AW-WALK06-R: a way that passes along two corners in one line is one way', () => {
    const w = walker('w', 10, 8.5);
    const table = ground([vehicle('v', 10, 10)], [w]);
    const [way, ...more] = waysTo(table, w, { x: 12_498, y: 14_000 });
    expect(more).toEqual([]);
    expect(way.parts.map(({ arc }) => arc !== null)).toEqual([false, true, false]);
    // From the middle of its end to the middle of the other: two ways, not three.
    const end = walker('w', 7.5, 10);
    expect(waysTo(ground([vehicle('v', 10, 10)], [end]), end, { x: 12_500, y: 10_000 })).toHaveLength(2);
  });

  test('AW-TV51 AW-WALK08: they pass through Walkers and stop before those they cannot get past', () => {
    const [w, s] = [walker('1', 2, 10), survivor('s', 16, 10)];
    const table = ground([], [w, walker('2', 5, 10), walker('3', 8.5, 10), s]);
    expect(at(walk(table, w, s))).toEqual([7500, 10_000]);
    const blocked = ground(
      [],
      [
        walker('1', 2, 10),
        walker('2', 3, 10),
        walker('3', 7.6, 10),
        walker('4', 6.5, 10),
        walker('5', 5.5, 10),
        walker('6', 4.5, 10),
        s,
      ],
    );
    expect(at(walk(blocked, w, s))).toEqual([2000, 10_000]);
  });

  test('AW-TV29 AW-TV92: a whole move, stored in thousandths', () => {
    const w = walker('w', 3, 3);
    const s = survivor('s', 13, 8);
    expect(at(walk(ground([], [w, s]), w, s))).toEqual([8367, 5683]);
    expect(at(walk(ground([], [w]), w, { x: 5000, y: 3000 }))).toEqual([5000, 3000]);
  });

  test('AW-WALK05 AW-WALK17: in a direction they go on to the border', () => {
    const w = walker('w', 10, 3);
    const way = wayTowards(w, { x: 10_000, y: 2000 }, 6000);
    expect(walkAlong(ground([], [w]), w, way!, 6000)).toMatchObject({ x: 10_000, y: 500, by: 'border' });
  });

  test('AW-TV102: a near point is pushed out to one inch', () => {
    const w = walker('w', 10, 10);
    const way = wayTowards(w, { x: 10_003, y: 10_004 }, 6000);
    expect(at(walkAlong(ground([], [w]), w, way!, 6000))).toEqual([13_600, 14_800]);
    expect(wayTowards(w, { x: 10_000, y: 10_000 }, 6000)).toBeNull();
  });

  test('AW-TV110: an Area is entered at half pace', () => {
    const [w, s] = [walker('w', 4, 10), survivor('s', 16, 10)];
    const trees = wood('trees', 9, 10);
    const table = ground([trees], [w, s]);
    const [way] = waysTo(table, w, s);
    const enters = entersAt(way, trees.hull);
    expect(at(walkAlong(table, w, way, enters))).toEqual([7000, 10_000]);
    expect(at(walkAlong(table, w, way, paced(way, 6000, [trees.hull])))).toEqual([8500, 10_000]);
    const inside = walker('w', 9, 10);
    const [out] = waysTo(ground([trees], [inside, s]), inside, s);
    expect(paced(out, 6000, [trees.hull])).toBe(4000);
  });
});

const around = (degrees: number, id: string): Figure =>
  walker(id, 10 + Math.cos((degrees * Math.PI) / 180), 10 + Math.sin((degrees * Math.PI) / 180));

describe('making room', () => {
  const liam = survivor('liam', 10, 10);

  test('AW-TV09: two slide aside for a third between them', () => {
    const third = walker('3', 10 + 4 * Math.cos((105 * Math.PI) / 180), 10 + 4 * Math.sin((105 * Math.PI) / 180));
    const moved = walk(ground([], [around(60, '1'), around(150, '2'), third, liam]), third, liam);
    expect(at(moved)).toEqual(place([9.741, 10.966]));
    expect(moved.shifts.map(({ figure, x, y }) => [figure.id, x, y])).toEqual([
      ['2', ...place([10 + Math.cos((165 * Math.PI) / 180), 10 + Math.sin((165 * Math.PI) / 180)])],
      ['1', ...place([10 + Math.SQRT1_2, 10 + Math.SQRT1_2])],
    ]);
  });

  test('AW-TV88 AW-TV113: one exactly there goes counterclockwise, one beside to its own side', () => {
    const b = walker('b', 15, 10);
    const there = walk(ground([], [walker('a', 11, 10), b, liam]), b, liam);
    expect(there).toMatchObject({ x: 11_000, y: 10_000, shifts: [{ x: 10_500, y: 10_866 }] });
    const beside = walk(ground([], [walker('a', 10.866, 9.5), b, liam]), b, liam);
    expect(beside).toMatchObject({ x: 11_000, y: 10_000, shifts: [{ x: 10_500, y: 9134 }] });
  });

  test('AW-TV50: six fit by distance, though their rounded vectors say otherwise; a seventh waits', () => {
    const six = [0, 60, 120, 180, 240, 300].map((degrees, i) => around(degrees, `${i}`));
    const seventh = walker('7', 10, 7.6);
    const table = ground([], [...six, seventh, liam]);
    expect(lunge(table, seventh)).toEqual({ held: false, at: [] });
    expect(at(walk(table, seventh, liam))).toEqual([10_000, 8268]);
    const five = ground([], [...six.slice(0, 5), seventh, liam]);
    const sixth = walk(five, seventh, liam);
    expect([sixth.x, sixth.y]).not.toEqual([10_000, 8268]);
    expect(sixth.choices.length + sixth.shifts.length).toBeGreaterThan(0);
  });

  test('trap 7: rounded vectors of six may be less than 60 degrees apart, and yet there is room', () => {
    const six = [0, 60, 120, 180, 240, 300].map((degrees, i) => around(degrees + 11, `${i}`));
    const cosines = six.map((one, i) => {
      const [ax, ay, bx, by] = [one, six[(i + 1) % 6]].flatMap(({ x, y }) => [x - 10_000, y - 10_000]);
      return (ax * bx + ay * by) / Math.hypot(ax, ay) / Math.hypot(bx, by);
    });
    expect(Math.max(...cosines)).toBeGreaterThan(0.5);
    const comes = walker('6', 10 + 3 * Math.cos((311 * Math.PI) / 180), 10 + 3 * Math.sin((311 * Math.PI) / 180));
    const moved = walk(ground([], [...six.slice(0, 5), comes, liam]), comes, liam);
    expect([moved.x, moved.y, moved.shifts]).toEqual([six[5].x, six[5].y, []]);
  });

  test('AW-WALK18: where the shuffle fails the newcomer slides to a place that touches two', () => {
    // A Walker that touches two Survivors does not move.
    const other = survivor('other', 12, 10);
    const between = walker('1', 11, 10);
    const comes = walker('2', 11.2, 13);
    const table = ground([], [between, comes, liam, other]);
    expect(shuffle(table, liam, comes, [10_900, 10_436])).toBeNull();
    const moved = walk(table, comes, { x: 11_000, y: 10_000 });
    expect(moved.shifts).toEqual([]);
    expect(Math.hypot(moved.x - 11_000, moved.y - 10_000)).toBeGreaterThanOrEqual(998);
  });
});

test('AW-WALK18: a place beside two bases is one place', () => {
  const [liam, comes] = [survivor('liam', 10, 10), walker('3', 12, 13)];
  const table = ground([], [around(0, '1'), around(120, '2'), comes, liam]);
  const arrival: Point = [10_000 + 1000 * Math.cos(Math.PI / 4), 10_000 + 1000 * Math.sin(Math.PI / 4)];
  expect(slide(table, liam, comes, arrival)).toEqual([[10_500, 10_866]]);
});

describe('Kill Zones', () => {
  test('AW-TV06: the nearest Survivor is lunged at, out of the zone nobody', () => {
    const [a, b] = [walker('a', 3, 3), walker('b', 10, 10)];
    const table = ground([], [a, b, survivor('rick', 12.3, 10), survivor('liam', 10, 8)]);
    expect(lunge(table, a).at).toEqual([]);
    const found = lunge(table, b);
    expect(found.at.map(({ survivor: one }) => one.id)).toEqual(['liam']);
    expect(at(found.at[0].walks[0])).toEqual([10_000, 9000]);
  });

  test('AW-KZ03 AW-KZ04: behind scenery the next is taken; equally near ones are both offered', () => {
    const w = walker('w', 10, 10);
    const wall = barricade('b', 10, 11.25);
    const table = ground([wall], [w, survivor('a', 10, 12.2), survivor('c', 12.4, 10)]);
    expect(lunge(table, w).at.map(({ survivor: one }) => one.id)).toEqual(['c']);
    const both = ground([], [w, survivor('a', 10, 12.2), survivor('c', 12.199, 10)]);
    expect(lunge(both, w).at).toHaveLength(2);
    expect(lunge(both, w, [both.figures[1].id]).at.map(({ survivor: one }) => one.id)).toEqual(['c']);
  });

  test('AW-KZ08: a Walker with a victim across a barricade stays', () => {
    const w = walker('w', 10, 9.25);
    const table = ground([barricade('b', 10, 10)], [w, survivor('s', 10, 10.75)]);
    expect(lunge(table, w)).toEqual({ held: true, at: [] });
    const nearer = ground([barricade('b', 10, 10)], [w, survivor('s', 10, 10.75), survivor('t', 10, 7.9)]);
    expect(lunge(nearer, w).at.map(({ survivor: one }) => one.id)).toEqual(['t']);
  });
});

describe('pushes', () => {
  test('AW-TV11 AW-TV12 AW-TV85: away from the winners by the shortest way', () => {
    const rick = survivor('rick', 10, 10);
    const w = walker('w', 11, 10);
    expect(push(ground([], [w, rick]), w, [rick])).toEqual([[12_000, 10_000]]);
    const two = [walker('a', 9, 10), walker('b', 10, 9)];
    expect(push(ground([], [...two, rick]), rick, two)).toEqual([[10_823, 10_823]]);
    const opposite = [walker('a', 9, 10), walker('b', 11, 10)];
    expect(push(ground([], [...opposite, rick]), rick, opposite)).toEqual([
      [10_000, 8268],
      [10_000, 11_732],
    ]);
  });

  test('AW-TV86: turned where a prone base lies at the end', () => {
    const [winner, loser] = [survivor('s', 10, 10), walker('w', 11, 10)];
    const table = ground([], [loser, walker('p', 12.9, 10, false), winner]);
    expect(push(table, loser, [winner])).toEqual([[11_927, 10_535]]);
  });

  test('AW-TV59: between friends and a car nobody is pushed; the winner steps back', () => {
    const loser = survivor('l', 10, 10.5);
    const winner = survivor('w', 10, 9.5, true, 1);
    const table = ground([vehicle('v', 10, 12)], [survivor('a', 9, 10.5), survivor('b', 11, 10.5), loser, winner]);
    expect(push(table, loser, [winner])).toEqual([]);
    expect(push(table, winner, [loser])).toEqual([[10_000, 8500]]);
  });

  test('AW-PUSH09 AW-BARR10: who is an inch away stays', () => {
    const [a, b] = [survivor('a', 10, 10), walker('b', 12, 10)];
    expect(push(ground([], [b, a]), b, [a])).toEqual([[12_000, 10_000]]);
    const [s, w] = [survivor('s', 10, 9.25), walker('w', 10, 10.75)];
    expect(push(ground([barricade('b', 10, 10)], [w, s]), w, [s])).toEqual([[10_000, 11_250]]);
  });
});

describe('Flee!', () => {
  /** Flees to the end; asked for a side it takes the one with the larger x. */
  function flee(table: Ground, fleer: Figure, from: Figure): { asked: number; end: Point } {
    let now = flight(table, fleer, from, 8000);
    let asked = 0;
    for (let ways = fleeOn(now); ways.length > 0; ways = fleeOn(now)) {
      if (ways.length > 1) asked++;
      now = ways.reduce((a, b) =>
        b.path.parts[b.path.parts.length - 1].x1 > a.path.parts[a.path.parts.length - 1].x1 ? b : a,
      );
    }
    return { asked, end: restOf(now) };
  }

  test('AW-TV87: along the border, to the side its owner names', () => {
    const [w, s] = [walker('w', 10, 14), survivor('s', 10, 17)];
    expect(flee(ground([], [w, s]), s, w)).toEqual({ asked: 1, end: [15_500, 19_500] });
  });

  test('AW-TV111: beside a second enemy it never comes nearer', () => {
    const [w, v, s] = [walker('w', 10, 8.6), walker('v', 11.7, 10), survivor('s', 10, 10)];
    expect(flee(ground([], [w, v, s]), s, w)).toEqual({ asked: 0, end: [10_000, 18_000] });
  });

  test('AW-PANIC14: an Area costs double, a prone base is not overlapped', () => {
    const [w, s] = [walker('w', 10, 2), survivor('s', 10, 4)];
    expect(flee(ground([wood('trees', 10, 9)], [w, s]), s, w).end).toEqual([10_000, 9500]);
    expect(flee(ground([], [w, walker('p', 10, 12, false), s]), s, w).end).toEqual([10_000, 11_000]);
  });
});
