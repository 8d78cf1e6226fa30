/** What the plane costs: `node games/all-out-war/geometry/test/bench.ts`, warm; on a busy machine trust the CPU time. */
import { Field } from '../field.ts';
import { type Figure, type Ground, WALKERS } from '../ground.ts';
import { distance2, type Hull, rectangle } from '../hull.ts';
import type { Disc, Obstacles } from '../obstacles.ts';
import { reachOutline } from '../outline.ts';
import {
  awayFrom,
  behind,
  engage,
  inSight,
  leapOver,
  randomPlace,
  touchDisc,
  touchPiece,
  withinOf,
} from '../places.ts';
import { Router } from '../route.ts';
import { dice } from './chance.ts';

interface Case {
  readonly obstacles: Obstacles;
  readonly x: number;
  readonly y: number;
}

/** A mat of 20 inches with ten pieces, a mover, enemies and friends; or 40 friends on a loose lattice. */
function caseOf(seed: number, enemies: number, friends: number, lattice: boolean): Case {
  const roll = dice(seed);
  const [x, y] = [6000 + roll(8000), 6000 + roll(8000)];
  const hulls: Hull[] = [];
  while (hulls.length < (lattice ? 0 : 10)) {
    const hull = rectangle(2000 + roll(16_000), 2000 + roll(16_000), 4000, roll(2) ? 500 : 2000, roll(24));
    if (distance2(hull, x, y) > 600 * 600) hulls.push(hull);
  }
  const discs: Disc[] = [];
  const put = (px: number, py: number, r: number, away: number): boolean => {
    const clear = (one: { x: number; y: number }, room: number): boolean => Math.hypot(one.x - px, one.y - py) >= room;
    if (!clear({ x, y }, away) || !discs.every((one) => clear(one, 1000))) return false;
    if (!hulls.every((hull) => distance2(hull, px, py) >= 250_000)) return false;
    discs.push({ x: px, y: py, r });
    return true;
  };
  if (lattice)
    for (let i = 0; i < 40; i++)
      put(2500 + (i % 7) * 2400 + roll(200), 2500 + Math.floor(i / 7) * 2400 + roll(200), 998, 1000);
  for (let tries = 0; tries < 20_000 && discs.filter(({ r }) => r === 1998).length < enemies; tries++)
    put(500 + roll(19_000), 500 + roll(19_000), 1998, 2000);
  for (let tries = 0; tries < 20_000 && discs.filter(({ r }) => r === 998).length < friends; tries++)
    put(500 + roll(19_000), 500 + roll(19_000), 998, 1000);
  return {
    x,
    y,
    obstacles: { width: 20_000, height: 20_000, discs, hulls: hulls.map((hull) => ({ hull, grow: 498 })), zones: [] },
  };
}

/** All named places of a mover: contacts, ranges, sight, shelter, Leaps. */
function named({ obstacles, x, y }: Case): number {
  const figures = obstacles.discs.map(
    (one, i): Figure => ({ id: `${i}`, x: one.x, y: one.y, standing: true, side: one.r > 1000 ? WALKERS : 0 }),
  );
  const mover: Figure = { id: 'mover', x, y, standing: true, side: 0 };
  const pieces = obstacles.hulls.map(({ hull }, i) => ({
    id: `p${i}`,
    hull,
    area: false,
    blocking: false,
    defensible: true,
    traversable: true,
  }));
  const ground: Ground = { width: 20_000, height: 20_000, pieces, figures: [...figures, mover] };
  const router = new Router(ground, mover, 8000);
  const near = figures.filter((one) => Math.hypot(one.x - x, one.y - y) < 12_000);
  let found = 0;
  for (const one of near) {
    if (one.side === 0) found += touchDisc(router, one) ? 1 : 0;
    else {
      found += engage(router, one) ? 1 : 0;
      found += withinOf(router, 4000, one) ? 1 : 0;
      found += inSight(router, one, false) ? 1 : 0;
      found += awayFrom(router, one) ? 1 : 0;
    }
  }
  for (const piece of pieces) {
    found += touchPiece(router, piece) ? 1 : 0;
    found += leapOver(router, piece) ? 1 : 0;
    if (near.length > 0) found += [...behind(router, piece, near[0])].length;
  }
  return found;
}

const COUNT = 60;
const ROUNDS = 7;

/** The middle of what works take at best, warm, and the mean of the CPU time that all of them took. */
function measure(works: readonly (() => void)[], times = 1): string {
  for (const work of works) work();
  const best = works.map(() => Infinity);
  const began = process.cpuUsage().user;
  for (let round = 0; round < ROUNDS; round++)
    works.forEach((work, i) => {
      const since = performance.now();
      work();
      best[i] = Math.min(best[i], (performance.now() - since) / times);
    });
  const mean = (process.cpuUsage().user - began) / 1000 / ROUNDS / works.length / times;
  best.sort((a, b) => a - b);
  const show = (ms: number): string => (ms < 0.02 ? `${(ms * 1000).toFixed(2)} µs` : `${ms.toFixed(3)} ms`);
  return `${show(best[best.length >> 1])}, CPU ${show(mean)}`;
}

function main(): void {
  const rows = [
    ['20 enemies, 20 friends', 20, 20, false],
    ['10 enemies, 6 friends', 10, 6, false],
    ['40 friends on a loose lattice', 0, 40, true],
  ] as const;
  for (const [name, enemies, friends, lattice] of rows) {
    const cases = Array.from({ length: COUNT }, (_, seed) => caseOf(seed, enemies, friends, lattice));
    const build = (one: Case, reach: number): Field => {
      const field = new Field(one.obstacles, one.x, one.y, reach);
      field.explore(Infinity);
      return field;
    };
    const fields = cases.map((one) => build(one, 8002));
    const roll = dice(99);
    console.log(name);
    console.log(`  build            ${measure(cases.map((one) => () => build(one, 8002)))}`);
    console.log(`  build, no limit  ${measure(cases.map((one) => () => build(one, 60_000)))}`);
    const points = Array.from({ length: 200 }, () => [roll(16_000) - 8000, roll(16_000) - 8000]);
    const query = (field: Field) => () => {
      for (const [dx, dy] of points) field.to(field.space.sx + dx, field.space.sy + dy);
    };
    console.log(`  query            ${measure(fields.map(query), points.length)}`);
    const place = (field: Field) => () => {
      for (let i = 0; i < 50; i++) randomPlace(field, roll);
    };
    console.log(`  random place     ${measure(fields.map(place), 50)}`);
    console.log(
      `  contact          ${measure(cases.map((one, i) => () => fields[i].toCircle(one.obstacles.discs[0].x, one.obstacles.discs[0].y, 1000)))}`,
    );
    console.log(`  all named places ${measure(cases.map((one) => () => named(one)))}`);
    console.log(`  outline 1/4      ${measure(fields.map((field) => () => reachOutline(field, 250)))}`);
    console.log(`  outline 1/8      ${measure(fields.map((field) => () => reachOutline(field, 125)))}`);
  }
}

if (import.meta.main) main();
