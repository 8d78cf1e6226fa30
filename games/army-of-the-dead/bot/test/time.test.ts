import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { newTally, playOne } from '../measuring.ts';

/** 150 ms on a phone that is four times slower than this machine. */
const MOST = 37;

test('no decision keeps the processor busy for longer than a phone allows', { timeout: 240_000 }, () => {
  const tally = newTally();
  for (const { id } of MISSIONS)
    for (let i = 0; i < 2; i++)
      playOne({ mission: id, seats: 1, bot: 'sensible', team: i === 0 ? 'choose' : 'random' }, i, tally);
  expect(tally.times.length).toBeGreaterThan(3000);
  expect(tally.slowest).toBeLessThanOrEqual(MOST);
});
