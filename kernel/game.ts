import type { Chance } from './chance.ts';
import type { Answer, Decision, Judges, Refusal, Seat } from './decision.ts';
import type { Json } from './json.ts';
import type { Message } from './message.ts';
import type { Rules, State, Table } from './table.ts';

/** How many can play, and how many there are unless somebody says otherwise: two, where nothing is said. */
export interface Seats {
  readonly min: number;
  readonly max: number;
  readonly usual?: number;
}

/** One thing that can be set before a game: one of some values; the first is the default unless said otherwise. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly (string | boolean)[];
  readonly default: string | boolean;
  /** Values that are for other numbers of seats than the game itself. */
  readonly seats?: Readonly<Record<string, Seats>>;
  /** Whether a value goes with the seats and the options before it: others are not offered, and never taken by themselves. */
  readonly suits?: (value: string | boolean, before: Config) => boolean;
}

/** How a table is set up: how many seats, and the value of every option. */
export interface Config {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** How a game ended: an outcome id of the game, and who won. */
export interface Outcome {
  readonly id: string;
  readonly winners: readonly Seat[];
  readonly [detail: string]: Json;
}

/** The rules of one game. */
export interface Game<S extends State = State> extends Judges {
  readonly id: string;
  /** Changes whenever the same answers could lead to another state. */
  readonly version: string;
  readonly seats: Seats;
  readonly options: readonly OptionSpec[];
  /** What is wrong with options that are each right but do not go together; null where they do. */
  fits?(config: Config): Message | null;
  /** The state before the first decision. It must hold `chance.rng` as its `rng`. */
  setup(config: Config, chance: Chance): S;
  /** Plays from the state, wherever in the game it stands, to the end. */
  play(table: Table<S>): Rules;
  outcome(state: S): Outcome | null;
  /** All that a seat may know; the spectator's seat sees what is public. */
  view(state: S, seat: Seat): Json;
  /** Deals anew, in place, all that a seat cannot see; how, depends on nothing that it cannot see (`dealAnew`). */
  scramble(state: S, seat: Seat, chance: Chance): void;
  /** The component counts as the state has them, each to be equal at every decision. */
  counts(state: S): Readonly<Record<string, number>>;
  /**
   * What is wrong with a state that comes from outside, its shape or its pieces; null where it could be one of play.
   * Whatever it says null to must not keep the rules busy for ever.
   */
  flaw?(state: unknown, config: Config): string | null;
  /** How many player-turns were begun. */
  turns(state: S): number;
  /** Why an answer is not offered, where the game can say more than that it is not. */
  whyNot?(state: S, decision: Decision, answer: Answer): Refusal | null;
}

/** A set-up that cannot be: what is wrong, and what would be right. */
export class ConfigError extends Error {
  readonly code: string;
  /** The same in the game's own words, where it has some. */
  readonly reason: Message | null;
  constructor(code: string, message: string, reason: Message | null = null) {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}

const USUAL = 2;

/** Whether a value is for so many seats, and goes with the options before it. */
export function suitsValue(spec: OptionSpec, value: string | boolean, before: Config): boolean {
  const own = spec.seats?.[String(value)];
  if (own && (before.seats < own.min || before.seats > own.max)) return false;
  return spec.suits?.(value, before) ?? true;
}

/** What an option is where nobody says otherwise: the default, or the first value that suits. */
export function usualValue(spec: OptionSpec, before: Config): string | boolean {
  const { values, default: usual } = spec;
  return suitsValue(spec, usual, before) ? usual : (values.find((value) => suitsValue(spec, value, before)) ?? usual);
}

/** How many seats there can be with options that somebody wants: what the last of them says is usual is usual. */
export function seatsWith(
  { seats, options }: Pick<Game, 'seats' | 'options'>,
  wanted: Readonly<Record<string, unknown>>,
): Seats {
  const own = options.flatMap((spec) => spec.seats?.[String(wanted[spec.id])] ?? []);
  const all = [seats, ...own];
  return {
    min: Math.max(...all.map(({ min }) => min)),
    max: Math.min(...all.map(({ max }) => max)),
    usual: all.findLast(({ usual }) => usual !== undefined)?.usual ?? USUAL,
  };
}

/** How many seats there are where nobody says otherwise. */
export const usualSeats = ({ min, max, usual = USUAL }: Seats): number => Math.min(Math.max(usual, min), max);

/** A full set-up from a partial one: defaults filled in, everything else refused by name. */
export function configure<S extends State>(
  game: Game<S>,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): Config {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new ConfigError('seats', `${game.id} is for ${min} to ${max} seats, not ${seats}`);
  const given: Record<string, string | boolean> = {};
  for (const [id, value] of Object.entries(options)) {
    const spec = game.options.find((o) => o.id === id);
    if (!spec)
      throw new ConfigError(
        'option',
        `${game.id} has no option "${id}"; it has ${game.options.map((o) => o.id).join(', ') || 'none'}`,
      );
    const known = spec.values.find((v) => v === value || String(v) === value);
    if (known === undefined)
      throw new ConfigError('value', `option "${id}" is ${spec.values.join(' or ')}, not ${JSON.stringify(value)}`);
    given[id] = known;
  }
  const full: Record<string, string | boolean> = {};
  const config = { seats, options: full };
  for (const spec of game.options) full[spec.id] = given[spec.id] ?? usualValue(spec, config);
  const misfit = game.fits?.(config);
  if (misfit) throw new ConfigError('value', `${misfit.id} ${JSON.stringify(misfit.params ?? {})}`, misfit);
  return config;
}

/** Which component there are more or fewer of than there should be; null where all are right. */
export function miscounted(
  wanted: Readonly<Record<string, number>>,
  counts: Readonly<Record<string, number>>,
): string | null {
  const wrong = Object.keys(wanted).find((piece) => counts[piece] !== wanted[piece]);
  return wrong === undefined ? null : `${wrong}: ${counts[wrong]} instead of ${wanted[wrong]}`;
}
