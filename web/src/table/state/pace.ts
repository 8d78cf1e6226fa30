import type { Pace } from '@shamble/parts/board';

/** Milliseconds of one step of motion. */
const STEP: Readonly<Record<Pace, number>> = { off: 0, fast: 120, normal: 250, slow: 500 };

/** A group is shown for at least and at most this many steps. */
const LEAST = 3;
const MOST = 7;

/** How long a group of so many sentences stays before the next comes; a long queue goes faster. */
export function stay(pace: Pace, sentences: number, waiting: number): number {
  const steps = Math.min(MOST, LEAST + sentences);
  return (STEP[pace] * steps) / (1 + waiting / 3);
}
