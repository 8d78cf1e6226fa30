import { findGame } from '@shamble/games';
import { expect, test } from 'vitest';
import { SHOWN } from '../boards.ts';
import { kitOf } from '../kits.ts';

test.each(Object.keys(SHOWN))('the words of %s are those of the game that the worker plays', async (id) => {
  const { game } = await findGame(id).load();
  expect((await kitOf(id))?.game).toBe(game);
});

test('a game that is not there has no words', async () => {
  expect(await kitOf('chess')).toBeNull();
});
