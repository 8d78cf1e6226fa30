import { choose, type Json } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { EQUIPMENT, equipmentNumber } from '../../content/equipment.ts';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { tokenPart } from '../../rules/inventory.ts';
import { EMPTY } from '../../rules/state.ts';
import { hold, position } from '../../rules/test/position.ts';
import { asView, type View } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { moveCosts } from '../ahead.ts';
import { Objective } from '../art/tokens.tsx';
import { cards } from '../cards.tsx';
import { equipmentLines, faceOf } from '../faces.ts';
import { contentMessages, fixtureMessages } from '../names.ts';
import { wakingWords } from '../parts/forecast-layer.tsx';
import { contentsOf } from '../pieces.ts';
import { cardsOf } from '../team.ts';
import { drawn } from './drawn.ts';

const say = speaker('en', (await text('en')).messages, String);

const seen = (s: ReturnType<typeof position>): View => asView(JSON.parse(JSON.stringify(game.view(s, 0))));
const told = (view: View, zone: string): string[] =>
  contentMessages(contentsOf(view).get(zone)!).map((message) => say(message));

describe('in words', () => {
  const truck = (more: (s: ReturnType<typeof position>) => void): string[] => {
    const s = position('R6:02', undefined, 'tacoRun');
    more(s);
    return told(seen(s), 'R3:20');
  };

  test('the Truck tells its seats', () => {
    expect(truck(() => {})).toContain('Taco Truck, not started: Driver (free) and Gunner (free)');
    const words = truck((s) => {
      s.truck!.started = true;
      s.team[0].zone = numberOf(s, 'R3:20');
      s.team[0].seat = 'driver';
    });
    expect(words).toContain('Taco Truck, started: Driver (Kate) and Gunner (free)');
  });

  test('AD-DORM03-R: those whom Survivors woke act with the others, and only while the dead act some do not', () => {
    const s = position();
    const zone = numberOf(s, 'R6:02');
    s.shamblers[zone] = 2;
    s.woken[zone] = 1;
    const waits = '1 has just woken and does not act';
    expect(told({ ...seen(s), step: 'act' }, 'R6:02').join(' ')).not.toContain(waits);
    expect(told({ ...seen(s), step: 'dead' }, 'R6:02').join(' ')).toContain(waits);
  });

  test('a Companion is with somebody, and a token of a Personal Objective is somebody’s', () => {
    const view = seen(position());
    const companions = [
      { survivor: 'lilly', zone: 'R6:02', leader: 'kate', hiding: false, aboard: false, status: 'playing' as const },
    ];
    const personal = [{ survivor: 'scott', colour: 'yellow' as const, count: 0, marked: false, done: false }];
    const tokens = [{ zone: 'R6:02', colour: 'yellow' as const, again: false }];
    const words = told({ ...view, companions, personal, tokens }, 'R6:02');
    expect(words).toContain('Lilly, a Companion with Kate');
    expect(words).toContain('the yellow Objective, for Scott');
  });

  test('the Trap Zone tells how far the Vault is', () => {
    const s = position();
    const vault = (): string => fixtureMessages(seen(s), 'V1:11').map((message) => say(message))[0];
    expect(vault()).toBe('Vault card, face down');
    s.vault!.shown = true;
    expect(vault()).toMatch(/^Vault card: \w/);
    s.vault!.solved = true;
    expect(vault()).toBe('The traps of the Vault are overcome');
    s.vault!.open = true;
    expect(vault()).toBe('The Vault Door is open');
    expect(fixtureMessages(seen(s), 'R6:02')).toEqual([]);
  });
});

test('tokens of Personal Objectives have letters: without colours they differ, too', () => {
  const at = { x: 0, y: 0, w: 26, h: 26 };
  const one = (letters: string) => drawn(createElement(Objective, { colour: 'yellow', of: 'kate', letters, spot: at }));
  expect(one('K')).toContain('>K<');
  expect(one('Sc')).toContain('army-two');
});

test('sleepers that wake say how many they may be', () => {
  expect([[null], [null, null], [3], [2, null]].map(wakingWords)).toEqual(['+1–4', '+2–8', '+3', '+3–6']);
});

test('of a Zombie card the line of the present level is marked', () => {
  const s = position();
  const lines = (danger: number): string[] => {
    s.team[0].adrenaline = danger;
    return faceOf('zombie.003', game.view(s, 0))!.lines.map((line) => say(line));
  };
  expect(lines(0)).toEqual([
    'Now, Blue: 2 Shamblers',
    'Yellow: 3 Shamblers',
    'Orange: 4 Shamblers',
    'Red: 5 Shamblers',
  ]);
  expect(lines(20)[2]).toBe('Now, Orange: 4 Shamblers');
});

test('slots tell an empty weapon, what is of use in the Backpack, and an Objective', () => {
  const s = position();
  hold(s, 0, 'revolver', 'katana', 'firstAid', 'katana');
  s.team[0].slots[0] = equipmentNumber('revolver') + EMPTY;
  s.team[0].slots[4] = tokenPart('blue');
  const card = cardsOf(game.view(s, 0), null)[0];
  const props = { card, say, compact: false, can: () => false, chosen: () => false, press: () => {} };
  const slots = [...drawn(createElement(cards.Card, props)).matchAll(/class="(army-slot[^"]*)"/g)].map(([, of]) => of);
  expect(slots[0]).toContain('army-slot-empty');
  expect(slots[1]).not.toMatch(/empty|ready|token/);
  expect(slots[2]).toContain('army-slot-ready');
  expect(slots[3]).not.toMatch(/empty|ready|token/);
  expect(slots[4]).toContain('army-slot-token army-slot-blue');
});

test('a Move says what it takes where it leads to: one Action more for each Zombie that is left behind', () => {
  const s = position('R6:12', ['dieter', 'kate', 'scott', 'guzman', 'martin', 'bly']);
  s.step = 'act';
  const asked = choose(0, { id: 'act', rules: [] }, ['move.R6:02', 'search', 'end']);
  expect([...moveCosts(seen(s), asked)]).toEqual([['R6:02', 1]]);
  s.shamblers[numberOf(s, 'R6:12')] = 2;
  expect([...moveCosts(seen(s), asked)]).toEqual([['R6:02', 3]]);
  expect([...moveCosts(seen(s), { ...asked, ask: { id: 'escape', rules: [] } })]).toEqual([]);
});

describe('cards in words', () => {
  const lines = (id: string, carried: readonly string[] = []): string =>
    equipmentLines(EQUIPMENT[equipmentNumber(id)], carried)
      .map((line) => say(line))
      .join('. ');

  test('an explosion harms everybody', () => {
    expect(lines('rocketLauncher')).toContain('A hit harms everybody in the Zone, friends too');
    expect(lines('machineGun')).not.toContain('everybody');
  });

  test('with a Silencer a rifle is silent, and a shotgun is not', () => {
    expect(lines('semiRifle')).toContain('Noisy');
    expect(lines('semiRifle', ['silencer'])).toContain('Silent');
    expect(lines('shotgun', ['silencer'])).toContain('Noisy');
  });

  test('a token of a Personal Objective names its owner and what it does', () => {
    const s = position('R6:02', ['guzman', 'kate', 'dieter', 'scott', 'martin', 'bly']);
    s.personal = [{ survivor: s.team[0].survivor, colour: 'yellow', count: 0, done: false }];
    const face = faceOf('objective.yellow', seen(s) as unknown as Json)!;
    expect(say(face.title)).toBe('Yellow Objective');
    expect(face.lines.map((line) => say(line))).toEqual([
      'For Guzman: Guzman kills at least 3 Zombies with one Combat Action.',
      'Once each Turn whoever holds the token ignores Out of Ammo.',
    ]);
  });
});
