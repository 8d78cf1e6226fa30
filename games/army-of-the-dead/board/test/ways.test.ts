import { refuse } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { drawn, propsOf } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../../rules/game.ts';
import { asView } from '../../rules/view.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { begins } from '../begins.ts';
import { planeFor } from '../geometry.ts';
import { board } from '../index.tsx';
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
