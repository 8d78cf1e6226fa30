import { Match } from '@shamble/kernel';
import { expect, it } from 'vitest';
import { FOOD_IDS } from '../../content/food.ts';
import { game } from '../game.ts';
import type { Pints } from '../state.ts';

it('PB-FOOD10-R tells the looker alone which card Turn the Tables showed', () => {
  const withTile = (s: Pints): void => {
    s.step = 'turn-start';
    s.players[1].food = [FOOD_IDS.indexOf('turnTables')];
  };
  const match = Match.start(game, 3, { level: 'main', first: '2' }, '0', { events: true }, withTile);
  const asked = match.pendingFor(1)[0];
  expect(match.answer(1, asked.n, 'turnTables')).toBeNull();
  const looks = match.events.filter(({ event }) => event.type === 'looked');
  expect(looks.map(({ only }) => only)).toEqual([[1]]);
});
