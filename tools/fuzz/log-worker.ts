import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '@shamble/games';
import { logNumber, tryLog } from './try-log.ts';

/** Says which log it is at, so that somebody sees where it hangs. */
const { seed, from, to, at } = workerData as { seed: string; from: number; to: number; at: Int32Array };
const games = await Promise.all(GAMES.map(async (entry) => (await entry.load()).game));
const found: Record<string, number> = {};
const faults: string[] = [];
for (let i = from; i < to; i++) {
  Atomics.store(at, 0, i);
  try {
    const how = tryLog(games, logNumber(games, seed, i));
    found[how] = (found[how] ?? 0) + 1;
  } catch (error) {
    faults.push(`log ${i}: ${error instanceof Error ? error.stack : error}`);
  }
}
parentPort?.postMessage({ found, faults });
