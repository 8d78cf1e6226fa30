import { choose } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { ORDERS } from '../../content/zombies.ts';
import { game } from '../../rules/game.ts';
import { groundNow, numberOf, zoneId } from '../../rules/ground.ts';
import { position } from '../../rules/test/position.ts';
import { asView, type View } from '../../rules/view.ts';
import { aheadOf } from '../ahead.ts';
import { detailsOf } from '../details.ts';
import { ordersAt } from '../forecast/orders.ts';
import { spawnLines } from '../forecast/spawn.ts';
import { spawnStates } from '../spawns.ts';

const s = position('R6:02', ['dieter', 'kate', 'scott', 'guzman', 'martin', 'bly']);
s.step = 'act';
s.shamblers.fill(0);
s.alphas.fill(0);
const seen = (): View => asView(JSON.parse(JSON.stringify(game.view(s, 0))));
const zeus = spawnStates(seen()).find(({ kind }) => kind === 'zeus')?.zone ?? '';
const here = numberOf(s, zeus);
const [near] = groundNow(s).next[here];
s.spawns = s.spawns.map(() => true);

test('where Zeus gives his Orders it is said how many of the cards left bring Zombies that act at once', () => {
  expect(ordersAt(seen(), zeus)).toEqual({ most: 3, cards: 4, of: ORDERS.length });
  s.orders = { draw: s.orders.draw.filter((_, i) => i > 0), discard: [2] };
  expect(ordersAt(seen(), zeus), 'the three Shamblers are gone').toEqual({ most: 3, cards: 3, of: ORDERS.length - 1 });
  expect(ordersAt(seen(), zoneId(s, near)), 'Alphas come one Zone further').toEqual({
    most: 2,
    cards: 3,
    of: ORDERS.length - 1,
  });
});

test('a Move there is no plain 0, and its line, the end of a Turn and what appears next say so', () => {
  s.team[0].zone = near;
  const id = `move.${zeus}`;
  expect(aheadOf(seen(), [id], null)?.dangers).toMatchObject([{ most: 0, more: true }]);
  const asked = choose(0, { id: 'act', rules: [] }, [id, 'end']);
  const ids = (option: string): string[] => detailsOf(seen(), asked, option).map((line) => line.id);
  expect(ids(id)).toContain('boardview.orders.here');
  expect(ids('end')).toContain('boardview.orders.here');
  expect(spawnLines(seen()).map(({ text }) => text.id)).toContain('boardview.orders.who');
  s.zeusToken = false;
  expect(ids(id)).not.toContain('boardview.orders.here');
  expect(aheadOf(seen(), [id], null)?.dangers).toMatchObject([{ more: false }]);
});
