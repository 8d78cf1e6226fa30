import games from 'virtual:games';
import type { Say } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { useMemo } from 'react';
import type { ShelfGame } from '../../../build/games.ts';
import { useLang, voice } from '../say.ts';

export const shelfGame = (id: string): ShelfGame | undefined => games.find((game) => game.id === id);

/** Says the app's words and what the shelf knows of a game, without loading it. */
export function useShelfSay(game: ShelfGame | undefined): Say {
  const lang = useLang();
  const app = voice.use((state) => state.app);
  return useMemo(() => speaker(lang, { ...app, ...game?.words[lang] }), [lang, app, game]);
}
