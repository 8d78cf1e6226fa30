import {
  type Answer,
  type Below,
  type Decision,
  type Match,
  optionsOf,
  type Refusal,
  type State,
  sample,
} from '../index.ts';
import { Difference } from './difference.ts';

/** What the rules threw last, with the place in the code. */
export function faultText<S extends State>({ fault }: Match<S>): string {
  const error = fault?.error;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function sayRefusal<S extends State>(match: Match<S>, { code, params }: Refusal): string {
  if (code === 'rules-error') return `${code} ${faultText(match)}`;
  return params === undefined ? code : `${code} ${JSON.stringify(params)}`;
}

/** Gives an answer that must be taken. */
export function give<S extends State>(match: Match<S>, decision: Decision, answer: Answer): void {
  const refusal = match.answer(decision.seat, decision.n, answer);
  if (refusal)
    throw new Difference(
      `seat ${decision.seat} answers ${JSON.stringify(answer)} to ${decision.ask.id} and is refused: ${sayRefusal(match, refusal)}`,
    );
}

/** A random legal answer to a random one of the decisions that wait. */
export function giveAny<S extends State>(match: Match<S>, below: Below): void {
  const { pending } = match;
  const decision = pending[below(pending.length)];
  give(match, decision, sample(decision, below, match.game));
}

/** Random answers to the end of the game, which must come within `most` more answers. */
export function playOut<S extends State>(match: Match<S>, below: Below, most: number): void {
  const last = match.answers.length + most;
  while (!match.over) {
    if (match.answers.length >= last) throw new Difference(`the game does not end within ${most} more answers`);
    giveAny(match, below);
  }
}

/** Gives recorded answers until `count` of them are in; the first of the match's own is number `offset`. */
export function playRecorded<S extends State>(
  match: Match<S>,
  answers: readonly Answer[],
  count: number,
  offset = 0,
): void {
  while (match.answers.length + offset < count) {
    if (match.over)
      throw new Difference(`the game is over after ${match.answers.length + offset} answers, not ${count}`);
    for (const decision of match.pending) give(match, decision, answers[decision.n + offset]);
  }
}

/** Decisions with their numbers moved on, to compare a match that starts later with the whole one. */
export const renumbered = (decisions: readonly Decision[], offset: number): readonly Decision[] =>
  decisions.map((decision) => ({ ...decision, n: decision.n + offset }));

/** The ids a decision offers: options, targets, items or names of candidates, and the plays beside. */
export const idsOf = (decision: Decision): readonly string[] => [...optionsOf(decision), ...decision.beside];
