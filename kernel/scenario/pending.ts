import { type Decision, isForced, optionsOf } from '../decision.ts';
import type { Match } from '../match.ts';
import type { State } from '../table.ts';
import { show } from './difference.ts';

/** What is asked now, a line to each decision. */
export function pendingText<S extends State>(match: Match<S>): string[] {
  if (match.over) return [`the game is over: ${show(match.outcome ?? 'no outcome')}`];
  return match.pending.map(decisionText);
}

export const offered = (decision: Decision): string[] => [...optionsOf(decision), ...decision.beside];

function decisionText(decision: Decision): string {
  const how = `${howText(decision)}${isForced(decision) ? ' (forced)' : ''}`;
  return `seat ${decision.seat + 1} is asked ${decision.ask.id}, ${how}: ${offered(decision).join(', ') || 'nothing'}`;
}

function howText(decision: Decision): string {
  switch (decision.kind) {
    case 'choose':
      return decision.pass === null ? 'choose' : `choose, or go on with ${decision.pass}`;
    case 'pick':
      return decision.min === decision.max ? `pick ${decision.min}` : `pick ${decision.min} to ${decision.max}`;
    case 'split':
      return `split ${decision.total}`;
    case 'order':
      return 'order';
    case 'place':
      return `place a ${decision.path ? 'path' : decision.turns > 0 ? 'pose' : 'point'}`;
  }
}
