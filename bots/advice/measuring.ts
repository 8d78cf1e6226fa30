import { below32, type Decision, type Match, type Sensible, type State, sample, seeded } from '@shamble/kernel';
import { reasons } from './index.ts';

/** More answers than this in one game mean that it does not end. */
const ENDLESS = 40_000;

/** Milliseconds that bots thought, altogether and at the longest. */
export interface Thinking {
  thinking: number;
  slowest: number;
  /** Those of each decision, where they are asked for. */
  readonly times?: number[];
}

/** The processor's clock of a thread goes on in steps of this many milliseconds. */
const TICK = 4;

/**
 * What comes of something, and how many milliseconds it kept a processor busy at the most. On a busy machine a thread waits for
 * its turn: time by the wall is too much then, and the thread's own clock is exact to a tick.
 */
function timed<T>(act: () => T): { result: T; took: number } {
  const cpu = process.threadCpuUsage();
  const wall = performance.now();
  const result = act();
  const passed = performance.now() - wall;
  const { user, system } = process.threadCpuUsage(cpu);
  return { result, took: Math.min(passed, (user + system) / 1000 + TICK) };
}

/** Any legal answer, for comparison. */
export const random =
  (game: Match['game']): Sensible =>
  (_view, decision, below) => ({ answer: sample(decision, below, game), why: reasons('why').why('guess') });

/** Plays game number `i` to its end, with a bot for each seat, and adds up how long they thought. */
export function playMeasured<S extends State>(
  match: Match<S>,
  botOf: (seat: number) => Sensible,
  i: number,
  tally: Thinking,
): void {
  const { s } = seeded(`measure/${i}`);
  for (let [decision] = match.pending; decision !== undefined; [decision] = match.pending) {
    if (match.answers.length > ENDLESS) throw new Error(`game ${i} does not end`);
    answer(match, decision, botOf(decision.seat), (n) => below32(s, n), tally);
  }
}

function answer<S extends State>(
  match: Match<S>,
  decision: Decision,
  bot: Sensible,
  below: Parameters<Sensible>[2],
  tally: Thinking,
): void {
  const { seat, n, ask } = decision;
  const view = match.view(seat);
  const { result: advice, took } = timed(() => bot(view, decision, below));
  tally.thinking += took;
  tally.slowest = Math.max(tally.slowest, took);
  tally.times?.push(took);
  const refusal = match.answer(seat, n, advice.answer);
  if (refusal) throw new Error(`${ask.id}: ${JSON.stringify(advice.answer)} is refused: ${refusal.code}`);
}

/** The least time that this part of all decisions keeps to. */
export function within(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** A share in percent, for reports. */
export const share = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

/** What stands behind `--name` on the command line. */
export function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
}
