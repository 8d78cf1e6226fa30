import { BOARDS } from '@shamble/games/boards';
import type { Kit } from '@shamble/kernel';
import type { GameBoard } from '@shamble/parts/board';

type Line = readonly [() => Promise<{ readonly kit: Kit }>, () => Promise<{ readonly board: GameBoard }>];

/** The ways to a game's words and looks; undefined where there is no such game. */
export const SHOWN: Readonly<Record<string, Line | undefined>> = BOARDS;

const loaded = new Map<string, Promise<GameBoard>>();

export function loadBoard(id: string): Promise<GameBoard> {
  const known = loaded.get(id);
  if (known) return known;
  const [, load] = SHOWN[id] ?? [];
  if (!load) return Promise.reject(new Error(`the game "${id}" has no board`));
  const fresh = load().then(({ board }) => board);
  // A failed download may be tried again.
  fresh.catch(() => loaded.delete(id));
  loaded.set(id, fresh);
  return fresh;
}
