import {
  type Answer,
  below32,
  type Decision,
  type Game,
  type Json,
  Match,
  type Sensible,
  type State,
  sample,
  seeded,
} from '@shamble/kernel';

/** A stream of numbers of its own for choices of a test. */
export function numbers(seed: string): (n: number) => number {
  const { s } = seeded(seed);
  return (n) => below32(s, n);
}

export function give<S extends State>(match: Match<S>, decision: Decision, answer: Answer): void {
  const refusal = match.answer(decision.seat, decision.n, answer);
  if (refusal) throw new Error(`${decision.ask.id} ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`);
}

interface Players<S extends State> {
  readonly game: Game<S>;
  readonly sensible: Sensible;
  /** One answer in so many is any legal one. */
  readonly randomly: number;
}

interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
}

/** Plays a game, partly at random and partly sensibly, and shows every position before it is decided. */
export function playThrough<S extends State>(
  { game, sensible, randomly }: Players<S>,
  { seats, options, seed }: Setup,
  show: (match: Match<S>, decision: Decision) => void,
  most = 400,
): Match<S> {
  const match = Match.start(game, seats, options, seed);
  const below = numbers(`${seed} answers`);
  for (let i = 0; !match.over && i < most; i++) {
    const [decision] = match.pending;
    show(match, decision);
    const answer =
      below(randomly) === 0
        ? sample(decision, below, game.checks)
        : sensible(match.view(decision.seat), decision, below).answer;
    give(match, decision, answer);
  }
  return match;
}
