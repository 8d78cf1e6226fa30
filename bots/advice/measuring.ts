import { below32, type Decision, type Match, type Sensible, type State, sample, seeded } from '@shamble/kernel';
import { reasons } from './index.ts';

/** More answers than this in one game mean that it does not end. */
const ENDLESS = 40_000;

/** Milliseconds that bots thought, altogether and at the longest. */
export interface Thinking {
  thinking: number;
  slowest: number;
}

/** Any legal answer, for comparison. */
export const random =
  ({ checks }: Match['game']): Sensible =>
  (_view, decision, below) => ({ answer: sample(decision, below, checks), why: reasons('why').why('guess') });

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
  const began = performance.now();
  const advice = bot(view, decision, below);
  const took = performance.now() - began;
  tally.thinking += took;
  tally.slowest = Math.max(tally.slowest, took);
  const refusal = match.answer(seat, n, advice.answer);
  if (refusal) throw new Error(`${ask.id}: ${JSON.stringify(advice.answer)} is refused: ${refusal.code}`);
}

/** A share in percent, for reports. */
export const share = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

/** What stands behind `--name` on the command line. */
export function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
}
