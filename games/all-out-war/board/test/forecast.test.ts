import type { Decision } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { FACES } from '../../content/dice.ts';
import { stanceOf } from '../../rules/fights.ts';
import { shotAhead } from '../../rules/forecast.ts';
import { modelNamed } from '../../rules/state.ts';
import { startAt } from '../../rules/test/starting.ts';
import { asView } from '../../rules/view.ts';
import { aheadFor } from '../ahead.ts';
import { againOdds } from '../forecast/again.ts';
import { strayed } from '../forecast/shots.ts';
import { stateFor } from '../seen-state.ts';
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

test('AW-DICE06, AW-CRIT04: keeping the dice or rolling one again tells the chance to wound and to remove', () => {
  const { state } = startAt({
    people: { liam: { at: [10, 10] }, derek: { at: [1, 1], side: 2 } },
    walkers: [[10, 14]],
  });
  const asks = (params: Record<string, string | number | boolean>) =>
    ({ ask: { id: 'shot-again', rules: [] }, params }) as unknown as Decision;
  const behind = asks({ rolled: 1, against: 1 });
  // One more success than the other side: a face with at least one of six is needed, four of six have it.
  expect(againOdds(state, behind, '1.red.0')?.wounds).toBeCloseTo(4 / 6);
  expect(againOdds(state, behind, '1.white.1')?.wounds).toBeCloseTo(2 / 6);
  expect(againOdds(state, behind, 'keep')).toEqual({ wounds: 0, kills: 0 });
  // It wounds already: what differs is a critical.
  const ahead = asks({ rolled: 3, against: 1, target: 'walker-1', criticals: 0, automatic: 0, counts: true });
  expect(againOdds(state, ahead, 'keep')).toEqual({ wounds: 1, kills: 0 });
  const red = againOdds(state, ahead, '1.red.1');
  const share = FACES.red.filter(({ critical }) => critical).length / 6;
  expect(red?.wounds).toBe(1);
  expect(red?.kills).toBeCloseTo(share);
  expect(share).toBeGreaterThan(0);
  const far = asks({ rolled: 3, against: 1, target: 'walker-1', criticals: 1, automatic: 0, counts: false });
  expect(againOdds(state, far, 'keep'), 'no critical counts').toEqual({ wounds: 1, kills: 0 });
});

test('AW-DICE06: what a reroll of a shot is told to come to is what comes of it, whichever die falls', () => {
  const seen = { kept: 0, removed: 0 };
  for (let n = 0; n < 60; n++) {
    const match = startAt(
      {
        people: { harlan: { at: [10, 10], hands: ['revolver38'] }, derek: { at: [1, 1], side: 2 } },
        walkers: [[10, 14]],
      },
      {},
      { seed: `again ${n}` },
    );
    for (const answer of ['shoot', 'hand-1', 'walker-1']) {
      const { only } = match;
      if (only?.kind === 'choose' && only.options.includes(answer)) match.answer(only.seat, only.n, answer);
    }
    const decision = match.only!;
    if (decision.kind !== 'choose' || decision.ask.id !== 'shot-again') continue;
    const told = againOdds(stateFor(asView(match.view(0))), decision, 'keep');
    match.answer(decision.seat, decision.n, 'keep');
    const events = match.events.map(({ event }) => event.type);
    expect(told).toEqual({
      wounds: events.includes('missed') ? 0 : 1,
      kills: events.includes('walker-removed') ? 1 : 0,
    });
    seen.kept++;
    if (told?.kills === 1) seen.removed++;
  }
  expect(seen.kept, JSON.stringify(seen)).toBeGreaterThan(5);
  expect(seen.removed).toBeGreaterThan(0);
});

test('AW-SHOOT16: into a melee the chosen one is wounded half as often, and the dice are the same', () => {
  const odds = { wounds: 0.8, expected: 1.2, critical: 0.3, anyCritical: 0.4, spread: [0.2, 0.5, 0.3], cover: [] };
  expect(strayed({ ...odds, stray: [] })).toEqual({ ...odds, stray: [] });
  const half = strayed({ ...odds, stray: ['carl'] });
  expect(half).toMatchObject({ wounds: 0.4, expected: 0.6, critical: 0.15, anyCritical: 0.4 });
  expect(half.spread).toEqual([0.6, 0.25, 0.15]);
  expect(half.spread.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
});
