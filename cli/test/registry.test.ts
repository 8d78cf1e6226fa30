import { findGame, GAMES, UnknownGameError } from '@shamble/games';
import { WHOLE_GAMES } from '@shamble/games/whole';
import { LANGS } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
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

test.each(WHOLE_GAMES)('all parts of $id are found by its id and are of one game', async (whole) => {
  const [table, kit, terminal, words] = await Promise.all([
    whole.load(),
    whole.kit(),
    whole.terminal(),
    whole.scenario(),
  ]);
  expect(kit.game).toBe(table.game);
  expect(words).toEqual({ given: expect.any(Function), look: expect.any(Function) });
  const { unit = 1, foretell = terminal.draw, detail = terminal.draw, ...parts } = terminal;
  expect(parts).toEqual({ draw: expect.any(Function), text: expect.any(Function) });
  for (const one of [foretell, detail]) expect(one).toBeInstanceOf(Function);
  expect(unit).toBeGreaterThan(0);
  for (const lang of LANGS) {
    const drawn = Object.entries(await terminal.text(lang));
    const shown = (await kit.text(lang)).messages;
    expect(drawn.length, lang).toBeGreaterThan(0);
    expect(drawn.filter(([id]) => id in shown).map(([id]) => id)).toEqual([]);
    expect(speaker(lang, shown)({ id: 'game.title' })).not.toBe('');
  }
});
