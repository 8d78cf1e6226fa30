/** Where dropped Supply counters come to lie (AW-CRIT07-R, AW-ELEV15). */
import { distance2 } from '../geometry/hull.ts';
import { BASE, CONTACT, onPiece, overlaps, rounded, sq } from '../geometry/limits.ts';
import type { Base, War } from './state.ts';
import { partsOf, terrainOf } from './terrain.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Offsets from the first, ring by ring. */
const RINGS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.5, 0.866],
  [-0.5, 0.866],
  [-1, 0],
  [-0.5, -0.866],
  [0.5, -0.866],
  [2, 0],
  [1.5, 0.866],
  [1, 1.732],
  [0, 1.732],
  [-1, 1.732],
  [-1.5, 0.866],
  [-2, 0],
  [-1.5, -0.866],
  [-1, -1.732],
  [0, -1.732],
  [1, -1.732],
  [1.5, -0.866],
];

/** The whole disc on the table, or on the top it fell on, clear of solid scenery and of other counters. */
function isFree(s: War, level: number, taken: readonly Place[], { x, y }: Place): boolean {
  if (x < BASE || y < BASE || x > s.width - BASE || y > s.height - BASE) return false;
  const { parts, rims } = terrainOf(s);
  const walls = level === 0 ? parts.filter(({ area }) => !area) : rims[level - 1];
  if (walls.some(({ hull }) => onPiece(distance2(hull, x, y)))) return false;
  // The counter of a solid source is drawn on its top, that of a building lies on its floor (AW-BLD10).
  const solid = level > 0 && partsOf(s, level).some(({ source }) => source);
  const lying = s.counters.filter(
    ({ carrier, level: own, source }) => carrier < 0 && (own === level || (solid && source === level)),
  );
  return ![...lying, ...taken].some((other) => overlaps(sq(other.x - x) + sq(other.y - y)));
}

/** Places for so many counters dropped by somebody: the first exactly there, when none is free the rest upon it. */
export function dropPlaces(s: War, { x, y, level }: Base, count: number): Place[] {
  const places: Place[] = [{ x, y }];
  for (const [dx, dy] of RINGS) {
    if (places.length >= count) break;
    const place = { x: rounded(x + dx * CONTACT), y: rounded(y + dy * CONTACT) };
    if (isFree(s, level, places, place)) places.push(place);
  }
  while (places.length < count) places.push({ x, y });
  return places.slice(0, count);
}
