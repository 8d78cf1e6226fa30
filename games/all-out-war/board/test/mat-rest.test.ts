import { Match, type Point } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { restOf } from '../plan/use-plan.ts';

/** The first Action of a ready game, answered with a gait: the question where to go. */
function askedAfter(gait: 'sneak' | 'run') {
  const match = Match.start(game, 2, {}, 'mat');
  for (let decision = match.only; decision?.ask.id !== 'act'; decision = match.only) {
    if (decision?.kind !== 'choose') throw new Error(`${decision?.ask.id} is asked`);
    match.answer(decision.seat, decision.n, decision.options[0]);
  }
  const { n } = match.only!;
  match.answer(match.only!.seat, n, gait);
  return { n, decision: match.only! };
}

const stops: readonly Point[] = [[10_000, 2000]];

test('a path goes on by the gait it was planned with', () => {
  const { n, decision } = askedAfter('sneak');
  expect(restOf({ n, gait: 'sneak', stops }, decision)).toEqual(stops);
});

test('nobody runs along a path that was planned as a Sneak', () => {
  const { n, decision } = askedAfter('run');
  expect(restOf({ n, gait: 'sneak', stops }, decision)).toBeNull();
});

test('a path that cannot be gone any more is not given', () => {
  const { n, decision } = askedAfter('sneak');
  expect(restOf({ n, gait: 'sneak', stops: [[10_000, 9000]] }, decision)).toBeNull();
  expect(restOf({ n: decision.n, gait: 'sneak', stops }, decision)).toBeNull();
});
