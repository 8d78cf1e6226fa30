import { below32, Chance, ConfigError, configure, type Game, KEEP_ALL, Match, type State, seeded } from '../index.ts';
import { stream } from './depth.ts';
import { playOut } from './drive.ts';
import type { Setup } from './problem.ts';

/** The table that belongs to a seed: options, and seats unless they are given, are drawn until they fit together. */
export function drawSetup<S extends State>(game: Game<S>, seed: string, givenSeats?: number): Setup {
  const { s } = seeded(`${seed} set-up`);
  const { min, max } = game.seats;
  for (;;) {
    const seats = givenSeats ?? min + below32(s, max - min + 1);
    const drawn = game.options.map(({ id, values }) => [id, values[below32(s, values.length)]] as const);
    const options = Object.fromEntries(drawn);
    try {
      game.setup(configure(game, seats, options), new Chance(seeded(seed)));
      return { seats, options };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
    }
  }
}

/** The stream of the answers that are given in the random game of a seed. */
export const answering = (seed: string) => stream(`${seed} answering`);

/** Of thousands of random games some are very long. */
export const LONGEST = 20_000;

/** The random game of a seed, played to its end with nobody looking. */
export function playFuzzed<S extends State>(game: Game<S>, { seats, options }: Setup, seed: string): Match<S> {
  const match = Match.open(game, configure(game, seats, options), seed, KEEP_ALL);
  playOut(match, answering(seed), LONGEST);
  return match;
}
