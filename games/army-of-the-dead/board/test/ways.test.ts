import { pick, refuse } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { drawn, propsOf } from '@shamble/parts/testing';
import { describe as about, expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../../rules/game.ts';
import { position } from '../../rules/test/position.ts';
import { asView } from '../../rules/view.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { begins } from '../begins.ts';
import { planeFor } from '../geometry.ts';
import { board } from '../index.tsx';
import { panels } from '../panels.ts';
import { arrowsOf, asksWays, BADGE, sent } from '../ways.ts';
import { playThrough } from './positions.ts';

const say = speaker('en', (await text('en')).messages, String);

test('every way of the dead is an arrow that can be pressed, and none lies over another', () => {
  let met = 0;
  for (const { id: mission } of MISSIONS)
    playThrough({ mission, seats: 1, seed: `ways ${mission}` }, (match, decision) => {
      if (!asksWays(decision)) return;
      met++;
      const view = match.view(0);
      const arrows = arrowsOf(planeFor(asView(view).mission), decision.options);
      expect(arrows.map(({ id }) => id)).toEqual(decision.options);
      for (const [i, { at }] of arrows.entries())
        for (const { at: other } of arrows.slice(i + 1))
          expect(Math.hypot(at.x - other.x, at.y - other.y)).toBeGreaterThanOrEqual(BADGE);
      if (met % 10 !== 1) return;
      const things = drawn(board, propsOf(describe, view, 1, decision, say, {}));
      expect(things).toEqual(expect.arrayContaining(decision.options.map((id) => `way:${id}`)));
      const plan = begins(view, decision);
      // Whatever is pressed, the plan stays one that can be given.
      if (Array.isArray(plan))
        for (const id of decision.options) expect(refuse(decision, sent(plan, id), game)).toBeNull();
    });
  expect(met).toBeGreaterThan(10);
});

test('an odd one goes the way that is pressed, and no longer the earliest of its group', () => {
  const plan = ['way.A.shambler.2.B', 'way.A.shambler.2.C', 'way.A.alpha.1.B'];
  expect(sent(plan, 'way.A.shambler.2.D')).toEqual(['way.A.shambler.2.C', 'way.A.alpha.1.B', 'way.A.shambler.2.D']);
  expect(sent(plan, 'way.A.alpha.1.B')).toEqual(plan);
  expect(sent(['goal.A.B', 'goal.C.B'], 'goal.A.D')).toEqual(['goal.C.B', 'goal.A.D']);
});

about('one group reads like a plain choice', () => {
  const asked = (kind: string, each: number) =>
    pick(0, { id: 'ways', rules: [] }, [`way.R6:00.${kind}.1.R6:01`, `way.R6:00.${kind}.1.R6:10`], {
      min: 1,
      max: 1,
      check: 'ways',
      params: {
        mission: 'jackpot',
        groups: [{ id: 'group', params: { from: 'R6:00', kind, each, odd: 1, why: 'noise', goals: ['R6:12'] } }],
      },
    });

  test('alone', () => {
    const decision = asked('alpha', 0);
    expect(say(describe.prompt(decision))).toContain('1 Alpha from D1 heads for the Noise in F2. Which way?');
    expect(decision.options.map((id) => say(describe.option(decision, id)))).toEqual(['To E1', 'To D2']);
    const view = JSON.parse(JSON.stringify(game.view(position(), 0)));
    const button = board.options?.confirm?.(view, {
      decision,
      selected: null,
      plan: [decision.options[1]],
      shares: {},
    });
    expect(say(button!)).toBe('To D2');
  });

  test('with others that go each way; what is foreseen follows the choice, and adds up', () => {
    const decision = asked('shambler', 1);
    expect(say(describe.prompt(decision))).toContain(
      '3 Shamblers from D1 head for the Noise in F2, 1 each way. Where does the odd one go?',
    );
    const s = position('R6:12');
    s.step = 'spawn';
    const view = JSON.parse(JSON.stringify(game.view(s, 0)));
    const told = (to: string): string[] =>
      panels(view, { decision, selected: null, plan: [`way.R6:00.shambler.1.${to}`], shares: {} })
        .filter(({ id }) => id === 'ways' || id === 'dead')
        .flatMap(({ lines }) => lines.map(({ text: line }) => say(line)));
    expect(told('R6:01')).toEqual(['To E1: 2 Shamblers from D1.', 'To D2: 1 Shambler from D1.']);
    expect(told('R6:10')).toEqual(['To E1: 1 Shambler from D1.', 'To D2: 2 Shamblers from D1.']);
  });
});
