/** What comes of leaving the city: the rules are asked on a copy. */
import { Chance, clone, Table } from '@shamble/kernel';
import { judge } from '../../rules/goals.ts';
import { type Army, GAME_OVER } from '../../rules/state.ts';
import { leaveBoard } from '../../rules/turn.ts';

type Verdict = 'won' | 'lost' | null;

/** Whether the Mission is won or lost with the end of a Turn, after what is done before it. */
function verdictAfter(s: Army, before: (table: Table<Army>) => void): Verdict {
  const copy = clone(s);
  const table = new Table(copy, new Chance(copy.rng));
  before(table);
  try {
    judge(table, { turnEnd: true });
    return null;
  } catch (error) {
    if (error !== GAME_OVER) throw error;
    return copy.result?.id === 'won' ? 'won' : 'lost';
  }
}

/** Once somebody, by the place in the team, has left. */
export const endsBy = (s: Army, who: number): Verdict => verdictAfter(s, (table) => leaveBoard(table, who));

/** As things stand. */
export const endsNow = (s: Army): Verdict => verdictAfter(s, () => {});
