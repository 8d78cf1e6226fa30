import { cpuUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Some machines count what a core does only in steps of 10 ms: work is timed for several of these. */
const SHORTEST = 0.05;

/**
 * How often a core does some work in a second of its own: what else runs on the machine does not count.
 * The work is done again until it took long enough to be timed.
 */
export function timesPerSecond(work: () => void): number {
  const start = busy();
  let times = 0;
  let seconds = 0;
  while (seconds < SHORTEST) {
    work();
    times++;
    seconds = (busy() - start) / 1e6;
  }
  return times / seconds;
}

/** Microseconds of this thread so far; a Node that cannot tell threads apart gives those of the process. */
export function busy(): number {
  const { user, system } = 'threadCpuUsage' in process ? process.threadCpuUsage() : cpuUsage();
  return user + system;
}

let collect: (() => void) | undefined = globalThis.gc;

/** Megabytes on the heap after everything unreachable was collected. */
export function heapMB(): number {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
