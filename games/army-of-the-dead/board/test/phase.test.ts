import { Match } from '@shamble/kernel';
import { playSensibly } from '@shamble/kernel/conformance/playing';
import { Joining } from '@shamble/parts/telling';
import { expect, test } from 'vitest';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import { describe } from '../../text/describe.ts';
import { beats } from '../beats.ts';

/** How many beats each Zombies' Phase of a game of bots takes, with the End Phase after it. */
function phasesOf(mission: string, seed: string): number[] {
  const match = playSensibly(sensible, Match.start(game, 1, { mission }, seed), seed);
  const joining = new Joining(beats, (event) => event.type !== 'phase' && describe.event(event) !== null);
  const counts: number[] = [];
  for (const { event } of match.events) {
    const joins = joining.joins(event);
    if (event.type === 'phase') counts.push(0);
    else if (event.type === 'turn') counts.push(Number.NaN);
    else if (!joins) counts[counts.length - 1]++;
  }
  return counts.filter((n) => !Number.isNaN(n));
}

test("a Zombies' Phase is told in about ten beats", () => {
  const phases = ['jackpot', 'throne'].flatMap((mission) => phasesOf(mission, 'phases')).sort((a, b) => a - b);
  expect(phases.length).toBeGreaterThan(8);
  expect(phases[Math.floor(phases.length / 2)]).toBeLessThanOrEqual(10);
  expect(phases[Math.floor(phases.length * 0.9)]).toBeLessThanOrEqual(12);
});
