import { describe, expect, it } from 'vitest';
import { armed, fightOf, isUndecided, stanceOf } from '../fights.ts';
import { check, counted, KEYS, played, type Tally, unsaid } from './fighting.ts';
import { type Position, startAt } from './starting.ts';

const tallied = (): Tally => ({ exact: 0, tried: 0, kinds: new Set() });

const melee = (position: Position): Position => ({ step: 'melees', ...position });

const DEREK = { at: [1, 1], side: 2 };

/** Melees with few dice, each with a rule that its odds hang on. */
const POSITIONS: Readonly<Record<string, Position>> = {
  'AW-MELEE20 AW-MELEE21: one against a Walker': {
    people: { carl: { at: [10, 10] }, derek: DEREK },
    walkers: [[11, 10]],
  },
  'AW-OUT01: two Walkers roll three dice': {
    people: { carl: { at: [10, 10] }, derek: DEREK },
    walkers: [
      [11, 10],
      [9, 10],
    ],
  },
  'AW-KEY03: a Sharp weapon wounds in a tie': {
    people: { carl: { at: [10, 10], hands: ['huntingKnife'] }, derek: DEREK },
    walkers: [[11, 10]],
  },
  'AW-KEY16: a Bludgeon lays down whom it did not wound': {
    people: { carl: { at: [10, 10], hands: ['baseballBat'] }, derek: DEREK },
    walkers: [[11, 10]],
  },
  'AW-KEY16 AW-CONT02: Wrecker rolls it again': {
    people: { roy: { at: [10, 10], hands: ['baseballBat'] }, derek: DEREK },
    walkers: [[11, 10]],
  },
  'AW-PRONE10: a prone friend adds no dice to an Attack': {
    people: { carl: { at: [10, 10] }, liam: { at: [12, 10, 'prone'] }, derek: DEREK },
    walkers: [[11, 10]],
  },
  'AW-BARR04: behind a barricade a red die more': {
    pieces: { barricade: [[10, 10]] },
    people: { carl: { at: [10, 10.75] }, derek: DEREK },
    walkers: [[10, 9.25]],
  },
  'AW-BITE01 AW-CRIT02: whoever has one Health dies instead': {
    people: { carl: { at: [10, 10], health: 2 }, derek: DEREK },
    walkers: [[11, 10]],
  },
  'AW-CONT03: a Welding Mask': {
    people: { carl: { at: [10, 10], head: 'weldingMask' }, derek: DEREK },
    walkers: [[11, 10]],
  },
  'AW-MELEE21: rivals, the Ini player has the tie': {
    initiative: 2,
    people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2 } },
  },
  'AW-CONT02: Brawler has it': { initiative: 2, people: { lou: { at: [10, 10] }, sandra: { at: [11, 10], side: 2 } } },
  'AW-CONT10: a Sharpened Pole reaches over a barricade': {
    pieces: { barricade: [[10, 10]] },
    initiative: 2,
    people: { carl: { at: [10, 10.75] }, liam: { at: [10, 9.25], side: 2, hands: ['sharpenedPole'] } },
  },
  'AW-MULT06: a rival that has shot leaves the fight to its Walker': {
    people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2, shot: true } },
    walkers: [[9, 10]],
  },
  'AW-MULT06: the same with a Sharp weapon': {
    people: { carl: { at: [10, 10], hands: ['huntingKnife'] }, sandra: { at: [11, 10], side: 2, attacked: true } },
    walkers: [[9, 10]],
  },
  'AW-MULT06-R: and the tie, whoever has the Initiative': {
    initiative: 2,
    people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2, shot: true } },
    walkers: [[9, 10]],
  },
  'AW-MULT02 AW-MULT05: a Walker helps the rival': {
    people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2 } },
    walkers: [[9, 10]],
  },
  'AW-MULT09: both groups against a Walker between them': {
    people: { carl: { at: [9, 10] }, sandra: { at: [11, 10], side: 2 } },
    walkers: [[10, 10]],
  },
  'AW-WOUND02 AW-CRIT02: three Health against two Walkers': {
    people: { liam: { at: [10, 10], health: 3 }, derek: DEREK },
    walkers: [
      [11, 10],
      [9, 10],
    ],
  },
  'AW-MELEE25 AW-MELEE24: the weaker of two dies first': {
    people: { carl: { at: [9, 10], health: 2 }, liam: { at: [11, 10], health: 1 }, derek: DEREK },
    walkers: [[10, 10]],
  },
  'AW-CONT03: a Motorcycle Helmet takes a critical': {
    people: { carl: { at: [10, 10], health: 2, head: 'motorcycleHelmet' }, derek: DEREK },
    walkers: [
      [11, 10],
      [9, 10],
    ],
  },
  'AW-CONT05: a Feeding Frenzy': {
    frenzy: 1,
    people: { carl: { at: [10, 10] }, derek: DEREK },
    walkers: [[11, 10]],
  },
  'AW-OUT02: no outnumbering against somebody on a top': {
    tops: true,
    pieces: { vehicle: [[10, 10]] },
    people: { carl: { at: [10, 9.5, 'up 1'] }, derek: DEREK },
    walkers: [
      [9.5, 8.5],
      [10.6, 8.5],
    ],
  },
};

describe('the odds of each choice of a melee, against all dice', () => {
  it.each(Object.keys(POSITIONS))('%s', (name) => {
    const match = startAt(melee(POSITIONS[name]));
    const tally = tallied();
    for (let [decision] = match.pending; decision && match.state.brawl !== null; [decision] = match.pending) {
      if (decision.ask.id === 'stance') check(match, decision, tally);
      if (decision.kind !== 'choose') break;
      const attack = decision.ask.id === 'optional-attack' ? decision.options[0] : null;
      match.answer(decision.seat, decision.n, attack ?? decision.pass ?? decision.options[0]);
    }
    expect(tally.tried).toBeGreaterThan(0);
    expect(tally.exact).toBe(tally.tried);
  });

  it.each([
    ['AW-PRONE05: a prone Walker is removed by a tie too', { carl: { at: [10, 10] } }, [11, 10, 'prone'], 'bare'],
    ['AW-PRONE05: a prone Survivor alone is lost with the melee', { carl: { at: [10, 10, 'prone'] } }, [11, 10], null],
  ])('%s', (_, people, walker, way) => {
    const s = startAt({ people: { ...people, derek: DEREK }, walkers: [walker] }).state;
    const star = { centre: 'carl', leaves: ['walker-1'] };
    const plan = fightOf(s, star, 0, way === null ? null : { carl: way });
    if (plan === null) throw new Error('no odds');
    const found = counted(s, star, plan, played(s, 0, way === null ? 'defend' : `attack.${way}`));
    for (const [shown, came] of KEYS) expect([shown, plan[shown].toFixed(9)]).toEqual([shown, found[came].toFixed(9)]);
    expect(way === null ? plan.hurt : plan.removes).toBeCloseTo(way === null ? 1 - plan.win : plan.win, 12);
  });

  it('AW-PRONE05 AW-MELEE21: whoever lies is lost by a tie too, if the rival has it', () => {
    const people = { carl: { at: [10, 10] }, sandra: { at: [11, 10, 'prone'], side: 2 } };
    for (const initiative of [1, 2]) {
      const s = startAt({ initiative, people }).state;
      const star = { centre: 'carl', leaves: ['sandra'] };
      const plan = fightOf(s, star, 1, null);
      if (plan === null) throw new Error('no odds');
      const found = counted(s, star, plan, played(s, 1, 'defend'));
      for (const [shown, came] of KEYS)
        expect([shown, plan[shown].toFixed(9)]).toEqual([shown, found[came].toFixed(9)]);
    }
  });

  it.each([
    [1, []],
    [2, []],
    [1, ['huntingKnife']],
  ])('AW-MULT06-R: Defenders beside their Walker, Initiative %i, against %j', (initiative, hands) => {
    const people = { carl: { at: [10, 10], hands }, sandra: { at: [11, 10], side: 2, shot: true } };
    const s = startAt({ initiative, people, walkers: [[9, 10]] }).state;
    const star = { centre: 'carl', leaves: ['sandra', 'walker-1'] };
    const plan = fightOf(s, star, 1, null);
    if (plan === null) throw new Error('no odds');
    const found = counted(s, star, plan, played(s, 1, 'defend'));
    for (const [shown, came] of KEYS) expect([shown, plan[shown].toFixed(9)]).toEqual([shown, found[came].toFixed(9)]);
    expect(plan.hurt).toBeGreaterThan(0);
  });

  it('AW-MULT03: whom the Walkers help is foretold for either side, before it is said (D38)', () => {
    const match = startAt(
      melee({ people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2 } }, walkers: [[10.5, 10.866]] }),
    );
    const [decision] = match.pending;
    if (decision.kind !== 'choose') throw new Error('not asked');
    expect(decision.ask.id).toBe('walkers-join');
    const s = match.state;
    const star = s.brawl?.now;
    if (!star) throw new Error('no melee');
    expect(isUndecided(s, star)).toBe(true);
    expect(stanceOf(s, star, 0, 'defend')).toBeNull();
    for (const join of [0, 1]) {
      const plan = fightOf(s, star, 0, armed(s, star, 0, join), join);
      if (plan === null) throw new Error('no odds');
      const begun = unsaid(s);
      const answers = played({ ...s, brawl: { ...s.brawl!, helped: join } }, 0, 'attack.bare');
      const found = counted(begun, star, plan, answers);
      for (const [shown, came] of KEYS)
        if (shown !== 'bitten')
          expect([join, shown, plan[shown].toFixed(9)]).toEqual([join, shown, found[came].toFixed(9)]);
    }
  });
});
