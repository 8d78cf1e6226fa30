import { type Below, below32, type Game, importLog, LogError, sample, seeded, verifyLog } from '@shamble/kernel';
import { mutated, someLog } from './mutate.ts';

/** So many mutations are made of one log. */
const OF_ONE = 50;
/** A match that was taken is played on so far. */
const ON = 12;

const logs = new Map<string, string>();

/** The mutated log with a number. */
export function logNumber(games: readonly Game[], seed: string, i: number): string {
  const k = Math.floor(i / OF_ONE);
  const name = `${seed} ${k}`;
  if (!logs.has(name)) {
    logs.clear();
    logs.set(name, someLog(games[k % games.length], name));
  }
  return mutated(logs.get(name) as string, `${seed} ${i}`);
}

/** How a log was taken: a code, or `taken`. Whatever is wrong with it, only a LogError says so. */
export function tryLog(games: readonly Game[], text: string): string {
  const find = (id: string): Game | undefined => games.find((game) => game.id === id);
  const refusals = [() => verifyLog(text, find), () => playOn(importLog(text, find))].map(refusal);
  return refusals[1] ?? 'taken';
}

function refusal(attempt: () => void): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    if (/\n\s+at /.test(error.message)) throw new Error(`a stack trace: ${error.message}`);
    return error.code;
  }
}

/** What was taken can be played, even where the rules fail on an invented position. */
function playOn(match: ReturnType<typeof importLog>): void {
  const { s } = seeded('on');
  const below: Below = (n) => below32(s, n);
  match.onFault = () => {};
  for (let i = 0; i < ON && match.only; i++) {
    const decision = match.only;
    if (match.answer(decision.seat, decision.n, sample(decision, below, match.game))) return;
  }
}
