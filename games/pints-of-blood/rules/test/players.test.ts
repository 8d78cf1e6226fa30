import { describe, expect, it } from 'vitest';
import { FOOD_IDS } from '../../content/food.ts';
import { game } from '../game.ts';
import { expectUniform, randomGame, setUp, setUps, upTo } from './tables.ts';

describe('players', () => {
  it('PB-PLY01 gives each player one bite marker, set to 0', () => {
    for (const seats of [1, 2, 3, 4])
      expect(setUp(seats, {}, 1).players.map((player) => player.bites)).toEqual(Array(seats).fill(0));
  });

  it('PB-PLY02-R draws the first player at random unless one was picked', () => {
    expect(game.options.find(({ id }) => id === 'first')?.default).toBe('random');
    expectUniform(
      setUps(2000, 4).map((s) => s.active + 1),
      upTo(4),
    );
    for (const first of [1, 2, 3])
      expect(setUps(20, 3, { first: String(first) }).every((s) => s.active + 1 === first)).toBe(true);
    expect(() => setUp(2, { first: '3' }, 1)).toThrow(
      expect.objectContaining({ reason: { id: 'misfit.first', params: { first: 3, seats: 2 } } }),
    );
  });

  it('PB-PLY03, PB-PLY04-R passes turns and dice clockwise, beginning with the first player', () => {
    for (const seed of upTo(20)) {
      const match = randomGame(3, { first: '2' }, `clockwise ${seed}`, () => {});
      const turns = match.events.flatMap(({ event }) => (event.type === 'turn' ? [event.player] : []));
      const rolls = match.events.flatMap(({ event }) => (event.type === 'rolled' ? [event.player] : []));
      expect(turns).toEqual(turns.map((_, i) => [2, 3, 1][i % 3]));
      // The last turn may end before its roll.
      expect(rolls).toEqual(turns.slice(0, rolls.length));
      expect(rolls.length).toBeGreaterThanOrEqual(turns.length - 1);
    }
  });

  it('PB-PLY05 gives everybody one random pub food tile on the main course, for nothing', () => {
    const states = setUps(2000, 3, { level: 'main' });
    for (const { players, food } of states) {
      expect(players.map((player) => player.food.length)).toEqual([1, 1, 1]);
      expect(players.map((player) => player.crisps)).toEqual([0, 0, 0]);
      expect([...players.flatMap((player) => player.food), ...food].sort()).toEqual(FOOD_IDS.map((_, tile) => tile));
    }
    for (const seat of [0, 1, 2])
      expectUniform(
        states.map((s) => s.players[seat].food[0]),
        FOOD_IDS.map((_, tile) => tile),
      );
  });
});
