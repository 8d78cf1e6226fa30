import { type Advice, clone, configure, type Decision, Match, type State, type TableKit } from '../index.ts';
import { stream } from './depth.ts';
import { Difference, expectPlain, expectSame } from './difference.ts';
import { give } from './drive.ts';
import { BOUNDS, type Bounds, findings } from './examined.ts';
import type { Problem, Setup } from './problem.ts';
import { newTally, noteMessage, type Tally } from './tally.ts';

/** The advice is also asked for in an imagined world at one decision in so many. */
const IMAGINED = 3;

/** Plays one game with the game's sensible player in every seat; returns the problem at which it stopped, if any. */
export function playSensible<S extends State>(
  kit: TableKit<S>,
  setup: Setup,
  seed: string,
  tally: Tally = newTally(),
  bounds: Bounds = BOUNDS,
): Problem[] {
  let match: Match<S> | null = null;
  const where = () => ({ game: kit.game.id, setup, seed, at: match?.answers.length ?? 0 });
  return findings(where, (under) =>
    under('sensible', () => {
      const below = stream(`${seed} looking`);
      match = Match.open(kit.game, configure(kit.game, setup.seats, setup.options), seed, {
        events: true,
        snapshots: true,
      });
      while (!match.over) {
        if (match.answers.length > bounds.maxAnswers)
          throw new Difference(`sensible players have not ended the game after ${bounds.maxAnswers} answers`);
        const decision = match.pending[below(match.pending.length)];
        const { answer, why } = advice(kit, match, decision);
        if (below(IMAGINED) === 0) checkAdvice(kit, match, decision, { answer, why });
        noteMessage(tally, why, where());
        give(match, decision, answer);
      }
    }),
  );
}

/** The same decision of the same match always gets the same stream. */
const advice = <S extends State>({ sensible }: TableKit<S>, match: Match<S>, { seat, n }: Decision): Advice => {
  const decision = match.pending.find((waiting) => waiting.n === n);
  if (!decision) throw new Difference(`decision ${n} of seat ${seat} does not wait in an imagined world`);
  return sensible(match.view(seat), decision, stream(`${match.seed} sensible ${n}`));
};

/** The advice stems from what the seat sees, is plain data, and asking for it changes nothing. */
function checkAdvice<S extends State>(kit: TableKit<S>, match: Match<S>, decision: Decision, given: Advice): void {
  const { ask, seat } = decision;
  expectPlain(`the advice to ${ask.id}`, given);
  const before = clone({ state: match.state, pending: match.pending });
  const imagined = match.imagine(seat, `${match.seed} imagined ${decision.n}`);
  expectSame(`the advice to ${ask.id} in a world scrambled for seat ${seat}`, given, advice(kit, imagined, decision));
  advice(kit, match, decision);
  expectSame(`the match after advice to ${ask.id}`, before, { state: match.state, pending: match.pending });
}
