import { type Below, below32, sample, seeded } from '@shamble/kernel';
import { expect, it } from 'vitest';
import { game } from '../game.ts';
import { check, type Tally } from './fighting.ts';
import { heap, isSound, LOUD } from './heaps.ts';
import { startAt } from './starting.ts';

it('the odds of melees of every kind are what comes of them: all dice where they are few, 400 futures where they are many', {
  timeout: 400_000,
}, () => {
  const tally: Tally = { exact: 0, tried: 0, kinds: new Set() };
  for (let k = 0; k < 40; k++) {
    const rng = seeded(`fights ${k}`).s;
    const below: Below = (n) => below32(rng, n);
    const match = startAt(heap(below, LOUD), {}, { seed: `fights ${k}` });
    if (!isSound(match.state)) continue;
    for (let [decision] = match.pending; decision && match.state.brawl !== null; [decision] = match.pending) {
      if (decision.ask.id === 'stance') check(match, decision, tally, 3);
      expect(match.answer(decision.seat, decision.n, sample(decision, below, game))).toBeNull();
    }
  }
  expect([...tally.kinds].sort()).toEqual([
    'against Walkers',
    'against Walkers alone',
    'against Walkers and rivals',
    'idle',
    'joined',
    'rivals',
    'with Walkers',
  ]);
  expect(tally.exact).toBeGreaterThan(60);
  expect(tally.tried).toBeGreaterThan(tally.exact + 100);
});
