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

/** An answer after 8,000 events against the same after 200. */
export const HISTORY_BARS: Readonly<Record<keyof HistoryFigures, Bar>> = {
  ratio: { atMost: 1.5 },
  shared: { atMost: 1.5 },
};
