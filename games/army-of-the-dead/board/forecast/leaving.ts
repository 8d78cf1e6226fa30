/** What comes of leaving the city: the rules are asked on a copy. */
import { Chance, clone, Table } from '@shamble/kernel';
import { judge } from '../../rules/goals.ts';
import { type Army, GAME_OVER } from '../../rules/state.ts';
import { leaveBoard } from '../../rules/turn.ts';

/** Whether the Mission is won or lost once somebody, by the place in the team, has left. */
export function endsBy(s: Army, who: number): 'won' | 'lost' | null {
  const copy = clone(s);
  const table = new Table(copy, new Chance(copy.rng));
  leaveBoard(table, who);
  try {
    judge(table, { turnEnd: true });
    return null;
  } catch (error) {
    if (error !== GAME_OVER) throw error;
    return copy.result?.id === 'won' ? 'won' : 'lost';
  }
}
