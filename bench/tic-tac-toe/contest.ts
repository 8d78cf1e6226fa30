import { type Below, below32, same, seeded } from '@shamble/kernel';
import { median, timesPerSecond } from '../measure.ts';
import { playBoardgameio } from './boardgameio.ts';
import { playKernel } from './kernel.ts';
import { playPlain, type Tally } from './plain.ts';

export type Contestant = 'kernel' | 'plain' | 'boardgameio';

/** Games per second of each, and what each computed, in the order of `CONTESTANTS`. */
export type ContestResult = Readonly<Record<Contestant, number>> & { readonly checksums: readonly number[] };

/** Contestants that did not play the same games: the run says nothing. */
export class VoidRunError extends Error {
  readonly tallies: Readonly<Record<string, Tally>>;

  constructor(tallies: Readonly<Record<string, Tally>>) {
    const each = Object.entries(tallies).map(([name, tally]) => `${name} ${JSON.stringify(tally)}`);
    super(`the contestants differ, the run is void: ${each.join('; ')}`);
    this.tallies = tallies;
  }
}

type Player = (games: number, below: Below) => Tally;

export const CONTESTANTS: Readonly<Record<Contestant, Player>> = {
  kernel: playKernel,
  plain: playPlain,
  boardgameio: playBoardgameio,
};

/** Every contestant plays the same batch of games in turn, round after round; the median round counts. */
export function contest(batch: number, rounds: number, players = CONTESTANTS): ContestResult {
  const names = Object.keys(players) as Contestant[];
  const rates: Record<Contestant, number[]> = { kernel: [], plain: [], boardgameio: [] };
  let checksums: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const tallies = {} as Record<Contestant, Tally>;
    for (const name of names) {
      const rate = timesPerSecond(() => {
        tallies[name] = players[name](batch, stream());
      });
      // The first round only warms up.
      if (round > 0) rates[name].push(batch * rate);
    }
    if (names.some((name) => !same(tallies[name], tallies.plain))) throw new VoidRunError(tallies);
    checksums = names.map((name) => tallies[name].checksum);
  }
  return {
    kernel: median(rates.kernel),
    plain: median(rates.plain),
    boardgameio: median(rates.boardgameio),
    checksums,
  };
}

function stream(): Below {
  const { s } = seeded('tic-tac-toe');
  return (n) => below32(s, n);
}
