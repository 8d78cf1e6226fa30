import { createRequire } from 'node:module';
import type { Below } from '@shamble/kernel';
import type { Game } from 'boardgame.io';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js';
import type { Tally } from './plain.ts';

interface Board {
  cells: number[];
}

// The rival at its best: production mode, no store, no client, no undo, no freezing of its states, one reducer and one
// first state for all games.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig }: typeof Internal = require('boardgame.io/internal');
createRequire(require.resolve('boardgame.io/internal'))('immer').setAutoFreeze(false);

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Its boards are of another kind of array: in a function shared with the others they would slow down all three. */
function wins(cells: readonly number[], seat: number): boolean {
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
}

const game: Game<Board> = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] >= 0) return 'INVALID_MOVE';
      G.cells[cell] = Number(playerID);
    },
  },
  endIf: ({ G, ctx }) => {
    const seat = Number(ctx.currentPlayer);
    if (wins(G.cells, seat)) return { winner: seat };
    if (!G.cells.includes(-1)) return { winner: -1 };
  },
};

const processed = ProcessGameConfig(game);
const reduce = CreateGameReducer({ game: processed });
const first = InitializeGame({ game: processed, numPlayers: 2 });

export function playBoardgameio(games: number, below: Below): Tally {
  const tally: Tally = { moves: 0, wins: [0, 0], draws: 0, checksum: 0 };
  for (let g = 0; g < games; g++) {
    let state = first;
    while (state.ctx.gameover === undefined) {
      const { cells }: Board = state.G;
      const free: number[] = [];
      for (let i = 0; i < 9; i++) if (cells[i] < 0) free.push(i);
      const cell = free[below(free.length)];
      state = reduce(state, mark(cell, state.ctx.currentPlayer));
      tally.moves++;
      tally.checksum = (Math.imul(tally.checksum, 31) + cell) | 0;
    }
    const { winner } = state.ctx.gameover;
    if (winner < 0) tally.draws++;
    else tally.wins[winner as 0 | 1]++;
  }
  return tally;
}

const mark = (cell: number, playerID: string) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type: 'mark', args: [cell], playerID, credentials: undefined },
});
