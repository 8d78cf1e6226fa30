import type { Glance } from '@shamble/parts/board';
import { loadBoard } from '../boards.ts';
import { readAtOnce } from '../voice.ts';

const loaded = new Map<string, Promise<Glance>>();

/** The pictures of a game at a glance, fetched once and again after a failure. */
export function glanceOf(game: string): Promise<Glance> {
  const known = loaded.get(game);
  if (known) return known;
  const fresh = readAtOnce(loadBoard(game).then((board) => board.glance()));
  fresh.catch(() => loaded.delete(game));
  loaded.set(game, fresh);
  return fresh;
}
