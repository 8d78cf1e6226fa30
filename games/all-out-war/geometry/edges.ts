import type { Point } from '@shamble/kernel';
import type { Ground } from './ground.ts';
import { distance2, type Hull } from './hull.ts';
import { BASE, inKillZone, KILL_ZONE_REACH, NEAR_BASE, NEAR_PIECE, onPiece, overlaps, sq } from './limits.ts';
import { squared } from './vector.ts';

export const SIDES = ['south', 'east', 'north', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** A stretch of the line half an inch from an edge, both ends whole and included. */
export type Interval = readonly [from: number, to: number];

/** The place on the line of an edge at a coordinate. */
export function onEdge({ width, height }: Ground, side: Side, at: number): Point {
  if (side === 'south' || side === 'north') return [at, side === 'south' ? BASE : height - BASE];
  return [side === 'west' ? BASE : width - BASE, at];
}

/** Where a base may stand touching an edge: on nothing, and with `apart` in nobody's Kill Zone of these (AW-NEW01, 04). */
export function freeOnEdge(ground: Ground, side: Side, apart: readonly { x: number; y: number }[]): Interval[] {
  const flat = side === 'south' || side === 'north';
  const legal = (at: number): boolean => {
    const [x, y] = onEdge(ground, side, at);
    return (
      !ground.figures.some((one) => overlaps(squared(one.x, one.y, x, y))) &&
      !apart.some((one) => inKillZone(squared(one.x, one.y, x, y))) &&
      ground.pieces.every(({ area, hull }) => area || !onPiece(distance2(hull, x, y)))
    );
  };
  const [, line] = onEdge(ground, flat ? side : 'south', 0);
  const level = flat ? line : onEdge(ground, side, 0)[0];
  const closed: Interval[] = [];
  const disc = (x: number, y: number, R: number): void => {
    const [along, off] = flat ? [x, y - level] : [y, x - level];
    const h2 = R * R - off * off;
    if (h2 >= 0) closed.push([along - Math.sqrt(h2), along + Math.sqrt(h2)]);
  };
  for (const { x, y } of ground.figures) disc(x, y, NEAR_BASE);
  for (const { x, y } of apart) disc(x, y, KILL_ZONE_REACH);
  for (const { area, hull } of ground.pieces) if (!area) closed.push(...grownOn(hull, flat, level));
  return between(closed, (flat ? ground.width : ground.height) - BASE, legal);
}

/** What a hull grown by half an inch closes of a line. */
function grownOn({ xs, ys }: Hull, flat: boolean, level: number): Interval[] {
  const [us, vs] = flat ? [xs, ys] : [ys, xs];
  const found: number[] = [];
  for (let i = 0, j = us.length - 1; i < us.length; j = i++) {
    const h2 = sq(NEAR_PIECE) - sq(vs[i] - level);
    if (h2 >= 0) found.push(us[i] - Math.sqrt(h2), us[i] + Math.sqrt(h2));
    const [eu, ev] = [us[i] - us[j], vs[i] - vs[j]];
    const size = Math.sqrt(eu * eu + ev * ev);
    // Both offset lines: which one is outside depends on the sense, and the other lies within what is closed anyway.
    for (const [nu, nv] of [
      [ev / size, -eu / size],
      [-ev / size, eu / size],
    ]) {
      const [au, av] = [us[j] + NEAR_PIECE * nu, vs[j] + NEAR_PIECE * nv];
      const t = (level - av) / ev;
      if (ev !== 0 && t >= 0 && t <= 1) found.push(au + t * eu);
    }
  }
  return found.length > 0 ? [[Math.min(...found), Math.max(...found)]] : [];
}

/** The whole places between closed stretches; ends that rounding spoiled step inwards. */
function between(closed: Interval[], most: number, legal: (at: number) => boolean): Interval[] {
  closed.sort((a, b) => a[0] - b[0]);
  const free: Interval[] = [];
  let from = BASE;
  const add = (to: number): void => {
    let [a, b] = [Math.ceil(from), Math.floor(Math.min(to, most))];
    while (a <= b && !legal(a)) a++;
    while (b > a && !legal(b)) b--;
    if (a <= b) free.push([a, b]);
  };
  for (const [start, end] of closed) {
    if (start > from) add(start);
    from = Math.max(from, end);
  }
  if (from <= most) add(most);
  return free;
}

/** The free place of an edge nearest to a coordinate, or the farthest from it; null if there is none. */
export function placeOnEdge(free: readonly Interval[], at: number, farthest = false): number | null {
  const places = free.flatMap(([a, b]) => (farthest ? [a, b] : [Math.min(b, Math.max(a, at))]));
  if (places.length === 0) return null;
  const far = (place: number): number => Math.abs(place - at);
  return places.reduce((a, b) => (farthest ? (far(b) > far(a) ? b : a) : far(b) < far(a) ? b : a));
}
