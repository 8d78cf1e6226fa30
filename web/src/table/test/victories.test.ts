import { expect, test } from 'vitest';
import { useWon } from '../../app/won.ts';
import { noteVictory } from '../end/use-victories.ts';
import { update } from './fake.ts';

const won = { id: 'won', winners: [0, 1] };
const setup = { ...update(1).setup, options: { level: 'hard' } };
const counted = () => useWon.getState().won['toy/level/hard']?.times ?? 0;
const note = (table: string, now: ReturnType<typeof update>, before: ReturnType<typeof update> | null): void =>
  noteVictory(table, ['level'], () => 6, now, before);

test('a victory counts when it comes, for people, at tables that are no copies', () => {
  const end = update(2, { setup, outcome: won });
  note('seen at its end', end, null);
  note('over before', end, end);
  note('lost', update(2, { setup, outcome: { id: 'lost', winners: [] } }), update(1));
  note('of bots', update(2, { setup, outcome: { id: 'won', winners: [1] } }), update(1));
  note('copy', update(2, { setup: { ...setup, copyOf: 1 }, outcome: won }), update(1));
  expect(counted()).toBe(0);
  note('played', end, update(1));
  note('played', end, update(1));
  expect(useWon.getState().won['toy/level/hard']).toEqual({ times: 1, best: 6 });
});
