import { choose, type Decision } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../../rules/game.ts';
import { position } from '../../rules/test/position.ts';
import { asView, type View } from '../../rules/view.ts';
import { aheadFor, moveCosts } from '../ahead.ts';
import { board } from '../index.tsx';
import { costOf, pathTo } from '../path.ts';
import { playThrough } from './positions.ts';

/** Everything that the board says of a question, as it stands and with some option chosen. */
function ask(view: View, decision: Decision): void {
  const data = JSON.parse(JSON.stringify(view));
  const options = decision.kind === 'place' ? [] : [...decision.options, ...decision.beside];
  for (const selected of [null, ...options.filter((_, i) => i % 7 === 0)]) {
    const intent = { decision, selected, plan: [], shares: {}, spot: null };
    aheadFor(asView(data), intent);
    board.panels(data, intent);
    board.dice(data, intent);
    board.aim?.(data, intent);
    board.cards?.of(data, intent);
    board.status?.of(data, intent);
    board.options?.confirm?.(data, intent);
    if (selected === null) continue;
    board.options?.weight?.(data, decision, selected);
    board.options?.detail?.(data, decision, selected);
    board.options?.alarm?.(data, decision, selected);
  }
  moveCosts(asView(data), decision);
  costOf(asView(data), decision, 3);
  for (const { zone } of view.team) if (zone !== null) pathTo(asView(data), decision, zone);
}

test('the question of the next Turn stands while the board still shows that nobody acts', () => {
  const s = position('R6:02', ['dieter', 'kate', 'scott', 'guzman', 'martin', 'bly']);
  s.step = 'act';
  s.turns = [];
  const options = ['move.R6:12', 'search', 'noise', 'trade.kate', 'end'];
  const asked = choose(0, { id: 'act', rules: [] }, options, { params: { survivor: { id: 'survivor.kate' } } });
  const view = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
  expect(() => ask(view, asked)).not.toThrow();
  expect([...moveCosts(view, asked)]).toEqual([]);
});

test('what the board shows of the moment before a question, or with nobody acting, is told without a fault', () => {
  for (const { id: mission } of MISSIONS) {
    let before: View | null = null;
    playThrough(
      { mission, seats: 1, seed: `behind ${mission}` },
      (match, decision) => {
        const view = asView(match.view(decision.seat));
        const { ask: question } = decision;
        if (before !== null && question.id === 'act' && before.turns.at(-1)?.survivor !== view.turns.at(-1)?.survivor) {
          ask(before, decision);
          ask({ ...before, turns: [] }, decision);
          ask({ ...before, step: 'act', turns: [] }, decision);
        }
        before = view;
      },
      120,
    );
  }
});
