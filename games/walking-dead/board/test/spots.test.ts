import { describe, expect, test } from 'vitest';
import { LOCATION_AT, SPACES, START_AT } from '../../content/map.ts';
import { text } from '../../text/index.ts';
import { GHOST_RADIUS, nameLook, PIN, PLATE, pawnSpots, roomOf, TOKEN } from '../spots.ts';

const NAMED = SPACES.flatMap((id, space) => {
  const message = LOCATION_AT[space] === null ? `survivor.${START_AT[space]}` : `location.${LOCATION_AT[space]}`;
  return LOCATION_AT[space] === null && START_AT[space] === null ? [] : [{ id, space, message }];
});

/** Capitals and numbers reach up to about three quarters of their size. */
const CAPITAL = 0.75;

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
    const { size, first } = nameLook(space, messages[message]);
    const top = first - size * CAPITAL;
    const covering = Object.entries(lowest(space)).filter(([, bottom]) => bottom > top);
    expect(covering, `the name begins at ${top}`).toEqual([]);
  });
});
