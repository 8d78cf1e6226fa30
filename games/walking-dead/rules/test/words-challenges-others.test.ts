import { describe, expect, it } from 'vitest';
import { face, type Setting, stock } from './faced.ts';

const won = (challenge: string, setting: Setting = {}): boolean => face(challenge, '-', '-', setting).won;

describe('compare (WD-ENC05, WD-ENC09-R)', () => {
  const food = (own: number, second: number, third: number): Setting => ({
    own: { stock: [own, 0, 0] },
    second: { stock: [second, 0, 0] },
    third: { stock: [third, 0, 0] },
  });
  it.each([
    ['most', food(3, 2, 2), true],
    ['most', food(3, 3, 2), false],
    ['most, ties count', food(3, 3, 2), true],
    ['most, ties count', food(2, 3, 1), false],
    ['fewest', food(1, 2, 3), true],
    ['fewest', food(1, 1, 3), false],
    ['fewest, ties count', food(1, 1, 3), true],
    ['fewest, ties count', food(2, 1, 3), false],
    ['notMost', food(2, 1, 3), true],
    ['notMost', food(3, 3, 1), false],
  ] as const)('food %s', (relation, setting, result) => {
    expect(won(`compare food ${relation}`, setting)).toBe(result);
  });

  it.each([
    ['fuel', { stock: [0, 5, 0] }, { stock: [9, 4, 9] }],
    ['ammo', { stock: [0, 0, 5] }, { stock: [9, 9, 4] }],
    ['resources', { stock: [1, 1, 5] }, { stock: [6, 0, 0] }],
    ['survivors', {}, { team: ['shane', 'oscar', 'priya'] }],
    ['items', { items: ['machete'] }, {}],
    ['explored', { explored: ['mallA'] }, {}],
  ] as const)('%s are counted by each player alone', (metric, own, other) => {
    const third: Setting['third'] = { stock: [0, 0, 0] };
    expect(won(`compare ${metric} most`, { own, second: other, third })).toBe(true);
    expect(won(`compare ${metric} fewest`, { own, second: other, third })).toBe(false);
  });
});

describe('vote (WD-ENC10)', () => {
  const votes = (...vote: string[]): Setting => ({ replies: { vote } });
  it.each([
    ['all yes-no, majority', ['yes', 'yes', 'no'], true],
    ['all yes-no, majority', ['yes', 'no', 'no'], false],
    ['others yes-no, majority', ['yes', 'no'], false],
    ['others yes-no, half', ['yes', 'no'], true],
    ['others yes-no, half', ['no', 'no'], false],
    ['all yes-no, unanimous', ['yes', 'yes', 'yes'], true],
    ['all yes-no, unanimous', ['yes', 'yes', 'no'], false],
    ['all yes-no, unlessMajority', ['yes', 'no', 'no'], true],
    ['all yes-no, unlessMajority', ['yes', 'yes', 'no'], false],
    ['others yes-no, unlessMajority', ['yes', 'no'], true],
    ['all player, notActive', ['player.2', 'player.2', 'player.1'], true],
    ['all player, notActive', ['player.1', 'player.2', 'player.1'], false],
  ])('%s: %j', (rule, vote, result) => {
    expect(won(`vote ${rule}`, votes(...vote))).toBe(result);
  });

  it('leaves a tie for a player to the active one', () => {
    const tie = (elected: string): Setting => ({
      replies: { vote: ['player.3', 'player.2', 'player.1'], 'which-player': [elected] },
    });
    expect(won('vote all player, notActive', tie('player.3'))).toBe(true);
    expect(won('vote all player, notActive', tie('player.1'))).toBe(false);
  });

  it('asks the others alone where they alone vote', () => {
    const { log } = face('vote others yes-no, half', '-', '-', votes('yes', 'yes'));
    expect(log.filter(({ ask }) => ask === 'vote').map(({ seat }) => seat)).toEqual([2, 3]);
  });
});

describe('pick (WD-ENC05)', () => {
  const second = { 'which-player': ['player.2'] };
  it('auto: the chosen player does nothing', () => {
    expect(won('pick; auto', { replies: second })).toBe(true);
  });

  it('pays: so many resources of the chosen player, who may refuse at first', () => {
    const paid = face('pick; pays any 2', '-', '-', { replies: { ...second, debt: ['ammo', 'food'] } });
    expect([paid.won, stock(paid), stock(paid, 2)]).toEqual([true, [4, 4, 4], [1, 2, 1]]);
    expect(paid.log.filter(({ ask }) => ask === 'debt')[1].options).not.toContain('refuse');
    const refused = face('pick; pays any 2', '-', '-', { replies: { ...second, debt: ['refuse'] } });
    expect([refused.won, stock(refused, 2)]).toEqual([false, [2, 2, 2]]);
  });

  it('pays: with what is owned only', () => {
    const setting = { replies: second, second: { stock: [0, 1, 0] as const } };
    const { log } = face('pick; pays any 1', '-', '-', setting);
    expect(log.find(({ ask }) => ask === 'debt')?.options).toEqual(['fuel', 'refuse']);
  });

  it('pays: fails without a question where too little is owned', () => {
    const poor = { replies: second, second: { stock: [0, 0, 1] as const } };
    expect(won('pick; pays any 2', poor)).toBe(false);
  });

  it('contest: as many kills are enough; jokers are kills, and nothing is added', () => {
    const roll = (own: string): Setting => ({
      own: { items: ['crowbar', 'crossbow'] },
      replies: second,
      dice: {
        blue: [['J', own], ['K2']],
        red: [
          ['-', '-'],
          ['-', '-', '-'],
        ],
        green: [['-', '-']],
      },
    });
    expect(won('pick; contest', roll('K1'))).toBe(true);
    const lost = face('pick; contest', '-', '-', roll('-'));
    expect(lost.won).toBe(false);
    expect(lost.after.players.map(({ fatigue }) => fatigue)).toEqual([0, 0, 0]);
  });

  it('shift: up to so many Fatigue change teams; without any it is done', () => {
    const own = { team: ['andrea 2', 'arnold'] };
    const faced = face('pick; shift 1', '-', '-', { own, replies: { ...second, burden: ['take.1'] } });
    expect([faced.won, faced.after.players.map(({ fatigue }) => fatigue)]).toEqual([true, [1, 1, 0]]);
    expect(faced.log.find(({ ask }) => ask === 'burden')?.options).toEqual(['take.0', 'take.1']);
    expect(won('pick; shift 1', { replies: second })).toBe(true);
    expect(won('pick; shift 1', { own, replies: { ...second, burden: ['take.0'] } })).toBe(false);
  });

  it('exchange: fails where one side has nothing to swap', () => {
    expect(won('pick; exchange', { replies: second, second: { stock: [0, 0, 0] } })).toBe(false);
    expect(won('pick; exchange', { replies: second, own: { stock: [0, 0, 0] } })).toBe(false);
  });
});
