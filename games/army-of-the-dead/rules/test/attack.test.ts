import { describe, expect, it } from 'vitest';
import { equipmentNumber } from '../../content/equipment.ts';
import { survivorNumber } from '../../content/survivors.ts';
import { attackVerb, gunVerb, layVerb, reactionAttack, throwVerb, truckAttack } from '../attack.ts';
import { springTraps } from '../explosion.ts';
import { numberOf } from '../ground.ts';
import { type Army, EMPTY } from '../state.ts';
import { whyNoAttack, whyNotLaid } from '../why-attack.ts';
import { hold, position, run } from './position.ts';

const HERE = 'R6:02';
const NEAR = 'R6:01';
const FAR = 'R6:00';

function scene(who: string, cards: readonly string[], dead: readonly [number, number], zone = NEAR): Army {
  const s = position(HERE);
  s.team[0].survivor = survivorNumber(who);
  const twin = s.team.findIndex((one, i) => i > 0 && one.survivor === s.team[0].survivor);
  if (twin > 0) s.team[twin].survivor = survivorNumber('kate');
  hold(s, 0, ...cards);
  put(s, zone, dead);
  return s;
}

function put(s: Army, zone: string, [shamblers, alphas]: readonly [number, number]): void {
  const at = numberOf(s, zone);
  s.box.shamblers -= shamblers;
  s.box.alphas -= alphas;
  s.shamblers[at] += shamblers;
  s.alphas[at] += alphas;
}

const dead = (s: Army, zone = NEAR): number[] => [s.shamblers[numberOf(s, zone)], s.alphas[numberOf(s, zone)]];

const attack =
  (...rest: readonly string[]) =>
  (g: Parameters<typeof attackVerb.act>[0]) =>
    attackVerb.act(g, rest);

describe('what can be attacked', () => {
  it('depends on Range, sight and Zombies (T14, T15)', () => {
    const s = scene('kate', ['sniperRifle', 'submachinePistol'], [1, 0]);
    put(s, FAR, [1, 0]);
    put(s, HERE, [0, 1]);
    expect(attackVerb.options(s)).toEqual([
      `sniperRifle.${FAR}.spread`,
      `sniperRifle.${FAR}.shambler`,
      `sniperRifle.${NEAR}.spread`,
      `sniperRifle.${NEAR}.shambler`,
      `submachinePistol.${NEAR}.spread`,
      `submachinePistol.${NEAR}.shambler`,
      `submachinePistol.${HERE}.spread`,
      `submachinePistol.${HERE}.alpha`,
    ]);
    expect(whyNoAttack(s, 'sniperRifle', numberOf(s, HERE))?.code).toBe('too-near');
    expect(whyNoAttack(s, 'submachinePistol', numberOf(s, FAR))?.code).toBe('too-far');
    expect(whyNoAttack(s, 'sniperRifle', numberOf(s, 'R6:12'))?.code).toBe('no-zombie');
    expect(whyNoAttack(s, 'sniperRifle', numberOf(s, 'R6:10'))?.code).toBe('no-sight');
    expect(whyNoAttack(s, 'katana', numberOf(s, HERE))?.code).toBe('no-such-card');
  });

  it('is named by Priority, in Melee as one likes (T18, AD-FOCUS02-R)', () => {
    const s = scene('guzman', ['machineGun', 'katana'], [3, 1]);
    s.zeus.zone = numberOf(s, NEAR);
    put(s, HERE, [1, 1]);
    expect(attackVerb.options(s)).toEqual([
      `machineGun.${NEAR}.spread`,
      `machineGun.${NEAR}.shambler`,
      `katana.${HERE}.spread`,
      `katana.${HERE}.shambler`,
      `katana.${HERE}.alpha`,
    ]);
    expect(whyNoAttack(s, 'machineGun', numberOf(s, NEAR), 'zeus')?.code).toBe('priority');
  });

  it('needs the card at hand, loaded, and the right seat (T06, AD-TRUCK14-R)', () => {
    const s = scene('kate', ['', '', 'grenade', 'armyKnife', 'semiRifle'], [1, 0]);
    put(s, HERE, [1, 0]);
    expect(attackVerb.options(s)).toEqual([]);
    expect(throwVerb.options(s)).toEqual([`grenade.${NEAR}`]);
    expect(whyNoAttack(s, 'armyKnife', numberOf(s, HERE))?.code).toBe('not-in-hand');
    hold(s, 0, 'semiRifle', 'armyKnife', 'grenade');
    s.team[0].slots[0] += EMPTY;
    expect(whyNoAttack(s, 'semiRifle', numberOf(s, NEAR))?.code).toBe('weapon-empty');
    s.team[0].slots[0] -= EMPTY;
    s.team[0].seat = 'passenger';
    expect(attackVerb.options(s)).toEqual([`semiRifle.${NEAR}.spread`, `semiRifle.${NEAR}.shambler`]);
    s.team[0].seat = 'driver';
    expect([...attackVerb.options(s), ...throwVerb.options(s)]).toEqual([]);
    s.turns[0].actions = 0;
    s.team[0].seat = null;
    expect(attackVerb.options(s)).toEqual([]);
    expect(whyNoAttack(s, 'semiRifle', numberOf(s, NEAR))?.code).toBe('no-actions');
  });
});

describe('an attack', () => {
  it('in Melee gives hits to those it can eliminate, without a question where there is one way (T12, T13, T102)', () => {
    let s = scene('kate', ['spikedBat'], [3, 0], HERE);
    run(s, attack('spikedBat', HERE, 'spread'), { attack: [['4', '5']] });
    expect(dead(s, HERE)).toEqual([1, 0]);
    run(s, attack('spikedBat', HERE, 'spread'), { attack: [['4', '5']] });
    expect(dead(s, HERE)).toEqual([0, 0]);
    expect(s.team[0].adrenaline).toBe(3);
    expect(s.turns[0].actions).toBe(1);
    s = scene('kate', ['spikedBat'], [1, 2], HERE);
    run(s, attack('spikedBat', HERE, 'spread'), { attack: [['4', '5']] });
    expect(dead(s, HERE)).toEqual([0, 2]);
  });

  it('in Melee asks for the split where there are several (T101)', () => {
    const s = scene('kate', ['circularSaw'], [2, 1], HERE);
    const { asked } = run(s, attack('circularSaw', HERE, 'spread'), { attack: [['4', '5', '1']] }, [
      { shambler: 1, alpha: 1 },
    ]);
    expect(asked).toEqual(['hits']);
    expect(dead(s, HERE)).toEqual([1, 0]);
    expect(s.noise).toBe(numberOf(s, HERE));
  });

  it('rolls Ammo dice with the others, and is empty by the symbol (T16)', () => {
    const s = scene('guzman', ['machineGun'], [3, 0]);
    const { events } = run(s, attack('machineGun', NEAR, 'spread'), { attack: [['5', '4']], ammo: [['2', 'out']] });
    expect(dead(s)).toEqual([1, 0]);
    expect(s.team[0].slots[0]).toBe(equipmentNumber('machineGun') + EMPTY);
    expect(events.map(({ type }) => type)).toEqual(['attack', 'rolled', 'killed', 'adrenaline', 'emptied', 'noise']);
    expect(attackVerb.options(s)).toEqual([]);
  });

  it('on one that is named adds up Damage (T17, T50)', () => {
    let s = scene('bly', ['katana'], [1, 1], HERE);
    run(s, attack('katana', HERE, 'alpha'), { attack: [['4', '5', '6']] });
    expect(dead(s, HERE)).toEqual([1, 0]);
    expect(s.team[0].adrenaline).toBe(2);
    s = scene('kate', ['scottsRifle'], [0, 0]);
    s.queen.zone = numberOf(s, NEAR);
    s.team[1].zone = numberOf(s, NEAR);
    run(s, attack('scottsRifle', NEAR, 'queen'), { attack: [['4', '5']], ammo: [['2']] });
    expect(s.queen.zone).toBe(numberOf(s, NEAR));
    expect(s.team[1].wounds).toBe(2);
  });

  it('lays down, and then hits better (T20, T74)', () => {
    const s = scene('martin', ['bola', 'submachinePistol'], [0, 0]);
    s.queen.zone = numberOf(s, NEAR);
    run(s, attack('bola', NEAR, 'queen'), { attack: [['2']] });
    expect(s.lying).toEqual([{ zone: numberOf(s, NEAR), kind: 'queen', phases: 1 }]);
    expect(s.team[0].slots[0]).toBe(-1);
    const dice = { attack: [['3', '4', '5', '6']], ammo: [['3']] };
    run(s, attack('submachinePistol', NEAR, 'queen-lying'), dice);
    expect(s.queen).toMatchObject({ zone: -1, dead: true });
    expect(s.lying).toEqual([]);
    expect(s.team.map(({ adrenaline }) => adrenaline)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(s.zeusToken).toBe(false);
  });

  it('wastes weak hits on whoever comes first (T46)', () => {
    const s = scene('guzman', ['goldenAk'], [1, 1]);
    run(s, attack('goldenAk', NEAR, 'spread'), { attack: [['4', '4', '4']], ammo: [['2']] });
    expect(dead(s)).toEqual([0, 1]);
  });

  it('with the Sniper Rifle hits whom one likes (T106)', () => {
    const s = scene('martin', ['sniperRifle'], [1, 1]);
    run(s, attack('sniperRifle', NEAR, 'spread'), { attack: [['1']], ammo: [['3']] }, [{ shambler: 0, alpha: 1 }]);
    expect(dead(s)).toEqual([1, 0]);
  });

  it('hits friends with every miss, as the players share it out (T47, T48, T104)', () => {
    const s = scene('kate', ['scottsRifle'], [1, 0]);
    s.team[1].zone = numberOf(s, NEAR);
    s.team[3].zone = numberOf(s, NEAR);
    const dice = () => ({ attack: [['4', '1']], ammo: [['2']] });
    const { asked } = run(s, attack('scottsRifle', NEAR, 'spread'), dice(), [{ scott: 1, guzman: 1 }]);
    expect(asked).toEqual(['friendly-fire']);
    expect([s.team[1].wounds, s.team[3].wounds]).toEqual([2, 2]);
    put(s, NEAR, [1, 0]);
    s.team[0].orange = 1;
    s.team[0].survivor = survivorNumber('chambers');
    const again = run(s, attack('scottsRifle', NEAR, 'spread'), dice(), [['scott'], 'stay']);
    expect(again.asked).toEqual(['spare', 'free-move']);
    expect(s.team[1].wounds).toBe(2);
    expect(s.team[3].status).toBe('eliminated');
  });

  it('is rolled again by Lucky with all dice (T88)', () => {
    const s = scene('dieter', ['machineGun'], [4, 0]);
    const dice = { attack: [['5', '4']], ammo: [['2', 'out']], again: [['1', '6']], 'ammo-again': [['2', '5']] };
    const { asked } = run(s, attack('machineGun', NEAR, 'spread'), dice, ['again']);
    expect(asked).toEqual(['lucky']);
    expect(dead(s)).toEqual([2, 0]);
    expect(s.team[0].slots[0]).toBe(equipmentNumber('machineGun'));
  });

  it('rolls another die for each 6, as long as one likes (AD-SKILL21)', () => {
    const s = scene('guzman', ['machineGun'], [8, 0]);
    s.team[0].red = 0;
    const dice = { attack: [['6', '1']], ammo: [['6', '2']], six: [['6', '4'], ['6']] };
    const { asked } = run(s, attack('machineGun', NEAR, 'spread'), dice, ['roll', 'roll', 'keep']);
    expect(asked).toEqual(['six', 'six', 'six']);
    expect(dead(s)).toEqual([3, 0]);
  });

  it('is stronger by 6s (AD-SKILL22-R)', () => {
    const s = scene('cruz', ['semiRifle'], [0, 1]);
    s.team[0].red = 1;
    run(s, attack('semiRifle', NEAR, 'spread'), { attack: [['6']], ammo: [['2']] });
    expect(dead(s)).toEqual([0, 0]);
  });

  it('takes one more with Reaper or Hunter (T81, T82)', () => {
    let s = scene('vanderohe', ['machete'], [0, 3], HERE);
    s.team[0].red = 1;
    const reaped = run(s, attack('machete', HERE, 'spread'), { attack: [['3']] }, ['alpha']);
    expect(reaped.asked).toEqual(['reaper']);
    expect(dead(s, HERE)).toEqual([0, 1]);
    expect(s.team[0].adrenaline).toBe(4);
    s = scene('scott', ['goldenAk'], [2, 1]);
    s.team[0].red = 2;
    const dice = { attack: [['4', '1', '1']], ammo: [['2']] };
    expect(run(s, attack('goldenAk', NEAR, 'spread'), dice, ['alpha']).asked).toEqual(['hunter']);
    expect(dead(s)).toEqual([1, 0]);
    expect(s.team[0].adrenaline).toBe(3);
  });

  it('lets somebody run afterwards (AD-SKILL18)', () => {
    const s = scene('chambers', ['revolver'], [1, 0]);
    const { asked } = run(s, attack('revolver', NEAR, 'spread'), { attack: [['4', '4']] }, ['move.R6:12']);
    expect(asked).toEqual(['free-move']);
    expect(s.team[0].zone).toBe(numberOf(s, 'R6:12'));
    expect(s.noise).toBe(numberOf(s, HERE));
  });

  it('stays loaded once a Turn with the token (AD-PO11-R)', () => {
    const s = scene('kate', ['semiPistol'], [4, 0]);
    s.team[0].tokens = ['yellow'];
    s.personal = [{ survivor: survivorNumber('guzman'), colour: 'yellow', done: true, count: 0 }];
    const shoot = () => run(s, attack('semiPistol', NEAR, 'spread'), { attack: [['6']], ammo: [['out']] });
    expect(shoot().events.some(({ type }) => type === 'kept-loaded')).toBe(true);
    expect(shoot().events.some(({ type }) => type === 'emptied')).toBe(true);
  });

  it('wakes the Queen if it may reach her (M5)', () => {
    const s = position('R8:12', undefined, 'crown');
    for (const one of s.team) if (one !== s.team[0]) one.zone = numberOf(s, 'V7:00');
    s.queen.zone = numberOf(s, 'R8:12');
    hold(s, 0, 'armyKnife', 'revolver');
    put(s, 'R8:12', [1, 0]);
    run(s, attack('armyKnife', 'R8:12', 'spread'), { attack: [['1']] });
    expect(s.queenSleeps).toBe(true);
    run(s, attack('revolver', 'R8:12', 'spread'), { attack: [['1', '1']] });
    expect(s.queenSleeps).toBe(false);
  });
});

describe('an explosion', () => {
  it('adds what is laid there, and only takes the helmet (T51, T52)', () => {
    const s = scene('martin', ['dynamite', 'dynamite'], [0, 2]);
    const zone = numberOf(s, NEAR);
    s.zeus.zone = zone;
    s.zeusForm = 'helmet';
    const can = equipmentNumber('gasCan');
    s.laid = [{ card: can, zone, by: 1 }];
    const boom = () => run(s, (g) => throwVerb.act(g, ['dynamite', NEAR]));
    boom();
    expect(dead(s)).toEqual([0, 0]);
    expect([s.zeusForm, s.zeus.zone, s.laid.length]).toEqual(['plain', zone, 0]);
    expect(s.equipment.discard).toContain(can);
    expect(s.noise).toBe(numberOf(s, HERE));
    s.laid = [{ card: can, zone, by: 1 }];
    boom();
    expect(s.zeus.dead).toBe(true);
    expect(s.team[3].adrenaline).toBe(5);
  });

  it('hits everybody, whoever throws (T53, AD-MISC04-R)', () => {
    const s = scene('kate', ['dynamite', 'gasCan'], [2, 0], HERE);
    s.team[1].zone = numberOf(s, HERE);
    run(s, (g) => throwVerb.act(g, ['gasCan', HERE]));
    expect([s.team[0].wounds, s.team[1].wounds, ...dead(s, HERE)]).toEqual([2, 2, 0, 0]);
    put(s, HERE, [1, 0]);
    run(s, (g) => throwVerb.act(g, ['dynamite', HERE]));
    expect(s.team[0]).toMatchObject({ status: 'eliminated', adrenaline: 2 });
    expect(s.noise).toBe(numberOf(s, HERE));
  });

  it('comes from a launcher with one success or not at all (T96)', () => {
    const s = scene('cruz', ['grenadeLauncher'], [4, 1]);
    s.team[1].zone = numberOf(s, NEAR);
    const fire = (die: string) =>
      run(s, attack('grenadeLauncher', NEAR, 'spread'), { attack: [[die]], ammo: [[die === '5' ? 'out' : '2']] });
    expect(fire('2').asked).toEqual([]);
    expect([s.team[1].wounds, ...dead(s)]).toEqual([0, 4, 1]);
    fire('5');
    expect([s.team[1].wounds, ...dead(s)]).toEqual([3, 0, 0]);
    expect(s.team[0].adrenaline).toBe(6);
    expect(s.team[0].slots[0]).toBe(equipmentNumber('grenadeLauncher') + EMPTY);
  });

  it('waits in a Trap (AD-CONT01, AD-CONT05)', () => {
    const s = scene('bly', ['trap', 'gasCan'], [0, 0]);
    expect(layVerb.options(s)).toEqual(['trap', 'gasCan']);
    run(s, (g) => layVerb.act(g, ['trap']));
    run(s, (g) => layVerb.act(g, ['gasCan']));
    expect(s.laid).toHaveLength(2);
    expect(whyNotLaid(s, 'trap')?.code).toBe('no-such-card');
    s.team[0].zone = numberOf(s, NEAR);
    put(s, HERE, [2, 1]);
    s.valentine.zone = numberOf(s, HERE);
    s.noise = numberOf(s, FAR);
    run(s, (g) => springTraps(g, [numberOf(s, HERE)]));
    expect([...dead(s, HERE), s.laid.length]).toEqual([0, 0, 0]);
    expect(s.valentine.dead).toBe(true);
    expect(s.team[0].adrenaline).toBe(9);
    expect(s.noise).toBe(numberOf(s, HERE));
  });
});

describe('others who attack', () => {
  it('react outside of any Turn (AD-SKILL20)', () => {
    const s = scene('martin', ['desertEagle', 'dynamite'], [0, 1]);
    s.turns = [];
    s.deadPhase = true;
    const zone = numberOf(s, NEAR);
    const { asked } = run(s, (g) => reactionAttack(g, 0, zone), { attack: [['4']], ammo: [['out']] }, [
      `attack.desertEagle.${NEAR}.alpha`,
    ]);
    expect(asked).toEqual(['reflexes']);
    expect(dead(s)).toEqual([0, 0]);
    put(s, NEAR, [2, 2]);
    run(s, (g) => reactionAttack(g, 0, zone), {}, [`throw.dynamite.${NEAR}`]);
    expect(dead(s)).toEqual([0, 0]);
    expect(run(s, (g) => reactionAttack(g, 0, zone)).asked).toEqual([]);
  });

  it('drive or fire the Truck (T69, T70, AD-TRUCK13)', () => {
    const s = scene('scott', [], [2, 0]);
    const zone = numberOf(s, NEAR);
    s.truck = { zone, started: true };
    s.team[0].zone = zone;
    s.team[0].seat = 'driver';
    s.team[2].zone = zone;
    s.team[2].seat = 'gunner';
    s.team[3].zone = zone;
    run(s, (g) => truckAttack(g, 0, zone), { attack: [['4', '4', '1', '1']] });
    expect([...dead(s), s.team[0].adrenaline]).toEqual([0, 0, 2]);
    expect(s.team.map(({ wounds }) => wounds)).toEqual([0, 0, 0, 4, 0, 0]);
    expect(run(s, (g) => truckAttack(g, 0, zone)).events).toEqual([]);
    s.turns[0].who = 2;
    put(s, NEAR, [0, 1]);
    expect(gunVerb.options(s)).toEqual([`${NEAR}.spread`, `${NEAR}.alpha`]);
    run(s, (g) => gunVerb.act(g, [NEAR, 'alpha']), { attack: [['4', '1', '1', '1']] });
    expect([...dead(s), s.team[2].adrenaline, s.turns[0].actions]).toEqual([0, 0, 2, 2]);
    expect(s.noise).toBe(zone);
  });
});
