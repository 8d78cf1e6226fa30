/** Whether the Mission is won when the last on the board fall, since others have escaped: the rules are asked on a copy. */
import { Chance, clone, Table } from '@shamble/kernel';
import type { Forecast } from '../../rules/forecast.ts';
import { judge } from '../../rules/goals.ts';
import { healthLeft, wound } from '../../rules/harm.ts';
import { type Army, GAME_OVER, idOf, playing } from '../../rules/state.ts';

export function wonByFalling(s: Army, { survivors }: Forecast): boolean {
  const left = playing(s);
  const falls = (who: number): boolean =>
    survivors.some(({ survivor, falls: how }) => survivor === idOf(s, who) && how !== 'no');
  if (left.length === 0 || !left.every(falls)) return false;
  const copy = clone(s);
  const table = new Table(copy, new Chance(copy.rng));
  for (const who of left) wound(table, who, healthLeft(copy.team[who]));
  try {
    judge(table);
    return false;
  } catch (error) {
    if (error !== GAME_OVER) throw error;
    return copy.result?.id === 'won';
  }
}
