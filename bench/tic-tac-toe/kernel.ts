import { type Below, type Game, Match, type Prompt, type State } from '@shamble/kernel';
import { type Tally, wins } from './plain.ts';

interface Board extends State {
  cells: number[];
  turn: number;
  winner: number;
}

const MARK: Prompt = { id: 'mark', rules: [] };
const IDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

function free(cells: readonly number[]): string[] {
  const ids: string[] = [];
  for (let i = 0; i < 9; i++) if (cells[i] < 0) ids.push(IDS[i]);
  return ids;
}

/** Tic-tac-toe on the kernel: options, refusals, log, checkpoints. */
const ticTacToe: Game<Board> = {
  id: 'tic-tac-toe',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  setup: (_, chance) => ({ rng: chance.rng, cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1], turn: 0, winner: -1 }),
  *play(table) {
    const { state } = table;
    const { cells } = state;
    while (state.winner < 0 && state.turn < 9) {
      table.checkpoint();
      const seat = state.turn & 1;
      const cell = Number(yield* table.choose(seat, MARK, free(cells)));
      cells[cell] = seat;
      state.turn++;
      if (wins(cells, seat)) state.winner = seat;
      table.emit({ type: 'marked', seat, cell, rules: [] });
    }
  },
  outcome: (s) => (s.winner >= 0 ? { id: 'line', winners: [s.winner] } : { id: 'draw', winners: [] }),
  view: (s) => ({ cells: s.cells.slice(), turn: s.turn }),
  scramble: () => {},
  counts: (s) => ({ cells: s.cells.length }),
  turns: (s) => s.turn,
};

const CONFIG = { seats: 2, options: {} };
const KEEP_LOG = {};

export function playKernel(games: number, below: Below): Tally {
  const tally: Tally = { moves: 0, wins: [0, 0], draws: 0, checksum: 0 };
  for (let g = 0; g < games; g++) {
    const match = Match.open(ticTacToe, CONFIG, '0', KEEP_LOG);
    for (let decision = match.only; decision !== null; decision = match.only) {
      if (decision.kind !== 'choose') throw new Error('unexpected decision');
      const id = decision.options[below(decision.options.length)];
      if (match.answer(decision.seat, decision.n, id)) throw new Error('refused');
      tally.checksum = (Math.imul(tally.checksum, 31) + Number(id)) | 0;
    }
    tally.moves += match.answers.length;
    const winner = match.outcome?.winners[0];
    if (winner === undefined) tally.draws++;
    else tally.wins[winner]++;
  }
  return tally;
}
