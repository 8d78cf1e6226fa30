import { type Answer, type Decision, isWindow, type Match } from '@shamble/kernel';
import { expect } from 'vitest';
import { SURVIVOR_IDS } from '../names.ts';
import { deadlyFatigue, type Walking } from '../state.ts';

/** Answers by the id of the question, each list in its order; what is not listed is answered by habit. */
export type Replies = Readonly<Record<string, readonly Answer[]>>;

/** A question that was asked, and by whom it was answered how. */
export interface Asked {
  readonly ask: string;
  readonly seat: number;
  readonly options: readonly string[];
  readonly answer: Answer;
}

/** Plays on to the end of the turn, or to the first question of this id. All replies must be wanted. */
export function drive(match: Match<Walking>, replies: Replies = {}, until = ''): Asked[] {
  const { turn } = match.state;
  const left = new Map(Object.entries(replies).map(([ask, answers]) => [ask, [...answers]]));
  const log: Asked[] = [];
  while (!match.over && match.state.turn === turn && match.pending[0].ask.id !== until) {
    const [decision] = match.pending;
    const { seat, n, ask } = decision;
    const answer = left.get(ask.id)?.shift() ?? habit(match.state, decision);
    const options = 'options' in decision ? [...decision.options, ...decision.beside] : [];
    expect(match.answer(seat, n, answer), `${ask.id}: ${JSON.stringify(answer)} of ${options}`).toBeNull();
    log.push({ ask: ask.id, seat: seat + 1, options, answer });
  }
  const unwanted = [...left].filter(([, answers]) => answers.length > 0).map(([ask]) => ask);
  expect(unwanted, `asked: ${log.map(({ ask }) => ask)}`).toEqual([]);
  return log;
}

/** Passes windows, takes the first option, picks as many as allowed, and lets nobody die who need not. */
function habit(s: Walking, decision: Decision): Answer {
  switch (decision.kind) {
    case 'choose':
      if (isWindow(decision)) return decision.pass as string;
      return decision.ask.id === 'allot' ? freshest(s, decision) : decision.options[0];
    case 'pick':
      return decision.options.slice(0, decision.max);
    case 'split':
      return spread(decision, decision.ask.id === 'allot' ? 1 : 0);
    default:
      throw new Error(`no habit for ${decision.ask.id}`);
  }
}

/** The survivor who can take most. */
function freshest(s: Walking, { seat, options }: Extract<Decision, { kind: 'choose' }>): string {
  const { team } = s.players[seat];
  const room = (name: string): number => {
    const id = SURVIVOR_IDS.indexOf(name);
    return deadlyFatigue(id) - (team.find((m) => m.id === id)?.fatigue ?? 0);
  };
  return options.toSorted((a, b) => room(b) - room(a))[0];
}

/** Fills the targets in their order, at first leaving so much room in each. */
function spread(
  { options, limits, total }: Extract<Decision, { kind: 'split' }>,
  spare: number,
): Record<string, number> {
  const shares: Record<string, number> = {};
  let left = total;
  for (const keep of [spare, 0])
    for (const [i, name] of options.entries()) {
      const more = Math.min(left, Math.max(0, (limits?.[i] ?? total) - keep - (shares[name] ?? 0)));
      if (more > 0) shares[name] = (shares[name] ?? 0) + more;
      left -= more;
    }
  return shares;
}

/** The events of a kind, in order. */
export const events = (match: Match<Walking>, type: string): Record<string, unknown>[] =>
  match.events.flatMap(({ event }) => (event.type === type ? [event as Record<string, unknown>] : []));
