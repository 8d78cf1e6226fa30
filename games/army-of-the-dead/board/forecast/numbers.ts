import type { Message, Param } from '@shamble/kernel';
import type { Span } from '../../rules/span.ts';

/** The chances of 0, of 1, of 2 and so on. */
export type Spread = readonly number[];

export const mean = (spread: Spread): number => spread.reduce((sum, p, n) => sum + p * n, 0);

/** The chances of at least 1, of at least 2 and so on. */
export function tail(spread: Spread): number[] {
  const chances: number[] = [];
  let sum = 0;
  for (let n = spread.length - 1; n > 0; n--) {
    sum += spread[n];
    chances.unshift(sum);
  }
  return chances;
}

/** Numbers to one decimal, where the eye wants no more. */
export const rounded = (n: number): number => Math.round(n * 10) / 10;

/** A number, or from where to where it may be. */
export const between = ({ least, most }: Readonly<Span>): Param =>
  least === most ? String(least) : ({ id: 'boardview.span', params: { least, most } } satisfies Message);
