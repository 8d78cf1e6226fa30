import { type OptionSpec, usualValue } from '@shamble/kernel';
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

/** The values that make sense with so many seats and the options before. */
export function valuesFor(game: Rules, spec: OptionSpec, seats: number, options: Options): readonly Value[] {
  return spec.values.filter((value) => {
    const seat = seatOf(game, spec, value);
    return (seat === null || seat < seats) && (spec.suits?.(value, { seats, options }) ?? true);
  });
}

/** The options with something to choose: where only one value suits, nothing is asked. */
export const openOptions = (game: Rules, seats: number, options: Options): OptionSpec[] =>
  game.options.filter((spec) => valuesFor(game, spec, seats, options).length > 1);

/** A value for every option of the game: the given one where it fits, else the usual one. */
export function readOptions(game: Rules, given: Readonly<Record<string, unknown>>, seats = game.seats.max): Options {
  const options: Record<string, Value> = {};
  for (const spec of game.options)
    options[spec.id] =
      valuesFor(game, spec, seats, options).find((value) => value === given[spec.id]) ??
      usualValue(spec, { seats, options });
  return options;
}

/** How many options are not as the game has them. */
export const changed = (specs: readonly OptionSpec[], options: Options): number =>
  specs.filter((spec) => options[spec.id] !== spec.default).length;
