import type { Kit, Lang, Match, Messages, OptionSpec, Say, Seat } from '@shamble/kernel';
import { rulebook, speaker } from '@shamble/kernel/text';
import type { Desk } from './desk.ts';
import { inOneLine } from './shown.ts';
import { cliMessages } from './text/index.ts';
import { columns } from './wrap.ts';

/** The name of a game in the reader's language. */
export const titleOf = async (kit: Kit, { lang }: Desk): Promise<string> =>
  rulebook((await kit.text(lang)).rulebook, lang).title;

/** The options of a game with their values, the default marked, and explained where the game does. */
export async function optionLines(kit: Kit, desk: Desk): Promise<string[]> {
  const { messages } = await kit.text(desk.lang);
  const rows = kit.game.options.flatMap((spec) => [
    [`  --${spec.id}`, explained(messages, desk, `option.${spec.id}`)],
    ...spec.values.map((value) => [
      `      ${value}${value === spec.default ? ` (${desk.say('cli.games.default')})` : ''}`,
      explained(messages, desk, `option.${spec.id}.${value}`),
    ]),
  ]);
  return rows.length > 0 ? columns(rows) : [`  ${desk.say('cli.games.no-options')}`];
}

const explained = (messages: Messages, { lang }: Desk, id: string): string =>
  id in messages ? speaker(lang, messages)({ id }) : '';

/** The set-up of a match in one line: the first option, and the others that are not as usual. */
export const setUpLine = (options: readonly OptionSpec[], values: Readonly<Record<string, string | boolean>>): string =>
  options
    .filter(({ id, default: usual }, i) => i === 0 || values[id] !== usual)
    .map(({ id }) => `${id} ${values[id]}`)
    .join(', ');

/** Says the game's messages and the terminal's own; `names` tells who sits where, `drawing` what the board says. */
export async function voiceOf(
  kit: Kit,
  lang: Lang,
  names?: (seat: Seat) => string,
  drawing: Messages = {},
): Promise<Say> {
  const { messages } = await kit.text(lang);
  const speak = speaker(lang, { ...messages, ...drawing, ...cliMessages(lang) }, names);
  return (message) => inOneLine(speak(message));
}

/** How a match ended, in the game's words, and who won; or that it is still open. */
export function endLines(
  { outcome, turns }: Pick<Match, 'outcome' | 'turns'>,
  { describe }: Kit,
  voice: Say,
): string[] {
  if (!outcome) return [voice({ id: 'cli.end.open', params: { turns } })];
  const count = outcome.winners.length;
  const winners = outcome.winners.map((seat) => ({ seat }));
  return [
    voice(describe.outcome(outcome)),
    voice(count > 0 ? { id: 'cli.end.winners', params: { count, winners } } : { id: 'cli.end.nobody' }),
  ];
}
