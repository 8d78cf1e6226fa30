import { Chance, clone, SPECTATOR, seeded } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { equipmentNumber } from '../../content/equipment.ts';
import { forecast } from '../forecast.ts';
import { numberOf } from '../ground.ts';
import { healthOf } from '../harm.ts';
import { scramble } from '../scramble.ts';
import { type Army, dormantAt } from '../state.ts';
import { manyPositions, playDead } from './dead-drive.ts';
import { misses } from './foretold.ts';
import { position } from './position.ts';

/** The first of the team in a Zone, all others in another, where the Noise is. */
function board(first: string, others: string): Army {
  const s = position();
  s.turns = [];
  for (const [i, fighter] of s.team.entries()) fighter.zone = numberOf(s, i === 0 ? first : others);
  s.noise = numberOf(s, others);
  return s;
}

describe('the forecast', () => {
  it('holds whatever is then decided, in every Mission, over many positions', () => {
    for (const s of manyPositions(20, 'forecast')) {
      const told = forecast(s);
      for (let i = 0; i < 12; i++) expect(misses(s, told, playDead(s, `${i}`))).toEqual([]);
    }
  });

  it('comes true in one way only where all of it is sure and nothing is to be shared', () => {
    let seen = 0;
    for (const s of manyPositions(16, 'sure')) {
      const told = forecast(s);
      if (!told.sure || told.choices.length > 0) continue;
      seen++;
      const [first, ...others] = Array.from({ length: 4 }, (_, i) => playDead(s, `${i}`));
      for (const one of others) expect(one.events).toEqual(first.events);
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('is the same for two states that differ only in hidden things', () => {
    let n = 0;
    for (const s of manyPositions(12, 'hidden')) {
      const other = clone(s);
      scramble(other, SPECTATOR, new Chance(seeded(`other ${n++}`)));
      expect(forecast(other)).toEqual(forecast(s));
    }
  });

  it('changes nothing', () => {
    for (const s of manyPositions(2, 'still')) {
      const before = clone(s);
      forecast(s);
      expect(s).toEqual(before);
    }
  });

  it('says the way of a group with its reason, and who is hit', () => {
    const s = board('R6:00', 'V1:20');
    s.alphas[numberOf(s, 'R6:02')] = 2;
    const told = forecast(s);
    const step = { pass: 1, extra: 0, from: 'R6:02', to: 'R6:01', sure: true, why: 'most' };
    expect(told.groups).toHaveLength(1);
    expect(told.groups[0].steps).toMatchObject([step, { ...step, pass: 2, from: 'R6:01', to: 'R6:00' }]);
    expect(told.groups[0].steps[0]).toMatchObject({
      n: { least: 2, most: 2 },
      goals: ['R6:00'],
      rules: ['AD-ZMOVE03'],
    });
    expect([told.sure, told.attacks]).toEqual([true, []]);
    s.alphas[numberOf(s, 'R6:02')] = 0;
    s.alphas[numberOf(s, 'R6:01')] = 2;
    expect(forecast(s).survivors[0]).toMatchObject({ survivor: 'kate', wounds: { least: 2, most: 2 }, falls: 'no' });
  });

  it('leaves odd ones and sharing open', () => {
    const s = board('R6:12', 'R6:12');
    s.shamblers[numberOf(s, 'R6:10')] = 5;
    s.shamblers[numberOf(s, 'R6:12')] = 4;
    const told = forecast(s);
    expect(told.sure).toBe(false);
    expect(told.choices).toMatchObject([
      { choice: 'sharing', zone: 'R6:12' },
      { choice: 'way', zone: 'R6:10', kind: 'shambler', each: 2, odd: 1, zones: ['R6:00', 'R6:20'] },
    ]);
    expect(told.zones).toMatchObject([{ zone: 'R6:12', ones: { least: 4, most: 4 }, falls: 'need-not' }]);
    expect(told.survivors.map(({ wounds }) => wounds)).toEqual(
      Array.from({ length: 6 }, () => ({ least: 0, most: 4 })),
    );
    expect(
      told.groups.find(({ zone }) => zone === 'R6:10')?.steps.map(({ n, sure }) => [n.least, n.most, sure]),
    ).toEqual([
      [2, 3, false],
      [2, 3, false],
    ]);
  });

  it('says who must fall', () => {
    const s = board('R6:00', 'V1:20');
    s.shamblers[numberOf(s, 'R6:00')] = 3;
    expect(forecast(s).survivors[0]).toMatchObject({ survivor: 'kate', falls: 'must', loses: false });
    expect(forecast(s).lost).toBe('no');
    s.personal = [{ survivor: s.team[0].survivor, colour: 'yellow', done: false, count: 0 }];
    expect(forecast(s)).toMatchObject({ lost: 'must', zones: [{ falls: 'must' }] });
  });

  it('follows the Noise of a Trap that goes off on the way', () => {
    const s = board('V1:20', 'V1:20');
    s.alphas[numberOf(s, 'V7:00')] = 1;
    s.alphas[numberOf(s, 'R6:01')] = 1;
    s.laid = [{ card: equipmentNumber('trap'), zone: numberOf(s, 'V7:01'), by: 0 }];
    const far = forecast(s).groups.find(({ zone }) => zone === 'R6:01');
    expect(far?.steps.map(({ to, goals }) => [to, goals])).toEqual([
      ['R6:02', ['V1:20']],
      ['R6:01', ['V7:01']],
    ]);
    for (let i = 0; i < 4; i++) expect(misses(s, forecast(s), playDead(s, `${i}`))).toEqual([]);
  });

  it('leaves open what draws a group where somebody may have fallen', () => {
    const s = board('R6:00', 'V1:20');
    const [first, second, third] = s.team;
    second.zone = first.zone;
    third.zone = numberOf(s, 'R8:00');
    for (const fighter of [first, second]) fighter.wounds = healthOf(fighter) - 1;
    s.alphas[first.zone] = 2;
    s.alphas[numberOf(s, 'R6:02')] = 1;
    const told = forecast(s);
    const group = told.groups.find(({ zone }) => zone === 'R6:02');
    expect(group?.steps.filter(({ pass }) => pass === 1)).toMatchObject([
      { to: 'R8:00', n: { least: 0, most: 1 } },
      { to: 'R6:01', n: { least: 0, most: 1 } },
    ]);
    expect(told.choices).toContainEqual(
      expect.objectContaining({ choice: 'goal', pass: 1, zone: 'R6:02', zones: ['R8:00', 'R6:00'] }),
    );
    for (let i = 0; i < 12; i++) expect(misses(s, told, playDead(s, `${i}`))).toEqual([]);
  });

  it('tells what wakes as a range, and what follows where the box is empty', () => {
    const s = board('R8:10', 'V1:20');
    s.noise = numberOf(s, 'R8:10');
    s.dormants = [dormantAt(numberOf(s, 'R8:10'), 3)];
    s.alphas[numberOf(s, 'R8:00')] = 1;
    expect(forecast(s).woken).toEqual([{ zone: 'R8:10', tokens: 1, n: { least: 1, most: 4 }, sure: true }]);
    s.box.shamblers = 0;
    expect(forecast(s)).toMatchObject({ woken: [{ n: { least: 0, most: 0 } }], extras: [{ sure: true }] });
    s.box.shamblers = 2;
    expect(forecast(s)).toMatchObject({ woken: [{ n: { least: 0, most: 4 } }], extras: [{ sure: false }] });
  });
});
