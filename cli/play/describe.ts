import { type Answer, type Decision, type Describe, optionsOf, type Say, type Spot, type Who } from '@shamble/kernel';

/** Who is asked, and what; a game may have named the seat itself. */
export function promptText(decision: Decision, describe: Describe, voice: Say): string {
  const name: Who = { seat: decision.seat };
  const text = voice(describe.prompt(decision));
  return text.includes(voice({ id: 'cli.who', params: { name } }))
    ? text
    : voice({ id: 'cli.pair', params: { name, text } });
}

/** An answer in words. */
export function answerText(decision: Decision, answer: Answer, describe: Describe, voice: Say): string {
  const option = (id: string): string => voice(describe.option(decision, id));
  if (typeof answer === 'string') return option(answer);
  if (decision.kind === 'place' && isSpot(answer))
    return describe.spot ? voice(describe.spot(decision, answer)) : typed(answer);
  if (Array.isArray(answer)) return answer.length > 0 ? answer.map(option).join(', ') : voice({ id: 'cli.none' });
  const shares = Object.entries(answer).map(([id, text]) =>
    voice({ id: 'cli.pair', params: { name: option(id), text } }),
  );
  return shares.length > 0 ? shares.join(', ') : voice({ id: 'cli.none' });
}

const isSpot = (answer: Answer): answer is Spot => Array.isArray(answer) && typeof answer[0] !== 'string';

/** A point, a pose or a path as it is typed. */
const typed = (spot: Spot): string =>
  typeof spot[0] === 'number' ? spot.join(',') : spot.map((stop) => String(stop)).join(' ');

/** The numbered rows of a decision: its options, then the plays beside. */
export function optionRows(decision: Decision, describe: Describe, voice: Say): { main: string[]; beside: string[] } {
  const text = (id: string): string => voice(describe.option(decision, id));
  const main = optionsOf(decision).map((id, i) => {
    const limit = decision.kind === 'split' ? decision.limits?.[i] : undefined;
    return limit === undefined ? text(id) : `${text(id)} (${voice({ id: 'cli.play.limit', params: { limit } })})`;
  });
  return { main, beside: decision.beside.map(text) };
}
