import { loadBoard } from './boards.ts';
import { kitOf } from './kits.ts';
import { voice } from './say.ts';

/** Fetches what a table of a game will need before it is opened; what fails is fetched again when it is needed. */
export async function fetchAhead(game: string): Promise<void> {
  const [kit] = await Promise.allSettled([kitOf(game), loadBoard(game), import('../table/index.tsx')]);
  if (kit.status === 'fulfilled' && kit.value) await voice.learn(kit.value, voice.use.getState().lang).catch(() => {});
}
