import type { Point } from '@shamble/kernel';
import { distinct, nearest } from './gap.ts';
import { type Figure, type Ground, onTable, WALKERS } from './ground.ts';
import { distance2 } from './hull.ts';
import { CONTACT, isSame, onPiece, overlaps, rounded, sq, touches } from './limits.ts';
import { settleNear } from './sweep.ts';
import { distance, key, squared, turned } from './vector.ts';

/** A figure put somewhere else. */
export interface Shift {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Whether a base there would cross no border, rest on no solid piece and overlap none of the bases. */
export function isClear(ground: Ground, bases: readonly Place[], x: number, y: number): boolean {
  if (!onTable(ground, x, y) || bases.some((one) => overlaps(squared(one.x, one.y, x, y)))) return false;
  return ground.pieces.every(({ area, hull }) => area || !onPiece(distance2(hull, x, y)));
}

/**
 * Makes room for a Walker that arrives at a Survivor: those already touching it and nobody else are slid along its base
 * by steps of 60 degrees from the newcomer, on both sides, until one has room (AW-WALK13-R). Null if that fails.
 */
export function shuffle(ground: Ground, survivor: Figure, newcomer: Figure, arrival: Point): readonly Shift[] | null {
  const others = ground.figures.filter((one) => one.id !== newcomer.id);
  const size = distance(survivor.x, survivor.y, ...arrival);
  const [nx, ny] = [(arrival[0] - survivor.x) / size, (arrival[1] - survivor.y) / size];
  const around = others
    .filter((one) => isMovable(ground, survivor, one))
    .map((figure) => {
      const [vx, vy] = [figure.x - survivor.x, figure.y - survivor.y];
      return { figure, at: key(nx * vx + ny * vy, nx * vy - ny * vx) };
    });
  const place = settleNear(arrival[0], arrival[1], (x, y) => touches(squared(x, y, survivor.x, survivor.y)));
  if (!place) return null;
  const [px, py] = place;
  const same = around.find(({ figure }) => isSame(squared(figure.x, figure.y, px, py)))?.figure ?? null;
  const rest = around.filter(({ figure }) => figure !== same);
  const left = [...rest].sort((a, b) => a.at - b.at).map(({ figure }) => figure);
  const right = [...left].reverse();
  // The first of each side lies in its own half turn.
  const leftStarts = rest.some(({ at }) => at < 2);
  const rightStarts = rest.some(({ at }) => at >= 2);
  const tries: readonly (readonly [Figure[], Figure[]])[] = same
    ? [
        [[same, ...left], rightStarts ? right : []],
        [leftStarts ? left : [], [same, ...right]],
      ]
    : [[leftStarts ? left : [], rightStarts ? right : []]];
  for (const [counterclockwise, clockwise] of tries) {
    const shifts = [
      ...chain(survivor, counterclockwise, px, py, nx, ny, 1),
      ...chain(survivor, clockwise, px, py, nx, ny, -1),
    ];
    if (fitIn(ground, others, shifts, px, py)) return shifts;
  }
  return null;
}

/** Standing Walkers that touch this Survivor and no other. */
function isMovable({ figures }: Ground, survivor: Figure, one: Figure): boolean {
  if (one.side !== WALKERS || !one.standing) return false;
  const touched = figures.filter((other) => other.side !== WALKERS && touches(squared(one.x, one.y, other.x, other.y)));
  return touched.length === 1 && touched[0].id === survivor.id;
}

/** The Walkers of one side that have to move, each 60 degrees beyond the one before. */
function chain(
  survivor: Figure,
  walkers: readonly Figure[],
  px: number,
  py: number,
  nx: number,
  ny: number,
  sense: 1 | -1,
): Shift[] {
  const shifts: Shift[] = [];
  let [bx, by] = [px, py];
  for (const figure of walkers) {
    if (!overlaps(squared(bx, by, figure.x, figure.y))) break;
    const [ux, uy] = turned(nx, ny, sense * 4 * (shifts.length + 1));
    const beside: Place[] = [{ x: px, y: py }, ...shifts];
    const [x, y] = [survivor.x + CONTACT * ux, survivor.y + CONTACT * uy];
    const place = settleNear(x, y, (sx, sy) => beside.every((one) => !overlaps(squared(one.x, one.y, sx, sy))));
    [bx, by] = place ?? [rounded(x), rounded(y)];
    shifts.push({ figure, x: bx, y: by });
  }
  return shifts;
}

/** Nobody needed on both sides, nothing overlapping afterwards. */
function fitIn(ground: Ground, others: readonly Figure[], shifts: readonly Shift[], px: number, py: number): boolean {
  const moved = shifts.map(({ figure }) => figure);
  if (new Set(moved).size < moved.length) return false;
  const fixed: readonly Place[] = others.filter((one) => !moved.includes(one));
  if (!isClear(ground, fixed, px, py)) return false;
  return shifts.every(({ x, y }, i) => isClear(ground, [...fixed, { x: px, y: py }, ...shifts.slice(0, i)], x, y));
}

/** Where a newcomer may slide to that finds no room: touching the Survivor and another base, the nearest (AW-WALK18). */
export function slide(ground: Ground, survivor: Figure, newcomer: Figure, arrival: Point): readonly Point[] {
  const others = ground.figures.filter((one) => one.id !== newcomer.id);
  const size = distance(survivor.x, survivor.y, ...arrival);
  const [nx, ny] = [(arrival[0] - survivor.x) / size, (arrival[1] - survivor.y) / size];
  const found: Place[] = [];
  for (const one of others) {
    if (one.id === survivor.id) continue;
    for (const [x, y] of besideBoth(survivor, one)) {
      if ((nx * (x - survivor.x) + ny * (y - survivor.y)) / CONTACT < 0.499) continue;
      const place = settleNear(
        x,
        y,
        (sx, sy) =>
          touches(squared(sx, sy, survivor.x, survivor.y)) &&
          touches(squared(sx, sy, one.x, one.y)) &&
          isClear(ground, others, sx, sy),
      );
      if (place) found.push({ x: place[0], y: place[1] });
    }
  }
  const near = nearest(found, rounded(arrival[0]), rounded(arrival[1]));
  return distinct(near.map(({ x, y }): Point => [x, y]));
}

/** The two places in contact with both bases, unrounded. */
export function besideBoth(a: Place, b: Place): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const d2 = dx * dx + dy * dy;
  if (d2 === 0 || d2 > sq(2 * CONTACT)) return [];
  const h = Math.sqrt(sq(CONTACT) / d2 - 0.25);
  return [
    [a.x + dx / 2 - h * dy, a.y + dy / 2 + h * dx],
    [a.x + dx / 2 + h * dy, a.y + dy / 2 - h * dx],
  ];
}
