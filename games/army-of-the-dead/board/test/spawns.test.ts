import { choose, Match } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { hold, position } from '../../rules/test/position.ts';
import { asView, type View } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { detailsOf } from '../details.ts';
import { spawnLines } from '../forecast/spawn.ts';
import { contentsOf } from '../pieces.ts';
import { spawnStates } from '../spawns.ts';

const say = speaker('en', (await text('en')).messages, String);

const atStart = (mission: string): View => asView(Match.start(game, 1, { mission, team: 'random' }, 'spawns').view(0));

const waiting = (view: View): string[] =>
  spawnStates(view).flatMap(({ kind, waits }) => (waits === null ? [] : [`${kind} ${say(waits)}`]));

describe('Spawn Zones', () => {
  test.each([
    ['dryRun', ['zeus until step 2 is done']],
    ['jackpot', []],
    ['outOfOrder', ['zeus until step 3 is done', 'green until the green Objective is taken']],
    ['tacoRun', ['blue until the Truck is started']],
    ['crown', ['blue until the Queen falls']],
    ['lastChopper', ['zeus until step 1 is done', 'blue until a Survivor reaches floor 2']],
  ] as const)('of %s say what they wait for', (mission, expected) => {
    expect(waiting(atStart(mission))).toEqual(expected);
  });

  test('are active or wait for something, in every Mission, and the map and the forecast agree', () => {
    for (const { id } of MISSIONS) {
      const view = atStart(id);
      for (const { zone, active, waits } of spawnStates(view)) {
        expect(active).toBe(waits === null);
        expect(contentsOf(view).get(zone)?.spawn?.active).toBe(active);
      }
      const orders = spawnLines(view).filter(({ text: { id: line } }) => line === 'boardview.appear.orders');
      expect(orders).toHaveLength(spawnStates(view).filter(({ kind, active }) => kind === 'zeus' && active).length);
    }
  });

  test('of Zeus are gone once he came in their place', () => {
    const view = { ...atStart('jackpot'), zeusToken: false };
    const spawns = view.spawns.map((one) => (one.kind === 'zeus' ? { ...one, active: false } : one));
    expect(
      spawnLines({ ...view, spawns }).filter(({ text: { id } }) => id.startsWith('boardview.appear.waits')),
    ).toEqual([]);
  });

  test('name who may answer those who appear near', () => {
    const view = atStart('jackpot');
    const [{ zone }] = view.spawns;
    const lines = (near: string, skills: readonly string[]): string[] => {
      const team = view.team.map((one, i) => ({
        ...one,
        zone: i === 0 ? near : 'R8:22',
        skills: i === 0 ? [...skills] : [],
      }));
      return spawnLines({ ...view, team }).flatMap(({ text: { id } }) =>
        id === 'boardview.appear.reacts' ? [id] : [],
      );
    };
    expect(lines(zone, ['sidestep'])).toHaveLength(1);
    expect(lines(zone, ['lucky'])).toEqual([]);
    expect(lines('R8:12', ['sidestep', 'combatReflexes'])).toEqual([]);
  });
});

describe('an option says', () => {
  const act = choose(0, { id: 'act', rules: [] }, ['end'], { params: { mission: 'jackpot' } });
  const told = (s: ReturnType<typeof position>, option: string): string => {
    s.step = 'act';
    return detailsOf(asView(JSON.parse(JSON.stringify(game.view(s, 0)))), act, option)
      .map((line) => say(line))
      .join(' ');
  };

  test('what leaving again costs where a Move ends among Zombies', () => {
    const s = position();
    hold(s, 0, 'katana');
    expect(told(s, 'move.R6:01')).not.toContain('Leaving again');
    s.shamblers[numberOf(s, 'R6:01')] = 2;
    expect(told(s, 'move.R6:01')).toContain('Leaving again: 3 Actions, 2 left.');
  });

  test('that Zeus comes with the haul, and that the level of danger rises', () => {
    const s = position('V1:21');
    for (const fighter of s.team) fighter.adrenaline = 3;
    const words = told(s, 'objective.blue');
    expect(words).toContain('Zeus comes.');
    expect(words).toContain('Zombie cards would then bring 2.7 on average, not 1.7.');
    for (const fighter of s.team) fighter.adrenaline = 8;
    expect(told(s, 'objective.blue')).not.toContain('Zombie cards');
    s.zeusToken = false;
    expect(told(s, 'objective.blue')).not.toContain('Zeus');
  });
});
