import { type Place, type Point, refuse } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { describe } from '../../text/describe.ts';
import { tongues } from '../../text/test/said.ts';
import { game } from '../game.ts';
import { apart2, areEnemies } from '../near.ts';
import { actor, models, nameOf, type War } from '../state.ts';
import { type Position, startAt } from './starting.ts';

/** The question where Lou aims his Pipe Bomb. */
function aims(position: Position): { readonly s: War; readonly decision: Place } {
  const match = startAt(position);
  const [act] = match.pending;
  expect(match.answer(act.seat, act.n, 'shoot')).toBeNull();
  const [decision] = match.pending;
  if (decision.kind !== 'place') throw new Error(decision.ask.id);
  return { s: match.state, decision };
}

const touchedAt = (s: War, [x, y]: Point) => models(s).filter((model) => apart2(model, { x, y }) <= 2502 * 2502);

const gainAt = (s: War, point: Point): number =>
  touchedAt(s, point).reduce((sum, model) => sum + (areEnemies(actor(s), model) ? 1 : -1), 0);

/** Four enemies around Carl, one of the own: between any two of them he is touched too. */
const AROUND: Position = {
  people: {
    lou: { at: [10, 5], hands: ['pipeBomb'] },
    carl: { at: [10, 9] },
    derek: { at: [12, 11], side: 2 },
  },
  walkers: [
    [8, 11],
    [10, 11.8],
    [8.5, 7],
  ],
};

test('the best points touch as many enemies as any place does without a friend', () => {
  const { s, decision } = aims(AROUND);
  let most = 0;
  for (let x = 3500; x <= 16_500; x += 50)
    for (let y = 500; y <= 11_500; y += 50) {
      const all = touchedAt(s, [x, y]);
      if (apart2(actor(s), { x, y }) <= 6502 * 6502 && all.every((model) => areEnemies(actor(s), model)))
        most = Math.max(most, all.length);
    }
  const [first] = decision.candidates;
  expect(first.id).toMatch(/^most:pipeBomb:/);
  expect(gainAt(s, first.answer as Point)).toBe(most);
  expect(most).toBeGreaterThan(1);
  for (const { id, answer } of decision.candidates) {
    const names = id.startsWith('most:pipeBomb:') ? id.split(':')[2].split('+') : null;
    if (names === null) continue;
    expect(touchedAt(s, answer as Point).map(nameOf), id).toEqual(names);
    expect(names).not.toContain('carl');
  }
});

test('points are in the order of how many more enemies than friends they touch; those there were keep their names', () => {
  const { s, decision } = aims(AROUND);
  const gains = decision.candidates.map(({ answer }) => gainAt(s, answer as Point));
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  const ids = decision.candidates.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['at:walker-1', 'at:derek', 'most:walker-1+walker-2', 'ground:1', 'ground:5']),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(40);
});

test('a point that touches only some of those whom another touches has no such name', () => {
  const { decision } = aims({
    people: { lou: { at: [6, 10], hands: ['pipeBomb'] }, carl: { at: [9, 12] }, derek: { at: [19, 19], side: 2 } },
    walkers: [
      [9, 9],
      [11, 10],
      [12, 9],
    ],
  });
  const named = decision.candidates.flatMap(({ id }) => (id.startsWith('most:pipeBomb:') ? [id] : []));
  expect(named).toEqual(['most:pipeBomb:walker-1+walker-2+walker-3']);
});

test('a point is called by whom it touches', () => {
  const { decision } = aims({
    people: { lou: { at: [10, 5], hands: ['pipeBomb'] }, derek: { at: [10, 10], side: 2 } },
    walkers: [[10, 8]],
  });
  const [{ id }] = decision.candidates;
  expect(id).toBe('most:pipeBomb:walker-1+derek');
  expect(tongues.map(({ say }) => say(describe.option({ ...decision, n: 0 }, id)))).toEqual([
    'Touches Walker 1 and Derek',
    'Tocca il Vagante 1 e Derek',
    'Touche le Rôdeur 1 et Derek',
  ]);
  expect(describe.ref?.({ ...decision, n: 0 }, id)).toEqual(['walker:1', 'survivor:derek']);
});

test('at the border every point that has a name is legal', () => {
  const { decision } = aims({
    people: { lou: { at: [5, 1], hands: ['pipeBomb'] }, derek: { at: [9, 0.5], side: 2 } },
    walkers: [
      [11, 0.5],
      [0.5, 3],
      [0.5, 0.6],
    ],
  });
  for (const { id, answer } of decision.candidates) expect(refuse({ ...decision, n: 0 }, answer, game), id).toBeNull();
});

test('AW-ELEV14: up there and down here is not touched at once', () => {
  const { s, decision } = aims({
    tops: true,
    pieces: { vehicle: [[10, 10]] },
    people: {
      lou: { at: [10, 5], hands: ['pipeBomb'] },
      derek: { at: [10, 10, 'up 1'], side: 2 },
      sandra: { at: [10, 8.5], side: 2 },
    },
  });
  for (const { id } of decision.candidates.filter((one) => one.id.startsWith('most:pipeBomb:'))) {
    const names = id.split(':')[2].split('+');
    expect(new Set(models(s).flatMap((model) => (names.includes(nameOf(model)) ? [model.level] : []))).size).toBe(1);
  }
});
