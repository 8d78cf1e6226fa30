import { parentPort, workerData } from 'node:worker_threads';
import { type ContestResult, contest, VoidRunError } from './contest.ts';
import type { Tally } from './plain.ts';

/** What the thread sends back: a result, or what each contestant computed in a run that is void. */
export type Report = { readonly result: ContestResult } | { readonly differing: Readonly<Record<string, Tally>> };

function run([batch, rounds]: [number, number]): Report {
  try {
    return { result: contest(batch, rounds) };
  } catch (error) {
    if (!(error instanceof VoidRunError)) throw error;
    return { differing: error.tallies };
  }
}

parentPort?.postMessage(run(workerData));
