import { describe, expect, test } from 'vitest';
import { LOCATION_AT, SPACES, START_AT } from '../../content/map.ts';
import { text } from '../../text/index.ts';
import { GHOST_RADIUS, liesUnderName, nameLook, PIN, PLATE, pawnSpots, roomOf, TOKEN } from '../spots.ts';

const NAMED = SPACES.flatMap((id, space) => {
  const message = LOCATION_AT[space] === null ? `survivor.${START_AT[space]}` : `location.${LOCATION_AT[space]}`;
  return LOCATION_AT[space] === null && START_AT[space] === null ? [] : [{ id, space, message }];
});

/** How far down everything reaches that can lie above the name of a space. */
function lowest(space: number): Record<string, number> {
  const { pieces, crowd, pins, ghost } = roomOf(space);
  const pawns = [1, 2, 3, 4, 5, 6].map((n) => {
    const { size, spots } = pawnSpots(n, 0, pieces, crowd);
    return Math.max(...spots.map(({ y }) => y)) + size / 2 + PLATE;
  });
  return {
    token: pieces + TOKEN.radius,
    count: pieces + TOKEN.count.y + TOKEN.count.radius,
    pawns: Math.max(...pawns),
    pin: Math.max(pins.alone, pins.beside) + PIN.down,
    ...(LOCATION_AT[space] === null ? { ghost: ghost + GHOST_RADIUS } : {}),
  };
}

describe.each(['en', 'it', 'fr'] as const)('in %s', async (lang) => {
  const { messages } = await text(lang);

  test.each(NAMED)('nothing that lies on $id covers its name', ({ space, message }) => {
    const { top } = nameLook(space, messages[message]);
    const covering = Object.entries(lowest(space)).filter(([, bottom]) => bottom > top);
    expect(covering, `the name begins at ${top}`).toEqual([]);
  });
});

test('the second line of a name reaches over the two spaces below it', () => {
  const named = new Map([
    ['E8', 'Football Stadium'],
    ['G5', 'Farm'],
  ]);
  const names = SPACES.map((id) => named.get(id) ?? null);
  expect(SPACES.filter((_, space) => liesUnderName(space, names))).toEqual(['F7', 'F8']);
});
