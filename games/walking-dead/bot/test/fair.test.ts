import { canonical, Match } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { sensible } from '../index.ts';
import { EDITIONS, playOut, start, stream } from './playing.ts';

describe.each(EDITIONS)('in the edition %s', (edition) => {
  test('the same game twice is the same game', () => {
    const answers = (): string => canonical(playOut(start(3, edition, 'twice'), 'twice').answers);
    expect(answers()).toBe(answers());
  });

  test('the view and the decision are not changed by being thought about', () => {
    const match = start(2, edition, 'untouched');
    playOut(match, 'untouched', (decision) => {
      const view = match.view(decision.seat);
      const before = canonical([view, decision]);
      sensible(view, decision, stream('again'));
      expect(canonical([view, decision])).toBe(before);
    });
  });

  test('what the seat cannot see does not change the advice', () => {
    for (let i = 0; i < 3; i++) {
      const match = Match.start(game, 3, { edition }, `imagined/${i}`, { snapshots: true });
      let count = 0;
      playOut(match, `imagined/${i}`, (decision) => {
        if (count++ % 4 !== 0) return;
        const world = match.imagine(decision.seat, `world/${count}`);
        const [same] = world.pendingFor(decision.seat);
        const below = (): ReturnType<typeof stream> => stream(`advice/${count}`);
        const here = sensible(match.view(decision.seat), decision, below());
        expect(sensible(world.view(decision.seat), same, below())).toEqual(here);
      });
    }
  });
});
