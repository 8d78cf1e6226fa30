import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { newTally, playOne } from '../measuring.ts';

/** 150 ms on a phone that is four times slower than this machine. */
const MOST = 37;

/** How long each decision of two games of every Mission kept the processor busy. */
function play(): readonly number[] {
  const tally = newTally();
  for (const { id } of MISSIONS)
    for (let i = 0; i < 2; i++)
      playOne({ mission: id, seats: 1, bot: 'sensible', team: i === 0 ? 'choose' : 'random' }, i, tally);
  return tally.times;
}

test('no decision keeps the processor busy for longer than a phone allows', { timeout: 240_000 }, () => {
  // The same games twice: what is slow in itself is slow both times, what waits until the memory that other tests filled is
  // swept is slow once.
  const first = play();
  const again = play();
  expect(first.length).toBeGreaterThan(3000);
  expect(again.length).toBe(first.length);
  expect(Math.max(...first.map((took, i) => Math.min(took, again[i])))).toBeLessThanOrEqual(MOST);
});
