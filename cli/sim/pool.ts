import { Worker } from 'node:worker_threads';
import type { Job } from './serve.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** Ranges are short enough that no worker idles long at the end, and long enough to cost nothing to hand out. */
const rangeLength = (games: number, jobs: number): number => Math.max(1, Math.min(50, Math.ceil(games / (jobs * 8))));

/** Plays `games` games in `jobs` threads. Which thread plays which game changes nothing in the sum. */
export async function playAll(
  worker: URL,
  job: Job,
  games: number,
  jobs: number,
  progress: (done: number) => void,
): Promise<Tally> {
  const sum = emptyTally(job.seats.length);
  const length = rangeLength(games, jobs);
  let next = 0;
  const oneWorker = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(worker, { workerData: job });
      const hand = (): void => {
        if (next >= games) {
          void thread.terminate();
          resolve();
          return;
        }
        const from = next;
        next = Math.min(games, from + length);
        thread.postMessage({ from, to: next });
      };
      thread.on('message', (part: Tally) => {
        addTally(sum, part);
        progress(sum.finished + sum.failures.length);
        hand();
      });
      thread.on('error', reject);
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, Math.ceil(games / length)) }, oneWorker));
  sum.failures.sort((a, b) => a.game - b.game);
  return sum;
}
