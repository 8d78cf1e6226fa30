import { type Answer, below32, type Decision, Match, sample, seeded } from '@shamble/kernel';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import type { Pints } from '../../rules/state.ts';

/** A stream of numbers of its own for choices of a test. */
export function numbers(seed: string): (n: number) => number {
  const { s } = seeded(seed);
  return (n) => below32(s, n);
}

interface Setup {
  readonly level: 'starter' | 'main';
  readonly seats: number;
  readonly seed: string;
}

/** Plays a game, half at random and half sensibly, and shows every position before it is decided. */
export function playThrough(
  { level, seats, seed }: Setup,
  show: (match: Match<Pints>, decision: Decision) => void,
  most = 400,
): Match<Pints> {
  const match = Match.start(game, seats, { level }, seed);
  const below = numbers(`${seed} answers`);
  for (let i = 0; !match.over && i < most; i++) {
    const [decision] = match.pending;
    show(match, decision);
    const answer =
      below(3) === 0
        ? sample(decision, below, game.checks)
        : sensible(match.view(decision.seat), decision, below).answer;
    give(match, decision, answer);
  }
  return match;
}

export function give(match: Match<Pints>, decision: Decision, answer: Answer): void {
  const refusal = match.answer(decision.seat, decision.n, answer);
  if (refusal) throw new Error(`${decision.ask.id} ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`);
}

/** The answers of somebody who does nothing that need not be done. */
const LEAST = ['go-on', 'stop', 'refuse', 'attract', 'endure', 'keep', 'leave'];

/** Goes on to the end of a turn, placing nothing but what was decided, playing nothing. */
export function endTurn(match: Match<Pints>, turn: number, below: (n: number) => number): void {
  while (!match.over && match.state.turn === turn) {
    const [decision] = match.pending;
    const options: readonly string[] = decision.kind === 'place' ? [] : decision.options;
    const least = LEAST.find((id) => options.includes(id));
    const answer =
      decision.ask.id === 'place' ? [] : (least ?? sample({ ...decision, beside: [] }, below, game.checks));
    give(match, decision, answer);
  }
}
