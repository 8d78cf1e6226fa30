/** Lengths and places in words: tenths of an inch, hundredths near a limit, never rounded across one. */
import type { Message, Point } from '@shamble/kernel';
import { RUN, SNEAK } from '../content/lengths.ts';
import { EPS } from '../geometry/limits.ts';

/** Where hundredths are told. */
const NEAR = 50;

/** Thousandths as inches to read; what lies within a limit stays within it, and what exceeds it reads as more. */
export function inches(thousandths: number, limits: readonly number[] = []): number {
  const whole = Math.round(thousandths);
  const limit = limits.find((one) => Math.abs(whole - one) < NEAR);
  if (limit === undefined) return Math.round(whole / 100) / 10;
  // Within the tolerance of the rules a length is the limit (AW-GEO04).
  if (Math.abs(whole - limit) <= EPS) return limit / 1000;
  return (whole > limit ? Math.ceil(whole / 10) : Math.floor(whole / 10)) / 100;
}

export const length = (thousandths: number, limits?: readonly number[]): Message => ({
  id: 'length',
  params: { n: inches(thousandths, limits) },
});

/** Where a Sneak and a Run end. */
const MOVES: readonly number[] = [SNEAK, RUN];

/** What a Move costs and what it leaves, in inches to read: told so that both add up. */
export function spent(cost: number, allowance: number): { readonly used: number; readonly left: number } {
  const used = inches(cost, [allowance, ...MOVES]);
  return { used, left: Math.max(0, Math.round(allowance / 10 - 100 * used) / 100) };
}

/** Too little to be told in tenths, and no contact. */
export const isHair = (thousandths: number): boolean => thousandths > EPS && thousandths < NEAR;

/** The room between two things that do not touch: never none. */
export const gapLength = (thousandths: number, limits?: readonly number[]): Message =>
  isHair(thousandths) ? { id: 'length.hair', params: { n: TENTH } } : length(Math.max(0, thousandths), limits);

const TENTH = 0.1;

/** A point by how far it lies from the south-west corner. */
export const coordinates = ([x, y]: Point): Message => ({
  id: 'coordinates',
  params: { x: inches(x), y: inches(y) },
});

const COMPASS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;

/** The eighth of the compass that a direction lies in, by comparing its two parts. */
export function compass(dx: number, dy: number): (typeof COMPASS)[number] {
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
  // The tangent of 22.5 degrees.
  const steep = 0.41421356;
  if (ay <= ax * steep) return dx >= 0 ? 'east' : 'west';
  if (ax <= ay * steep) return dy >= 0 ? 'north' : 'south';
  return dy > 0 ? (dx > 0 ? 'north-east' : 'north-west') : dx > 0 ? 'south-east' : 'south-west';
}

export const direction = (dx: number, dy: number): Message => ({ id: `compass.${compass(dx, dy)}` });
