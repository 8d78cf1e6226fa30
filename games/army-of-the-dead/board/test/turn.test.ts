import { expect, test } from 'vitest';
import { table } from '../../table.ts';
import { playThrough } from './positions.ts';

test("a Survivor's Turn is under way while that Survivor acts, and none while it is open who is next", () => {
  const turns = new Map<string, Set<number | null>>();
  playThrough({ mission: 'dryRun', seats: 2, seed: 'turns' }, (match, { ask, seat }) => {
    turns.set(ask.id, (turns.get(ask.id) ?? new Set()).add(table.turnIn?.(match.view(seat)) ?? null));
  });
  expect([...(turns.get('next') ?? [])]).toEqual([null]);
  expect(turns.get('act')?.has(null)).toBe(false);
  expect(turns.get('act')?.size).toBeGreaterThan(5);
});
