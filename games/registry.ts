import type { Kit } from '@shamble/kernel';

/** One game of the shelf: its id, and its code loaded on demand. */
export interface GameEntry {
  readonly id: string;
  load(): Promise<Kit>;
}

export const GAMES: readonly GameEntry[] = [
  { id: 'pints-of-blood', load: async () => (await import('@shamble/pints-of-blood')).kit },
  { id: 'walking-dead', load: async () => (await import('@shamble/walking-dead')).kit },
];

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

export function findGame(id: string, games: readonly GameEntry[] = GAMES): GameEntry {
  const entry = games.find((game) => game.id === id);
  if (!entry)
    throw new UnknownGameError(
      id,
      games.map((game) => game.id),
    );
  return entry;
}
