import { below32, type Checks, everyAnswer, Match, type Pick, refuse, sample, seeded } from '@shamble/kernel';
import { expect, it } from 'vitest';
import { game } from '../game.ts';
import { placement } from '../place.ts';

/** The question with most options of a few random games. */
function widest(): Pick {
  let found: Pick | null = null;
  for (let i = 0; i < 5; i++) {
    const match = Match.start(game, 2, { level: 'main' }, `placing ${i}`, {});
    const { s } = seeded(`placing ${i}`);
    const below = (n: number): number => below32(s, n);
    for (let decision = match.only; decision; decision = match.only) {
      if (decision.kind === 'pick' && decision.check !== null)
        if (found === null || decision.options.length > found.options.length) found = decision;
      match.answer(decision.seat, decision.n, sample(decision, below, game));
    }
  }
  if (found === null) throw new Error('nobody had to place anything');
  return found;
}

it('the ways to place dice and cards come at once, and each is legal', () => {
  const decision = { ...widest(), beside: [] };
  expect(decision.options.length).toBeGreaterThan(40);
  let judged = 0;
  const counting: Checks = {
    placement: (asked, answer) => {
      if (++judged > 20_000) throw new Error('too many ways were tried for the first thousand');
      return placement(asked, answer);
    },
  };
  const first: unknown[] = [];
  for (const answer of everyAnswer(decision, { checks: counting })) {
    expect(refuse(decision, answer, game)).toBeNull();
    if (first.push(answer) === 1000) break;
  }
  expect(first).toHaveLength(1000);
});
