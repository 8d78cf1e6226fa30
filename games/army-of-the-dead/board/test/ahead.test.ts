/** What follows from deeds that are neither Moves nor attacks: the dead afterwards, and who hears them. */
import { choose, SPECTATOR, seenBy } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { survivorNumber } from '../../content/survivors.ts';
import { forecast } from '../../rules/forecast.ts';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { tokenPart } from '../../rules/inventory.ts';
import { type Army, dormantAt } from '../../rules/state.ts';
import { hold, position } from '../../rules/test/position.ts';
import { asView, type View } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { type Ahead, aheadFor, aheadOf } from '../ahead.ts';
import { detailsOf } from '../details.ts';

const say = speaker('en', (await text('en')).messages, String);

const TEAM = ['kate', 'cruz', 'peters', 'bly', 'dieter', 'guzman'];

/** A Turn of the first of a team in a Mission. */
function turn(at: string, first: string, mission: string, more: (s: Army) => void = () => {}): Army {
  const others = mission === 'lastChopper' ? at : 'R6:20';
  const s = position(at, [first, ...TEAM.filter((id) => id !== first)].slice(0, 6), mission, others);
  s.step = 'act';
  more(s);
  return s;
}

const seen = (s: Army): View => asView(JSON.parse(JSON.stringify(game.view(s, 0))));

function told(s: Army, id: string): Ahead {
  const ahead = aheadOf(seen(s), [], id);
  if (ahead?.after !== id) throw new Error(`nothing is told of ${id}`);
  return ahead;
}

function words(s: Army, id: string): string {
  const asked = choose(0, { id: 'act', rules: [] }, [id]);
  return detailsOf(seen(s), asked, id)
    .map((line) => say(line))
    .join(' ');
}

/** The forecast of a state with something changed. */
function with_(s: Army, change: (s: Army) => void) {
  const copy = structuredClone(s);
  change(copy);
  return forecast(copy);
}

const shamblers = (s: Army, zone: string, n: number): void => {
  s.shamblers[numberOf(s, zone)] = n;
};

describe('after a deed of a Mission', () => {
  test('a Companion who comes out may be hit', () => {
    const s = turn('R7:02', 'kate', 'tacoRun', (one) => {
      const zone = numberOf(one, 'R7:02');
      one.companions = [
        { survivor: survivorNumber('lilly'), zone, leader: -1, hiding: true, aboard: false, status: 'playing' },
      ];
      shamblers(one, 'R7:02', 2);
    });
    const hit = ({ forecast: dead }: Ahead) => dead?.zones.map(({ survivors }) => survivors);
    expect(hit(aheadOf(seen(s), [], null) as Ahead)).toEqual([['kate']]);
    expect(hit(told(s, 'mission.attach.lilly'))).toEqual([['kate', 'lilly']]);
  });

  test('lifts that are mended are ways for the dead', () => {
    const s = turn('R5:22', 'cruz', 'outOfOrder', (one) => {
      one.red = 3;
      shamblers(one, 'V8:02', 2);
    });
    const after = with_(s, (one) => {
      one.broken = [];
      one.repaired = true;
    });
    expect(after.groups[0].steps[0]).toMatchObject({ from: 'V8:02', to: 'R5:22' });
    expect(told(s, 'mission.repair').forecast).toEqual(after);
    expect(aheadOf(seen(s), [], null)?.forecast?.groups[0].steps[0]?.to).not.toBe('R5:22');
  });

  test('who calls the helicopter is heard, and wakes those around', () => {
    const s = turn('V6:22', 'peters', 'lastChopper', (one) => {
      one.red = 3;
      one.noise = numberOf(one, 'R2:00');
      one.dormants = [dormantAt(numberOf(one, 'V6:21'), 2), dormantAt(numberOf(one, 'R2:11'), 2)];
      shamblers(one, 'R2:22', 1);
    });
    const { sound, forecast: dead } = told(s, 'objective.black');
    expect(sound).toEqual({ zone: 'V6:22', wakes: [{ zone: 'V6:21', numbers: [null] }] });
    expect(dead?.groups.map(({ zone, n }) => [zone, n])).toEqual(
      expect.arrayContaining([
        ['V6:21', 4],
        ['R2:22', 1],
      ]),
    );
    const noise = numberOf(s, 'V6:22');
    const steps = ({ groups }: { groups: readonly { zone: string; steps: readonly object[] }[] }) =>
      groups.find(({ zone }) => zone === 'R2:22')?.steps;
    expect(steps(dead!)).toEqual(steps(with_(s, (one) => (one.noise = noise))));
    expect(steps(dead!)).not.toEqual(steps(forecast(s)));
    expect(words(s, 'objective.black')).toMatch(/Makes Noise here\. .*token/);
  });

  test('Zeus comes with the Objective that brings him, also where it lifts somebody to a level', () => {
    const s = turn('V1:21', 'kate', 'jackpot', (one) => {
      one.red = 3;
      one.team[0].adrenaline = 18;
      one.vault!.open = true;
      one.tokens = [{ zone: numberOf(one, 'V1:21'), colour: 'blue', up: true, again: false }];
      hold(one, 0, 'katana');
    });
    const { groups } = told(s, 'objective.blue').forecast!;
    expect(groups.map(({ kind }) => kind)).toEqual(['zeus']);
    expect(groups[0].steps.length + groups[0].attacks.length).toBeGreaterThan(0);
    expect(s.team[0].slots).not.toContain(tokenPart('blue'));
  });
});

describe('after a Skill, and after the Truck', () => {
  /** Somebody at Orange, with one of the two Skills. */
  const skilled = (who: string, orange: number, more: (s: Army) => void): Army =>
    turn('R6:02', who, 'jackpot', (one) => {
      one.team[0].adrenaline = 20;
      one.team[0].orange = orange;
      more(one);
    });
  const attackedIn = ({ forecast: dead }: Ahead) =>
    dead?.zones.map(({ zone, ones, survivors }) => [zone, ones, survivors]);

  test('whoever sprints is met where the first step leads', () => {
    const s = skilled('lilly', 0, (one) => shamblers(one, 'R6:12', 2));
    expect(attackedIn(told(s, 'skill.sprint.R6:12'))).toEqual([['R6:12', { least: 2, most: 2 }, ['lilly']]]);
  });

  test('those who are shoved act from there', () => {
    const s = skilled('burt', 1, (one) => shamblers(one, 'R6:02', 2));
    expect(attackedIn(aheadOf(seen(s), [], null) as Ahead)).toEqual([['R6:02', { least: 2, most: 2 }, ['burt']]]);
    const { forecast: dead } = told(s, 'skill.shove.R6:12');
    expect(dead?.zones).toEqual([]);
    expect(dead?.groups.map(({ zone, n }) => [zone, n])).toEqual([['R6:12', 2]]);
  });

  test('of those who are saved each may be the one who is', () => {
    const s = skilled('peters', 0, (one) => {
      for (const who of [1, 2]) one.team[who].zone = numberOf(one, 'R6:12');
      shamblers(one, 'R6:12', 2);
    });
    const { survivors, sure } = told(s, 'skill.lifesaver.R6:12').forecast!;
    const wounds = survivors.filter(({ survivor }) => ['kate', 'cruz'].includes(survivor)).map((one) => one.wounds);
    expect(wounds).toEqual([
      { least: 0, most: 2 },
      { least: 0, most: 2 },
    ]);
    expect(sure).toBe(false);
  });

  test('the Truck takes those aboard along, and runs over whom it meets', () => {
    const s = turn('R3:20', 'peters', 'tacoRun', (one) => {
      one.team[0].seat = 'driver';
      one.truck!.started = true;
      shamblers(one, 'R3:21', 2);
    });
    expect(attackedIn(told(s, 'drive.R3:21'))).toEqual([['R3:21', { least: 0, most: 2 }, ['peters']]]);
    expect(attackedIn(told(s, 'leave'))).toEqual(attackedIn(aheadOf(seen(s), [], null) as Ahead));
  });
});

test('on the way each next Zone is marked, and followed', () => {
  const s = turn('R6:02', 'kate', 'jackpot', (one) => shamblers(one, 'R6:12', 2));
  const params = { survivor: { id: 'survivor.kate' }, left: 1 };
  const asked = choose(0, { id: 'on', rules: [] }, ['stop', 'on.R6:12', 'on.R6:01'], { params });
  const ahead = aheadFor(seen(s), { decision: asked, selected: 'on.R6:12' });
  expect(ahead?.dangers.map(({ zone, most }) => [zone, most])).toEqual([
    ['R6:12', 2],
    ['R6:01', 0],
  ]);
  expect(ahead?.after).toBe('on.R6:12');
  expect(ahead?.forecast?.zones.map(({ zone }) => zone)).toEqual(['R6:12']);
});

test('whoever sidesteps out of turn is followed, while the dead appear too', () => {
  const s = turn('R6:02', 'cruz', 'jackpot', (one) => {
    one.team[1].zone = numberOf(one, 'R6:02');
    shamblers(one, 'R6:12', 2);
  });
  const params = { survivor: { id: 'survivor.kate' }, skill: { id: 'skill.sidestep' } };
  const asked = choose(0, { id: 'free-move', rules: [] }, ['move.R6:12', 'move.R6:01', 'stay'], {
    params,
    pass: 'stay',
  });
  for (const step of ['act', 'spawn'] as const) {
    s.step = step;
    s.deadPhase = step === 'spawn';
    if (step === 'spawn') s.turns = [];
    const ahead = aheadFor(seen(s), { decision: asked, selected: 'move.R6:12' });
    expect(ahead?.after, step).toBe('move.R6:12');
    expect(ahead?.forecast?.zones.map(({ zone, survivors }) => [zone, survivors])).toEqual([['R6:12', ['kate']]]);
    expect(ahead?.dangers.map(({ most }) => most)).toEqual([2, 0]);
    expect(detailsOf(seen(s), asked, 'move.R6:12').map((line) => say(line))).toEqual(['Wounds: up to 2, Health 3.']);
  }
});

describe('who is heard', () => {
  const door = (...cards: string[]): Army =>
    turn('R4:01', 'kate', 'bigScore', (one) => {
      one.dormants = [dormantAt(numberOf(one, 'R4:11'), 3), dormantAt(numberOf(one, 'R4:21'), 2)];
      hold(one, 0, ...cards);
    });

  test('a door that is opened lets the Noise through, and a Crowbar makes none', () => {
    expect(told(door(), 'door.R4:01S').sound).toEqual({
      zone: 'R4:01',
      wakes: [{ zone: 'R4:11', numbers: [null] }],
    });
    expect(words(door(), 'door.R4:01S')).toMatch(/^1 Action\. Makes Noise here\. Wakes 1 token/);
    expect(told(door('crowbar'), 'door.R4:01S').sound).toBeNull();
    expect(words(door('crowbar'), 'door.R4:01S')).toBe('1 Action. Silent.');
    const { forecast: dead } = told(door('crowbar'), 'door.R4:01S');
    expect(dead?.sure).toBe(true);
  });

  test('a noisy weapon that removes sleepers wakes all the others around', () => {
    const s = turn('V7:10', 'kate', 'bigScore', (one) => {
      const [here, beside] = [numberOf(one, 'V7:10'), numberOf(one, 'V7:11')];
      one.dormants = [dormantAt(here, 3), seenBy(dormantAt(here, 2), [SPECTATOR]), dormantAt(beside, 1)];
      hold(one, 0, 'machete', 'circularSaw');
    });
    expect(told(s, 'dormants.machete.1').sound).toBeNull();
    expect(told(s, 'dormants.circularSaw.1').sound?.wakes).toEqual([
      { zone: 'V7:10', numbers: [2] },
      { zone: 'V7:11', numbers: [null] },
    ]);
    expect(told(s, 'dormants.circularSaw.2').sound?.wakes[0]).toEqual({ zone: 'V7:10', numbers: [null] });
    expect(words(s, 'dormants.circularSaw.1')).toMatch(/Makes Noise here\. Wakes 2 tokens/);
    expect(words(s, 'dormants.machete.1')).toMatch(/Silent\.$/);
    const woken = told(s, 'dormants.circularSaw.1').forecast!.groups.filter(({ kind }) => kind === 'shambler');
    expect(woken.map(({ zone, n }) => [zone, n]).sort()).toEqual([
      ['V7:10', 2],
      ['V7:11', 4],
    ]);
  });
});
