import type { WholeGame } from '@shamble/games/whole';
import { median, timesPerSecond } from './measure.ts';

/** Work that only one game has: what it takes and may take, in milliseconds. */
export interface TaskFigure {
  readonly id: string;
  readonly ms: number;
  readonly atMost: number;
}

/** The median of some slices; the first only warms up. */
export async function measureTasks(game: Pick<WholeGame, 'tasks'>, slices: number): Promise<TaskFigure[]> {
  return (await game.tasks()).map(({ id, atMost, prepare }) => {
    const work = prepare();
    const times = Array.from({ length: slices + 1 }, () => 1000 / timesPerSecond(work));
    return { id, ms: median(times.slice(1)), atMost };
  });
}
