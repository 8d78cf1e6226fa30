import { describe, expect, it } from 'vitest';
import { attackBy, burstBy } from '../aim.ts';
import { numberOf } from '../ground.ts';
import { total } from '../parts.ts';
import { damageOf, isNoisy, leastOf, poolOf } from '../pool.ts';
import { hold, position } from './position.ts';

const NEAR = 'R6:01';

function attack(card: string, way = 'spread', change: (s: ReturnType<typeof position>) => void = () => {}) {
  const s = position();
  hold(s, 0, card);
  s.shamblers[numberOf(s, NEAR)] = 2;
  change(s);
  const declared = attackBy(s, 0, [card, NEAR, way]);
  return { s, declared, pool: poolOf(s, declared) };
}

describe('the pool of an attack', () => {
  it('is what the card says, each number with its reason', () => {
    const { pool } = attack('machineGun');
    expect(pool.dice).toEqual([{ n: 2, why: 'machineGun', rule: 'AD-CMB01' }]);
    expect(pool.ammo).toEqual([{ n: 2, why: 'machineGun', rule: 'AD-AMMO01' }]);
    expect(leastOf(pool)).toBe(4);
    expect(damageOf(pool, 3)).toBe(2);
    expect(pool.ammoHits).toBe(true);
  });

  it('has one die more for the Submachine Pistol where Ammo dice do not hit (AD-AMMO05-R)', () => {
    expect(total(attack('submachinePistol').pool.dice)).toBe(4);
    const { pool } = attack('submachinePistol', 'spread', (s) => {
      s.ammoDiceHit = false;
    });
    expect(total(pool.dice)).toBe(5);
    expect(total(pool.ammo)).toBe(1);
    expect(pool.ammoHits).toBe(false);
  });

  it('adds dice and Damage of Skills (AD-SKILL02, AD-SKILL03), none to a Bola', () => {
    const red = (s: ReturnType<typeof position>) => {
      s.team[0].survivor = s.team[1].survivor;
      s.team[0].orange = 0;
      s.team[0].red = 0;
    };
    const { pool } = attack('semiRifle', 'spread', red);
    expect(pool.dice.map(({ why }) => why)).toEqual(['semiRifle', 'plusDie.ranged']);
    expect(pool.damage.map(({ why }) => why)).toEqual(['semiRifle', 'plusDamage.ranged']);
    expect(total(attack('bola', 'shambler', red).pool.damage)).toBe(0);
  });

  it('needs 2 less on somebody who lies, but never a 1 (AD-BOLA04, AD-BOLA06-R)', () => {
    const lying = (s: ReturnType<typeof position>) =>
      s.lying.push({ zone: numberOf(s, NEAR), kind: 'shambler', phases: 1 });
    expect(leastOf(attack('machineGun', 'shambler-lying', lying).pool)).toBe(2);
    expect(leastOf(attack('submachinePistol', 'shambler-lying', lying).pool)).toBe(3);
    expect(leastOf(attack('semiRifle', 'shambler-lying', lying).pool)).toBe(2);
    expect(leastOf(attack('submachinePistol', 'shambler', lying).pool)).toBe(5);
  });

  it('grows with Escalation in the own Turn only (AD-SKILL09-R, T80)', () => {
    const escalation = (s: ReturnType<typeof position>) => {
      s.team[0].survivor = s.team[3].survivor;
      s.team[0].orange = 0;
      s.turns[0].done = ['move', 'ranged', 'ranged'];
    };
    const { s, declared, pool } = attack('machineGun', 'spread', escalation);
    expect(total(pool.dice)).toBe(4);
    s.turns = [];
    expect(total(poolOf(s, declared).dice)).toBe(2);
  });

  it('knows no Skill at the mounted gun (AD-TRUCK02, T72)', () => {
    const s = position();
    s.team[0].survivor = s.team[1].survivor;
    s.team[0].orange = 0;
    s.shamblers[numberOf(s, NEAR)] = 1;
    const pool = poolOf(s, burstBy(s, 0, [NEAR, 'spread']));
    expect(pool.dice).toEqual([{ n: 4, why: 'truckGun', rule: 'AD-CMB01' }]);
    expect(pool.ammo).toEqual([]);
  });

  it('is silent with the Silencer, but not every weapon (AD-CONT08)', () => {
    const { s, declared } = attack('semiRifle');
    expect(isNoisy(s, declared)).toBe(true);
    hold(s, 0, 'semiRifle', '', 'silencer');
    expect(isNoisy(s, declared)).toBe(false);
    hold(s, 0, 'goldenAk', '', 'silencer');
    expect(isNoisy(s, attackBy(s, 0, ['goldenAk', NEAR, 'spread']))).toBe(true);
  });
});
