import { WHOLE_GAMES } from '@shamble/games/whole';
import { LANGS, type Lang } from '@shamble/kernel';
import { peek, wantsHelp } from './arguments.ts';
import { bench } from './commands/bench.ts';
import type { Command } from './commands/command.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { scenario } from './commands/scenario.ts';
import { sim } from './commands/sim.ts';
import { BAD_USE, Complaint, FAILED } from './complaint.ts';
import { type Desk, openDesk } from './desk.ts';
import { commandHelp, overallHelp } from './help.ts';
import type { Shelf } from './setup.ts';

const COMMANDS: Readonly<Record<string, Command>> = { play, sim, scenario, replay, bench, games };

const SHELF: Shelf = { games: WHOLE_GAMES, worker: new URL('./sim/worker.ts', import.meta.url) };

/** Runs a command line; returns the exit code. */
export async function main(words: readonly string[], shelf: Shelf = SHELF): Promise<number> {
  // A reader that has seen enough, such as `head`, closes the pipe: that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : FAILED));
  const desk = openDesk(languageOf(words) ?? 'en');
  try {
    if (languageOf(words) === null)
      throw new Complaint('cli.bad.lang', { lang: peek(words, 'lang') ?? '', langs: LANGS.join(', ') });
    return await dispatch(words, desk, shelf);
  } catch (error) {
    desk.err(error instanceof Complaint ? desk.say(error.id, error.params) : faultText(error));
    return error instanceof Complaint ? error.exitCode : FAILED;
  }
}

/** A fault of the program, with what a programmer wants to know. */
const faultText = (error: unknown): string => (error instanceof Error && error.stack) || String(error);

async function dispatch([name, ...rest]: readonly string[], desk: Desk, shelf: Shelf): Promise<number> {
  if (name === undefined || (name.startsWith('-') && wantsHelp([name, ...rest]))) {
    (name === undefined ? desk.err : desk.out)(overallHelp(COMMANDS, desk));
    return name === undefined ? BAD_USE : 0;
  }
  if (!Object.hasOwn(COMMANDS, name))
    throw new Complaint('cli.bad.command', { command: name, commands: Object.keys(COMMANDS).join(', ') });
  if (wantsHelp(rest)) {
    desk.out(await commandHelp(name, COMMANDS[name], rest, desk, shelf.games));
    return 0;
  }
  return COMMANDS[name].run(rest, desk, shelf);
}

/** The language asked for, else the one of the environment where it is one of ours; null for one that is not ours. */
function languageOf(words: readonly string[]): Lang | null {
  const asked = peek(words, 'lang');
  if (asked !== undefined) return LANGS.find((lang) => lang === asked) ?? null;
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const usual = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
  return LANGS.find((lang) => lang === usual) ?? 'en';
}
