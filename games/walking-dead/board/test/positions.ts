import { type Answer, below32, type Decision, Match, sample, seeded } from '@shamble/kernel';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import type { Walking } from '../../rules/state.ts';

/** A stream of numbers of its own for choices of a test. */
export function numbers(seed: string): (n: number) => number {
  const { s } = seeded(seed);
  return (n) => below32(s, n);
}

interface Setup {
  readonly edition?: 'fr' | 'it';
  readonly seats: number;
  readonly seed: string;
}

/** Plays a game, half at random and half sensibly, and shows every position before it is decided. */
export function playThrough(
  { edition = 'fr', seats, seed }: Setup,
  show: (match: Match<Walking>, decision: Decision) => void,
  most = 400,
): Match<Walking> {
  const match = Match.start(game, seats, { edition }, seed);
  const below = numbers(`${seed} answers`);
  for (let i = 0; !match.over && i < most; i++) {
    const [decision] = match.pending;
    show(match, decision);
    const answer =
      below(2) === 0
        ? sample(decision, below, game.checks)
        : sensible(match.view(decision.seat), decision, below).answer;
    give(match, decision, answer);
  }
  return match;
}

export function give(match: Match<Walking>, decision: Decision, answer: Answer): void {
  const refusal = match.answer(decision.seat, decision.n, answer);
  if (refusal) throw new Error(`${decision.ask.id} ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`);
}
