import type { Lang, Messages } from '@shamble/kernel';
import type { Plugin } from 'vite';

const ID = 'virtual:games';

/** What the shelf says of a game before any of its code is loaded. */
export interface ShelfGame {
  readonly id: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Its messages `game.*`, and those that stand in the place of the shelf's own. */
  readonly words: Readonly<Record<Lang, Messages>>;
}

const isShelfs = (id: string): boolean => id.startsWith('game.') || id.startsWith('web.shelf.');

export async function readGames(): Promise<ShelfGame[]> {
  const [{ BOARDS }, { LANGS }] = await Promise.all([import('@shamble/games/boards'), import('@shamble/kernel')]);
  // A game that has rules but no board yet is played in the terminal.
  return Promise.all(
    Object.entries(BOARDS).map(async ([id, [load]]) => {
      const { game, text } = (await load()).kit;
      const words = await Promise.all(
        LANGS.map(async (lang) => {
          const { messages } = await text(lang);
          return [lang, Object.fromEntries(Object.entries(messages).filter(([key]) => isShelfs(key)))];
        }),
      );
      return { id, version: game.version, seats: game.seats, words: Object.fromEntries(words) };
    }),
  );
}

/** The games of the registry as a small module, so that the shelf needs none of their code. */
export function gamesPlugin(): Plugin {
  return {
    name: 'shamble-games',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      return `export default ${JSON.stringify(await readGames())};`;
    },
  };
}
