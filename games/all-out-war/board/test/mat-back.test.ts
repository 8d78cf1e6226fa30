import type { Point } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { askingOf } from '../plan/asking.ts';
import { meantBy } from '../plan/resolve.ts';
import { givenBy, planAgain } from '../plan/taken-back.ts';
import { firstAction } from './mat-at.ts';

const { war, decision } = firstAction();
const asking = askingOf(war, decision);
if (asking === null) throw new Error('a Move can be planned');
const at = (point: Point) => meantBy(asking, { at: point, near: null, bends: [], turn: 0 });

test('a plan that was given and taken back is there again, for its gait and for its path', () => {
  const planned = at([10_000, 2000]);
  const given = new Map(givenBy({ decision, planned }));
  expect([...given.keys()]).toEqual([decision.n, decision.n + 1]);
  expect(planAgain(given.get(decision.n), decision, asking)).toEqual({ way: planned.way, spot: planned.spot });
  const [sneak] = asking.ways;
  const where = { ...sneak.place, n: decision.n + 1 };
  expect(planAgain(given.get(decision.n + 1), where, askingOf(war, where))).toMatchObject({ spot: [[10_000, 2000]] });
});

test('what cannot be given any more, or answered another question, does not come back', () => {
  const given = new Map(givenBy({ decision, planned: at([10_000, 2000]) }));
  const kept = given.get(decision.n);
  expect(planAgain(undefined, decision, asking)).toBeNull();
  expect(planAgain(kept, { ...decision, ask: { id: 'activate', rules: [] } }, asking)).toBeNull();
  if (kept === undefined) throw new Error('nothing was given');
  expect(planAgain({ ...kept, spot: [[10_000, 9000]] }, decision, asking)).toBeNull();
  expect(givenBy({ decision, planned: null })).toEqual([]);
});
