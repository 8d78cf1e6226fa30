import type { Choose } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { asView } from '../../rules/view.ts';
import { aheadFor } from '../ahead.ts';
import { options } from '../options.ts';
import { aimedAt, aimsOf } from '../plan/aims.ts';
import { askingOf, goesNowhere } from '../plan/asking.ts';
import { meantBy } from '../plan/resolve.ts';
import { stateFor } from '../seen-state.ts';
import { playThrough, SETUPS } from './positions.ts';

test('a target of a chosen Shot is named by the button, with its chance where one weapon does it', () => {
  const words = new Set<string>();
  for (const setup of SETUPS.slice(0, 2))
    playThrough(
      setup,
      (match, decision) => {
        if (decision.kind !== 'choose' || decision.ask.id !== 'act' || !decision.options.includes('shoot')) return;
        const data = match.view(decision.seat);
        const war = stateFor(asView(data));
        const aims = aimsOf(war, decision, 'shoot');
        expect(aims.length).toBeGreaterThan(0);
        expect(aimsOf(war, decision, 'run')).toEqual([]);
        for (const aim of aims) {
          const intent = { decision, selected: 'shoot', plan: ['shoot', aim], shares: {}, spot: null };
          const told = options.confirm(data, intent);
          expect(JSON.stringify(told)).toContain(aim.replace('walker-', ''));
          words.add(told?.id ?? '');
        }
        if (aims.length === 1) {
          const only = { decision, selected: 'shoot', plan: [], shares: {}, spot: null };
          const shot = aheadFor(asView(data), only)?.shot;
          if (shot) expect(options.confirm(data, only)).toMatchObject({ id: 'boardview.confirm.shoot' });
        }
      },
      260,
    );
  expect([...words]).toContain('boardview.confirm.shoot');
});

test('the target that was pressed is given where it is asked for', () => {
  let asked = 0;
  playThrough(
    SETUPS[0],
    (match, decision) => {
      if (decision.kind !== 'choose' || decision.ask.id !== 'shoot-target') return;
      const war = stateFor(asView(match.view(decision.seat)));
      asked++;
      for (const aim of decision.options) expect(aimedAt(war, decision, aim)).toBe(aim);
      expect(aimedAt(war, decision, 'walker-99')).toBeNull();
      const search: Choose = { ...decision, ask: { id: 'search-counter', rules: [] }, options: ['a', 'd'] };
      expect(aimedAt(war, search, 'counter-d')).toBe('d');
    },
    400,
  );
  expect(asked).toBeGreaterThan(0);
});

test('a plan that stays where it begins is no answer to what one does', () => {
  playThrough(
    SETUPS[0],
    (match, decision) => {
      if (decision.ask.id !== 'act') return;
      const asking = askingOf(stateFor(asView(match.view(decision.seat))), decision);
      if (asking === null) return;
      const from = asking.ways[0].place.path?.from;
      if (from === undefined) return;
      expect(goesNowhere(meantBy(asking, { at: from, near: null, bends: [], turn: 0 }))).toBe(true);
      expect(goesNowhere(meantBy(asking, { at: [from[0] + 100, from[1]], near: null, bends: [], turn: 0 }))).toBe(
        false,
      );
    },
    120,
  );
});
