import { findGame, GAMES, UnknownGameError } from '@shamble/games';
import { expect, test } from 'vitest';

test('every game of the registry loads, and has the id it is registered under', async () => {
  for (const { id, load } of GAMES) expect((await load()).game.id).toBe(id);
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
});

test('a game that is not there is refused, and the known ones are listed', () => {
  expect(findGame(GAMES[0].id)).toBe(GAMES[0]);
  expect(() => findGame('chess')).toThrow(UnknownGameError);
  expect(() => findGame('chess')).toThrow(
    `there is no game "chess"; known games: ${GAMES.map(({ id }) => id).join(', ')}`,
  );
});
