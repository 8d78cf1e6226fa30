import { loadGame } from './load-game.ts';
import { voice } from './say.ts';
import { TableScreen } from './table-screen.ts';

/** Fetches what a table of a game will need before it is opened; what fails is fetched again when it is needed. */
export async function fetchAhead(game: string): Promise<void> {
  try {
    const [[kit]] = await Promise.all([loadGame(game), TableScreen.ahead()]);
    await voice.learn(kit, voice.use.getState().lang);
  } catch {
    // Whoever opens the table will be told.
  }
}
