import { type Answer, type Below, type Decision, type Judges, type Match, type State, sample } from '../../index.ts';
import { give } from '../drive.ts';

const SAMPLES = 6;

/** Every answer offered to a decision, as far as they can be listed: random ones where there are too many. */
function offered(decision: Decision, below: Below, judges: Judges): readonly Answer[] {
  const { beside } = decision;
  if (decision.kind === 'choose') return [...decision.options, ...beside];
  const candidates = decision.kind === 'place' ? decision.candidates.map(({ answer }) => answer) : [];
  const samples = Array.from({ length: SAMPLES }, () => sample({ ...decision, beside: [] }, below, judges));
  return [...candidates, ...samples, ...beside];
}

/** Each answer to each decision that waits is taken in a fork of its own; those that wait beside it get any answer. */
export function checkOffers<S extends State>(match: Match<S>, below: Below): void {
  for (const decision of match.pending) {
    for (const answer of offered(decision, below, match.game)) {
      const fork = match.fork({ snapshots: true });
      give(fork, decision, answer);
      if (match.pending.length === 1) continue;
      for (const other of match.pending) if (other !== decision) give(fork, other, sample(other, below, match.game));
    }
  }
}
