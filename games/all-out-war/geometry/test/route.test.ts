import type { Point } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { entersAt, insideLength } from '../area.ts';
import { across } from '../gap.ts';
import { type Figure, type Piece, WALKERS } from '../ground.ts';
import { holds } from '../hull.ts';
import { leapsFrom } from '../leap.ts';
import { isRefusal, Router } from '../route.ts';
import { dice } from './chance.ts';
import { position } from './positions.ts';
import { barricade, ground, ids, survivor, vehicle, walker, wood } from './scene.ts';
import { faultsOfPath } from './slow.ts';

/** A route by waypoints, in inches, or the refusal with its thing. */
function route(
  pieces: readonly Piece[],
  figures: readonly Figure[],
  allowance: number,
  ...points: readonly (readonly [number, number])[]
) {
  const mover = figures[figures.length - 1];
  const router = new Router(ground(pieces, figures), mover, allowance * 1000);
  const answer = router.routeAlong(
    points.map(([x, y]): Point => [Math.floor(x * 1000 + 0.5), Math.floor(y * 1000 + 0.5)]),
  );
  return isRefusal(answer) ? `${answer.code}${answer.by ? ` ${answer.by.id}` : ''}` : answer;
}

test('AW-TV02: a Sneak goes 4 inches, not 4.01', () => {
  const carl = survivor('carl', 10, 10);
  expect(route([], [carl], 4, [14, 10])).toMatchObject({ cost: 4000 });
  expect(route([], [carl], 4, [12.4, 13.2])).toMatchObject({ cost: 4000 });
  expect(route([], [carl], 4, [14.002, 10])).toMatchObject({ cost: 4002 });
  expect(route([], [carl], 4, [14.003, 10])).toBe('too-far');
  expect(route([], [carl], 4, [14.01, 10])).toBe('too-far');
  expect(route([], [carl], 4, [12, 10], [12, 12.01])).toBe('too-far');
});

test('AW-MOVE07 AW-MOVE08: no rest over the border, on a base or on a piece', () => {
  const all = [walker('w', 12, 10, false), survivor('f', 10, 12), survivor('s', 10, 10)];
  expect(route([], [survivor('s', 1, 1)], 4, [0.499, 1])).toBe('border');
  expect(route([], all, 4, [12, 10.5])).toBe('overlaps w');
  expect(route([], all, 4, [10, 11.003])).toBe('overlaps f');
  expect(route([], all, 4, [10, 11.002])).toMatchObject({ cost: 1002 });
  expect(route([vehicle('v', 10, 7)], all, 4, [10, 8.497])).toBe('on-piece v');
  expect(route([], all, 4, [13.1, 10])).toMatchObject({ cost: 3100 });
});

test('AW-TV97: contact with one enemy does not lift the zone of another', () => {
  const all = [walker('a', 10, 10), walker('b', 11.5, 10), survivor('s', 10, 6)];
  expect(route([], all, 4, [10, 9])).toBe('too-near b');
  const one = route([], all, 4, [9.4, 9.2]);
  expect(one).toMatchObject({ engages: [{ id: 'a' }] });
  const both = route([], all, 4, [10.75, 9.339]);
  expect(typeof both === 'string' ? both : ids(both.engages)).toEqual(['a', 'b']);
});

test('AW-TV89: stepping up to a barricade faces the enemy behind it', () => {
  const all = [walker('w', 10, 10.75), survivor('s', 10, 6)];
  expect(route([barricade('b', 10, 10)], all, 4, [10, 9.25])).toMatchObject({ faces: [{ id: 'w' }], engages: [] });
  expect(route([barricade('b', 10, 10)], all, 4, [10, 8.9])).toBe('too-near w');
  const prone = [walker('w', 10, 10.75), survivor('s', 10, 6, false)];
  expect(route([barricade('b', 10, 10)], prone, 4, [10, 9.25])).toBe('too-near w');
});

test('AW-TV83 AW-TV95: inside a zone one never comes nearer', () => {
  const all = [walker('w', 10, 10), survivor('s', 11.6, 10)];
  expect(route([], all, 4, [11.6, 13])).toMatchObject({ cost: 3000 });
  // Not straight: around the circle through the start, and then away.
  const around = route([], all, 4, [10.9, 13]);
  expect(around).toMatchObject({ path: { parts: [{ arc: { radius: 1600 } }, { arc: null }] } });
  expect(route([], all, 4, [11.3, 10.3])).toMatch('no-way');
});

test('AW-TV112: the tolerance belongs to the whole path', () => {
  const all = [walker('w', 10, 10), survivor('s', 11.6, 10)];
  expect(route([], all, 4, [11.598, 10])).toMatchObject({ cost: 2 });
  expect(route([], all, 4, [11.597, 10])).toBe('no-way w');
  expect(route([], all, 4, [11.599, 10], [11.598, 10])).toMatchObject({ cost: 2 });
  expect(route([], all, 4, [11.599, 10], [11.598, 10], [11.597, 10])).toBe('no-way w');
  expect(route([], all, 4, [11.8, 10], [11.797, 10])).toBe('no-way w');
});

test('AW-TV37 AW-TV98: a Leap is the last leg, nominal in cost', () => {
  const bar = barricade('b', 10, 10);
  expect(route([bar], [survivor('s', 10, 7.25)], 4, [10, 9.25], [10, 10.75])).toMatchObject({
    cost: 3500,
    leap: { to: [10_000, 10_750], cost: 1500 },
  });
  expect(route([bar], [survivor('s', 10, 6.6)], 4, [10, 9.25], [10, 10.75])).toBe('too-far');
  expect(route([bar], [survivor('s', 10, 7.25)], 8, [10, 9.25], [10, 10.75], [10, 12])).toBe('too-far');
  expect(route([bar], [survivor('s', 10, 7.25)], 4, [10, 9.25], [10, 10.75], [10, 11])).toBe('too-far');
  const beyond = [walker('w', 10, 12), survivor('s', 10, 7.25)];
  expect(route([bar], beyond, 4, [10, 9.25], [10, 10.75])).toBe('too-near w');
  const touching = [walker('w', 10, 11.75), survivor('s', 10, 7.25)];
  expect(route([bar], touching, 4, [10, 9.25], [10, 10.75])).toMatchObject({ engages: [{ id: 'w' }] });
  expect(route([vehicle('v', 10, 10)], [survivor('s', 10, 8)], 4, [10, 8.5], [10, 11.5])).toMatchObject({ cost: 3500 });
});

test('AW-LEAP02-R: landing places of turned pieces touch the far side, and the leap back returns', () => {
  for (let turn = 0; turn < 24; turn++) {
    const bar = barricade('b', 10, 10, turn);
    const { xs, ys } = bar.hull;
    const [ex, ey] = [xs[1] - xs[0], ys[1] - ys[0]];
    const size = Math.hypot(ex, ey);
    const from: [number, number] = [
      Math.floor((xs[0] + xs[1]) / 2 + (500 * ey) / size + 0.5),
      Math.floor((ys[0] + ys[1]) / 2 - (500 * ex) / size + 0.5),
    ];
    const s: Figure = { id: 's', side: 0, standing: true, x: from[0], y: from[1] };
    const [leap, ...more] = leapsFrom(bar, s.x, s.y, () => true);
    expect(more).toEqual([]);
    expect(across(bar.hull, s.x, s.y, ...leap.to)).toBe(true);
    const given = new Router(ground([bar], [s]), s, 4000).routeAlong([from, leap.to]);
    expect(isRefusal(given) ? given.code : given.cost).toBe(1500);
    const [back] = leapsFrom(bar, ...leap.to, () => true);
    expect(Math.hypot(back.to[0] - s.x, back.to[1] - s.y)).toBeLessThan(2);
  }
});

test('AW-TV77 AW-GEO19: an Area costs double, or is gone around', () => {
  const s = survivor('s', 4, 10);
  const small = wood('w', 9, 10);
  // 3 inches to the outline at (7, 10), then 2.5 inside.
  expect(route([small], [s], 8, [9.5, 10])).toMatchObject({ cost: 8000 });
  expect(route([small], [s], 8, [9.51, 10])).toBe('too-far');
  const through = route([small], [s], 16, [14, 10]);
  expect(typeof through === 'string' ? 0 : through.cost).toBeLessThan(14_000);
  expect(typeof through === 'string' ? [] : through.path.parts.length).toBeGreaterThan(2);
  // A slow measure of what lies inside.
  const roll = dice(8);
  for (let i = 0; i < 60; i++) {
    const goal: [number, number] = [4 + roll(10_000) / 1000, 5 + roll(10_000) / 1000];
    const one = route([small, vehicle('v', 7, 7, 3)], [s, survivor('f', 6.5, 10), s], 30, goal);
    if (typeof one === 'string') continue;
    let [inside, first, before] = [0, Infinity, 0];
    for (const part of one.path.parts) {
      const n = 4000;
      for (let k = 0; k < n; k++) {
        const t = (k + 0.5) / n;
        let [x, y] = [part.x0 + t * (part.x1 - part.x0), part.y0 + t * (part.y1 - part.y0)];
        if (part.arc) {
          const { x: cx, y: cy, radius, sense } = part.arc;
          const from = Math.atan2(part.y0 - cy, part.x0 - cx);
          [x, y] = [
            cx + radius * Math.cos(from + (sense * t * part.length) / radius),
            cy + radius * Math.sin(from + (sense * t * part.length) / radius),
          ];
        }
        if (!holds(small.hull, x, y, 1e-6)) continue;
        inside += part.length / n;
        first = Math.min(first, before + t * part.length);
      }
      before += part.length;
    }
    expect(Math.abs(insideLength(one.path, [small.hull]) - inside)).toBeLessThan(8);
    if (first < Infinity) expect(Math.abs(entersAt(one.path, small.hull) - first)).toBeLessThan(8);
  }
});

test('AW-GEO10: by waypoints a path is legal in all its parts, and never shorter than the shortest', () => {
  let cases = 0;
  for (let seed = 0; seed < 60; seed++) {
    const one = position(seed % 2 ? 'zones' : 'contacts', seed, 12);
    const { discs, zones, hulls } = one.obstacles;
    const figures: Figure[] = [
      ...zones.map(({ x, y }, i): Figure => ({ id: `z${i}`, x, y, side: WALKERS, standing: true })),
      ...discs.map(({ x, y, r }, i): Figure => ({ id: `d${i}`, x, y, side: r === 998 ? 0 : WALKERS, standing: true })),
      { id: 'mover', x: one.x, y: one.y, side: 0, standing: true },
    ];
    const pieces = hulls.map(
      ({ hull }, i): Piece => ({
        id: `p${i}`,
        hull,
        area: false,
        blocking: false,
        defensible: false,
        traversable: false,
      }),
    );
    const router = new Router(ground(pieces, figures), figures[figures.length - 1], 8000);
    for (let i = 1; i < one.goals.length; i++) {
      const direct = router.routeTo(...one.goals[i]);
      const bent = router.routeAlong([one.goals[i - 1], one.goals[i]]);
      if (isRefusal(bent) || bent.engages.length > 0) continue;
      cases++;
      expect(faultsOfPath({ ...one, reach: 8002 }, bent.path, one.goals[i])).toEqual([]);
      expect(isRefusal(direct) ? direct.code : direct.cost).toBeLessThanOrEqual(
        bent.cost + (zones.length > 0 ? 2 : 1e-6),
      );
    }
  }
  expect(cases).toBeGreaterThan(60);
});
