import { NOISE } from './limits.ts';

/** What the last tangent was: its length and left normal. One at a time, so that nothing is allocated. */
export const tangent = { length: 0, nx: 0, ny: 0 };

/**
 * The straight leg from a circle of radius ra, followed in sense a, to one of radius rb at (dx, dy) from it, followed
 * in sense b. It leaves at direction -a * n and arrives at -b * n. A point is a circle of radius 0.
 */
export function findTangent(dx: number, dy: number, a: number, ra: number, b: number, rb: number): boolean {
  const d2 = dx * dx + dy * dy;
  const m = b * rb - a * ra;
  let q = d2 - m * m;
  // Circles that touch, and points on their circle: rounding must not decide (a leg of length 0).
  const snap = 2 * (m < 0 ? -m : m) * NOISE;
  if (q <= snap) {
    if (q < -snap || d2 === 0) return false;
    q = 0;
  }
  const length = Math.sqrt(q);
  tangent.length = length;
  tangent.nx = (m * dx - length * dy) / d2;
  tangent.ny = (length * dx + m * dy) / d2;
  return true;
}
