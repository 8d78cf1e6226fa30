import { BOARDS } from '@shamble/games/boards';
import type { GameBoard } from '@shamble/parts/board';

const loaded = new Map<string, Promise<GameBoard>>();

export function loadBoard(id: string): Promise<GameBoard> {
  const known = loaded.get(id);
  if (known) return known;
  const load = (BOARDS as Readonly<Record<string, () => Promise<{ readonly board: GameBoard }>>>)[id];
  if (!load) return Promise.reject(new Error(`the game "${id}" has no board`));
  const fresh = load().then(({ board }) => board);
  // A failed download may be tried again.
  fresh.catch(() => loaded.delete(id));
  loaded.set(id, fresh);
  return fresh;
}
