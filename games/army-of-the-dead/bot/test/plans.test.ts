import { configure, type Json, KEEP_ALL, Match } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { placeOf } from '../../rules/people.ts';
import { type Army, idOf } from '../../rules/state.ts';
import { asView } from '../../rules/view.ts';
import { words } from '../../scenarios/words.ts';
import { escapeWorth } from '../leaving.ts';
import { mindOf } from '../mind.ts';
import { adviceTo } from './playing.ts';

type Given = Readonly<Record<string, Json>>;

function at(mission: string, given: Given): Match<Army> {
  const config = configure(game, 1, { mission });
  return Match.open(game, config, 'plans', KEEP_ALL, (s) => words.given(s, given, config));
}

const mindIn = (match: Match<Army>) => mindOf(asView(match.view(0)));

function taskOf(match: Match<Army>, id: string): string | undefined {
  const { s, roles } = mindIn(match);
  return roles[placeOf(s.team, id)].task?.why;
}

const HAUL = { tokens: ['blue'], backpack: ['blue', 'blue', 'blue'] };
const OPEN = { shown: true, solved: true, open: true };

test('where the time is short the holder goes to the Exit, whatever others have still to do', () => {
  const match = at('jackpot', {
    time: 5,
    team: {
      kate: { zone: 'V1:21', ...HAUL },
      lilly: { zone: 'V1:11', hands: ['armyKnife'] },
      dieter: { zone: 'V1:11' },
    },
    personal: { lilly: {} },
    taken: ['blue'],
    vault: OPEN,
    dormants: { 'V1:10': [1], 'V1:01': [2], 'V1:22': [1] },
  });
  expect(taskOf(match, 'kate')).toBe('exit');
});

test('where the time is short the others go ahead of the haul, not back to whoever carries it', () => {
  const match = at('jackpot', {
    time: 4,
    team: {
      kate: { zone: 'V1:21', acted: true, ...HAUL },
      guzman: { zone: 'R8:20' },
      dieter: { zone: 'R8:20' },
    },
    taken: ['blue'],
    vault: OPEN,
  });
  const { s, roles } = mindIn(match);
  expect(roles[placeOf(s.team, 'guzman')]).toMatchObject({ task: null, zone: numberOf(s, 'R6:12') });
});

test('the haul is left to somebody who has nothing else to do', () => {
  const near = { lilly: { zone: 'V1:21', hands: ['armyKnife'] }, dieter: { zone: 'V1:11' } };
  const dormants = { 'V1:10': [1], 'V1:01': [2], 'V1:22': [1] };
  const lies = { tokens: { 'V1:21': ['blue^'] }, vault: OPEN, dormants };
  const owned = at('jackpot', { team: near, personal: { lilly: {} }, ...lies });
  expect(taskOf(owned, 'lilly')).not.toBe('step');
  expect(taskOf(owned, 'dieter')).toBe('step');
  expect(taskOf(at('jackpot', { team: near, ...lies }), 'lilly')).toBe('step');
});

test('the escape that wins is worth more than any other', () => {
  const s = mindIn(
    at('jackpot', {
      time: 5,
      team: { kate: { zone: 'R6:12', ...HAUL }, dieter: { zone: 'V1:11' } },
      taken: ['blue'],
      vault: OPEN,
    }),
  ).s;
  const [kate, dieter] = ['kate', 'dieter'].map((id) => placeOf(s.team, id));
  expect(escapeWorth(s, kate)).toBeGreaterThan(50);
  expect(escapeWorth(s, dieter)).toBe(0);
});

const FUEL = { red: 3, noise: 'V4:11', tokens: { 'V6:22': ['black^'] } };

test('the helicopter is not started before those whom it must take are near', () => {
  const others = {
    kate: { zone: 'R2:00' },
    lilly: { zone: 'R2:00' },
    burt: { zone: 'R2:00' },
    scott: { zone: 'R2:00' },
  };
  const apart = at('lastChopper', { ...FUEL, team: { peters: { zone: 'V4:21' }, ...others } });
  expect(taskOf(apart, 'kate')).toBe('exit');
  expect(taskOf(apart, 'peters')).not.toBe('step');
  const here = Object.fromEntries(Object.keys(others).map((id) => [id, { zone: 'V4:21' }]));
  const together = at('lastChopper', { ...FUEL, team: { peters: { zone: 'V4:21' }, ...here } });
  expect(taskOf(together, 'peters')).toBe('step');
});

test('the Pilot acts after those who leave before him', () => {
  const match = at('lastChopper', {
    ...FUEL,
    step: 'next',
    taken: ['black'],
    team: { peters: { zone: 'V6:22' }, kate: { zone: 'V6:12' }, lilly: { zone: 'V6:12' } },
  });
  const { s } = mindIn(match);
  const options = s.team.map((_, who) => idOf(s, who));
  expect(adviceTo(match, 0, 'next', options).answer).not.toBe('peters');
});

test('the Truck is started when nobody hides any more', () => {
  const waits = (hiding: boolean) =>
    at('tacoRun', {
      truck: { zone: 'R3:20', started: false },
      team: { peters: { zone: 'R3:20', seat: 'driver' }, burt: { zone: 'R3:20' }, kate: { zone: 'R8:20' } },
      companions: {
        lilly: { zone: 'R3:20', hiding: false, leader: 'burt' },
        cruz: hiding ? { zone: 'R8:22', hiding: true } : { zone: 'R8:20', hiding: false, leader: 'kate' },
      },
    });
  expect(taskOf(waits(true), 'peters')).not.toBe('truck');
  expect(taskOf(waits(false), 'peters')).toBe('truck');
});

test('a Truck that has lost its Driver gets another', () => {
  const match = at('tacoRun', {
    truck: { zone: 'R3:21', started: true },
    team: { burt: { zone: 'R3:21' }, kate: { zone: 'R3:22' }, peters: { status: 'eliminated' } },
    companions: {
      lilly: { zone: 'R3:21', hiding: false, aboard: true },
      cruz: { zone: 'R3:21', hiding: false, aboard: true },
    },
  });
  expect(taskOf(match, 'burt')).toBe('truck');
});
