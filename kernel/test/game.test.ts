import { describe, expect, it } from 'vitest';
import { type Config, ConfigError, configure, seatsWith, usualSeats } from '../index.ts';
import { race } from './toys.ts';

it('fills in what a set-up leaves open', () => {
  expect(configure(race, 3)).toEqual({ seats: 3, options: { goal: '12' } });
  expect(configure(race, 2, { goal: '40' })).toEqual({ seats: 2, options: { goal: '40' } });
});

it.each([
  ['seats', 1, {}, 'race is for 2 to 4 seats, not 1'],
  ['seats', 2.5, {}, 'race is for 2 to 4 seats, not 2.5'],
  ['option', 2, { gaol: '12' }, 'race has no option "gaol"; it has goal'],
  ['value', 2, { goal: '13' }, 'option "goal" is 12 or 40, not "13"'],
])('refuses a wrong set-up by its %s', (code, seats, options, message) => {
  const attempt = (): unknown => configure(race, seats, options);
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(expect.objectContaining({ code, message }));
});

it('what does not suit the seats and the options before it is not taken by itself, but may be asked for', () => {
  const game = {
    ...race,
    options: [
      { id: 'size', values: ['small', 'large'], default: 'small' },
      {
        id: 'crew',
        values: ['two', 'ten', 'own'],
        default: 'two',
        suits: (value: string | boolean, { seats, options }: Config) =>
          value === 'own' || (value === 'ten') === (options.size === 'large' && seats < 4),
      },
    ],
  };
  expect(configure(game, 2).options).toEqual({ size: 'small', crew: 'two' });
  expect(configure(game, 2, { size: 'large' }).options).toEqual({ size: 'large', crew: 'ten' });
  expect(configure(game, 2, { crew: 'ten' }).options).toEqual({ size: 'small', crew: 'ten' });
  expect(configure(game, 4, { size: 'large' }).options).toEqual({ size: 'large', crew: 'two' });
});

describe('a value for other numbers of seats than the game', () => {
  const game = {
    ...race,
    seats: { min: 1, max: 4 },
    options: [
      { id: 'map', values: ['large', 'small'], default: 'large', seats: { small: { min: 1, max: 2, usual: 1 } } },
      { id: 'sides', values: ['two', 'one'], default: 'two', seats: { two: { min: 2, max: 2 } } },
    ],
  };

  it('narrows them down, and says how many are usual', () => {
    expect(seatsWith(game, {})).toEqual({ min: 1, max: 4, usual: 2 });
    expect(seatsWith(game, { map: 'small' })).toEqual({ min: 1, max: 2, usual: 1 });
    expect(usualSeats(seatsWith(game, { map: 'small' }))).toBe(1);
    expect(usualSeats(seatsWith(game, { map: 'small', sides: 'two' }))).toBe(2);
  });

  it('is not taken by itself for another number', () => {
    expect(configure(game, 2).options).toEqual({ map: 'large', sides: 'two' });
    expect(configure(game, 3).options).toEqual({ map: 'large', sides: 'one' });
  });
});

it('says in the words of the game why options do not go together', () => {
  const reason = { id: 'misfit.long', params: { seats: 3 } };
  const game = { ...race, fits: ({ seats }: Config) => (seats > 2 ? reason : null) };
  expect(() => configure(game, 3)).toThrow(expect.objectContaining({ code: 'value', reason }));
  expect(configure(game, 2).seats).toBe(2);
});
