import type { WholeGame } from '@shamble/games/whole';
import { bareWords, type Flags } from './arguments.ts';
import type { Command } from './commands/command.ts';
import type { Desk } from './desk.ts';
import { optionLines } from './game-text.ts';
import type { CliId } from './text/index.ts';
import { columns, wrap } from './wrap.ts';

export function overallHelp(commands: Readonly<Record<string, Command>>, desk: Desk): string {
  const rows = Object.keys(commands).map((name) => [`  ${name}`, desk.say(`cli.about.${name}` as CliId)]);
  return [
    desk.say('cli.help.title'),
    '',
    desk.say('cli.help.usage', { usage: 'shamble COMMAND …' }),
    '',
    ...columns(rows),
    '',
    desk.say('cli.help.more'),
  ].join('\n');
}

export async function commandHelp(
  name: string,
  command: Command,
  words: readonly string[],
  desk: Desk,
  games: readonly WholeGame[],
): Promise<string> {
  const { operands, flags, gameFlags } = command;
  const usage = ['shamble', name, operands, '[--flag …]'].filter(Boolean).join(' ');
  const lines = [
    wrap(desk.say(`cli.about.${name}` as CliId), desk.width),
    '',
    desk.say('cli.help.usage', { usage }),
    '',
    ...flagLines(name, flags, desk),
  ];
  if (!gameFlags) return lines.join('\n');
  const given = bareWords(words, flags);
  const entry = games.find(({ id }) => given.includes(id));
  if (entry)
    lines.push('', desk.say('cli.help.game', { game: entry.id }), ...(await optionLines(await entry.kit(), desk)));
  else
    lines.push('', wrap(desk.say('cli.help.which-game', { games: games.map(({ id }) => id).join(', ') }), desk.width));
  return lines.join('\n');
}

/** A flag means the same in every command, unless a command has a sentence of its own for it. */
function flagLines(command: string, flags: Flags, desk: Desk): string[] {
  const rows = Object.entries(flags).map(([flag, { value }]) => {
    const own = `cli.flag.${command}.${flag}`;
    const text = desk.knows(own) ? desk.say(own) : desk.say(`cli.flag.${flag}` as CliId);
    return [`  --${flag}${value === null ? '' : ` ${value}`}`, text];
  });
  return columns(rows);
}
