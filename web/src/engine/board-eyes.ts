import type { Json, Seat } from '@shamble/kernel';
import { loadBoard } from '../app/boards.ts';

/** The page's side of what the engine asks boards: they are loaded here, as they draw here too. */
export const boardEyes = {
  /** Where the board cannot be asked, everybody may have secrets. */
  hasSecrets: (game: string, view: Json, seat: Seat): Promise<boolean> =>
    ask(game, (board) => board.hasSecrets(view, seat), true),
  round: (game: string, view: Json): Promise<number> => ask(game, (board) => board.round(view), 0),
};

export type BoardEyes = typeof boardEyes;

type Board = Awaited<ReturnType<typeof loadBoard>>;

/** A board that fails must not stop its table. */
async function ask<T>(game: string, question: (board: Board) => T, otherwise: T): Promise<T> {
  try {
    return question(await loadBoard(game));
  } catch {
    return otherwise;
  }
}
