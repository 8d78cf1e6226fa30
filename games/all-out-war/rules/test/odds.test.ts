import type { Answer, GameEvent } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import type { Colour } from '../../content/dice.ts';
import { FACES } from '../../content/dice.ts';
import { stanceOf } from '../fights.ts';
import { shotAhead } from '../forecast.ts';
import { meleeOdds, shotOdds, spreadOf } from '../odds.ts';
import { type Position, startAt } from './starting.ts';

const COLOURS: Readonly<Record<string, Colour>> = { R: 'red', W: 'white', B: 'blue' };
const pool = (letters: string) => [...letters].map((letter) => ({ colour: COLOURS[letter] }));
const percent = (attack: string, defense: string): number =>
  Math.round(100 * shotOdds(spreadOf(pool(attack)), spreadOf(pool(defense))).wounds);

/** All faces of a pool, one after another: slow and plain. */
function* rolls(letters: string): Generator<{ successes: number; criticals: number }> {
  if (letters === '') {
    yield { successes: 0, criticals: 0 };
    return;
  }
  for (const face of FACES[COLOURS[letters[0]]])
    for (const rest of rolls(letters.slice(1)))
      yield { successes: rest.successes + face.successes, criticals: rest.criticals + (face.critical ? 1 : 0) };
}

describe('odds', () => {
  it('AW-DICE01 AW-DICE02-R: the chances of the register', () => {
    expect(percent('R', 'R')).toBe(31);
    expect(percent('W', 'R')).toBe(44);
    expect(percent('WR', 'R')).toBe(71);
    expect(percent('BW', 'R')).toBe(92);
    expect(percent('RRR', 'W')).toBe(72);
    expect(percent('RRRRRR', 'W')).toBe(97);
  });

  it('equal what counting all faces gives', () => {
    for (const [attack, defense] of [
      ['BWR', 'WR'],
      ['RR', ''],
      ['', 'W'],
      ['WW', 'RRR'],
    ]) {
      const a = [...rolls(attack)];
      const d = [...rolls(defense)];
      let [wounds, critical, expected] = [0, 0, 0];
      for (const one of a)
        for (const other of d) {
          if (one.successes <= other.successes) continue;
          wounds++;
          if (one.criticals > 0) critical++;
          expected += one.successes - other.successes + one.criticals;
        }
      const odds = shotOdds(spreadOf(pool(attack)), spreadOf(pool(defense)));
      const all = a.length * d.length;
      expect(odds.wounds).toBeCloseTo(wounds / all, 12);
      expect(odds.critical).toBeCloseTo(critical / all, 12);
      expect(odds.expected).toBeCloseTo(expected / all, 12);
      expect(odds.spread.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    }
  });

  it('AW-MELEE21 AW-MELEE23: a tie wins without a wound, a Defender deals none', () => {
    const [w, r] = [spreadOf(pool('W')), spreadOf(pool('R'))];
    const attack = meleeOdds(w, r, { attacks: true, attacked: true, tie: true });
    const defend = meleeOdds(w, r, { attacks: false, attacked: true, tie: true });
    expect(attack.win).toBeCloseTo(defend.win, 12);
    expect(attack.win - attack.deals).toBeCloseTo(attack.tie, 12);
    expect(defend.deals).toBe(0);
    expect(attack.deals + attack.takes + attack.tie).toBeCloseTo(1, 12);
  });

  it('twenty red dice take no more than some milliseconds', () => {
    const odds = shotOdds(spreadOf(pool('R'.repeat(20))), spreadOf(pool('WR')));
    expect(odds.spread.length).toBeGreaterThan(40);
    expect(odds.spread.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
  });
});

/** A position of the two of them, played once for each seed. */
function* outcomes(position: Position, answers: readonly Answer[], games: number): Generator<readonly GameEvent[]> {
  for (let i = 0; i < games; i++) {
    const match = startAt(position, {}, { seed: `odds ${i}` });
    for (const answer of answers) expect(match.answer(match.pending[0].seat, match.pending[0].n, answer)).toBeNull();
    yield match.events.map(({ event }): GameEvent => event);
  }
}

/** Three standard deviations of a share among so many games, and a little. */
const near = (share: number, chance: number, games: number): void => {
  const wide = 3.5 * Math.sqrt((chance * (1 - chance)) / games) + 1e-9;
  expect(Math.abs(share - chance)).toBeLessThanOrEqual(wide);
};

describe('odds against what is then played', () => {
  const GAMES = 1500;

  it('AW-SHOOT08 AW-SHOOT13 AW-CRIT02: wounds, criticals and the ammo check of a shot in Cover', () => {
    const position: Position = {
      pieces: { vehicle: [[10, 10, 6]], barricade: [[14, 10, 6]] },
      people: {
        rickLeader: { at: [6, 10], hands: ['revolver38'], used: ['steadyHand'] },
        derek: { at: [15.5, 10], side: 2 },
      },
    };
    const begun = startAt(position).state;
    const [rick, derek] = begun.people;
    const odds = shotAhead(begun, rick, rick.slots[0], derek, false);
    expect(odds.cover.map(({ kind }) => kind)).toEqual(['heavy', 'light']);
    let [wounded, total, ammo] = [0, 0, 0];
    for (const events of outcomes(position, ['shoot'], GAMES)) {
      const wound = events.find(({ type }) => type === 'wounded');
      if (wound !== undefined) wounded++;
      total += Number(wound?.wounds ?? 0);
      if (events.some(({ type }) => type === 'ammo-check')) ammo++;
    }
    near(wounded / GAMES, odds.wounds, GAMES);
    near(ammo / GAMES, odds.anyCritical, GAMES);
    expect(Math.abs(total / GAMES - odds.expected)).toBeLessThan(0.15);
  });

  it('AW-SHOOT16: half of the shots into a melee find somebody else, who is named', () => {
    const position: Position = {
      people: {
        rickLeader: { at: [4, 10], hands: ['huntingBow'] },
        carl: { at: [11, 10] },
        derek: { at: [10, 10], side: 2 },
      },
    };
    const begun = startAt(position).state;
    const [rick, , derek] = begun.people;
    expect(shotAhead(begun, rick, rick.slots[0], derek, false).stray).toEqual(['carl']);
    let stray = 0;
    for (const events of outcomes(position, ['shoot'], 600))
      if (events.some(({ type, target }) => type === 'shot' && target === 'carl')) stray++;
    near(stray / 600, 0.5, 600);
  });

  it('AW-MELEE20 AW-MELEE23: who wins and who is wounded, Attacking and Defending', () => {
    for (const option of ['attack.bare', 'defend']) {
      const position: Position = {
        step: 'melees',
        people: { rickLeader: { at: [10, 10], body: 'paddedJacket' }, derek: { at: [1, 1], side: 2 } },
        walkers: [
          [11, 10],
          [9, 10],
        ],
      };
      const begun = startAt(position).state;
      const star = { centre: 'rickLeader', leaves: ['walker-1', 'walker-2'] };
      const plan = stanceOf(begun, star, 0, option);
      if (plan === null) throw new Error('no odds');
      let [won, takes] = [0, 0];
      for (const events of outcomes(position, [option], GAMES)) {
        const result = events.find(({ type }) => type === 'melee-won');
        const winners = (result?.winners ?? []) as readonly string[];
        if (winners.includes('rickLeader')) won++;
        else if (Number(result?.by) > 0) takes++;
      }
      near(won / GAMES, plan.win, GAMES);
      near(takes / GAMES, plan.hurt, GAMES);
    }
  });

  it('AW-KEY13: Armor Piercing takes a die away, of a Walker its weakest', () => {
    const position: Position = {
      people: { rickLeader: { at: [6, 10], hands: ['magnum'], used: ['steadyHand'] }, derek: { at: [1, 1], side: 2 } },
      walkers: [[10, 10]],
    };
    const begun = startAt(position).state;
    const [rick] = begun.people;
    const odds = shotAhead(begun, rick, rick.slots[0], begun.walkers[0], false);
    expect(odds.wounds).toBe(1);
  });
});

describe('all faces of small pools', () => {
  const POOLS = ['', 'R', 'W', 'B', 'RR', 'RW', 'WB', 'RRR', 'RWB'];

  it('AW-DICE01: shots, with sure criticals and without any', () => {
    for (const attack of POOLS)
      for (const defense of POOLS)
        for (const [sure, counts] of [
          [0, true],
          [1, true],
          [0, false],
        ] as const) {
          const odds = shotOdds(spreadOf(pool(attack)), spreadOf(pool(defense)), sure, counts);
          const [a, d] = [[...rolls(attack)], [...rolls(defense)]];
          const all = a.length * d.length;
          let [wounds, critical, any] = [0, 0, 0];
          for (const one of a)
            for (const other of d) {
              const crits = counts ? one.criticals + sure : 0;
              if (crits > 0) any++;
              if (one.successes <= other.successes) continue;
              wounds++;
              if (crits > 0) critical++;
            }
          expect(odds.wounds).toBeCloseTo(wounds / all, 12);
          expect(odds.critical).toBeCloseTo(critical / all, 12);
          expect(odds.anyCritical).toBeCloseTo(any / all, 12);
        }
  });

  it('AW-MELEE20 AW-MELEE21 AW-MELEE24: melees, Attacking or Defending, ties to either', () => {
    for (const own of POOLS)
      for (const other of POOLS)
        for (const attacks of [true, false])
          for (const tie of [true, false]) {
            const odds = meleeOdds(spreadOf(pool(own)), spreadOf(pool(other)), { attacks, attacked: true, tie });
            const [a, d] = [[...rolls(own)], [...rolls(other)]];
            const all = a.length * d.length;
            let [win, deals, takes, takesCritical] = [0, 0, 0, 0];
            for (const one of a)
              for (const two of d) {
                if (one.successes > two.successes || (one.successes === two.successes && tie)) win++;
                if (attacks && one.successes > two.successes) deals++;
                if (two.successes > one.successes) {
                  takes++;
                  if (two.criticals > 0) takesCritical++;
                }
              }
            expect(odds.win).toBeCloseTo(win / all, 12);
            expect(odds.deals).toBeCloseTo(deals / all, 12);
            expect(odds.takes).toBeCloseTo(takes / all, 12);
            expect(odds.takesCritical).toBeCloseTo(takesCritical / all, 12);
          }
  });
});
