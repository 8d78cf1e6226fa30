import type { Measure } from '@shamble/games';
import type { GameFigures } from './games.ts';
import type { HistoryFigures } from './history.ts';

/** A figure's bar: what it must reach, or must not exceed. */
export type Bar = { readonly atLeast: number } | { readonly atMost: number };

export const meets = (bar: Bar, value: number): boolean =>
  'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;

/** Kernel over boardgame.io, and plain code over the kernel. */
export const CONTEST_BARS = { boardgameio: { atLeast: 50 }, plain: { atMost: 3 } } as const satisfies Record<
  string,
  Bar
>;

export const GAME_BARS: Readonly<Record<keyof GameFigures, Bar | null>> = {
  turnsPerSecond: { atLeast: 19_000 },
  decisionsPerSecond: null,
  clonesPerSecond: { atLeast: 200_000 },
  resumeMs: { atMost: 0.2 },
  logBytes: { atMost: 5 * 1024 },
  heapGrowthMB: { atMost: 20 },
};

/** The bars of one game, in a run in which plain tic-tac-toe came to so many games per second. */
export function barsFor(measure: Measure | undefined, plain: number): typeof GAME_BARS {
  if (measure === undefined) return GAME_BARS;
  return {
    ...GAME_BARS,
    turnsPerSecond: { atLeast: measure.turns * plain },
    clonesPerSecond: { atLeast: measure.clones * plain },
    logBytes: { atMost: measure.logBytes },
  };
}

/** An answer after 8,000 events against the same after 200. */
export const HISTORY_BARS: Readonly<Record<keyof HistoryFigures, Bar>> = {
  ratio: { atMost: 1.5 },
  shared: { atMost: 1.5 },
};
