import { type Decision, Match } from '@shamble/kernel';
import { game } from '../../rules/game.ts';
import type { War } from '../../rules/state.ts';

export interface Moment {
  readonly war: War;
  readonly decision: Decision;
}

/** A ready game of 100 points up to its first Action: the first option everywhere, Rick acts from the south edge. */
export function firstAction(): Moment {
  const match = Match.start(game, 2, {}, 'mat');
  for (let i = 0; i < 40; i++) {
    const [decision] = match.pending;
    if (decision.ask.id === 'act') return { war: match.state, decision };
    const answer =
      decision.kind === 'choose' ? decision.options[0] : decision.kind === 'place' ? decision.candidates[0].answer : [];
    const refusal = match.answer(decision.seat, decision.n, answer);
    if (refusal) throw new Error(refusal.code);
  }
  throw new Error('nobody acts');
}
