import type { Kit } from '@shamble/kernel';
import type { GameBoard } from '@shamble/parts/board';
import { loadBoard } from './boards.ts';
import { kitOf } from './kits.ts';
import { readAtOnce } from './voice.ts';

const loading = new Map<string, Promise<readonly [Kit, GameBoard]>>();

/** A stored table of a game that is not here is refused when it is opened, before this. */
const known = (kit: Kit | null): Kit => {
  if (kit === null) throw new Error('the game of this table is not here');
  return kit;
};

/** The rules and the looks of a game, fetched once; what failed is tried again. */
export function loadGame(game: string): Promise<readonly [Kit, GameBoard]> {
  const before = loading.get(game);
  if (before) return before;
  const fresh = readAtOnce(Promise.all([kitOf(game).then(known), loadBoard(game)]));
  fresh.catch(() => loading.delete(game));
  loading.set(game, fresh);
  return fresh;
}
