import { type OptionSpec, type Seats, seatsWith, suitsValue, usualSeats, usualValue } from '@shamble/kernel';
import type { Rules } from './draft.ts';

export type Value = string | boolean;
export type Options = Readonly<Record<string, Value>>;

/** An option, and what it depends on: its default is the name of another option, which then decides. */
export interface OptionGroup {
  readonly first: readonly OptionSpec[];
  readonly dependent: readonly OptionSpec[];
}

export function grouped(specs: readonly OptionSpec[]): OptionGroup {
  const ids = new Set(specs.map(({ id }) => id));
  const depends = (spec: OptionSpec): boolean => typeof spec.default === 'string' && ids.has(spec.default);
  return { first: specs.filter((spec) => !depends(spec)), dependent: specs.filter(depends) };
}

/** The seat an option's value means, where the option's numbers are exactly the seats of the game; else null. */
export function seatOf(game: Rules, spec: OptionSpec, value: Value): number | null {
  const numbers = spec.values.filter((one) => /^\d+$/.test(String(one))).map(Number);
  const seats = numbers.length === game.seats.max && numbers.every((n) => n >= 1 && n <= game.seats.max);
  return seats && /^\d+$/.test(String(value)) ? Number(value) - 1 : null;
}

/** As many seats as asked for, or the next number that is allowed. */
const nearest = (seats: number, range: Seats): number => usualSeats({ ...range, usual: seats });

/** The values that make sense with so many seats and the options before; one with seats of its own brings them. */
export function valuesFor(game: Rules, spec: OptionSpec, seats: number, options: Options): readonly Value[] {
  return spec.values.filter((value) => {
    const seat = seatOf(game, spec, value);
    const range = seatsWith(game, { ...options, [spec.id]: value });
    return (
      (seat === null || seat < seats) &&
      range.min <= range.max &&
      suitsValue(spec, value, { seats: nearest(seats, range), options })
    );
  });
}

/** How many seats there are once an option was chosen: as many as it is usually for, or as before as far as that goes. */
export function seatsAfter(game: Rules, wanted: Options, id: string, seats: number): number {
  const spec = game.options.find((one) => one.id === id);
  const first = spec?.seats?.[String(wanted[id])]?.usual ?? seats;
  const options: Record<string, Value> = {};
  return game.options.reduce((count, one) => {
    const given = valuesFor(game, one, count, options).find((value) => value === wanted[one.id]);
    options[one.id] = given ?? usualValue(one, { seats: count, options });
    return nearest(count, seatsWith(game, options));
  }, first);
}

/** The option that leaves fewer seats than the game has; null where none does. */
export const seatsOption = (game: Rules, options: Options): OptionSpec | null =>
  game.options.find(({ id, seats }) => seats?.[String(options[id])]) ?? null;

/** The options with something to choose: where only one value suits, nothing is asked. */
export const openOptions = (game: Rules, seats: number, options: Options): OptionSpec[] =>
  game.options.filter((spec) => valuesFor(game, spec, seats, options).length > 1);

/** A value for every option of the game: the given one where it fits, else the usual one. */
export function readOptions(game: Rules, given: Readonly<Record<string, unknown>>, seats = game.seats.max): Options {
  const options: Record<string, Value> = {};
  for (const spec of game.options)
    options[spec.id] =
      valuesFor(game, spec, seats, options).find(
        (value) => value === given[spec.id] && suitsValue(spec, value, { seats, options }),
      ) ?? usualValue(spec, { seats, options });
  return options;
}

/** How many options are not as the game has them. */
export const changed = (specs: readonly OptionSpec[], options: Options): number =>
  specs.filter((spec) => options[spec.id] !== spec.default).length;
