import type { Answer, Decision, Describe, Point, Say, Who } from '@shamble/kernel';

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
  if (isPlace(answer)) return placeText(answer);
  if (Array.isArray(answer)) return answer.length > 0 ? answer.map(option).join(', ') : voice({ id: 'cli.none' });
  const shares = Object.entries(answer).map(([id, text]) =>
    voice({ id: 'cli.pair', params: { name: option(id), text } }),
  );
  return shares.length > 0 ? shares.join(', ') : voice({ id: 'cli.none' });
}

const isPoint = (place: Point | readonly Point[]): place is Point => typeof place[0] === 'number';

const isPlace = (answer: Answer): answer is Point | readonly Point[] =>
  Array.isArray(answer) && answer.length > 0 && typeof answer[0] !== 'string';

/** A point or a path as it is typed. */
const placeText = (place: Point | readonly Point[]): string =>
  isPoint(place) ? place.join(',') : place.map((point) => point.join(',')).join(' ');

/** The numbered rows of a decision: its options, then the plays beside. */
export function optionRows(decision: Decision, describe: Describe, voice: Say): { main: string[]; beside: string[] } {
  const text = (id: string): string => voice(describe.option(decision, id));
  const main =
    decision.kind === 'place'
      ? decision.candidates.map(placeText)
      : decision.options.map((id, i) => {
          const limit = decision.kind === 'split' ? decision.limits?.[i] : undefined;
          return limit === undefined ? text(id) : `${text(id)} (${voice({ id: 'cli.play.limit', params: { limit } })})`;
        });
  return { main, beside: decision.beside.map(text) };
}
