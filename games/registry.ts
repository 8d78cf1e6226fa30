import type { Ruled, Sensible, TableKit } from '@shamble/kernel';

/** What a large game is held to in place of the usual bars: shares of plain tic-tac-toe games per second, bytes of a log. */
export interface Measure {
  readonly turns: number;
  readonly clones: number;
  readonly logBytes: number;
  /** How many sit at the table that is measured; three unless said otherwise. */
  readonly seats?: number;
  /** It has work of its own that is measured, in the `bench` of its package. */
  readonly tasks?: true;
}

/** One game of the shelf: its id, and what runs its tables, loaded on demand. */
export interface GameEntry {
  readonly id: string;
  readonly measure?: Measure;
  load(): Promise<TableKit>;
}

/** A game's id, its rules, its own player, and what it is measured by. */
type Line = readonly [
  id: string,
  () => Promise<{ table: Ruled }>,
  () => Promise<{ sensible: Sensible }>,
  measure?: Measure,
];

const LINES: readonly Line[] = [
  ['pints-of-blood', () => import('@shamble/pints-of-blood/table'), () => import('@shamble/pints-of-blood/bot')],
  ['walking-dead', () => import('@shamble/walking-dead/table'), () => import('@shamble/walking-dead/bot')],
  [
    'army-of-the-dead',
    () => import('@shamble/army-of-the-dead/table'),
    () => import('@shamble/army-of-the-dead/bot'),
    { turns: 0.005, clones: 0.05, logBytes: 8192, tasks: true },
  ],
  [
    'all-out-war',
    () => import('@shamble/all-out-war/table'),
    () => import('@shamble/all-out-war/bot'),
    { turns: 0.001, clones: 0.05, logBytes: 16384, seats: 2, tasks: true },
  ],
];

export const GAMES: readonly GameEntry[] = LINES.map(([id, rules, bot, measure]) => ({
  id,
  ...(measure ? { measure } : {}),
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
