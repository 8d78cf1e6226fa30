import { describe, expect, it } from 'vitest';
import { drive, events } from './drive.ts';
import { ledger } from './ledger.ts';
import { type Position, type Script, type Seated, stage } from './stage.ts';

/** Abilities beside each other, as the rulebook settles them. */
function play(own: Seated, how: Partial<Position>, script: Script, replies: Parameters<typeof drive>[1], until = '') {
  const match = stage({ players: [own], ...how }, script);
  const log = drive(match, replies, until);
  return { match, log, player: ledger(match.state).players[0] };
}

const steps = { step: ['go.B6', 'stop'] };

describe('moves (WD-MOVE10)', () => {
  it.each([
    [['victor', 'ivo'], 3],
    [['ivo', 'victor'], 3],
    [['glenn', 'victor', 'ivo'], 4],
    [['glenn', 'ivo'], 5],
  ])('%j: the least maximum first, then what is added: %i', (team, moves) => {
    const { match } = play({ team, space: 'A6' }, { step: 'move' }, {}, {}, 'step');
    expect(match.state.now.moves).toBe(moves);
  });
});

describe('noise', () => {
  const shot = (team: string[], dice: Script, face: string): number => {
    const how = { tokens: { B6: [3] } };
    const replies = { ...steps, shoot: ['ammo'] };
    const { match } = play({ team, space: 'A6', stock: [0, 0, 1] }, how, { ...dice, ammo: [face] }, replies);
    return events(match, 'noise').length;
  };
  const loud = { red: [['-', '-', '-']] };
  const quiet = { blue: [['-']], red: [['-', '-']], green: [['-']] };
  it.each([
    ['1', 0],
    ['1!', 0],
    ['2', 1],
    ['2!', 1],
  ])('loud makes %s heard, then quiet hushes it: %i', (face, times) => {
    expect(shot(['gus', 'kenji'], loud, face)).toBe(times);
  });

  it('two quiet ones hush no more than one', () => {
    expect([shot(['andrea', 'kenji'], quiet, '1!'), shot(['andrea', 'kenji'], quiet, '2!')]).toEqual([0, 1]);
  });
});

describe('collecting', () => {
  it('hungry loses the first Food, forage keeps its own', () => {
    const own: Seated = { team: ['marcus', 'rosa'], space: 'B5', stock: [1, 1, 1] };
    expect(play(own, { encounters: ['Z01'] }, {}, { step: ['go.C5'] }).player.stock).toEqual([2, 1, 1]);
  });

  it('hungry takes no second Food, and none that a card gives', () => {
    const own: Seated = { team: ['marcus', 'caleb'], space: 'B5', stock: [1, 1, 1] };
    const dice = { blue: [['A2', 'A2']], red: [['-']] };
    expect(play(own, { encounters: ['A05'] }, dice, { step: ['go.C5'] }).player.stock).toEqual([2, 1, 1]);
  });

  it('forage finds one more of its kind only', () => {
    const own: Seated = { team: ['dale', 'rosa'], space: 'B6', stock: [1, 1, 1] };
    expect(play(own, { encounters: ['Z01'] }, {}, { step: ['go.B7'] }).player.stock).toEqual([1, 2, 1]);
  });
});

describe('Recover', () => {
  it('medic: the first Food of the turn takes 2, from two survivors if one likes, the next Food 1', () => {
    const own: Seated = { team: ['dale 2', 'hana 2', 'caleb 1'], space: 'A6', stock: [2, 0, 0] };
    const replies = { ...steps, recover: ['food.dale', 'food.hana'], heal: ['caleb'] };
    const { player, match } = play(own, { step: 'recover' }, {}, replies);
    expect([player.fatigue, player.stock]).toEqual([2, [0, 0, 0]]);
    expect(events(match, 'rested').map(({ survivor }) => survivor)).toEqual(['dale', 'caleb', 'hana']);
  });

  it('medic: without Food nobody is healed', () => {
    const own: Seated = { team: ['dale 2', 'hana 2'], space: 'A6', stock: [0, 0, 0] };
    expect(play(own, { step: 'recover' }, {}, steps).player.fatigue).toBe(4);
  });

  it('rest comes first, needs no Food, and helps the survivor alone', () => {
    const own: Seated = { team: ['dale 1', 'lucia 2'], space: 'A6', stock: [0, 0, 0] };
    const { match } = play(own, { step: 'recover' }, {}, steps);
    expect(events(match, 'rested')).toMatchObject([{ survivor: 'lucia', now: 1 }]);
    expect(ledger(match.state).players[0].fatigue).toBe(2);
  });
});

describe('rolls', () => {
  it('once a turn is once a turn for each survivor', () => {
    const how = { tokens: { B6: [4], B5: [1] } };
    const dice = { blue: [['-', '-', '-', '-'], 'K1', 'K1', ['-', '-', '-', '-']] };
    const own: Seated = { team: ['rick', 'priya'], space: 'A6', stock: [0, 0, 0] };
    const replies = { step: ['go.B6', 'go.B5', 'stop'], reroll: ['die.1', 'die.2'] };
    const { match, log } = play(own, how, dice, replies);
    expect(events(match, 'rerolled').map(({ survivor, die }) => [survivor, die])).toEqual([
      ['rick', 1],
      ['priya', 2],
    ]);
    expect(log.filter(({ ask }) => ask === 'reroll')).toHaveLength(2);
  });

  it.each([
    ['X01', { blue: [['A1', '-', '-']], red: [['K2']] }],
    ['A05', { blue: [['A2', '-', '-']], red: [['-']] }],
    ['K05', { blue: [['K1', '-', '-']], red: [['K2']] }],
  ])('nobody is asked to roll again once %s is just met', (card, dice) => {
    const own: Seated = { team: ['rick', 'arnold'], space: 'B6', stock: [0, 0, 0] };
    const { match, log } = play(own, { encounters: [card] }, dice, { step: ['go.B7'] });
    expect(events(match, 'succeeded')).toHaveLength(1);
    expect(log.map(({ ask }) => ask)).not.toContain('reroll');
  });

  it('swap reads one face a roll otherwise, the best one', () => {
    const own: Seated = { team: ['dale', 'wendell'], space: 'A6', stock: [0, 0, 0] };
    const dice = { blue: [['A1', 'A2']], red: [['-']], green: [['A2']] };
    const { match } = play(own, { tokens: { B6: [4] } }, dice, steps);
    expect(events(match, 'fought')).toMatchObject([{ kills: 2 }]);
  });

  it('kills against tokens do not count in Encounters, actions of Fiona count in a mixed roll', () => {
    const own: Seated = { team: ['tyreese', 'elias', 'fiona'], space: 'B6', stock: [0, 0, 0] };
    const dice = { red: [['K1', 'K1', '-', '-']], green: [['-']] };
    const { match } = play(own, { encounters: ['X01'] }, dice, { step: ['go.B7'] });
    expect(events(match, 'fought')).toMatchObject([{ kills: 2 }]);
    expect(events(match, 'succeeded')).toHaveLength(1);
    const kill = play(own, { encounters: ['K05'] }, dice, { step: ['go.B7'] });
    expect(events(kill.match, 'failed')).toHaveLength(1);
  });

  it('in a mixed roll the owner of a swap says which face, and it no longer counts as what it was', () => {
    const own: Seated = { team: ['dale', 'wendell'], space: 'B6', stock: [0, 0, 0] };
    const dice = { blue: [['A1', 'A2']], red: [['-']], green: [['-']] };
    const replies = { step: ['go.B7'], swap: ['die.2'] };
    const { match, log } = play(own, { encounters: ['X01'] }, dice, replies);
    expect(log.find(({ ask }) => ask === 'swap')?.options.toSorted()).toEqual(['die.1', 'die.2', 'keep']);
    expect(events(match, 'succeeded')).toHaveLength(1);
    expect(events(match, 'acted')).toMatchObject([{ actions: 1 }]);
  });
});

describe('tough and hoard', () => {
  it('tough dies of the 4th Fatigue', () => {
    const own: Seated = { team: ['dale 2', 'silas 3'], space: 'A6', stock: [0, 0, 0] };
    const dice = { blue: [['-', '-']], red: [['-']], green: [['-']] };
    const { player } = play(own, { tokens: { B6: [1] } }, dice, { ...steps, allot: ['silas'] });
    expect(player.team).toEqual(['dale']);
  });

  it('hoard is no item for a card, and none that can be lost', () => {
    const own: Seated = { team: ['dale', 'teo'], space: 'B6', stock: [1, 1, 1] };
    const { match } = play(own, { encounters: ['H01'] }, {}, { step: ['go.B7'] });
    expect(events(match, 'failed')).toHaveLength(1);
    const { log } = play(own, { encounters: ['M06'] }, {}, { step: ['go.B7'] });
    expect(log.map(({ ask }) => ask)).not.toContain('moral');
  });
});
