import { choose, type GameEvent, pick } from '@shamble/kernel';
import { describe as about, expect, test } from 'vitest';
import { describe } from '../describe.ts';
import { refs } from '../refs.ts';
import { label, sides } from '../zones.ts';
import { tongues } from './said.ts';

const [en, it, fr] = tongues.map(({ say }) => say);

const asked = (mission: string, id: string, ...options: readonly string[]) =>
  choose(0, { id, rules: [] }, options, {
    params: { mission, survivor: { id: 'survivor.guzman' }, actions: 2, free: [{ id: 'free.move' }] },
  });

const happened = (type: string, details: Record<string, GameEvent[string]>): GameEvent => ({
  mission: 'jackpot',
  ...details,
  type,
  rules: [],
});

const told = (event: GameEvent): string => {
  const message = describe.event(event);
  return message ? en(message) : '';
};

about('a Zone', () => {
  test('is called by its place on the map of the Mission', () => {
    expect(label('jackpot', 'R6:02')).toBe('F1');
    expect(label('throne', 'R6:02')).toBe('C1');
    expect(label('jackpot', 'V1:11')).toBe('b2');
    expect(label('lastChopper', 'V6:22')).toBe('+c3');
  });

  test('keeps the name the rules give it where no Mission is said', () => {
    expect(label('', 'R6:02')).toBe('R6:02');
    expect(label('jackpot', 'R1:00')).toBe('R1:00');
  });

  test('is on one side of a door, another Zone on the other', () => {
    expect(sides('bigScore', 'R4:01S')).toEqual({ a: 'B4', b: 'B5' });
    expect(sides('bigScore', 'R5:00S')).toEqual({ a: 'D4', b: 'D5' });
  });
});

about('a question', () => {
  test('tells the Actions left, and free ones where there are some', () => {
    const decision = asked('jackpot', 'act', 'end');
    expect(en(describe.prompt(decision))).toBe('Player 1, Guzman has 2 Actions left; free: Move. What now?');
    expect(it(describe.prompt(decision))).toBe(
      'Giocatore 1, Guzman ha ancora 2 Azioni; gratis: Movimento. Che cosa fa?',
    );
  });

  test('tells a trade in words', () => {
    const decision = choose(0, { id: 'agree-trade', rules: [] }, ['agree'], {
      params: {
        mission: 'jackpot',
        survivor: { id: 'survivor.kate' },
        partner: { id: 'survivor.scott' },
        deal: ['katana.kate:1.scott:4', 'yellow.scott.kate'].map((what) => ({ id: 'deal', params: { what } })),
      },
    });
    expect(en(describe.prompt(decision))).toBe(
      'Player 1, Kate proposes a trade with Scott (Katana to Scott, Backpack 2 and the yellow Objective: Scott to Kate). Deal?',
    );
  });
});

about('an option', () => {
  const option = (id: string, mission = 'jackpot'): string => en(describe.option(asked(mission, 'act', id), id));

  test('says what is done, and where as people call it', () => {
    expect(option('move.R6:12')).toBe('Move to F2');
    expect(option('attack.machineGun.R6:02.spread')).toBe('Fire Heavy Machine Gun at F1: spread');
    expect(option('attack.machineGun.R6:02.alpha')).toBe('Fire Heavy Machine Gun at F1: focused on an Alpha');
    expect(option('attack.katana.R6:02.queen-lying')).toBe('Attack here with Katana: focused on the Queen, lying down');
    expect(option('attack.rocketLauncher.R6:02.spread')).toBe('Fire Rocket Launcher at F1: hits everybody there');
    expect(option('attack.bola.R6:02.alpha')).toBe('Fire Bola Launcher at F1: lay down an Alpha');
    expect(option('door.R4:01S', 'bigScore')).toBe('Open the door between B4 and B5');
    expect(option('skill.bloodlust-melee.R6:02')).toBe('Bloodlust: Melee, first to F1');
    expect(option('discard.revolver.kate:1')).toBe('Discard Revolver (Kate, Hand 1)');
  });

  test('takes or activates an Objective as the Mission says', () => {
    expect(option('objective.blue')).toBe('Take the blue Objective');
    expect(option('objective.black', 'dryRun')).toBe('Activate the black Objective');
    expect(option('objective.yellow')).toBe('Take the yellow Objective');
  });

  test('refers first to what it is most about', () => {
    const decision = asked('jackpot', 'act', 'end');
    expect(refs(decision, 'attack.machineGun.R6:02.alpha')).toEqual([
      'zone:R6:02',
      'card:guzman:machineGun',
      'zombies:R6:02:alpha',
    ]);
    expect(refs(decision, 'trade.self')).toEqual(['survivor:guzman']);
    expect(refs(decision, 'discard.revolver.kate:1')).toEqual(['slot:kate:1']);
    expect(refs(decision, 'end')).toEqual([]);
  });

  test('names the slot a card goes to', () => {
    const decision = pick(0, { id: 'found', rules: [] }, ['grenade.new:1.kate:3'], { min: 0, max: 1 });
    expect(en(describe.option(decision, 'grenade.new:1.kate:3'))).toBe('Grenade to Kate, Backpack 1');
    expect(fr(describe.option(decision, 'grenade.new:1.kate:3'))).toBe('Grenade\u202f: Kate, sac à dos 1');
  });

  test('names the slot a card comes from where there are two of it', () => {
    const ids = ['magazine.new:1.kate:3', 'magazine.kate:4.kate:3'];
    const decision = pick(0, { id: 'found', rules: [] }, ids, { min: 0, max: 1 });
    expect(ids.map((id) => en(describe.option(decision, id)))).toEqual([
      'Magazine (new) to Kate, Backpack 1',
      'Magazine (Kate, Backpack 2) to Kate, Backpack 1',
    ]);
  });

  test('that nobody knows is no silent blank', () => {
    expect(() => describe.option(asked('jackpot', 'act', 'fly'), 'fly')).toThrow('no words for the option "fly"');
  });
});

about('an event', () => {
  test('adds up who comes to one Zone, and tells why when it is unfolded', () => {
    const moves = happened('moves', {
      pass: 1,
      groups: [
        { from: 'V7:02', to: 'R6:00', kind: 'shambler', n: 2, why: 'most' },
        { from: 'R6:01', to: 'R6:00', kind: 'shambler', n: 1, why: 'noise' },
        { from: 'R6:01', to: 'R6:02', kind: 'queen', n: 1, why: 'noise-in-sight' },
      ],
    });
    expect(told(moves)).toBe('The dead move to D1 (3 Shamblers) and F1 (the Queen).');
    const why = describe.explain?.(moves);
    expect(why && en(why)).toBe(
      '2 Shamblers from C1 to D1 (the most Survivors in sight), 1 Shambler from E1 to D1 (the Noise, as nobody is in sight) and the Queen from E1 to F1 (Survivors in sight at the Noise).',
    );
  });

  test('unfolds the parts of a pool', () => {
    const attack = happened('attack', {
      ...{ survivor: 'guzman', card: 'machineGun', zone: 'R6:02', how: 'ranged', focus: null, noisy: true, plus: [] },
      dice: [
        { n: 2, why: 'machineGun', rule: 'AD-CMB01' },
        { n: 1, why: 'escalation.ranged', rule: 'AD-SKILL09' },
      ],
      ammo: [{ n: 2, why: 'machineGun', rule: 'AD-AMMO01' }],
      accuracy: [{ n: 4, why: 'machineGun', rule: 'AD-CMB02' }],
      damage: [{ n: 2, why: 'machineGun', rule: 'AD-CMB04' }],
    });
    expect(told(attack)).toBe('Guzman fires ‘Heavy Machine Gun’ at F1.');
    const pool = describe.explain?.(attack);
    expect(pool && en(pool)).toBe(
      'Dice: 2 (Heavy Machine Gun) and 1 (Escalation: Ranged), Ammo dice: 2 (Heavy Machine Gun), Accuracy: 4 (Heavy Machine Gun), Damage: 2 (Heavy Machine Gun) and noisy.',
    );
  });

  test('counts the successes of all dice', () => {
    const rolled = happened('rolled', {
      ...{ survivor: 'guzman', how: 'first', dice: ['5', '2'], hits: [true, false] },
      ...{ ammo: ['out', '4'], ammoHits: [false, true], least: 4 },
    });
    expect(told(rolled)).toBe('Guzman rolls 5, 2, Out of Ammo and Ammo 4: 2 successes.');
  });
});

test('an ending says by what', () => {
  expect(en(describe.outcome({ id: 'lost', winners: [], round: 5, why: 'time' }))).toBe(
    'The Mission fails in Round 5: time is up.',
  );
});

about('the log', () => {
  test('says why the Noise moves at the end of a Round, and nothing of who makes it', () => {
    const noise = (...rules: string[]): string => told({ ...happened('noise', { zone: 'R6:02' }), rules });
    expect(noise('AD-NOISE02')).toBe('The Noise is now in F1.');
    expect(noise('AD-END01')).toBe('End of the Round: the Noise goes to F1, where most Survivors are.');
  });

  test('names no cards by their numbers', () => {
    const card = { zone: 'R6:02', level: 'blue', kind: 'shambler', n: 2, card: '004' };
    expect(told(happened('zombie-card', card))).toBe('A Zombie card for F1, read at Blue, calls for 2 Shamblers.');
    expect(told(happened('orders-card', { zone: 'R6:02', card: 'Z04' }))).toBe('Zeus sends his people to F1.');
  });
});

test('who may play a Tactician is told what each answer does', () => {
  const told = (...options: string[]): string[] => {
    const decision = asked('jackpot', 'tactician', ...options, 'wait');
    return [...options, 'wait'].map((id) => en(describe.option(decision, id)));
  };
  expect(told('martin')).toEqual(['Martin plays now', 'Martin waits']);
  expect(told('martin', 'kate')).toEqual(['Martin plays now', 'Kate plays now', 'Wait']);
});
