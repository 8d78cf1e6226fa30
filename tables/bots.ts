import { botFor, botSeed } from '@shamble/bots';
import type { Decision, Message, TableKit } from '@shamble/kernel';
import type { SeededSetup } from './contract.ts';
import type { Course } from './course.ts';
import type { Given } from './steps.ts';

/** What a bot answers, and why where it has a reason. */
interface BotGiven {
  readonly given: Given;
  readonly why: Message | null;
}

/**
 * What the bot at a seat answers, from what its seat sees. Its choices depend on the table's seed, the decision's
 * number and what people ask of it while the table is open alone: without requests, a table that was closed and opened
 * again goes on as it would have.
 */
export function botGives(
  { seats, seed }: SeededSetup,
  kit: TableKit,
  course: Course,
  { seat, n }: Decision,
  request: string | null,
): BotGiven {
  const bot = (level: string): BotGiven => {
    const move = botFor(level, kit, `${botSeed(seed, seat)}/${n}`)(course, seat, request);
    return { given: { n: move.n, seat, answer: move.answer, by: 'bot' }, why: move.why };
  };
  try {
    return bot(seats[seat].player);
  } catch {
    return bot('random');
  }
}
