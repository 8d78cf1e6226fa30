import { describe, expect, it } from 'vitest';
import { AMMO_FACES, DIE_FACES } from '../../content/dice.ts';
import { survivorNumber } from '../../content/survivors.ts';
import { attackBy } from '../aim.ts';
import { type Case, casesOf, chainsOf, type Throw } from '../chances.ts';
import { numberOf } from '../ground.ts';
import { oddsOf } from '../odds.ts';
import { hold, position } from './position.ts';

const NEAR = 'R6:01';

/** All rolls one by one. */
function* rolls(dice: number, ammo: number): Generator<string[]> {
  if (dice + ammo === 0) {
    yield [];
    return;
  }
  const faces: readonly string[] = dice > 0 ? DIE_FACES : AMMO_FACES;
  for (const face of faces)
    for (const rest of rolls(dice > 0 ? dice - 1 : 0, dice > 0 ? ammo : ammo - 1)) yield [face, ...rest];
}

const keyOf = ({ hits, misses, sixes, out }: Omit<Case, 'p'>): string => `${hits} ${misses} ${sixes} ${out}`;

function counted({ dice, ammo, least, ammoHits }: Throw): Map<string, number> {
  const found = new Map<string, number>();
  const p = 1 / 6 ** (dice + ammo);
  for (const faces of rolls(dice, ammo)) {
    const counts = ammoHits ? faces : faces.slice(0, dice);
    const hits = counts.filter((face) => Number(face) >= least).length;
    const sixes = counts.filter((face) => face === '6').length;
    const key = keyOf({ hits, misses: counts.length - hits, sixes, out: faces.includes('out') });
    found.set(key, (found.get(key) ?? 0) + p);
  }
  return found;
}

const sum = (list: readonly number[]): number => list.reduce((all, p) => all + p, 0);
const mean = (list: readonly number[]): number => list.reduce((all, p, n) => all + n * p, 0);

describe('what dice can show', () => {
  it.each([
    { dice: 1, ammo: 0, least: 3, ammoHits: true },
    { dice: 2, ammo: 2, least: 4, ammoHits: true },
    { dice: 3, ammo: 1, least: 2, ammoHits: true },
    { dice: 5, ammo: 1, least: 5, ammoHits: false },
    { dice: 4, ammo: 1, least: 6, ammoHits: true },
  ])('is what counting all rolls gives: $dice + $ammo at $least+, $ammoHits', (dice) => {
    const expected = counted(dice);
    const cases = casesOf(dice).filter(({ p }) => p > 0);
    expect(cases).toHaveLength(expected.size);
    for (const one of cases) expect(one.p).toBeCloseTo(expected.get(keyOf(one)) ?? 0, 12);
  });

  it('empties a weapon with 1 Ammo die in 1/6, with 2 in 11/36', () => {
    const out = (ammo: number) =>
      casesOf({ dice: 2, ammo, least: 4, ammoHits: true }).reduce((all, one) => all + (one.out ? one.p : 0), 0);
    expect(out(1)).toBeCloseTo(1 / 6, 12);
    expect(out(2)).toBeCloseTo(11 / 36, 12);
  });

  it('counts chains of 6s: a die brings 1.2 dice on average', () => {
    const cases = chainsOf(2, 4);
    expect(sum(cases.map(({ p }) => p))).toBeCloseTo(1, 9);
    expect(cases.reduce((all, { hits, misses, p }) => all + (hits + misses) * p, 0)).toBeCloseTo(2.4, 5);
    expect(cases.reduce((all, { sixes, p }) => all + sixes * p, 0)).toBeCloseTo(0.4, 5);
  });
});

function at(cards: readonly string[], dead: { shamblers?: number; alphas?: number }, zone = NEAR) {
  const s = position();
  hold(s, 0, ...cards);
  s.shamblers[numberOf(s, zone)] = dead.shamblers ?? 0;
  s.alphas[numberOf(s, zone)] = dead.alphas ?? 0;
  return s;
}

describe('the odds of an attack', () => {
  it('follow Target Priority: 2 Shamblers, then an Alpha (AD-PRIO01)', () => {
    const s = at(['machineGun'], { shamblers: 2, alphas: 1 });
    const odds = oddsOf(s, attackBy(s, 0, ['machineGun', NEAR, 'spread']));
    const hits = [1, 4, 6, 4, 1].map((n) => n / 16);
    for (const [n, p] of hits.entries()) expect(odds.hits[n]).toBeCloseTo(p, 12);
    expect(odds.fallen.map((p) => p * 16)).toEqual([1, 4, 6, 5].map((n) => expect.closeTo(n, 9)));
    expect(odds.falls.alpha).toBeCloseTo(5 / 16, 12);
    expect(odds.clear).toBeCloseTo(5 / 16, 12);
    expect(odds.empty).toBeCloseTo(11 / 36, 12);
    expect(odds.adrenaline.most).toBe(4);
    expect(odds.adrenaline.expected).toBeCloseTo((4 * 1 + 6 * 2 + 5 * 4) / 16, 12);
  });

  it('waste weak hits on whoever comes first (AD-PRIO04-R, T46)', () => {
    const s = at(['goldenAk'], { shamblers: 1, alphas: 1 });
    const odds = oddsOf(s, attackBy(s, 0, ['goldenAk', NEAR, 'spread']));
    expect(odds.fallen).toHaveLength(2);
    expect(odds.falls.alpha).toBe(0);
    expect(odds.clear).toBe(0);
  });

  it('give the chance of each Damage on the one that is named (AD-FOCUS03)', () => {
    const s = at(['submachinePistol'], {});
    s.queen.zone = numberOf(s, NEAR);
    s.lying.push({ zone: numberOf(s, NEAR), kind: 'queen', phases: 1 });
    const odds = oddsOf(s, attackBy(s, 0, ['submachinePistol', NEAR, 'queen-lying']));
    expect(odds.target).toBeCloseTo((2 / 3) ** 5, 12);
    expect(odds.damage[5]).toBeCloseTo((2 / 3) ** 5, 12);
    expect(odds.adrenaline.most).toBe(5);
  });

  it('count the Damage of each success on the one that is named: one of 2 fells an Alpha (AD-FOCUS03)', () => {
    const s = at(['machineGun'], { alphas: 1 });
    const odds = oddsOf(s, attackBy(s, 0, ['machineGun', NEAR, 'alpha']));
    expect(odds.target).toBeCloseTo(15 / 16, 12);
    expect(odds.damage.map((p) => p * 16)).toEqual([1, 0, 4, 0, 6, 0, 4, 0, 1].map((n) => expect.closeTo(n, 9)));
  });

  it('leave a weapon loaded by a token, once in a Turn (AD-PO11-R)', () => {
    const s = at(['machineGun'], { alphas: 1 });
    const attack = attackBy(s, 0, ['machineGun', NEAR, 'spread']);
    s.personal = [{ survivor: survivorNumber('guzman'), colour: 'yellow', done: false, count: 0 }];
    expect(oddsOf(s, attack).empty).toBeCloseTo(11 / 36, 12);
    s.team[0].tokens = ['yellow'];
    expect(oddsOf(s, attack).empty).toBe(0);
    s.turns[0].used = ['ignoreEmpty'];
    expect(oddsOf(s, attack).empty).toBeCloseTo(11 / 36, 12);
  });

  it('roll again with Lucky where that helps: an Army Knife at 3+ misses twice in 1/9', () => {
    const s = at(['armyKnife'], { shamblers: 1 }, 'R6:02');
    s.team[0].survivor = s.team[2].survivor;
    const odds = oddsOf(s, attackBy(s, 0, ['armyKnife', 'R6:02', 'spread']));
    expect(odds.fallen[1]).toBeCloseTo(8 / 9, 12);
  });

  it('roll again below the average only: 2 dice at 4+ on 2 Shamblers', () => {
    const s = at(['spikedBat'], { shamblers: 2 }, 'R6:02');
    s.team[0].survivor = s.team[2].survivor;
    const odds = oddsOf(s, attackBy(s, 0, ['spikedBat', 'R6:02', 'spread']));
    // One hit is the average and kept; only none is rolled again.
    expect(mean(odds.fallen)).toBeCloseTo(1.25, 12);
  });

  it('add all dice that 6s give (AD-SKILL21)', () => {
    const s = at(['machineGun'], { shamblers: 20 });
    s.team[0].survivor = s.team[3].survivor;
    s.team[0].red = 0;
    const odds = oddsOf(s, attackBy(s, 0, ['machineGun', NEAR, 'spread']));
    expect(mean(odds.hits)).toBeCloseTo(4 * 1.2 * 0.5, 5);
    expect(sum(odds.fallen)).toBeCloseTo(1, 9);
  });

  it('tell who is at risk, and when somebody must fall (AD-FF03)', () => {
    const s = at(['machineGun'], { shamblers: 4 });
    s.team[1].zone = numberOf(s, NEAR);
    const attack = attackBy(s, 0, ['machineGun', NEAR, 'spread']);
    const { friends } = oddsOf(s, attack);
    expect(friends.ids).toEqual(['scott']);
    expect(friends.hit).toBeCloseTo(15 / 16, 12);
    // Scott has 4 Health: the second miss of 2 Damage fells him.
    expect(friends.mustFall).toBeCloseTo(11 / 16, 12);
    s.team[0].survivor = s.team[3].survivor;
    expect(oddsOf(s, attack).friends).toMatchObject({ spared: true, hit: 0, mustFall: 0 });
  });

  it('count Hunter and Reaper (T81, T82)', () => {
    const s = at(['machete'], { alphas: 3 }, 'R6:02');
    s.team[0].survivor = s.team[5].survivor;
    s.team[0].red = 1;
    const odds = oddsOf(s, attackBy(s, 0, ['machete', 'R6:02', 'spread']));
    expect(odds.fallen.map((p) => p * 3)).toEqual([1, 0, 2].map((n) => expect.closeTo(n, 9)));
    expect(odds.adrenaline.most).toBe(4);
  });

  it('are certain for what is thrown, also on the thrower (AD-EXPL03-R)', () => {
    const s = at(['dynamite'], { shamblers: 3, alphas: 2 }, 'R6:02');
    const odds = oddsOf(s, attackBy(s, 0, ['dynamite', 'R6:02']));
    expect(odds.fallen[5]).toBe(1);
    expect(odds.clear).toBe(1);
    expect(odds.friends).toMatchObject({ ids: ['kate'], hit: 1, mustFall: 1 });
    expect(odds.adrenaline.most).toBe(0);
  });

  it('explode with one success or not at all (AD-EXPL05-R)', () => {
    const s = at(['grenadeLauncher'], { shamblers: 4, alphas: 1 });
    const odds = oddsOf(s, attackBy(s, 0, ['grenadeLauncher', NEAR, 'spread']));
    expect(odds.fallen[5]).toBeCloseTo(8 / 9, 12);
    expect(odds.fallen[0]).toBeCloseTo(1 / 9, 12);
    expect(odds.friends.hit).toBe(0);
  });

  it('do not count numbers of Ammo dice where they do not hit (T103)', () => {
    const s = at(['semiPistol'], { shamblers: 2 });
    const attack = attackBy(s, 0, ['semiPistol', NEAR, 'spread']);
    expect(mean(oddsOf(s, attack).fallen)).toBeCloseTo(1, 12);
    s.ammoDiceHit = false;
    expect(mean(oddsOf(s, attack).fallen)).toBeCloseTo(0.5, 12);
    expect(oddsOf(s, attack).empty).toBeCloseTo(1 / 6, 12);
  });

  it('are fast', () => {
    const s = at(['machineGun'], { shamblers: 9, alphas: 3 });
    s.team[0].survivor = s.team[3].survivor;
    s.team[0].red = 0;
    const attack = attackBy(s, 0, ['machineGun', NEAR, 'spread']);
    oddsOf(s, attack);
    const from = performance.now();
    for (let i = 0; i < 20; i++) oddsOf(s, attack);
    expect((performance.now() - from) / 20).toBeLessThan(20);
  });
});
