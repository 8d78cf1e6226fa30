import { randomInt } from 'node:crypto';
import { BOT_NAMES } from '@shamble/bots';
import { type Config, importLog, type Match, seatsWith, usualSeats } from '@shamble/kernel';
import { rulebook } from '@shamble/kernel/text';
import {
  MemoryStore,
  Play,
  readTableOf,
  SafeStore,
  type SeatSetup,
  type Surroundings,
  Shelf as Tables,
} from '@shamble/tables';
import type { Arguments } from '../arguments.ts';
import { Complaint, FAILED } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { setUpLine, voiceOf } from '../game-text.ts';
import { openLog, withLog } from '../logs.ts';
import { type Keyboard, openKeyboard } from '../play/keyboard.ts';
import { fileFor, forgetSave, latestSave, recallSeats, writeWhole } from '../play/saves.ts';
import { Session } from '../play/session.ts';
import { configOf, type Order, readOrder, readSeats, type Shelf } from '../setup.ts';
import { wrap } from '../wrap.ts';
import type { Command } from './command.ts';

const HUMAN = 'human';

export const play: Command = {
  operands: 'GAME',
  gameFlags: true,
  flags: {
    seats: { value: 'WHO,WHO,…' },
    option: { value: 'KEY=VALUE', many: true },
    seed: { value: 'N' },
    lang: { value: 'en|it|fr' },
    windows: { value: 'always|never' },
    'free-undo': { value: null },
    load: { value: 'FILE' },
    save: { value: 'FILE' },
    'no-resume': { value: null },
  },
  async run(words, desk, shelf) {
    const order = await readOrder('play', words, play.flags, shelf.games);
    const windows = order.args.get('windows') ?? 'always';
    if (windows !== 'always' && windows !== 'never')
      throw new Complaint('cli.bad.choice', { flag: '--windows', value: windows, values: 'always, never' });
    const givenSeats = order.args.get('seats')?.split(',') ?? null;
    if (givenSeats) readSeats(order.kit.game, givenSeats, [HUMAN, ...BOT_NAMES]);
    const keyboard = openKeyboard();
    try {
      const loaded = await resumed(order, keyboard, desk, shelf);
      const game = loaded ? { ...loaded, seats: seatsOf(loaded, givenSeats) } : await newGame(order, givenSeats, desk);
      return await sitDown(order, game, windows === 'never', keyboard, desk);
    } finally {
      keyboard.close();
    }
  },
};

/** A saved game: its text, and the match in it, every answer of which was checked. */
interface Loaded {
  readonly text: string;
  readonly match: Match;
}

/** A game to sit down to: who sits where, and what it begins with. */
type Start = { readonly seats: readonly string[] } & (Loaded | { readonly config: Config; readonly seed: string });

/** The game to go on with: the one asked for, or the last one in play where the person wants it. */
async function resumed(
  { kit, args, options }: Order,
  keyboard: Keyboard,
  desk: Desk,
  shelf: Shelf,
): Promise<Loaded | null> {
  const asked = args.get('load');
  if (asked !== undefined) {
    if (args.has('seed') || Object.keys(options).length > 0) throw new Complaint('cli.bad.with-load');
    return load(asked, kit.game.id, shelf);
  }
  if (!keyboard.interactive || args.has('no-resume') || args.has('seed')) return null;
  const saved = latestSave(kit.game.id);
  if (!saved) return null;
  const when = new Intl.DateTimeFormat(desk.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(saved.when);
  const reply = await keyboard.ask(desk.say('cli.play.resume', { when }));
  if (!reply || !new RegExp(`^(${desk.say('cli.yes')})`, 'i').test(reply.trim())) return null;
  try {
    return await load(saved.file, kit.game.id, shelf);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    desk.err(desk.say(error.id, error.params));
    return null;
  }
}

async function load(file: string, game: string, { games }: Shelf): Promise<Loaded> {
  const log = await openLog(file, games);
  const match = withLog(log, () => importLog(log.text, log.find));
  if (match.game.id !== game) throw new Complaint('cli.log.other-game', { file, found: match.game.id, game }, FAILED);
  return { text: log.text, match };
}

async function newGame(order: Order, given: readonly string[] | null, desk: Desk): Promise<Start> {
  const seats = given ?? oneAndBots(usualSeats(seatsWith(order.kit.game, order.options)));
  const seed = order.args.get('seed') ?? String(randomInt(2 ** 32));
  return { seats, config: await configOf(order, seats, desk), seed };
}

const oneAndBots = (count: number): string[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? HUMAN : 'sensible'));

/** Who sits where at a loaded game: as asked for, else as it was when it was saved, else as usual. */
function seatsOf({ text, match }: Loaded, given: readonly string[] | null): readonly string[] {
  const { game, config, seed, answers } = match;
  if (given && given.length !== config.seats)
    throw new Complaint('cli.bad.loaded-seats', { seats: config.seats, got: given.length });
  if (given) return given;
  const saved = readTableOf(text, config.seats)?.seats.map(({ player }) => player) ?? recallSeats(game.id, seed);
  if (saved?.length === config.seats && answers.length > 0) return saved;
  return oneAndBots(config.seats);
}

/** A table of its own for this one game, which is kept as a file beside it. */
async function layTable(order: Order, start: Start, name: (seat: number) => string): Promise<Play> {
  const around: Surroundings = {
    store: new SafeStore(new MemoryStore()),
    owner: 'terminal',
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    kit: () => order.entry.load(),
    now: () => Date.now(),
    newId: () => 'table',
    stored: () => {},
  };
  const seats = start.seats.map(
    (player, seat): SeatSetup => ({ name: name(seat), player: player as SeatSetup['player'], sign: seat }),
  );
  const customs = { seats, freeUndo: order.args.has('free-undo'), curtain: true };
  const tables = new Tables(around);
  if ('text' in start) return Play.open(around, await tables.importLog(start.text, customs), { together: true });
  const { config, seed } = start;
  const id = await tables.create({ game: order.kit.game.id, options: config.options, seed, ...customs });
  return Play.open(around, id, { together: true });
}

async function sitDown(
  order: Order,
  start: Start,
  passWindows: boolean,
  keyboard: Keyboard,
  desk: Desk,
): Promise<number> {
  const { entry, kit, args } = order;
  const { seats } = start;
  const { config, seed } = 'match' in start ? start.match : start;
  const terminal = await entry.terminal();
  const nameOf = (seat: number) => desk.say(seats[seat] === HUMAN ? 'cli.name.human' : 'cli.name.bot', { n: seat + 1 });
  const voice = await voiceOf(kit, desk.lang, nameOf, await terminal.text(desk.lang));
  const book = rulebook((await kit.text(desk.lang)).rulebook, desk.lang);
  const keep = keeper(args, kit.game.id, seed);
  const table = await layTable(order, start, nameOf);

  desk.out(desk.paint('bold', book.title));
  const options = setUpLine(kit.game.options, config.options);
  desk.out([options, desk.say('cli.play.seed', { seed })].filter(Boolean).join('; '));
  const isResumed = 'match' in start && start.match.answers.length > 0;
  if (isResumed) desk.out(desk.say('cli.play.resumed', { turns: start.match.turns }));
  const version = 'match' in start ? start.match.resumedFrom?.version : undefined;
  if (version !== undefined) desk.out(desk.say('cli.replay.resumed', { version }));
  if (seats.includes(HUMAN)) desk.out(wrap(desk.say('cli.play.keys'), desk.width));

  const pacing = { windows: passWindows ? 'hold' : 'always', hold: null, auto: true } as const;
  const session = new Session(
    { kit, terminal, play: table, voice, book, pacing, isResumed, save: keep.save },
    desk,
    keyboard,
  );
  const log = await session.run();
  if (log === null) return 0;
  desk.out(desk.say('cli.play.log-saved', { file: keep.finish(log) }));
  desk.out(desk.say('cli.play.seed', { seed }));
  return 0;
}

/** Keeps the log of a game while it is played, and once it is over. */
function keeper(args: Arguments, game: string, seed: string) {
  const own = args.get('save');
  const write = (file: string, log: string): string => {
    try {
      writeWhole(file, log);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Complaint('cli.log.no-save', { file, reason }, FAILED);
    }
    return file;
  };
  return {
    save: (log: string): string => write(own ?? fileFor('saves', game, seed), log),
    finish(log: string): string {
      const file = write(own ?? fileFor('logs', game, seed), log);
      forgetSave(game, seed);
      return file;
    },
  };
}
