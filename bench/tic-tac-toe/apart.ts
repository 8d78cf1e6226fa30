import { Worker } from 'node:worker_threads';
import { type ContestResult, VoidRunError } from './contest.ts';
import type { Report } from './thread.ts';

/** The contest in a fresh thread: code that other games have shaped the engine's guesses with would blur it. */
export async function contestApart(batch: number, rounds: number): Promise<ContestResult> {
  const report = await new Promise<Report>((resolve, reject) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: [batch, rounds] });
    thread.on('message', resolve).on('error', reject);
  });
  if ('differing' in report) throw new VoidRunError(report.differing);
  return report.result;
}
