import { expect, test } from 'vitest';
import { fleeOn, flight, restOf } from '../flee.ts';
import { type Figure, type Ground, WALKERS } from '../ground.ts';
import { distance2 } from '../hull.ts';
import type { Path } from '../path.ts';
import { push } from '../push.ts';
import { isRefusal, Router } from '../route.ts';
import { sweep } from '../sweep.ts';
import { lunge, type Walk, walkAlong, waysTo, wayTowards } from '../walk.ts';
import { dice } from './chance.ts';
import { faultsOfMat, mat, moved } from './mats.ts';
import { slowPoint } from './slow.ts';

const far = (a: { x: number; y: number }, x: number, y: number): number => Math.hypot(a.x - x, a.y - y);

/** The room of a base there: to another base, or to a piece. */
const room = (one: Figure | Ground['pieces'][number], x: number, y: number): number =>
  'hull' in one ? Math.sqrt(distance2(one.hull, x, y)) - 500 : far(one, x, y) - 1000;

test('AW-GEO16: sweeps stop where small steps first find contact', () => {
  const roll = dice(20);
  let stops = 0;
  for (let seed = 0; seed < 120; seed++) {
    const table = mat(seed);
    const one = table.figures[roll(table.figures.length)];
    const things = [...table.figures.filter((other) => other !== one), ...table.pieces.filter(({ area }) => !area)];
    const angle = roll(3600) / 573;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const stop = sweep(table, one.x, one.y, ux, uy, 6000, things);
    // Nothing is entered on the way there.
    let entered = 0;
    for (let t = 0; t < stop.length; t += 20)
      for (const thing of things) entered = Math.min(entered, room(thing, one.x + t * ux, one.y + t * uy));
    expect(entered).toBeGreaterThan(-2.001);
    if (!stop.by || stop.by === 'border') continue;
    stops++;
    // There it is tangent, and going on would enter it by more than the tolerance.
    const { by } = stop;
    const [x, y] = [one.x + stop.length * ux, one.y + stop.length * uy];
    expect(Math.abs(room(by, x, y))).toBeLessThan(stop.length === 0 ? 2.001 : 0.01);
    let least = Infinity;
    for (let t = stop.length; t <= 6000; t += 2) least = Math.min(least, room(by, one.x + t * ux, one.y + t * uy));
    expect(least).toBeLessThan(-1.9);
  }
  expect(stops).toBeGreaterThan(40);
});

/** Walks in steps of half a thousandth: the first contact that is more than a graze, then back to where no Walker is in the way. */
function slowWalk(table: Ground, one: Figure, path: Path): { x: number; y: number } | null {
  const around = path.parts.length > 1 ? table.pieces.filter((piece) => room(piece, one.x, one.y) <= 2) : [];
  const stoppers = [
    ...table.figures.filter(({ side }) => side !== WALKERS),
    ...table.pieces.filter((piece) => !piece.area && !around.includes(piece)),
  ];
  const walkers = table.figures.filter((other) => other.side === WALKERS && other !== one);
  const at = (t: number): [number, number] => slowPoint(path, t);
  const STEP = 0.5;
  let end = Math.min(6000, path.length);
  for (const thing of stoppers) {
    if (room(thing, one.x, one.y) > 6000) continue;
    let least = Infinity;
    for (let t = 0; t <= Math.min(6000, path.length); t += STEP) least = Math.min(least, room(thing, ...at(t)));
    // Too near a graze, or in contact from the start: the other tests judge these.
    if (Math.abs(least + 2) < 0.1 || Math.abs(room(thing, one.x, one.y)) < 3) return null;
    if (least > -2) continue;
    for (let t = 0; t <= end; t += STEP) if (room(thing, ...at(t)) <= 0) end = t;
  }
  for (let t = 0; t <= end; t += STEP) {
    const [x, y] = at(t);
    if (x < 499.999 || y < 499.999 || x > 19_500.001 || y > 19_500.001) end = t - STEP;
  }
  const way = new Set<Figure>();
  let t = end;
  for (; t > 0; t -= STEP) {
    for (const other of walkers) if (room(other, ...at(t)) < -2) way.add(other);
    if ([...way].every((other) => room(other, ...at(t)) >= -0.05)) break;
  }
  const [x, y] = at(Math.max(0, t));
  return { x, y };
}

/** Judges a move; false where the judge cannot, or others made room. */
function isJudged(seed: number, table: Ground, one: Figure, path: Path): boolean {
  const fast = walkAlong(table, one, path, 6000);
  if (fast.shifts.length > 0 || fast.choices.length > 0) return false;
  const slow = slowWalk(table, one, path);
  if (slow) expect([seed, far(slow, fast.x, fast.y) < 2.5]).toEqual([seed, true]);
  return slow !== null;
}

test('AW-WALK02 to AW-WALK08: straight moves end where small steps say', () => {
  const roll = dice(21);
  let walks = 0;
  for (let seed = 0; walks < 16; seed++) {
    const table = mat(seed + 1000, 30);
    const walkers = table.figures.filter((one) => one.side === WALKERS && one.standing);
    const one = walkers[roll(walkers.length)];
    const [way] = waysTo(table, one, { x: 500 + roll(19_001), y: 500 + roll(19_001) });
    if (way?.parts.length === 1 && isJudged(seed, table, one, way)) walks++;
  }
});

/** A Walker put against an edge of a piece, its target on the other side as likely as not; none where it does not fit. */
function besidePiece(seed: number): { table: Ground; one: Figure; target: { x: number; y: number } } | null {
  const roll = dice(seed + 99);
  const { figures, ...table } = mat(seed + 20_000, 24);
  const solid = table.pieces.filter(({ area }) => !area);
  const { xs, ys } = solid[roll(solid.length)].hull;
  const [from, to] = ((edge) => [edge, (edge + 1) % 4])(roll(4));
  const [ex, ey] = [xs[to] - xs[from], ys[to] - ys[from]];
  const [size, part] = [Math.hypot(ex, ey), roll(1001) / 1000];
  const [x, y] = [xs[from] + part * ex + (500 * ey) / size, ys[from] + part * ey - (500 * ex) / size];
  const one: Figure = { id: 'w', side: WALKERS, standing: true, x: Math.floor(x + 0.5), y: Math.floor(y + 0.5) };
  const full: Ground = { ...table, figures: [...figures, one] };
  const people = figures.filter(({ side }) => side !== WALKERS);
  const target =
    roll(2) > 0 && people.length > 0 ? people[roll(people.length)] : { x: 500 + roll(19_001), y: 500 + roll(19_001) };
  return faultsOfMat(full).length > 0 ? null : { table: full, one, target };
}

test('AW-WALK06-R: moves around a piece end where small steps say', () => {
  const counts = { walks: 0, onArcs: 0 };
  // In the last two what stops it is grazed on one part of the path, and entered on the next.
  for (const seed of [...Array.from({ length: 60 }, (_, i) => i), 1630, 2248]) {
    const found = besidePiece(seed);
    if (!found) continue;
    const { table, one, target } = found;
    for (const way of waysTo(table, one, target)) {
      if (way.parts.length < 2 || !isJudged(seed, table, one, way)) continue;
      counts.walks++;
      const stop = walkAlong(table, one, way, 6000).length;
      let before = 0;
      for (const { arc, length } of way.parts) {
        if (arc && stop > before && stop <= before + length) counts.onArcs++;
        before += length;
      }
    }
  }
  expect(counts.walks).toBeGreaterThan(12);
  expect(counts.onArcs).toBeGreaterThan(1);
});

test('AW-GEO16: what a whole move only grazes does not stop it, though a longer one would enter it', () => {
  const one: Figure = { id: 'w', side: WALKERS, standing: true, x: 2000, y: 10_000 };
  const beside: Figure = { id: 's', side: 0, standing: true, x: 8600, y: 10_799 };
  const table: Ground = { width: 20_000, height: 20_000, pieces: [], figures: [one, beside] };
  const [way] = waysTo(table, one, { x: 16_000, y: 10_000 });
  expect(walkAlong(table, one, way, 6000)).toMatchObject({ x: 8000, y: 10_000, by: null });
  expect(walkAlong(table, one, way, 6100)).toMatchObject({ x: 7999, y: 10_000, by: { id: 's' } });
});

test('AW-PUSH05: the nearest place an inch from all winners is found', () => {
  const roll = dice(22);
  for (let i = 0; i < 60; i++) {
    const loser: Figure = { id: 'l', side: 0, standing: true, x: 10_000, y: 10_000 };
    const winners: Figure[] = [];
    for (let k = 0; k < 1 + roll(4); k++) {
      const angle = roll(3600) / 573;
      const one = {
        id: `w${k}`,
        side: WALKERS,
        standing: true,
        x: Math.round(10_000 + 1000 * Math.cos(angle)),
        y: Math.round(10_000 + 1000 * Math.sin(angle)),
      };
      if (winners.every((other) => far(one, other.x, other.y) >= 998)) winners.push(one);
    }
    const table: Ground = { width: 20_000, height: 20_000, pieces: [], figures: [loser, ...winners] };
    const found = push(table, loser, winners);
    // The shortest straight way in any direction that passes through no winner.
    let least = Infinity;
    for (let k = 0; k < 480; k++) {
      const [ux, uy] = [Math.cos((k * Math.PI) / 240), Math.sin((k * Math.PI) / 240)];
      for (let t = 0; t < 3800; t += 25) {
        const [x, y] = [10_000 + t * ux, 10_000 + t * uy];
        if (winners.some((one) => far(one, x, y) < 990)) break;
        if (winners.every((one) => far(one, x, y) >= 2000)) {
          least = Math.min(least, t);
          break;
        }
      }
    }
    if (found.length === 0) continue;
    for (const [x, y] of found) {
      for (const one of winners) expect(far(one, x, y)).toBeGreaterThanOrEqual(1998);
      expect(far(loser, x, y)).toBeLessThan(least + 1);
    }
  }
});

test('AW-GEO17: resting places never overlap, whatever moves', () => {
  const roll = dice(23);
  const counts = { walks: 0, shifts: 0, slides: 0, lunges: 0, pushes: 0, flights: 0, routes: 0 };
  for (let seed = 0; seed < 20; seed++) {
    let table = mat(seed + 3000, 34);
    expect(faultsOfMat(table)).toEqual([]);
    for (let turn = 0; turn < 30; turn++) {
      const one = table.figures[roll(table.figures.length)];
      const other = table.figures[roll(table.figures.length)];
      if (!one.standing || one === other) continue;
      if (one.side === WALKERS) {
        const found = lunge(table, one);
        const [way] = roll(3) ? waysTo(table, one, other) : [wayTowards(one, other, 6000)];
        const walk: Walk | null =
          found.at.length > 0 && roll(2) ? found.at[0].walks[0] : way ? walkAlong(table, one, way, 6000) : null;
        if (!walk) continue;
        if (found.at.length > 0) counts.lunges++;
        counts.walks++;
        counts.shifts += walk.shifts.length;
        counts.slides += walk.choices.length;
        table = moved(table, one.id, walk.x, walk.y);
        for (const { figure, x, y } of walk.shifts) {
          expect(table.figures.some((s) => s.side !== WALKERS && Math.abs(far(s, x, y) - 1000) <= 2)).toBe(true);
          table = moved(table, figure.id, x, y);
        }
      } else if (roll(3) === 0) {
        let now = flight(table, one, other, 8000);
        for (let ways = fleeOn(now); ways.length > 0; ways = fleeOn(now)) now = ways[roll(ways.length)];
        if (now.path.parts.length > 0) counts.flights++;
        table = moved(table, one.id, ...restOf(now));
      } else {
        const router = new Router(table, one, 8000);
        const [x, y] = [one.x - 4000 + roll(8001), one.y - 4000 + roll(8001)];
        if (isRefusal(router.routeTo(x, y))) continue;
        counts.routes++;
        table = moved(table, one.id, x, y);
      }
      expect(faultsOfMat(table)).toEqual([]);
      const loser = table.figures[roll(table.figures.length)];
      const winners = table.figures.filter(
        (w) => w.standing && w.side !== loser.side && far(w, loser.x, loser.y) <= 1002,
      );
      const [end] = push(table, loser, winners);
      if (!end || winners.length === 0) continue;
      counts.pushes++;
      table = moved(table, loser.id, ...end);
      expect(faultsOfMat(table)).toEqual([]);
    }
  }
  for (const [, count] of Object.entries(counts)) expect(count).toBeGreaterThan(3);
});

test('trap 8: going on from a stop stays legal, though beyond a corner it may move', () => {
  const roll = dice(24);
  for (let seed = 0; seed < 300; seed++) {
    let table = mat(seed + 7000);
    const one = table.figures[roll(table.figures.length)];
    const target = table.figures[roll(table.figures.length)];
    if (one === target || one.side !== WALKERS || !one.standing) continue;
    for (let again = 0; again < 2; again++) {
      const now = table.figures.find(({ id }) => id === one.id)!;
      const way = wayTowards(now, target, 6000);
      const walk = way && walkAlong(table, now, way, 6000);
      if (!walk || walk.shifts.length > 0) break;
      table = moved(table, one.id, walk.x, walk.y);
      expect(faultsOfMat(table)).toEqual([]);
    }
  }
});
