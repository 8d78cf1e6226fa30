import { BOARDS } from '@shamble/games/boards';
import type { BoardProps, GameBoard } from '@shamble/kernel';
import type { ComponentType } from 'react';

export type WebBoard = GameBoard<ComponentType<BoardProps>>;

const loaded = new Map<string, Promise<WebBoard>>();

export function loadBoard(id: string): Promise<WebBoard> {
  const known = loaded.get(id);
  if (known) return known;
  const load = (BOARDS as Readonly<Record<string, () => Promise<{ readonly board: WebBoard }>>>)[id];
  if (!load) return Promise.reject(new Error(`the game "${id}" has no board`));
  const fresh = load().then(({ board }) => board);
  // A failed download may be tried again.
  fresh.catch(() => loaded.delete(id));
  loaded.set(id, fresh);
  return fresh;
}
