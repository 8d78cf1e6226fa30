import { describe, expect, it } from 'vitest';
import { events } from './drive.ts';
import { BLANK, dice, type Faced, face, type Setting, stock } from './faced.ts';

const won = (challenge: string, setting: Setting = {}): boolean => face(challenge, '-', '-', setting).won;
const ammoless: Setting['own'] = { stock: [3, 3, 0] };

describe('kill (WD-FIGHT07)', () => {
  it('succeeds with as many kills as zombies, jokers included', () => {
    expect(won('kill 4', { dice: dice('J -', 'K1 K2', '- -') })).toBe(true);
  });

  it('fails with one kill less, and tires for what is missing', () => {
    const faced = face('kill 4', '-', '-', { own: ammoless, dice: dice('A1 -', 'K1 K2', 'A2 A2') });
    expect(faced.won).toBe(false);
    expect(faced.after.players[0].fatigue).toBe(1);
  });

  it('grows with what its amount counts', () => {
    const three = dice('- -', 'K3 -', '- -');
    expect(won('kill 1+1/item', { own: { items: ['machete', 'toolbox'] }, dice: three })).toBe(true);
    expect(won('kill 2+1/item', { own: { items: ['machete', 'toolbox'] }, dice: three })).toBe(false);
    expect(won('kill 1*follower', { dice: three })).toBe(true);
    expect(won('kill 1*survivor', { dice: three })).toBe(false);
    expect(won('kill 2+1/explored', { own: { explored: ['mallA'] }, dice: three })).toBe(true);
    expect(won('kill 3+1/explored', { own: { explored: ['mallA'] }, dice: three })).toBe(false);
  });
});

describe('survive (WD-FIGHT08)', () => {
  it('needs no kills as long as nobody dies', () => {
    expect(won('survive 8', { dice: BLANK })).toBe(true);
  });

  it('fails with a death that could not be avoided', () => {
    const { won: survived, after } = face('survive 9', '-', '-', { dice: BLANK });
    expect(survived).toBe(false);
    expect(after.players[0].team).toHaveLength(3);
  });
});

describe('act (WD-ENC06, WD-DICE06)', () => {
  it('counts actions and jokers, not kills', () => {
    expect(won('act 2', { dice: dice('J K2', 'A1 K3', '- -') })).toBe(true);
    expect(won('act 3', { dice: dice('J K2', 'A1 K3', '- -') })).toBe(false);
  });

  it('tires nobody who fails, and no Ammo helps', () => {
    const { after, log } = face('act 2', '-', '-', { dice: BLANK });
    expect(after.players[0].fatigue).toBe(0);
    expect(log.map(({ ask }) => ask)).not.toContain('shoot');
  });
});

describe('mix (WD-DICE09)', () => {
  const roll = dice('J J', 'K1 -', 'A1 -');
  it('needs both, with every joker on one side only', () => {
    expect(won('mix 2 kills, 2 actions', { dice: roll, replies: { jokers: ['jokers.1'] } })).toBe(true);
    expect(won('mix 2 kills, 2 actions', { own: ammoless, dice: roll, replies: { jokers: ['jokers.0'] } })).toBe(false);
    expect(won('mix 2 kills, 2 actions', { dice: roll, replies: { jokers: ['jokers.2'] } })).toBe(false);
  });

  it('tires for missing kills, unless the card has no zombies', () => {
    const fatigue = (text: string): number =>
      face(text, '-', '-', { own: ammoless, dice: BLANK }).after.players[0].fatigue;
    expect(fatigue('mix 2 kills, 1 action')).toBe(2);
    expect(fatigue('mix 2 kills, 1 action, no zombies')).toBe(0);
  });

  it('is won without zombies in the same way', () => {
    const both = dice('A1 -', 'K2 -', '- -');
    expect(won('mix 2 kills, 1 action, no zombies', { dice: both })).toBe(true);
    expect(won('mix 3 kills, 1 action, no zombies', { own: ammoless, dice: both })).toBe(false);
    expect(won('mix 2 kills, 2 actions, no zombies', { dice: both })).toBe(false);
  });
});

describe('pay (WD-ENC03)', () => {
  it('takes every kind that is asked', () => {
    const faced = face('pay food 1, ammo 2', '-', 'noRes', { replies: { pay: ['pay'] } });
    expect(faced.won).toBe(true);
    expect(stock(faced)).toEqual([2, 4, 1]);
  });

  it('takes any kind as the payer likes', () => {
    const replies = { pay: ['pay'], 'pay-with': [{ fuel: 1, ammo: 1 }] };
    expect(stock(face('pay any 2', '-', '-', { replies }))).toEqual([3, 3, 2]);
  });

  it('fails without a question where the stock is too small, and when it is refused', () => {
    const poor = face('pay food 2', '-', '-', { own: { stock: [1, 9, 9] } });
    expect(poor.won).toBe(false);
    expect(poor.log.map(({ ask }) => ask)).not.toContain('pay');
    const mean = face('pay food 2', '-', '-', { replies: { pay: ['refuse'] } });
    expect(mean.won).toBe(false);
    expect(stock(mean)).toEqual([3, 4, 3]);
  });
});

describe('have', () => {
  const rich: Setting['own'] = { stock: [1, 2, 3], items: ['machete'], explored: ['mallA', 'mallB'] };
  it.each([
    ['have food 1', 'have food 2'],
    ['have fuel 2', 'have fuel 3'],
    ['have ammo 3', 'have ammo 4'],
    ['have resources 6', 'have 7 resources'],
    ['have 4 survivors', 'have survivors 5'],
    ['have 1 item', 'have 2 items'],
    ['have explored 2', 'have explored 3'],
  ])('%s is met, %s is not, and nothing is spent', (met, unmet) => {
    const faced = face(met, '-', '-', { own: rich });
    expect(faced.won).toBe(true);
    expect(stock(faced)).toEqual([1, 3, 3]);
    expect(won(unmet, { own: rich })).toBe(false);
  });
});

describe('moral (WD-ENC05)', () => {
  const b = '(b) fail: -';
  const asked = ({ log }: Faced): boolean => log.some(({ ask }) => ask === 'moral');

  it('carries out the option alone, and its outcome counts', () => {
    const faced = face('moral', '(a) fail: +food 1', '(b) success: +ammo 1', { replies: { moral: ['a'] } });
    expect([faced.won, stock(faced)]).toEqual([false, [4, 4, 3]]);
    const other = face('moral', '(a) fail: +food 1', '(b) success: +ammo 1', { replies: { moral: ['b'] } });
    expect([other.won, stock(other)]).toEqual([true, [3, 4, 4]]);
  });

  it.each([
    ['(a) cost food 1, fuel 1; success: heal 1', { stock: [1, 0, 9] }],
    ['(a) cost item 2; success: heal 1', { items: ['machete'] }],
    ['(a) cost leave here; success: heal 1', { team: ['andrea'] }],
  ] as const)('%s is not offered to who cannot meet it', (a, own) => {
    const faced = face('moral', a, b, { own });
    expect([asked(faced), faced.won]).toEqual([false, false]);
    expect(events(faced.match, 'decided')).toMatchObject([{ option: 'b' }]);
  });

  it('pays the cost', () => {
    const paid = face('moral', '(a) cost food 1, fuel 1; success: -', b, { replies: { moral: ['a'] } });
    expect([paid.won, stock(paid)]).toEqual([true, [2, 3, 3]]);
  });

  it('drops the items that it costs, at the choice of their owner', () => {
    const own = { items: ['machete', 'toolbox', 'crossbow'] };
    const replies = { moral: ['a'], 'which-item': ['toolbox', 'crossbow'] };
    const { after } = face('moral', '(a) cost item 2; success: -', b, { own, replies });
    expect(after.players[0].items).toEqual(['machete']);
    expect(after.discard).toEqual(['A02', 'A15', 'K01']);
  });

  it('faces the challenge of an option, whose result is the outcome', () => {
    const option = '(a) act 2; success: +food 1; fail: +ammo 1';
    const replies = { moral: ['a'] };
    expect(stock(face('moral', option, b, { replies, dice: dice('A2 -', '- -', '- -') }))).toEqual([4, 4, 3]);
    expect(stock(face('moral', option, b, { replies, dice: BLANK }))).toEqual([3, 4, 4]);
  });
});

describe('auto', () => {
  it('always succeeds', () => {
    expect(won('auto')).toBe(true);
  });
});
