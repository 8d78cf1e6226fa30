import { WHOLE_GAMES, type WholeGame } from '@shamble/games/whole';
import { type Effort, type GameFigures, measureGame } from './games.ts';
import { type HistoryEffort, type HistoryFigures, measureHistory } from './history.ts';
import { measureTasks, type TaskFigure } from './tasks.ts';
import { contestApart } from './tic-tac-toe/apart.ts';
import type { ContestResult } from './tic-tac-toe/contest.ts';

export { type Bar, barsFor, CONTEST_BARS, GAME_BARS, HISTORY_BARS, meets } from './bars.ts';
export type { GameFigures } from './games.ts';
export type { HistoryFigures } from './history.ts';
export { type ContestResult, VoidRunError } from './tic-tac-toe/contest.ts';

export interface BenchResult {
  /** Games per second. */
  readonly ticTacToe: ContestResult;
  readonly games: Readonly<Record<string, GameFigures>>;
  /** Work of single games. */
  readonly tasks: Readonly<Record<string, readonly TaskFigure[]>>;
  readonly history: HistoryFigures;
}

export interface BenchHow {
  /** A run of about a second that shows only that everything works. */
  readonly quick?: boolean;
  readonly games?: readonly WholeGame[];
}

const FULL: Effort = { warmUpGames: 500, games: 10_000, slice: 500, cloneSlices: 50, forks: 200, logs: 51 };
const QUICK: Effort = { warmUpGames: 2, games: 10, slice: 5, cloneSlices: 3, forks: 5, logs: 3 };

const LONG: HistoryEffort = { tables: 25, early: 200, late: 8000, shortest: 100_000 };
const SHORT: HistoryEffort = { tables: 1, early: 20, late: 200, shortest: 20_000 };

/** Measures everything in this one process, the contest in a thread of its own; throws a VoidRunError where the contestants differ. */
export async function runBench({ quick = false, games = WHOLE_GAMES }: BenchHow = {}): Promise<BenchResult> {
  const ticTacToe = await (quick ? contestApart(50, 1) : contestApart(1000, 21));
  const figures: Record<string, GameFigures> = {};
  const tasks: Record<string, TaskFigure[]> = {};
  for (const entry of games) {
    figures[entry.id] = await measureGame(entry, quick ? QUICK : FULL);
    const own = await measureTasks(entry, quick ? 1 : 20);
    if (own.length > 0) tasks[entry.id] = own;
  }
  const history = await measureHistory(games, quick ? SHORT : LONG);
  return { ticTacToe, games: figures, tasks, history };
}
