import {
  type Answer,
  type Below,
  type Checks,
  type Decision,
  type Match,
  type Place,
  type Point,
  refuse,
  type State,
  sample,
  samplePoints,
} from '../../index.ts';
import { give } from '../drive.ts';

const SAMPLES = 6;

/** Every answer offered to a decision, as far as they can be listed: random ones where there are too many. */
function offered(decision: Decision, below: Below, checks: Checks): readonly Answer[] {
  const { beside } = decision;
  switch (decision.kind) {
    case 'choose':
      return [...decision.options, ...beside];
    case 'place':
      return [...decision.candidates, ...freehand(decision, below, checks), ...beside];
    default:
      return [...Array.from({ length: SAMPLES }, () => sample({ ...decision, beside: [] }, below, checks)), ...beside];
  }
}

/** Legal points or paths that are no candidates, as a hand on the board would give them. */
function freehand(decision: Place, below: Below, checks: Checks): readonly Answer[] {
  const points = samplePoints(decision.region, SAMPLES, below);
  const answers: readonly (Point | readonly Point[])[] =
    decision.path === null
      ? points
      : [[], ...points.map((p) => [p]), ...points.map((p, i) => [points[below(i + 1)], p])];
  return answers.filter((answer) => refuse(decision, answer, checks) === null);
}

/** Each answer to each decision that waits is taken in a fork of its own; those that wait beside it get any answer. */
export function checkOffers<S extends State>(match: Match<S>, below: Below): void {
  const { checks } = match.game;
  for (const decision of match.pending) {
    for (const answer of offered(decision, below, checks ?? {})) {
      const fork = match.fork({ snapshots: true });
      give(fork, decision, answer);
      if (match.pending.length === 1) continue;
      for (const other of match.pending) if (other !== decision) give(fork, other, sample(other, below, checks));
    }
  }
}
