import { expect, it } from 'vitest';
import { startAt } from './starting.ts';

it('AW-GROUP06: where both groups have the same Survivor, questions of a shot say whose it is', () => {
  const people = {
    'carl-1': { at: [5, 10], hands: ['magnum', 'pocket22'] },
    'carl-2': { at: [10, 10], side: 2, body: 'ballisticVest' },
  };
  const match = startAt({ people });
  const carl = (seat: number) => ({ id: 'survivorOf', params: { survivor: { id: 'survivor.carl' }, seat: { seat } } });
  expect(match.answer(0, match.pending[0].n, 'shoot')).toBeNull();
  expect(match.pending[0]).toMatchObject({ ask: { id: 'shoot-weapon' }, params: { survivor: carl(0) } });
  const armed = startAt({ people, pieces: { vehicle: [[7.5, 10, 6]] } });
  armed.answer(0, armed.pending[0].n, 'shoot');
  armed.answer(0, armed.pending[0].n, 'hand-1');
  expect(armed.pending[0]).toMatchObject({ seat: 1, ask: { id: 'pierced' }, params: { survivor: carl(1) } });
});
