import type { Ruled, Sensible, TableKit } from '@shamble/kernel';

/** One game of the shelf: its id, and what runs its tables, loaded on demand. */
export interface GameEntry {
  readonly id: string;
  load(): Promise<TableKit>;
}

/** A game's id, its rules and its own player. */
type Line = readonly [id: string, () => Promise<{ table: Ruled }>, () => Promise<{ sensible: Sensible }>];

const LINES: readonly Line[] = [
  ['pints-of-blood', () => import('@shamble/pints-of-blood/table'), () => import('@shamble/pints-of-blood/bot')],
  ['walking-dead', () => import('@shamble/walking-dead/table'), () => import('@shamble/walking-dead/bot')],
];

export const GAMES: readonly GameEntry[] = LINES.map(([id, rules, bot]) => ({
  id,
  async load() {
    const [{ table }, { sensible }] = await Promise.all([rules(), bot()]);
    return { ...table, sensible };
  },
}));

/** A game id that is not on the shelf. */
export class UnknownGameError extends Error {
  readonly id: string;
  readonly known: readonly string[];

  constructor(id: string, known: readonly string[]) {
    super(`there is no game "${id}"; known games: ${known.join(', ')}`);
    this.id = id;
    this.known = known;
  }
}

export function findGame(id: string): GameEntry;
export function findGame<Entry extends GameEntry>(id: string, games: readonly Entry[]): Entry;
export function findGame(id: string, games: readonly GameEntry[] = GAMES): GameEntry {
  const entry = games.find((game) => game.id === id);
  if (!entry)
    throw new UnknownGameError(
      id,
      games.map((game) => game.id),
    );
  return entry;
}
