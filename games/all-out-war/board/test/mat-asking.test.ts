import { expect, test } from 'vitest';
import type { War } from '../../rules/state.ts';
import { named } from '../../rules/words.ts';
import { askingOf } from '../plan/asking.ts';
import { firstAction } from './mat-at.ts';

test('Moves are those of whoever is asked, also where the question comes before the view of it', () => {
  const { war, decision } = firstAction();
  const carl = war.people.findIndex(({ id }) => id === 'carl');
  if (war.now === null) throw new Error('nobody acts');
  const asksCarl = { ...decision, params: { ...decision.params, survivor: named(war.people[carl]) } };
  expect(askingOf(war, asksCarl), 'Rick still acts in what is seen').toBeNull();
  const after: War = { ...war, now: { ...war.now, who: carl } };
  expect(askingOf(after, asksCarl)).toMatchObject({
    mover: 'carl',
    ways: [{ place: { path: { from: [war.people[carl].x, war.people[carl].y] } } }, {}],
  });
  expect(askingOf(after, asksCarl), 'made once').toBe(askingOf(after, asksCarl));
});
