import { botsFor, chooser, playOut } from '@shamble/bots';
import type { GameEntry } from '@shamble/games';
import {
  type Below,
  type Config,
  clone,
  configure,
  exportLog,
  type Game,
  KEEP_ALL,
  Match,
  sample,
  type TableKit,
} from '@shamble/kernel';
import { heapMB, median, timesPerSecond } from './measure.ts';

/** What one game achieves with three random bots on one core. */
export interface GameFigures {
  readonly turnsPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly clonesPerSecond: number;
  /** Milliseconds of a fork at some decision of a match that keeps snapshots. */
  readonly resumeMs: number;
  /** Bytes of the longest log among games of sensible bots. */
  readonly logBytes: number;
  /** Megabytes that stay on the heap after all the games. */
  readonly heapGrowthMB: number;
}

/** How long to measure. */
export interface Effort {
  readonly warmUpGames: number;
  readonly games: number;
  /** Games of one timed slice; the median slice counts. */
  readonly slice: number;
  readonly cloneSlices: number;
  readonly forks: number;
  readonly logs: number;
}

const SEATS = 3;
const CLONES = 2000;

export async function measureGame(entry: GameEntry, effort: Effort): Promise<GameFigures> {
  const kit = await entry.load();
  const { game } = kit;
  const { min, max } = game.seats;
  const config = configure(game, Math.max(min, Math.min(max, entry.measure?.seats ?? SEATS)));
  return {
    ...throughput(game, config, effort),
    clonesPerSecond: clonesPerSecond(game, config, effort),
    resumeMs: resumeMs(game, config, effort),
    logBytes: logBytes(kit, config, effort),
  };
}

/** Answers decisions at random, up to the end or a number of decisions. */
function playOn(match: Match, below: Below, decisions = Number.POSITIVE_INFINITY): void {
  for (let next = match.only; next !== null && match.answers.length < decisions; next = match.only) {
    const refusal = match.answer(next.seat, next.n, sample(next, below, match.game));
    if (refusal) throw new Error(`${next.ask.id}: ${refusal.code} ${JSON.stringify(refusal.params ?? {})}`);
  }
}

function throughput(game: Game, config: Config, { warmUpGames, games, slice }: Effort) {
  let turns = 0;
  let decisions = 0;
  const playGames = (from: number, count: number): void => {
    turns = 0;
    decisions = 0;
    for (let i = from; i < from + count; i++) {
      const match = Match.open(game, config, `bench:${i}`, {});
      playOn(match, chooser(`bench:${i}`));
      turns += match.turns;
      decisions += match.answers.length;
    }
  };
  playGames(0, warmUpGames);
  const turnRates: number[] = [];
  const decisionRates: number[] = [];
  const before = heapMB();
  for (let done = 0; done < games; done += slice) {
    const rate = timesPerSecond(() => playGames(warmUpGames + done, Math.min(slice, games - done)));
    turnRates.push(turns * rate);
    decisionRates.push(decisions * rate);
  }
  return {
    turnsPerSecond: median(turnRates),
    decisionsPerSecond: median(decisionRates),
    heapGrowthMB: heapMB() - before,
  };
}

/** A match in the middle of its game, at a decision that the seed chooses. */
function midGame(game: Game, config: Config, seed: string, keeping: Match['keeping']): Match {
  const whole = Match.open(game, config, seed, {});
  playOn(whole, chooser(seed));
  const { length } = whole.answers;
  const decisions = Math.floor(length / 4) + chooser(`${seed}/at`)(Math.max(1, Math.floor(length / 2)));
  const match = Match.open(game, config, seed, keeping);
  playOn(match, chooser(seed), decisions);
  return match;
}

function clonesPerSecond(game: Game, config: Config, { cloneSlices }: Effort): number {
  const { state } = midGame(game, config, 'clone', {});
  const rates: number[] = [];
  let last = state;
  for (let i = 0; i <= cloneSlices; i++) {
    const rate = timesPerSecond(() => {
      for (let n = 0; n < CLONES; n++) last = clone(state);
    });
    // The first slice only warms up.
    if (i > 0) rates.push(CLONES * rate);
  }
  if (last === state) throw new Error('nothing was cloned');
  return median(rates);
}

function resumeMs(game: Game, config: Config, { forks }: Effort): number {
  const times: number[] = [];
  for (let i = 0; i < forks * 2; i++) {
    const match = midGame(game, config, `resume:${i}`, { snapshots: true });
    const start = performance.now();
    match.fork();
    // The first half only warms up.
    if (i >= forks) times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * The longest log of some games as people play them: random games wander, and end late. What is played is a game's
 * first option (a level, a Mission), and all its values take turns.
 */
function logBytes(kit: TableKit, { seats }: Config, { logs }: Effort): number {
  const [first] = kit.game.options;
  const sizes = Array.from({ length: logs }, (_, i) => {
    const config = configure(kit.game, seats, first ? { [first.id]: first.values[i % first.values.length] } : {});
    const match = Match.open(kit.game, config, `log:${i}`, KEEP_ALL);
    playOut(match, botsFor(Array(seats).fill('sensible'), kit, `log:${i}`));
    return Buffer.byteLength(exportLog(match));
  });
  return Math.max(...sizes);
}
