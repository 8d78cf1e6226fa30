import { playThrough } from '@shamble/kernel/conformance/playing';
import { WeightCount } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { sensible } from '../../bot/index.ts';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../../rules/game.ts';
import { options } from '../options.ts';

test('what is said to be without undo cannot be undone, and in a Turn nothing else', () => {
  const count = new WeightCount(options.weight);
  for (const { id: mission } of MISSIONS)
    playThrough(
      { game, sensible, randomly: 6 },
      { seats: 1, seed: `weight ${mission}`, options: { mission, team: 'random' } },
      (match, decision) => {
        if (decision.kind === 'choose' && match.answers.length % 6 === 0) count.look(match, decision);
      },
      150,
    );
  expect([...count.wrong]).toEqual([]);
  expect([...count.untold].filter((one) => /^(act|single) /.test(one))).toEqual([]);
  expect(count.locked).toBeGreaterThan(60);
});
