import type { Point } from '@shamble/kernel';
import { insideLength, paced } from './area.ts';
import { isClear } from './crowd.ts';
import type { Figure, Ground } from './ground.ts';
import { CONTACT, ENEMY_ZONE, EPS, NEAR_ENEMY, overlaps, sq } from './limits.ts';
import { cut, entryBefore, farthestFrom, line, type Part, type Path, pathOf, pointAt } from './path.ts';
import { firstAt, ray, settle, sweep } from './sweep.ts';
import { distance, squared, turned } from './vector.ts';

/** A flight as far as it has come. */
export interface Flight {
  readonly ground: Ground;
  readonly fleer: Figure;
  readonly from: Figure;
  readonly path: Path;
  /** What is left of the allowance; Areas cost double. */
  readonly left: number;
}

export const flight = (ground: Ground, fleer: Figure, from: Figure, allowance: number): Flight => ({
  ground,
  fleer,
  from,
  path: pathOf([]),
  left: allowance,
});

/** Less than this gains nothing. */
const GAIN = 10;
/** A bend is tried for an inch. */
const BEND = 1000;
/** The turns of a bend, in steps of 15 degrees, smaller ones first. */
const TURNS = [1, 2, 3, 4, 5, 6];
const ZONE = CONTACT + ENEMY_ZONE;

/** How a flight goes on: one way, two if its owner chooses the side, none at its end (AW-PANIC06-R, 14). */
export function fleeOn(now: Flight): readonly Flight[] {
  const { fleer, from, left } = now;
  const size = distance(from.x, from.y, fleer.x, fleer.y);
  if (left <= 0 || size === 0) return [];
  const [ux, uy] = [(fleer.x - from.x) / size, (fleer.y - from.y) / size];
  const ahead = step(now, ux, uy, left);
  if (ahead && ahead.length > GAIN) return [taken(now, ahead)];
  const tries = TURNS.map((turn) =>
    [turn, -turn].flatMap((one) => {
      const part = step(now, ...turned(ux, uy, one), BEND);
      return part ? [{ part, far: distance(from.x, from.y, part.x1, part.y1) }] : [];
    }),
  );
  const farthest = Math.max(0, ...tries.flat().map(({ far }) => far));
  if (farthest < distance(from.x, from.y, ...end(now)) + GAIN) return [];
  const best = tries.find((pair) => pair.some(({ far }) => far >= farthest - EPS)) ?? [];
  return best.filter(({ far }) => far >= farthest - EPS).map(({ part }) => taken(now, part));
}

const end = ({ path, fleer }: Flight): Point =>
  path.parts.length > 0 ? pointAt(path, path.length) : [fleer.x, fleer.y];

const areas = ({ pieces }: Ground) => pieces.filter(({ area }) => area).map(({ hull }) => hull);

function taken(now: Flight, part: Part): Flight {
  const cost = part.length + insideLength(pathOf([part]), areas(now.ground));
  return { ...now, path: pathOf([...now.path.parts, part]), left: now.left - cost };
}

/** A sweep in a direction until an obstacle of a Survivor's path is met. */
function step(now: Flight, ux: number, uy: number, most: number): Part | null {
  const { ground, fleer, left } = now;
  const [x, y] = end(now);
  const limit = paced(ray(x, y, ux, uy, most), left, areas(ground));
  const others = ground.figures.filter((one) => one.standing && one.id !== fleer.id);
  const friends = others.filter((one) => one.side === fleer.side);
  const solid = ground.pieces.filter(({ area }) => !area);
  let { length } = sweep(ground, x, y, ux, uy, limit, [...friends, ...solid]);
  for (const enemy of others)
    if (enemy.side !== fleer.side) length = Math.min(length, toZone(now, enemy, x, y, ux, uy, limit));
  return length > 0 ? line(x, y, x + length * ux, y + length * uy) : null;
}

/** Where a sweep meets the zone of an enemy; one in which it starts stops it only if it would come nearer (AW-GEO20). */
function toZone(
  now: Flight,
  { x: cx, y: cy }: Figure,
  x: number,
  y: number,
  ux: number,
  uy: number,
  most: number,
): number {
  const d2 = squared(cx, cy, x, y);
  const b = ux * (cx - x) + uy * (cy - y);
  if (b <= 0) return Infinity;
  const t = Math.min(b, most);
  const farthest = Math.max(farthestFrom(now.path, cx, cy), distance(cx, cy, now.fleer.x, now.fleer.y));
  const least = Math.min(NEAR_ENEMY, farthest - EPS);
  if (d2 - 2 * t * b + t * t >= sq(least)) return Infinity;
  return d2 <= sq(ZONE + EPS) ? 0 : firstAt(cx, cy, x, y, ux, uy, ZONE);
}

/** Where a flight ends: clear of prone bases, the last such point of its path. */
export function restOf({ ground, fleer, path }: Flight): Point {
  if (path.parts.length === 0) return [fleer.x, fleer.y];
  const others = ground.figures.filter((one) => one.id !== fleer.id);
  let at = path.length;
  for (;;) {
    const [x, y] = pointAt(path, at);
    const one = others.find((other) => overlaps(squared(other.x, other.y, x, y)));
    if (!one) break;
    at = entryBefore(path, at, one.x, one.y, CONTACT);
    if (at <= 0) return [fleer.x, fleer.y];
  }
  return settle(cut(path, at), at, (x, y) => isClear(ground, others, x, y) && keepsAway(ground, fleer, x, y));
}

/** Resting places of a flight touch no enemy and enter no zone anew. */
function keepsAway({ figures }: Ground, fleer: Figure, x: number, y: number): boolean {
  return figures.every((one) => {
    if (!one.standing || one.side === fleer.side) return true;
    const before = squared(one.x, one.y, fleer.x, fleer.y);
    return squared(one.x, one.y, x, y) >= Math.min(sq(NEAR_ENEMY), sq(Math.sqrt(before) - EPS));
  });
}
