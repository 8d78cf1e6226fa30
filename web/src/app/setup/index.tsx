import { use } from 'react';
import { kitOf } from '../kits.ts';
import { NoSuchGame } from '../no-such-game.tsx';
import { SetUpForm } from './form.tsx';

/** Sets up a table of a game. */
export function SetUp({ game }: { readonly game: string }) {
  const kit = use(kitOf(game));
  return kit ? <SetUpForm kit={kit} /> : <NoSuchGame game={game} />;
}
