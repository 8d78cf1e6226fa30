import { importLog, verifyLog } from '@shamble/kernel';
import { readArguments } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { datedEvents } from '../dated-events.ts';
import type { Desk } from '../desk.ts';
import { endLines, setUpLine, titleOf, voiceOf } from '../game-text.ts';
import { type LogFile, openLog, withLog } from '../logs.ts';
import { wrap } from '../wrap.ts';
import type { Command } from './command.ts';

export const replay: Command = {
  operands: 'FILE',
  flags: { verify: { value: null }, lang: { value: 'en|it|fr' } },
  async run(words, desk, shelf) {
    const args = readArguments('replay', words, replay.flags);
    const [file, extra] = args.positionals;
    if (file === undefined) throw new Complaint('cli.bad.no-log');
    if (extra !== undefined) throw new Complaint('cli.bad.extra', { word: extra });
    const log = await openLog(file, shelf.games);
    if (args.has('verify')) verify(log, desk);
    else await tell(log, desk);
    return 0;
  },
};

function verify(log: LogFile, { say, out }: Desk): void {
  const { game, version, seats, seed, answers, hashes, turns, over, outcome, start } = withLog(log, () =>
    verifyLog(log.text, log.find),
  );
  out(say('cli.replay.verified', { file: log.file }));
  out(say('cli.replay.what', { game, version, seats, seed, turns, answers, hashes }));
  if (start) out(say('cli.replay.begun', { version: start.version, answers: start.at }));
  out(over ? say('cli.replay.over', { outcome: outcome?.id ?? '' }) : say('cli.replay.open'));
}

/** The game in sentences, a heading for each turn. */
async function tell(log: LogFile, desk: Desk): Promise<void> {
  const match = withLog(log, () => importLog(log.text, log.find));
  const { kit } = log;
  if (!kit) return;
  const voice = await voiceOf(kit, desk.lang);
  const { config, seed } = match;
  desk.out(desk.paint('bold', await titleOf(kit, desk)));
  const setUp = desk.say('cli.replay.set-up', { seats: config.seats, seed });
  desk.out([setUpLine(kit.game.options, config.options), setUp].filter(Boolean).join(', '));
  if (match.resumedFrom) desk.out(desk.say('cli.replay.resumed', { version: match.resumedFrom.version }));
  let shown = 0;
  for (const { event, turn, only } of datedEvents(match, kit)) {
    const message = only === null ? kit.describe.event(event) : null;
    if (!message) continue;
    if (turn > shown) desk.out(`\n${desk.paint('bold', desk.say('cli.turn', { turn }))}`);
    shown = turn;
    desk.out(wrap(`- ${voice(message)}`, desk.width, '  '));
  }
  desk.out(`\n${endLines(match, kit, voice).join('\n')}`);
}
