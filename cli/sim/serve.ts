import { parentPort, workerData } from 'node:worker_threads';
import { botsFor, playOut, StallError } from '@shamble/bots';
import { findGame, type GameEntry } from '@shamble/games';
import { type Config, Match, miscounted, type TableKit } from '@shamble/kernel';
import { addGame, emptyTally, type Tally } from './tally.ts';

/** What a worker is to play, again and again with other seeds. */
export interface Job {
  readonly game: string;
  readonly config: Config;
  readonly seats: readonly string[];
  readonly seed: string;
}

/** Games with these numbers, the last one not included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A worker's life: plays the ranges it is sent and answers each with a tally. */
export async function serve(games: readonly GameEntry[]): Promise<void> {
  const job: Job = workerData;
  const kit = await findGame(job.game, games).load();
  parentPort?.on('message', (range: Range) => parentPort?.postMessage(playRange(kit, job, range)));
}

function playRange(kit: TableKit, job: Job, { from, to }: Range): Tally {
  const tally = emptyTally(job.seats.length);
  for (let game = from; game < to; game++) {
    const seed = `${job.seed}:${game}`;
    try {
      const match = Match.open(kit.game, job.config, seed, {});
      const pieces = kit.game.counts(match.state);
      const decisions = playOut(match, botsFor(job.seats, kit, seed));
      if (!match.outcome) throw new Error('the game ended without an outcome');
      const lost = miscounted(pieces, kit.game.counts(match.state));
      if (lost !== null) throw new Error(`the game ended with other pieces: ${lost}`);
      addGame(tally, match.outcome, match.turns, decisions);
    } catch (error) {
      const kind = error instanceof StallError ? 'stall' : 'error';
      tally.failures.push({ game, seed, kind, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return tally;
}
