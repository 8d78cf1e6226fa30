import { random } from '@shamble/bots/advice/measuring';
import { below32, type Config, configure, Match, type Sensible, seeded } from '@shamble/kernel';
import { game } from '../rules/game.ts';
import type { War } from '../rules/state.ts';
import { sensible } from './index.ts';

const BOTS: Readonly<Record<string, Sensible>> = { sensible, random: random(game) };

/** More answers than this in one game mean that it does not end. */
const ENDLESS = 20_000;

/** One game as it ended. */
export interface Ended {
  readonly winners: readonly number[];
  readonly by: string;
  readonly turns: number;
  /** The side that went first in the first turn, and the side at the south edge. */
  readonly first: number;
  readonly south: number;
  readonly threat: number;
  /** Counters by side. */
  readonly counters: readonly number[];
  readonly answers: number;
  /** Milliseconds of processor time that the bots thought, for each activation of theirs. */
  readonly thinking: readonly number[];
}

export interface Setting {
  readonly seats: number;
  readonly options: Config['options'];
  /** The bot of each seat. */
  readonly bots: readonly string[];
}

const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Plays game number `i` to its end. */
export function playOne({ seats, options, bots }: Setting, i: number): Ended {
  const match: Match<War> = Match.open(game, configure(game, seats, options), `measure/${i}`, { events: false });
  const { s } = seeded(`measure/${i}`);
  const spent = new Map<number, number>();
  let first = 0;
  for (let [decision] = match.pending; decision !== undefined; [decision] = match.pending) {
    if (match.answers.length > ENDLESS) throw new Error(`game ${i} does not end`);
    const { seat, n, ask } = decision;
    const view = match.view(seat);
    const { activations, step, turn, initiative } = match.state;
    if (turn === 1) first = initiative;
    const began = processor();
    const { answer } = BOTS[bots[seat % bots.length]](view, decision, (most) => below32(s, most));
    if (bots[seat % bots.length] === 'sensible') {
      const key = step === 'activate' ? activations + 1 : activations;
      spent.set(key, (spent.get(key) ?? 0) + processor() - began);
    }
    const refusal = match.answer(seat, n, answer);
    if (refusal) throw new Error(`game ${i}, ${ask.id}: ${JSON.stringify(answer)} is refused: ${refusal.code}`);
  }
  const { outcome, state } = match;
  return {
    winners: outcome?.winners ?? [],
    by: String(outcome?.by),
    turns: state.turn,
    first,
    south: state.south ?? 0,
    threat: state.threat,
    counters: [0, 1].map((side) =>
      state.people.reduce(
        (sum, one) => sum + (one.side === side && one.status === 'playing' ? one.counters.length : 0),
        0,
      ),
    ),
    answers: match.answers.length,
    thinking: [...spent.values()],
  };
}
