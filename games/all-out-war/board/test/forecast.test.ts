import type { Decision } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { stanceOf } from '../../rules/fights.ts';
import { shotAhead } from '../../rules/forecast.ts';
import { modelNamed } from '../../rules/state.ts';
import { asView } from '../../rules/view.ts';
import { aheadFor } from '../ahead.ts';
import { strayed } from '../forecast/shots.ts';
import { stateFor } from '../seen-state.ts';
import { againChance } from '../tray.ts';
import { playThrough, SETUPS } from './positions.ts';

test('odds beside the mat are those of the rules: shots, and every choice of a melee', () => {
  const seen = { shots: 0, stances: 0 };
  for (const setup of [SETUPS[1], SETUPS[4]])
    playThrough(
      setup,
      (match, decision) => {
        const view = asView(match.view(decision.seat));
        const s = stateFor(view);
        const ask = decision.ask.id;
        if (decision.kind !== 'choose') return;
        if (ask === 'shoot-target') {
          const ahead = aheadFor(view, { decision, selected: decision.options[0], plan: [], shares: {} });
          const shot = ahead?.shot;
          if (!shot) throw new Error('a shot without odds');
          const target = modelNamed(s, decision.options[0]);
          if (target === undefined) throw new Error('nobody there');
          const exact = shotAhead(s, shot.person, shot.card, target, shot.aimed);
          expect(shot.odds).toEqual(strayed(exact));
          if (exact.stray.length === 0) expect(shot.odds).toEqual(exact);
          seen.shots++;
        }
        const star = s.brawl?.now ?? null;
        if (ask === 'stance' && star !== null && decision.options.some((id) => id.includes('.'))) {
          for (const selected of decision.options) {
            const { melee } = aheadFor(view, { decision, selected, plan: [], shares: {} }) ?? {};
            expect(melee).toEqual(stanceOf(s, star, decision.seat, selected));
          }
          seen.stances++;
        }
      },
      700,
    );
  expect(seen.shots).toBeGreaterThan(3);
  expect(seen.stances).toBeGreaterThan(3);
});

test('AW-DICE06: rolling a blank red die again wounds with the chance of the faces that are needed', () => {
  const decision = { ask: { id: 'shot-again', rules: [] }, params: { rolled: 1, against: 1 } } as unknown as Decision;
  // One more success than the other side: a face with at least one of six is needed, four of six have it.
  expect(againChance(decision, '1.red.0')).toBeCloseTo(4 / 6);
  expect(againChance(decision, '1.white.1')).toBeCloseTo(2 / 6);
});

test('AW-SHOOT16: into a melee the chosen one is wounded half as often, and the dice are the same', () => {
  const odds = { wounds: 0.8, expected: 1.2, critical: 0.3, anyCritical: 0.4, spread: [0.2, 0.5, 0.3], cover: [] };
  expect(strayed({ ...odds, stray: [] })).toEqual({ ...odds, stray: [] });
  const half = strayed({ ...odds, stray: ['carl'] });
  expect(half).toMatchObject({ wounds: 0.4, expected: 0.6, critical: 0.15, anyCritical: 0.4 });
  expect(half.spread).toEqual([0.6, 0.25, 0.15]);
  expect(half.spread.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
});
