import type { Point } from '@shamble/kernel';
import { distinct } from './gap.ts';
import { type Figure, type Ground, onTable } from './ground.ts';
import { atLeast, CONTACT, OVERLAP2, onPiece, PUSH, rounded, tied, touches } from './limits.ts';
import { segmentDistance2 } from './sweep.ts';
import { cross, dot, squared, turned } from './vector.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The turns that are tried when no straight way is free (AW-PUSH06), in steps of 15 degrees. */
const TURNS = [1, -1, 2, -2, 3, -3];

/**
 * Where a loser may be pushed to: to the nearest place an inch from all winners (several where equally near; somebody
 * chooses), else in turned directions. Its own place where there is room already; none where it cannot be pushed.
 */
export function push(ground: Ground, loser: Figure, winners: readonly Figure[], away = PUSH): readonly Point[] {
  const R = CONTACT + away;
  const apart = (x: number, y: number): boolean => winners.every((one) => atLeast(squared(one.x, one.y, x, y), away));
  if (apart(loser.x, loser.y)) return [[loser.x, loser.y]];
  const others = ground.figures.filter((one) => one.id !== loser.id);
  const succeeds = ([x, y]: Point): boolean => isOpen(ground, others, loser, x, y);
  const candidates = ends(loser, winners, R)
    .map(([x, y]): Point => [rounded(x), rounded(y)])
    .filter(([x, y]) => apart(x, y))
    .sort((a, b) => far(loser, a) - far(loser, b) || a[0] - b[0] || a[1] - b[1]);
  const open = candidates.filter(succeeds);
  if (open.length > 0) return distinct(open.filter((one) => tied(far(loser, open[0]), far(loser, one))));
  if (candidates.length === 0) return [];
  const [cx, cy] = candidates[0];
  const size = Math.sqrt(far(loser, candidates[0]));
  for (const turn of TURNS) {
    const [ux, uy] = turned((cx - loser.x) / size, (cy - loser.y) / size, turn);
    const t = leaving(loser, winners, ux, uy, R);
    const end: Point = [rounded(loser.x + t * ux), rounded(loser.y + t * uy)];
    if (apart(end[0], end[1]) && succeeds(end)) return [end];
  }
  return [];
}

const far = ({ x, y }: Place, end: Point): number => squared(x, y, end[0], end[1]);

/** Straight away from each winner, and the places R from two of them (AW-PUSH05). */
function ends(p: Place, winners: readonly Place[], R: number): Point[] {
  const found: Point[] = [];
  winners.forEach((w, i) => {
    const size = Math.sqrt(squared(w.x, w.y, p.x, p.y));
    if (size > 0 && size < R) found.push([w.x + ((p.x - w.x) * R) / size, w.y + ((p.y - w.y) * R) / size]);
    for (const v of winners.slice(i + 1)) {
      const [dx, dy] = [v.x - w.x, v.y - w.y];
      const d2 = dx * dx + dy * dy;
      if (d2 === 0 || d2 > 4 * R * R) continue;
      const h = Math.sqrt((R * R) / d2 - 0.25);
      found.push([w.x + dx / 2 - h * dy, w.y + dy / 2 + h * dx], [w.x + dx / 2 + h * dy, w.y + dy / 2 - h * dx]);
    }
  });
  return found;
}

/** The least t for which p + t * u is R from every winner. */
function leaving(p: Place, winners: readonly Place[], ux: number, uy: number, R: number): number {
  let t = 0;
  for (let moved = true; moved; ) {
    moved = false;
    for (const w of winners) {
      const b = dot(ux, uy, w.x - p.x, w.y - p.y);
      const root = b * b - squared(w.x, w.y, p.x, p.y) + R * R;
      if (root <= 0) continue;
      const end = b + Math.sqrt(root);
      if (t < end && t > b - Math.sqrt(root)) {
        t = end;
        moved = true;
      }
    }
  }
  return t;
}

/** Whether the straight way overlaps no standing base, no piece and no border, and its end touches nobody (AW-PUSH06). */
function isOpen(ground: Ground, others: readonly Figure[], from: Place, x: number, y: number): boolean {
  if (!onTable(ground, x, y) || others.some((one) => touches(squared(one.x, one.y, x, y)))) return false;
  const [lx, ly] = [x - from.x, y - from.y];
  const l2 = lx * lx + ly * ly;
  const crossed = others.some((one) => {
    const along = dot(lx, ly, one.x - from.x, one.y - from.y);
    const off = cross(lx, ly, one.x - from.x, one.y - from.y);
    return one.standing && along > 0 && along < l2 && off * off < OVERLAP2 * l2;
  });
  if (crossed) return false;
  return ground.pieces.every(({ area, hull }) => area || !onPiece(segmentDistance2(hull, from.x, from.y, x, y)));
}
