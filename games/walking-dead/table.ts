import type { Json, Ruled, Seat } from '@shamble/kernel';
import { game } from './rules/game.ts';
import type { Walking } from './rules/state.ts';
import { asView } from './rules/view.ts';

/** Whether a seat knows what others do not: a private Location, a token it looked under, a pledge. */
function hasSecrets(data: Json, seat: Seat): boolean {
  const { players, tokens, pledge } = asView(data);
  if (!(seat in players)) return false;
  return (
    players.some((player) => player.private !== null && player.private !== '?' && !player.privateOpen) ||
    tokens.some(({ zombies, open }) => zombies !== null && !open) ||
    pledge?.slot === null
  );
}

/** Player-turns begun. */
const round = (view: Json): number => asView(view).turn;

export const table: Ruled<Walking> = { game, hasSecrets, round };
