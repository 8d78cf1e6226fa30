import { BOT_NAMES } from '@shamble/bots';
import type { WholeGame } from '@shamble/games/whole';
import { type Config, ConfigError, configure, type Game, type Kit, type OptionSpec } from '@shamble/kernel';
import { type Arguments, bareWords, type Flag, type Flags, readArguments } from './arguments.ts';
import { Complaint } from './complaint.ts';
import type { Desk } from './desk.ts';
import { voiceOf } from './game-text.ts';

/** The games there are, and the program that plays them in a thread of its own. */
export interface Shelf {
  readonly games: readonly WholeGame[];
  readonly worker: URL;
}

/** A command about one game, read: the game, its options, and the rest of the arguments. */
export interface Order {
  readonly entry: WholeGame;
  readonly kit: Kit;
  readonly options: Readonly<Record<string, string>>;
  readonly args: Arguments;
}

/** Reads `GAME --flag … --<option of the game> value …`. */
export async function readOrder(
  command: string,
  words: readonly string[],
  flags: Flags,
  games: readonly WholeGame[],
): Promise<Order> {
  const entry = namedGame(bareWords(words, flags), games);
  const kit = await entry.kit();
  const { game } = kit;
  const args = readArguments(command, words, { ...optionFlags(game), ...flags });
  const extra = args.positionals.find((word) => word !== game.id);
  if (extra !== undefined) throw new Complaint('cli.bad.extra', { word: extra });
  return { entry, kit, options: optionsOf(game, args, flags), args };
}

/** The game among some words; options that are not known yet may have left words of their own. */
function namedGame(words: readonly string[], games: readonly WholeGame[]): WholeGame {
  const known = games.map((game) => game.id).join(', ');
  if (words.length === 0) throw new Complaint('cli.bad.game-missing', { games: known });
  const entry = games.find(({ id }) => words.includes(id));
  if (!entry) throw new Complaint('cli.bad.game', { game: words[0], games: known });
  return entry;
}

const isTruth = ({ values }: OptionSpec): boolean => values.every((value) => typeof value === 'boolean');

function optionFlags(game: Game): Flags {
  const flags: Record<string, Flag> = {};
  for (const spec of game.options) {
    flags[spec.id] = isTruth(spec) ? { value: null, truth: true } : { value: spec.values.join('|') };
    if (isTruth(spec)) flags[`no-${spec.id}`] = { value: null };
  }
  return flags;
}

function optionsOf(game: Game, args: Arguments, flags: Flags): Record<string, string> {
  const options: Record<string, string> = {};
  for (const spec of game.options) {
    if (spec.id in flags) continue;
    const value = args.has(`no-${spec.id}`) ? 'false' : args.get(spec.id);
    if (value !== undefined) options[spec.id] = value;
  }
  for (const pair of args.all('option')) {
    const [, id, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    if (id === undefined) throw new Complaint('cli.bad.option-form', { pair });
    options[id] = value;
  }
  for (const [id, value] of Object.entries(options)) checkOption(game, id, value);
  return options;
}

function checkOption(game: Game, id: string, value: string): void {
  const spec = game.options.find((option) => option.id === id);
  if (!spec) {
    const options = game.options.map((option) => option.id);
    throw new Complaint('cli.bad.option', { option: id, game: game.id, options: options.join(', ') || '-' });
  }
  if (!spec.values.some((known) => String(known) === value))
    throw new Complaint('cli.bad.option-value', { option: id, value, values: spec.values.join(', ') });
}

/** Who sits where, by name. */
export function readSeats(game: Game, names: readonly string[], known: readonly string[] = BOT_NAMES): string[] {
  for (const name of names)
    if (!known.includes(name)) throw new Complaint('cli.bad.seat', { name, names: known.join(', ') });
  const { min, max } = game.seats;
  if (names.length < min || names.length > max)
    throw new Complaint('cli.bad.seat-count', { game: game.id, min, max, seats: names.length });
  return [...names];
}

export async function configOf({ kit, options }: Order, seats: readonly string[], desk: Desk): Promise<Config> {
  checkSeats(kit.game, options, seats.length);
  try {
    return configure(kit.game, seats.length, options);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const set = Object.entries(options).map(([id, value]) => `--${id} ${value}`);
    const reason = error.reason === null ? error.message : (await voiceOf(kit, desk.lang))(error.reason);
    throw new Complaint('cli.bad.together', { options: set.join(' '), seats: seats.length, reason });
  }
}

function checkSeats(game: Game, options: Order['options'], seats: number): void {
  for (const { id, seats: own } of game.options) {
    const range = own?.[options[id]];
    if (range && (seats < range.min || seats > range.max))
      throw new Complaint('cli.bad.option-seats', {
        option: `--${id} ${options[id]}`,
        ...range,
        more: range.max - range.min,
        seats,
      });
  }
}
