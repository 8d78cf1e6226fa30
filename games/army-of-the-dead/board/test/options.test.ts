import { playThrough } from '@shamble/kernel/conformance/playing';
import { WeightCount } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { sensible } from '../../bot/index.ts';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../../rules/game.ts';
import { nowOf } from '../../rules/state.ts';
import { asView } from '../../rules/view.ts';
import { detailsOf } from '../details.ts';
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

test('whatever a Turn offers, its verbs are few enough to have a digit each', () => {
  let most = 0;
  for (const { id: mission } of MISSIONS)
    playThrough(
      { game, sensible, randomly: 2 },
      { seats: 1, seed: `verbs ${mission}`, options: { mission, team: 'random' } },
      (_, decision) => {
        if (decision.kind !== 'choose') return;
        const verbs = new Set(decision.options.map((id) => options.verb(decision, id)?.id ?? id));
        if (decision.ask.id === 'act') most = Math.max(most, verbs.size);
      },
    );
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(9);
});

test('a Move that a free Action pays for is told as free, and so is what is left to pay', () => {
  const told = { free: 0, paid: 0 };
  for (const { id: mission } of MISSIONS)
    playThrough(
      { game, sensible, randomly: 2 },
      { seats: 1, seed: `free ${mission}`, options: { mission, team: 'random' } },
      (match, decision) => {
        const move = decision.kind === 'choose' && decision.options.find((id) => id.startsWith('move.'));
        if (decision.ask.id !== 'act' || !move) return;
        const before = nowOf(match.state).actions;
        const [first] = detailsOf(asView(match.view(0)), decision, move);
        const after = match.fork();
        after.answer(decision.seat, decision.n, move);
        const { turns } = after.state;
        if (turns.length === 0 || turns[0].who !== nowOf(match.state).who) return;
        const spent = before - turns[0].actions;
        expect(first).toMatchObject(
          spent === 0 ? { id: 'boardview.detail.free' } : { id: 'boardview.detail.cost', params: { n: spent } },
        );
        told[spent === 0 ? 'free' : 'paid']++;
      },
      150,
    );
  expect(told.free).toBeGreaterThan(5);
  expect(told.paid).toBeGreaterThan(50);
});
