import { GAMES } from '@shamble/games';
import { expect, test } from 'vitest';
import { logNumber, tryLog } from '../fuzz/try-log.ts';

test('mutated logs are taken, or refused with a reason', async () => {
  const games = await Promise.all(GAMES.map(async (entry) => (await entry.load()).game));
  const found = new Set<string>();
  for (let i = 0; i < 600; i++) found.add(tryLog(games, logNumber(games, 'test', i)));
  expect([...found]).toEqual(expect.arrayContaining(['taken', 'bad-field', 'tampered', 'truncated', 'hash-differs']));
}, 60_000);
