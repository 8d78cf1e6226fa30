import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { position } from '../../rules/test/position.ts';
import { requests } from '../requests.ts';

test('a bot that leads somebody may be asked to wait or to protect anybody who is there', () => {
  const s = position();
  s.team[0].owner = 1;
  const [, second] = s.team;
  second.status = 'eliminated';
  const ids = (seat: number) => requests(JSON.parse(JSON.stringify(game.view(s, 0))), seat).map(({ id }) => id);
  expect(ids(1)[0]).toBe('wait');
  expect(ids(1)).toHaveLength(s.team.length);
  expect(new Set(ids(1))).toEqual(new Set(ids(0)));
  expect(ids(2)).toEqual([]);
  s.team[0].status = 'escaped';
  expect(ids(1)).toEqual([]);
});
