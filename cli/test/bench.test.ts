import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

describe.concurrent('bench', () => {
  test('prints ratios and whether each bar is met', async () => {
    const { code, out } = await run(['bench', '--quick']);
    expect(code).toBe(0);
    expect(out).toMatch(/kernel \/ boardgame\.io +[\d.,]+ +(met|MISSED) +at least 50/);
    expect(out).toMatch(/plain \/ kernel +[\d.,]+ +(met|MISSED) +at most 3/);
    expect(out).toMatch(/clones of a mid-game state per second .* at least 200,000/);
    expect(out).toMatch(/a viewer for each seat +[\d.,]+ +(met|MISSED) +at most 1\.5/);
  });

  test('prints one JSON object', async () => {
    const { code, out } = await run(['bench', '--quick', '--json']);
    expect(code).toBe(0);
    const { ticTacToe, games, history } = JSON.parse(out);
    expect(Object.keys(ticTacToe)).toEqual(['kernel', 'plain', 'boardgameio', 'checksums']);
    expect(Object.keys(games)).toEqual(['picnic']);
    expect(Object.keys(history)).toEqual(['ratio', 'shared']);
  });
});
