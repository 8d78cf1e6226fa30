import { Chance, choose, Match, seeded } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { ORDERS } from '../../content/zombies.ts';
import { game } from '../../rules/game.ts';
import { groundNow, numberOf, zoneId } from '../../rules/ground.ts';
import { setup } from '../../rules/setup.ts';
import { idOf } from '../../rules/state.ts';
import { position } from '../../rules/test/position.ts';
import { asView, type View } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { survivor } from '../../text/words.ts';
import { aheadOf } from '../ahead.ts';
import { detailsOf } from '../details.ts';
import { orderingMessages, ordersAt } from '../forecast/orders.ts';
import { spawnLines } from '../forecast/spawn.ts';
import { spawnStates } from '../spawns.ts';

const say = speaker('en', (await text('en')).messages, String);

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
  expect(ordersAt(seen(), zeus)).toEqual({ most: 3, wounds: 4, cards: 4, of: ORDERS.length });
  s.orders = { draw: s.orders.draw.filter((_, i) => i > 0), discard: [2] };
  expect(ordersAt(seen(), zeus), 'the three Shamblers are gone').toEqual({
    most: 3,
    wounds: 4,
    cards: 3,
    of: ORDERS.length - 1,
  });
  expect(ordersAt(seen(), zoneId(s, near)), 'Alphas come one Zone further').toEqual({
    most: 2,
    wounds: 2,
    cards: 3,
    of: ORDERS.length - 1,
  });
});

test('his Spawn Zone says what it does, also while it sleeps', () => {
  const view = seen();
  const told = (one: View): string[] => orderingMessages(one, zeus).map((line) => say(line));
  const does =
    'Each Round an Order of Zeus is drawn for it, until Zeus comes: 1 to 4 Zombies appear, and by 3 of 9 cards left they act at once.';
  expect(told(view)).toEqual([does]);
  const asleep = asView(Match.start(game, 1, { mission: 'dryRun' }, 'orders').view(0));
  const { zone } = spawnStates(asleep).find(({ kind }) => kind === 'zeus')!;
  expect(orderingMessages(asleep, zone).map((line) => say(line))).toEqual([
    'Not active until step 2 is done.',
    does.replace('3 of 9', '4 of 10'),
  ]);
  expect(orderingMessages(view, zoneId(s, near))).toEqual([]);
  expect(told({ ...view, zeusToken: false })).toEqual([]);
});

test('who stands there is warned before it wakes', () => {
  const options = { mission: 'dryRun', team: 'random', forecasts: 'all' };
  const dry = setup({ seats: 1, options }, new Chance(seeded('woken')));
  const start = numberOf(dry, MISSIONS.find(({ id }) => id === 'dryRun')!.start[0]);
  for (const fighter of dry.team) Object.assign(fighter, { status: 'playing', zone: start });
  Object.assign(dry, { step: 'act', turns: s.turns, red: 3 });
  const view = (): View => asView(JSON.parse(JSON.stringify(game.view(dry, 0))));
  const { zone } = spawnStates(view()).find(({ kind }) => kind === 'zeus')!;
  const told = (): string[] =>
    detailsOf(view(), choose(0, { id: 'act', rules: [] }, ['objective.black']), 'objective.black').map((line) =>
      say(line),
    );
  dry.team[1].zone = numberOf(dry, zone);
  const who = say(survivor(idOf(dry, 1)));
  expect(told()).toContain(`An Order of Zeus may then bring Zombies that attack ${who} at once: up to 4 Wounds.`);
  dry.team[1].status = 'escaped';
  expect(told().join(' ')).not.toContain('An Order of Zeus');
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
