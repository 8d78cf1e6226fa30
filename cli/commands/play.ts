import { randomInt } from 'node:crypto';
import { BOT_NAMES, botFor, botSeed } from '@shamble/bots';
import { exportLog, importLog, KEEP_ALL, Match } from '@shamble/kernel';
import { rulebook } from '@shamble/kernel/text';
import type { Arguments } from '../arguments.ts';
import { Complaint, FAILED } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { setUpLine, voiceOf } from '../game-text.ts';
import { openLog, withLog } from '../logs.ts';
import { type Keyboard, openKeyboard } from '../play/keyboard.ts';
import { fileFor, forgetSave, latestSave, recallSeats, rememberSeats, writeWhole } from '../play/saves.ts';
import { Session } from '../play/session.ts';
import { configOf, type Order, readOrder, readSeats, type Shelf } from '../setup.ts';
import { wrap } from '../wrap.ts';
import type { Command } from './command.ts';

const HUMAN = 'human';
const USUAL_SEATS = 2;

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
      const match = (await resumed(order, keyboard, desk, shelf)) ?? newMatch(order, givenSeats);
      return await sitDown(order, match, givenSeats, windows === 'never', keyboard, desk);
    } finally {
      keyboard.close();
    }
  },
};

/** The match to go on with: the one asked for, or the last one in play where the person wants it. */
async function resumed(
  { kit, args, options }: Order,
  keyboard: Keyboard,
  desk: Desk,
  shelf: Shelf,
): Promise<Match | null> {
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

async function load(file: string, game: string, { games }: Shelf): Promise<Match> {
  const log = await openLog(file, games);
  const match = withLog(log, () => importLog(log.text, log.find));
  if (match.game.id !== game) throw new Complaint('cli.log.other-game', { file, found: match.game.id, game }, FAILED);
  return match;
}

function newMatch(order: Order, seats: readonly string[] | null): Match {
  const { game } = order.kit;
  const seed = order.args.get('seed') ?? String(randomInt(2 ** 32));
  return Match.open(game, configOf(order, seats ?? usualSeats(game.seats)), seed, KEEP_ALL);
}

const usualSeats = ({ min, max }: { min: number; max: number }, count = USUAL_SEATS): string[] =>
  Array.from({ length: Math.max(min, Math.min(max, count)) }, (_, seat) => (seat === 0 ? HUMAN : 'sensible'));

/** Who sits where: as asked for, else as it was when the match was saved, else as usual. */
function seating(match: Match, given: readonly string[] | null): readonly string[] {
  const { game, config, seed } = match;
  if (given && given.length !== config.seats)
    throw new Complaint('cli.bad.loaded-seats', { seats: config.seats, got: given.length });
  const before = recallSeats(game.id, seed);
  if (given) return given;
  if (before?.length === config.seats && match.answers.length > 0) return before;
  return usualSeats({ min: config.seats, max: config.seats });
}

async function sitDown(
  { entry, kit, args }: Order,
  match: Match,
  given: readonly string[] | null,
  passWindows: boolean,
  keyboard: Keyboard,
  desk: Desk,
): Promise<number> {
  const seats = seating(match, given);
  const { game, seed, config } = match;
  const [tableKit, { draw, text }] = await Promise.all([entry.load(), entry.terminal()]);
  const nameOf = (seat: number) => desk.say(seats[seat] === HUMAN ? 'cli.name.human' : 'cli.name.bot', { n: seat + 1 });
  const voice = await voiceOf(kit, desk.lang, nameOf, await text(desk.lang));
  const book = rulebook((await kit.text(desk.lang)).rulebook, desk.lang);
  const bots = seats.map((name, seat) => (name === HUMAN ? null : botFor(name, tableKit, botSeed(seed, seat))));
  const keep = keeper(args, match, seats);

  desk.out(desk.paint('bold', book.title));
  desk.out([setUpLine(game.options, config.options), desk.say('cli.play.seed', { seed })].filter(Boolean).join('; '));
  if (match.answers.length > 0) desk.out(desk.say('cli.play.resumed', { turns: match.turns }));
  if (match.resumedFrom) desk.out(desk.say('cli.replay.resumed', { version: match.resumedFrom.version }));
  if (seats.includes(HUMAN)) desk.out(wrap(desk.say('cli.play.keys'), desk.width));

  const { sensible } = tableKit;
  const how = { freeUndo: args.has('free-undo'), passWindows, save: keep.save };
  const table = { kit, sensible, draw, match, bots, voice, book, ...how };
  const over = await new Session(table, desk, keyboard).run();
  if (!over) return 0;
  desk.out(desk.say('cli.play.log-saved', { file: keep.finish() }));
  desk.out(desk.say('cli.play.seed', { seed }));
  return 0;
}

/** Keeps the log of a match while it is played, and once it is over. */
function keeper(args: Arguments, match: Match, seats: readonly string[]) {
  const { game, seed } = match;
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
  let seatsNoted = false;
  return {
    save(log: string): string {
      const file = write(own ?? fileFor('saves', game.id, seed), log);
      if (!seatsNoted) rememberSeats(game.id, seed, seats);
      seatsNoted = true;
      return file;
    },
    finish(): string {
      const file = write(own ?? fileFor('logs', game.id, seed), exportLog(match));
      forgetSave(game.id, seed);
      return file;
    },
  };
}
