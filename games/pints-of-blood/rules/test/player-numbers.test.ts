import { describe, expect, it } from 'vitest';
import type { Pints } from '../state.ts';
import { answer, matchAt, setUp } from './tables.ts';

const NOTHING = { crisps: 0, bites: 0, beers: 0, cards: 0 };

/** What the number of players could change in a set-up. */
const facts = (s: Pints) => ({
  couch: s.couch.length,
  phoneBox: s.phoneBox.length,
  beers: s.beers,
  sectors: s.deck.map((sector) => sector.length),
  discard: s.menu.discard,
  tokens: s.supply,
  tiles: s.rows.map((row) => row.tiles.length),
  corner: s.queue.length,
  players: s.players.map(({ crisps, bites, beers, cards }) => ({ crisps, bites, beers, cards: cards.length })),
});

describe('number of players', () => {
  it.each(['starter', 'main'])('PB-NUM02 sets the %s table alike for two, three and four players', (level) => {
    const { players, ...ofTwo } = facts(setUp(2, { level }, 'two'));
    expect(players).toEqual([NOTHING, NOTHING]);
    for (const seats of [3, 4])
      expect(facts(setUp(seats, { level }, `${seats} players`))).toEqual({
        ...ofTwo,
        players: Array.from({ length: seats }, () => NOTHING),
      });
  });

  it.each([2, 3, 4])('PB-NUM02 rolls seven dice and pays three zombies a card among %i players', (seats) => {
    const match = matchAt(
      seats,
      {},
      {
        step: 'roll',
        stools: [1],
        ambulance: ['F', 'F', 'F', 'F', 'F'],
        bus: { row: 1, zombies: [] },
        players: { 1: { crisps: 4, bites: 1 } },
      },
      { colour: ['red'] },
    );
    expect(match.state.dice).toHaveLength(7);
    const left = match.state.deck[0].length;
    while (match.state.active === 0) answer(match, match.pending[0].kind === 'pick' ? [] : 'go-on');
    expect(match.state.deck[0]).toHaveLength(left - 1);
    expect(match.state.players[0].crisps).toBe(9);
  });
});
