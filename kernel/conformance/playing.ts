import {
  type Advice,
  choose,
  type Decision,
  type Game,
  type Json,
  Match,
  type Params,
  type Sensible,
  type State,
  sample,
} from '../index.ts';
import { stream } from './depth.ts';
import { give } from './drive.ts';

export { give, stream };

/** The same game from other positions: `change` alters each set-up. */
export const withSetup = <S extends State, K extends { readonly game: Game<S> }>(
  kit: K,
  change: (state: S) => void,
): K => ({
  ...kit,
  game: {
    ...kit.game,
    setup: (config, chance) => {
      const state = kit.game.setup(config, chance);
      change(state);
      return state;
    },
  },
});

/** Plays a game of sensible bots to its end; `each` sees every decision before it is answered. */
export function playSensibly<S extends State>(
  sensible: Sensible,
  match: Match<S>,
  seed: string,
  each: (decision: Decision, advice: Advice) => void = () => {},
): Match<S> {
  const below = stream(seed);
  for (let [decision] = match.pending; decision !== undefined; [decision] = match.pending) {
    const advice = sensible(match.view(decision.seat), decision, below);
    each(decision, advice);
    give(match, decision, advice.answer);
  }
  return match;
}

/** The states of a game of random players, one at each so many decisions, and the last. */
export function* randomStates<S extends State>(match: Match<S>, seed: string, every: number): Generator<S> {
  const below = stream(seed);
  for (let [decision] = match.pending; decision !== undefined; [decision] = match.pending) {
    if (match.answers.length % every === 0) yield match.state;
    give(match, decision, sample(decision, below, match.game));
  }
  yield match.state;
}

/** Asks a bot for its advice in a match. */
export const asking = (sensible: Sensible) => ({
  /** What it says to the decision that waits. */
  adviceIn<S extends State>(match: Match<S>): Advice {
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nothing is asked');
    return sensible(match.view(decision.seat), decision, stream('advice'));
  },
  /** What it says to a question that is put to a seat in this position. */
  adviceTo<S extends State>(
    match: Match<S>,
    seat: number,
    id: string,
    options: readonly string[],
    params: Params = {},
  ): Advice {
    return sensible(match.view(seat), choose(seat, { id, rules: [] }, options, { params }), stream('advice'));
  },
});

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
  const below = stream(`${seed} answers`);
  for (let i = 0; !match.over && i < most; i++) {
    const [decision] = match.pending;
    show(match, decision);
    const answer =
      below(randomly) === 0
        ? sample(decision, below, game)
        : sensible(match.view(decision.seat), decision, below).answer;
    give(match, decision, answer);
  }
  return match;
}
