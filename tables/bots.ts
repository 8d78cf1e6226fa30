import { botFor, botSeed } from '@shamble/bots';
import type { Decision, TableKit } from '@shamble/kernel';
import type { SeededSetup } from './contract.ts';
import type { Course } from './course.ts';
import type { Given } from './steps.ts';

/**
 * What the bot at a seat answers, from what its seat sees. Its choices depend on the table's seed and the decision's
 * number alone, so that a table that was closed and opened again goes on as it would have.
 */
export function botGives({ seats, seed }: SeededSetup, kit: TableKit, course: Course, { seat, n }: Decision): Given {
  const bot = (level: string): Given => {
    const move = botFor(level, kit, `${botSeed(seed, seat)}/${n}`)(course, seat);
    return { n: move.n, seat, answer: move.answer, by: 'bot' };
  };
  try {
    return bot(seats[seat].player);
  } catch {
    return bot('random');
  }
}
