import type { Below } from '@shamble/kernel';

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

export function wins(cells: readonly number[], seat: number): boolean {
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
}

/** What a contestant did; all contestants must agree on every number. */
export interface Tally {
  moves: number;
  wins: [number, number];
  draws: number;
  checksum: number;
}

/** Tic-tac-toe with nothing around it: no log, no options by id, no refusal. */
export function playPlain(games: number, below: Below): Tally {
  const tally: Tally = { moves: 0, wins: [0, 0], draws: 0, checksum: 0 };
  for (let g = 0; g < games; g++) {
    const cells = [-1, -1, -1, -1, -1, -1, -1, -1, -1];
    let winner = -1;
    let turn = 0;
    while (winner < 0 && turn < 9) {
      const free: number[] = [];
      for (let i = 0; i < 9; i++) if (cells[i] < 0) free.push(i);
      const seat = turn & 1;
      const cell = free[below(free.length)];
      cells[cell] = seat;
      turn++;
      if (wins(cells, seat)) winner = seat;
      tally.checksum = (Math.imul(tally.checksum, 31) + cell) | 0;
    }
    tally.moves += turn;
    if (winner < 0) tally.draws++;
    else tally.wins[winner]++;
  }
  return tally;
}
