import { type Config, clone, type Game, type Match, type Rules, type State, type Table } from '../index.ts';

/** A game that plays as before, and tells what a match keeps to itself. */
export interface Watched<S extends State> {
  readonly game: Game<S>;
  /** The component counts right after the set-up. */
  startCounts(): Readonly<Record<string, number>>;
  /** A copy of the state at the last checkpoint of a match of this game, which stands at `match.lastCheckpoint`. */
  checkpoint(match: Match<S>): S;
}

export function watch<S extends State>(game: Game<S>): Watched<S> {
  let counts: Readonly<Record<string, number>> = {};
  // A match never exchanges its state while it runs on, so the state stands for the match.
  const checkpoints = new WeakMap<S, S>();
  const setup = (config: Config, chance: Parameters<Game<S>['setup']>[1]): S => {
    const state = game.setup(config, chance);
    counts = game.counts(state);
    return state;
  };
  const play = (table: Table<S>): Rules => {
    const keep = (): unknown => checkpoints.set(table.state, clone(table.state));
    const told = table.onCheckpoint;
    table.onCheckpoint = () => {
      told?.();
      keep();
    };
    keep();
    return game.play(table);
  };
  const watched: Game<S> = Object.create(game, { setup: { value: setup }, play: { value: play } });
  return {
    game: watched,
    startCounts: () => counts,
    checkpoint: (match) => {
      const state = checkpoints.get(match.state);
      if (!state) throw new Error('this match is not one of the watched game');
      return clone(state);
    },
  };
}
