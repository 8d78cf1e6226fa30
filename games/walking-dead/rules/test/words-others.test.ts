import { describe, expect, it } from 'vitest';
import { events } from './drive.ts';
import { type Faced, face, type Setting, stock } from './faced.ts';

/** The effects alone: the challenge is met in any case. */
const effect = (text: string, setting: Setting = {}): Faced => face('auto', text, '-', setting);
const fatigue = ({ after }: Faced): number[] => after.players.map((player) => player.fatigue);
const TIRED = ['andrea 1', 'arnold 2', 'beatriz', 'joelle 1'];
const second = { 'which-player': ['player.2'] };

describe('give and steal', () => {
  it('give to chosen: the giver chooses the kind', () => {
    const faced = face('pick; auto', 'give any 1 to chosen', '-', { replies: { ...second, 'hand-over': ['ammo'] } });
    expect([stock(faced), stock(faced, 2)]).toEqual([
      [3, 4, 2],
      [2, 2, 3],
    ]);
  });

  it('give to fewest: another player with the fewest, ties as the active player likes', () => {
    const setting = { replies: { 'which-player': ['player.3'] } };
    expect(stock(effect('give food 2 to fewest food', setting), 3)).toEqual([4, 2, 2]);
    const clear = effect('give food 2 to fewest ammo', { third: { stock: [2, 2, 1] } });
    expect([stock(clear), stock(clear, 3)]).toEqual([
      [1, 4, 3],
      [4, 2, 1],
    ]);
  });

  it('gives no more than there is', () => {
    const faced = effect('give food 2 to fewest ammo', { own: { stock: [1, 3, 3] }, third: { stock: [0, 0, 0] } });
    expect([stock(faced), stock(faced, 3)]).toEqual([
      [0, 4, 3],
      [1, 0, 0],
    ]);
  });

  it('steal: the one who loses it chooses the kind', () => {
    const setting = { replies: { ...second, 'hand-over': ['fuel'] } };
    const faced = face('pick; auto', 'steal any 1 from chosen', '-', setting);
    expect(faced.log.find(({ ask }) => ask === 'hand-over')?.seat).toBe(2);
    expect([stock(faced), stock(faced, 2)]).toEqual([
      [3, 5, 3],
      [2, 1, 2],
    ]);
  });
});

describe('exchange and shift as effects', () => {
  it('exchange: one against one, if the other agrees', () => {
    const replies = { ...second, offer: ['trade.food.ammo'], trade: ['accept'] };
    const done = face('pick; auto', 'exchange', '-', { replies });
    expect([stock(done), stock(done, 2)]).toEqual([
      [2, 4, 4],
      [3, 2, 1],
    ]);
    const refused = face('pick; auto', 'exchange', '-', { replies: { ...replies, trade: ['refuse'] } });
    expect([stock(refused), stock(refused, 2)]).toEqual([
      [3, 4, 3],
      [2, 2, 2],
    ]);
  });

  it('shift: the chosen player takes Fatigue over', () => {
    const setting = { own: { team: TIRED }, replies: { ...second, burden: ['take.2'], heal: [{ arnold: 2 }] } };
    const faced = face('pick; auto', 'shift 2', '-', setting);
    expect(fatigue(faced)).toEqual([2, 2, 0]);
  });

  it('amounts of the chosen player count what was shifted', () => {
    const setting = { own: { team: TIRED }, replies: { ...second, burden: ['take.2'] } };
    const faced = face('pick; shift 3', 'each(chosen): +food 1*shifted', '-', setting);
    expect(stock(faced, 2)).toEqual([4, 2, 2]);
  });
});

describe('each', () => {
  const food = (faced: Faced): number[] => faced.after.players.map((player) => player.stock[0]);
  it.each([
    ['all', [4, 3, 3]],
    ['other', [3, 3, 3]],
  ])('each(%s)', (of, after) => {
    expect(food(effect(`each(${of}): +food 1`))).toEqual(after);
  });

  it.each([
    ['yes', [4, 2, 3]],
    ['no', [3, 3, 2]],
  ])('each(%s) of a vote', (of, after) => {
    const setting = { replies: { vote: ['yes', 'no', 'yes'] } };
    expect(food(face('vote all yes-no, majority', `each(${of}): +food 1`, '-', setting))).toEqual(after);
  });

  it('each(elected) and each(chosen)', () => {
    const elected = { replies: { vote: ['player.3', 'player.3', 'player.3'] } };
    expect(food(face('vote all player, notActive', 'each(elected): +food 1', '-', elected))).toEqual([3, 2, 3]);
    expect(food(face('pick; auto', 'each(chosen): +food 1', '-', { replies: second }))).toEqual([3, 3, 2]);
  });

  it('each(fewestOther): all others who tie for the fewest, the active player never', () => {
    const own: Setting['own'] = { stock: [3, 0, 3] };
    expect(food(effect('each(fewestOther fuel): +food 1', { own }))).toEqual([3, 3, 3]);
    expect(food(effect('each(fewestOther fuel): +food 1', { own, third: { stock: [2, 1, 2] } }))).toEqual([3, 2, 3]);
  });

  it('lets everybody choose and allot for themselves, clockwise', () => {
    const { match, log } = effect('each(other): {fat 1, +any 1}', { replies: { allot: ['oscar', 'dale'] } });
    expect(log.filter(({ ask }) => ask === 'allot' || ask === 'gain').map(({ ask, seat }) => `${ask} ${seat}`)).toEqual(
      ['allot 2', 'gain 2', 'allot 3', 'gain 3'],
    );
    expect(events(match, 'tired').map(({ survivor }) => survivor)).toEqual(['oscar', 'dale']);
  });
});
