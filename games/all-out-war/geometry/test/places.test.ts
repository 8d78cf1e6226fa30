import type { Point } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { faced } from '../gap.ts';
import type { Figure, Ground } from '../ground.ts';
import { distance2, meets } from '../hull.ts';
import {
  across,
  awayFrom,
  behind,
  beyondOf,
  engage,
  engageBoth,
  engageOne,
  inSight,
  leapOver,
  randomBeside,
  randomPlace,
  touchDisc,
  touchPiece,
  towards,
  withinOf,
} from '../places.ts';
import { isRefusal, type Route, Router } from '../route.ts';
import { sight } from '../sight.ts';
import { DIRECTIONS } from '../vector.ts';
import { dice } from './chance.ts';
import { mat } from './mats.ts';
import { barricade, ground, survivor, vehicle, walker } from './scene.ts';

const far = (a: { x: number; y: number }, [x, y]: Point): number => Math.hypot(a.x - x, a.y - y);

function routeTo(router: Router, place: Point): Route {
  const answer = router.routeTo(...place);
  if (isRefusal(answer)) throw new Error(`${place} is refused: ${answer.code}`);
  return answer;
}

const movers = (count: number): Router[] =>
  Array.from({ length: count }, (_, seed) => mat(seed + 9000, 18)).flatMap((table) => {
    const one = table.figures.find((figure) => figure.standing && figure.side === 0);
    return one ? [new Router(table, one, 8000)] : [];
  });

/** Random legal places of a mover, with their costs: no named one may be farther than such a place of its kind. */
function sample(
  router: Router,
  roll: (n: number) => number,
  near: readonly Figure[],
  count: number,
): { place: Point; cost: number }[] {
  return Array.from({ length: count }, (): Point => {
    const one = near.length > 0 && roll(2) ? near[roll(near.length)] : null;
    return one ? randomBeside(one, roll) : [router.mover.x - 8000 + roll(16_001), router.mover.y - 8000 + roll(16_001)];
  }).flatMap((place) => {
    const answer = router.routeTo(...place);
    return isRefusal(answer) ? [] : [{ place, cost: answer.cost }];
  });
}

test('named places are legal, do what they say, and no sampled place of the kind is nearer', () => {
  const roll = dice(30);
  const counts: Record<string, number> = {};
  for (const router of movers(14)) {
    const { ground: table, mover } = router;
    const areas = table.pieces.some(({ area }) => area);
    const enemies = table.figures.filter((one) => one.standing && one.side !== mover.side);
    const friends = table.figures.filter((one) => one.side === mover.side && one !== mover);
    const others = sample(router, roll, [...enemies, ...friends], 60);
    /** Areas cost double, so the nearest by way is not always the cheapest. */
    const check = (name: string, place: Point | null, holds: (place: Point) => boolean): void => {
      if (!place) return;
      counts[name] = (counts[name] ?? 0) + 1;
      const { cost } = routeTo(router, place);
      expect([name, holds(place)]).toEqual([name, true]);
      if (areas) return;
      for (const other of others) if (holds(other.place)) expect([name, other.cost >= cost - 3]).toEqual([name, true]);
    };
    for (const enemy of enemies) {
      check('engage', engage(router, enemy), (place) => far(enemy, place) <= 1002);
      check('within', withinOf(router, 4000, enemy), (place) => far(enemy, place) <= 5002);
      for (const seen of [true, false]) {
        const place = inSight(router, enemy, seen);
        if (!place) continue;
        counts[`sight ${seen}`] = (counts[`sight ${seen}`] ?? 0) + 1;
        routeTo(router, place);
        expect(sight(table, { id: mover.id, x: place[0], y: place[1] }, enemy).clear).toBe(seen);
      }
      const out = beyondOf(router, 2000, enemy);
      if (out) expect(far(enemy, out)).toBeGreaterThan(3002);
      const off = awayFrom(router, enemy);
      routeTo(router, off);
      expect(far(enemy, off)).toBeGreaterThanOrEqual(far(enemy, [mover.x, mover.y]));
      for (const other of enemies) {
        const both = other === enemy ? null : engageBoth(router, enemy, other);
        if (both) expect(routeTo(router, both).engages).toEqual(expect.arrayContaining([enemy, other]));
      }
    }
    for (const friend of friends) check('touch', touchDisc(router, friend), (place) => far(friend, place) <= 1002);
    for (const piece of table.pieces) {
      if (piece.area) continue;
      check('piece', touchPiece(router, piece), ([x, y]) => distance2(piece.hull, x, y) <= 502 * 502);
      const leap = leapOver(router, piece);
      if (leap) {
        counts.leap = (counts.leap ?? 0) + 1;
        expect(router.routeAlong(leap)).toMatchObject({ leap: { piece: { id: piece.id } } });
      }
      for (const enemy of enemies) {
        for (const place of behind(router, piece, enemy)) {
          routeTo(router, place);
          expect(meets(piece.hull, enemy.x, enemy.y, ...place)).toBe(true);
        }
        const facing = across(router, piece, enemy);
        if (facing) expect(faced(table, mover.side, ...facing).map(({ figure }) => figure)).toContain(enemy);
      }
    }
  }
  for (const name of ['engage', 'within', 'sight true', 'sight false', 'touch', 'piece', 'leap'])
    expect([name, (counts[name] ?? 0) > 3]).toEqual([name, true]);
});

test('towards a thing the whole allowance is used, and no more', () => {
  const s = survivor('s', 4, 10);
  const open: Ground = ground([vehicle('v', 10, 10)], [s]);
  const place = towards(new Router(open, s, 4000), { x: 16_000, y: 10_000 });
  expect(place && routeTo(new Router(open, s, 4000), place).cost).toBeGreaterThan(3998);
  expect(towards(new Router(open, s, 8000), { x: 5000, y: 10_000 })).toEqual([5000, 10_000]);
});

test('away from an enemy: around what stands in between, then straight on; in a corner, the corner', () => {
  const roll = dice(33);
  for (let i = 0; i < 12; i++) {
    const s = survivor('s', 10, 10);
    const [w, f] = [walker('w', 8 - roll(2000) / 1000, 8), survivor('f', 11.5, 10 + roll(2000) / 1000)];
    const router = new Router(ground([], [w, f, s]), s, 4000);
    const off = awayFrom(router, w);
    routeTo(router, off);
    for (const { place } of sample(router, roll, [f], 200)) expect(far(w, place)).toBeLessThan(far(w, off) + 3);
  }
  const s = survivor('s', 2, 2);
  const w = walker('w', 6, 5);
  expect(awayFrom(new Router(ground([], [w, s]), s, 4000), w)).toEqual([500, 500]);
});

test('examples of named places', () => {
  const s = survivor('s', 10, 5);
  const w = walker('w', 10, 10.75);
  const bar = barricade('b', 10, 10);
  expect(across(new Router(ground([bar], [w, s]), s, 8000), bar, w)).toEqual([10_000, 9250]);
  const places = behind(new Router(ground([bar], [s]), s, 8000), bar, { x: 10_000, y: 16_000 });
  expect([...places]).toContainEqual([10_000, 9250]);
  expect(leapOver(new Router(ground([bar], [s]), s, 8000), bar)).toEqual([
    [10_000, 9250],
    [10_000, 10_750],
  ]);
  expect(engage(new Router(ground([], [w, s]), s, 8000), w)).toEqual([10_000, 9750]);
  expect(engage(new Router(ground([], [w, s]), s, 4000), w)).toBeNull();
});

test('random places are within reach, and come from everywhere in it', () => {
  const roll = dice(32);
  let seen = 0;
  for (const router of movers(10)) {
    const quarters = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const place = randomPlace(router.field([]), roll);
      if (!place) continue;
      expect(router.field([]).to(...place)).toBeLessThanOrEqual(8002);
      quarters.add(`${place[0] > router.mover.x} ${place[1] > router.mover.y}`);
    }
    seen += quarters.size;
  }
  expect(seen).toBeGreaterThan(20);
});

test('one enemy alone can be engaged wherever a contact with nobody else is within reach', () => {
  let besides = 0;
  for (const router of movers(60)) {
    const { ground: table, mover } = router;
    for (const enemy of table.figures) {
      if (!enemy.standing || enemy.side === mover.side) continue;
      const place = engageOne(router, enemy);
      const alone = DIRECTIONS.map(
        ([c, s]): Point => [Math.round(enemy.x + 1000 * c), Math.round(enemy.y + 1000 * s)],
      ).filter(([x, y]) => router.reaches(x, y) && router.excepted(x, y).length === 1);
      if (alone.length === 0) continue;
      expect(place && router.excepted(...place).map(({ id }) => id)).toEqual([enemy.id]);
      if (place && routeTo(router, place).engages.length === 1 && !isNearest(router, enemy, place)) besides++;
    }
  }
  expect(besides).toBeGreaterThan(5);
});

const isNearest = (router: Router, enemy: Figure, [x, y]: Point): boolean => {
  const nearest = engage(router, enemy);
  return nearest !== null && nearest[0] === x && nearest[1] === y;
};
