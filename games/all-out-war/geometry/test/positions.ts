import { disc24, distance2, type Hull, rectangle } from '../hull.ts';
import type { Disc, Grown, Obstacles } from '../obstacles.ts';
import { DIRECTIONS } from '../vector.ts';
import { dice } from './chance.ts';

/** Where a path begins, what it has to go around, how far it may go, and where it is asked to go. */
export interface Position {
  readonly obstacles: Obstacles;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly goals: readonly (readonly [number, number])[];
}

export const KINDS = ['random', 'lattice', 'contacts', 'zones', 'areas'] as const;
export type Kind = (typeof KINDS)[number];

interface Base {
  readonly x: number;
  readonly y: number;
  readonly enemy: boolean;
}

const SIZE = 20_000;

const round = (v: number): number => Math.floor(v + 0.5);

/** A position of a kind, the same for the same number. */
export function position(kind: Kind, seed: number, goals: number): Position {
  const roll = dice(seed * 7 + KINDS.indexOf(kind));
  const hulls: Hull[] = [];
  const bases: Base[] = [];
  const x = 4000 + roll(12_000);
  const y = kind === 'contacts' && roll(4) === 0 ? 500 + roll(2) * 1000 : 4000 + roll(12_000);
  const clear = (bx: number, by: number, room: number): boolean =>
    bx >= 500 &&
    bx <= SIZE - 500 &&
    by >= 500 &&
    by <= SIZE - 500 &&
    bases.every((one) => apart(one.x, one.y, bx, by) >= room) &&
    hulls.every((hull) => distance2(hull, bx, by) >= 498 * 498);
  const put = (bx: number, by: number, enemy: boolean, fromStart: number): void => {
    if (apart(bx, by, x, y) >= fromStart && clear(bx, by, 998)) bases.push({ x: bx, y: by, enemy });
  };
  const zoneOf = (enemy: boolean): number => (enemy && kind !== 'zones' ? 1998 : 998);
  if (kind !== 'lattice')
    for (let i = 0; i < (kind === 'areas' ? 3 : 6); i++) {
      const hull = rectangle(roll(SIZE), roll(SIZE), 4000, roll(2) ? 500 : 2000, roll(24));
      if (distance2(hull, x, y) >= 498 * 498) hulls.push(hull);
    }
  if (kind === 'contacts' || kind === 'zones') build();
  if (kind === 'lattice')
    for (let i = 0; i < 40; i++)
      put(x - 5500 + (i % 7) * 1900 + roll(300), y - 5500 + Math.floor(i / 7) * 1900 + roll(300), roll(12) === 0, 998);
  const crowd = kind === 'lattice' ? 0 : 4 + roll(16);
  for (let i = 0; i < crowd; i++) {
    const enemy = roll(2) === 0;
    put(x - 7000 + roll(14_000), y - 7000 + roll(14_000), enemy, zoneOf(enemy));
  }
  const areas: Hull[] = [];
  if (kind === 'areas')
    for (let i = 0; i < 4; i++) {
      const hull = roll(2)
        ? disc24(x - 5000 + roll(10_000), y - 5000 + roll(10_000), 4000)
        : rectangle(x - 5000 + roll(10_000), y - 5000 + roll(10_000), 4000, 2000, roll(24));
      if (distance2(hull, x, y) > 0) areas.push(hull);
    }
  const zones = bases.filter((one) => one.enemy && apart(one.x, one.y, x, y) < 1998);
  const obstacles: Obstacles = {
    width: SIZE,
    height: SIZE,
    discs: bases
      .filter((one) => !zones.includes(one))
      .map(({ x, y, enemy }): Disc => ({ x, y, r: enemy ? 1998 : 998 })),
    hulls: [...hulls.map((hull): Grown => ({ hull, grow: 498 })), ...areas.map((hull): Grown => ({ hull, grow: 0 }))],
    zones: zones.map(({ x, y }) => ({ x, y })),
  };
  const reach = roll(4) === 0 ? 8002 : 4002;
  return { obstacles, x, y, reach, goals: wishes() };

  /** Bases exactly in contact with one another, with pieces, their corners and the border, and around the start. */
  function build(): void {
    const count = kind === 'zones' ? 1 + roll(3) : roll(4);
    const first = roll(24);
    for (let i = 0; i < count; i++) {
      const far =
        kind === 'zones' ? [1000, 1000, 1500, 1200 + roll(700), 1995][roll(5)] : [1000, 2000, 998, 1998][roll(4)];
      const turn = roll(3) === 0 ? (first + 12 * i) % 24 : roll(24);
      beside(x, y, far, turn, kind === 'zones' || far > 1500, 998);
    }
    for (let i = 0; i < 8 && bases.length > 0; i++) {
      const one = bases[roll(bases.length)];
      const enemy = roll(2) === 0;
      beside(one.x, one.y, [1000, 1000, 2000, 998][roll(4)], roll(24), enemy, zoneOf(enemy));
    }
    for (const hull of [...hulls]) {
      const [edge, n] = [roll(4), 4];
      const [ax, ay] = [hull.xs[edge], hull.ys[edge]];
      const [ex, ey] = [hull.xs[(edge + 1) % n] - ax, hull.ys[(edge + 1) % n] - ay];
      const size = Math.sqrt(ex * ex + ey * ey);
      const t = roll(5) / 4;
      const enemy = roll(3) === 0;
      put(round(ax + t * ex + (500 * ey) / size), round(ay + t * ey - (500 * ex) / size), enemy, zoneOf(enemy));
      beside(ax, ay, 500, roll(24), enemy, zoneOf(enemy));
    }
    put(round(x / 1000) * 1000, 500, roll(2) === 0, 1998);
  }

  function beside(bx: number, by: number, far: number, turn: number, enemy: boolean, fromStart: number): void {
    const [c, s] = DIRECTIONS[turn];
    put(round(bx + far * c), round(by + far * s), enemy, fromStart);
  }

  function wishes(): [number, number][] {
    const list: [number, number][] = [];
    for (let tries = 0; list.length < goals && tries < goals * 40; tries++) {
      const built = bases.length > 0 && roll(4) === 0 ? bases[roll(bases.length)] : null;
      const [c, s] = DIRECTIONS[roll(24)];
      const gx = built ? round(built.x + 1000 * (1 + roll(2)) * c) : round(x - reach + roll(2 * reach));
      const gy = built ? round(built.y + 1000 * (1 + roll(2)) * s) : round(y - reach + roll(2 * reach));
      if (gx >= 500 && gx <= SIZE - 500 && gy >= 500 && gy <= SIZE - 500 && apart(gx, gy, x, y) <= reach)
        list.push([gx, gy]);
    }
    return list;
  }
}

/** Not Math.hypot: positions are the same on every machine. */
const apart = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
