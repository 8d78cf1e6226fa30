import type { Json, Seat } from '@shamble/kernel';
import { asView } from './rules/view.ts';

/** Whether a seat knows what others do not: a private Location, a token it looked under, a pledge. */
export function hasSecrets(data: Json, seat: Seat): boolean {
  const { players, tokens, pledge } = asView(data);
  if (!(seat in players)) return false;
  return (
    players.some((player) => player.private !== null && player.private !== '?' && !player.privateOpen) ||
    tokens.some(({ zombies, open }) => zombies !== null && !open) ||
    pledge?.slot === null
  );
}

/** Player-turns begun. */
export const round = (view: Json): number => asView(view).turn;
