import { expect, test } from 'vitest';
import { canFire } from '../../rules/fire.ts';
import { rangeOf } from '../../rules/loud.ts';
import { ringsOf } from '../mat/rings.ts';
import { tapeWords } from '../mat/tape.tsx';
import { firstAction } from './mat-at.ts';

const { war, decision } = firstAction();
const [rick] = war.people;

test('rings are drawn so that a base which touches them counts', () => {
  expect(ringsOf(war, decision, rick)).toEqual([]);
  const shooting = { ...decision, ask: { id: 'shoot-target', rules: [] } };
  const range = rangeOf(war, rick, rick.slots.find((card) => canFire(card)) ?? 0);
  expect(ringsOf(war, shooting, rick).map(({ radius }) => radius)).toEqual([(range ?? 0) + 500]);
  expect(ringsOf(war, null, rick)).toEqual([]);
});

test('the tape reads from edge to edge and says what the distance means', () => {
  const [walker] = war.walkers;
  const from = { at: [rick.x, rick.y] as const, name: rick.id };
  const to = { at: [walker.x, walker.y] as const, name: `walker-${walker.number}` };
  const ids = tapeWords(war, { from, to }, rick).map(({ id }) => id);
  expect(ids[0]).toBe('boardview.tape.reads');
  expect(ids.at(-1)).toMatch(/^boardview\.tape\.(?:in|out)$/);
  const bare = tapeWords(war, { from: { at: [0, 0], name: '' }, to: { at: [3000, 4000], name: '' } }, null);
  expect(bare).toEqual([{ id: 'boardview.tape.reads', params: { length: { id: 'length', params: { n: 5 } } } }]);
  expect(tapeWords(war, { from, to: null }, rick)).toEqual([]);
});
