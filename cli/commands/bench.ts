import type { Bar, BenchResult, GameFigures, HistoryFigures } from '@shamble/bench';
import type { WholeGame } from '@shamble/games/whole';
import { readArguments } from '../arguments.ts';
import { Complaint, FAILED } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { columns } from '../wrap.ts';
import type { Command } from './command.ts';

export const bench: Command = {
  operands: '',
  flags: { quick: { value: null }, json: { value: null }, lang: { value: 'en|it|fr' } },
  async run(words, desk, shelf) {
    const args = readArguments('bench', words, bench.flags);
    const [extra] = args.positionals;
    if (extra !== undefined) throw new Complaint('cli.bad.extra', { word: extra });
    const result = await measured(args.has('quick'), shelf.games);
    desk.out(args.has('json') ? JSON.stringify(result) : (await report(result, shelf.games, desk)).join('\n'));
    return 0;
  },
};

/** The measuring code, and the rival with it, is loaded only where it is wanted. */
const workshop = () => import('@shamble/bench');

async function measured(quick: boolean, games: readonly WholeGame[]): Promise<BenchResult> {
  const { runBench, VoidRunError } = await workshop();
  try {
    return await runBench({ quick, games });
  } catch (error) {
    if (!(error instanceof VoidRunError)) throw error;
    throw new Complaint('cli.bench.void', { detail: error.message }, FAILED);
  }
}

async function report(
  { ticTacToe, games, tasks, history }: BenchResult,
  entries: readonly WholeGame[],
  desk: Desk,
): Promise<string[]> {
  const { barsFor, CONTEST_BARS, GAME_BARS, HISTORY_BARS, meets } = await workshop();
  const { kernel, plain, boardgameio, checksums } = ticTacToe;
  const row = (name: string, value: number, bar: Bar | null): string[] =>
    bar === null ? [name, figure(desk, value)] : [name, figure(desk, value), ...verdict(desk, bar, meets(bar, value))];
  const lines = [
    desk.say('cli.bench.tic-tac-toe', { checksum: checksums.join(' ') }),
    ...rows([
      row('kernel', kernel, null),
      row('plain', plain, null),
      row('boardgame.io', boardgameio, null),
      row(desk.say('cli.bench.ratio.boardgameio'), kernel / boardgameio, CONTEST_BARS.boardgameio),
      row(desk.say('cli.bench.ratio.plain'), plain / kernel, CONTEST_BARS.plain),
    ]),
  ];
  const names = Object.keys(GAME_BARS) as (keyof GameFigures)[];
  for (const { id: game, measure } of entries) {
    const figures = games[game];
    const bars = barsFor(measure, plain);
    lines.push(
      '',
      desk.say('cli.bench.game', { game }),
      ...rows([
        ...names.map((name) => row(desk.say(`cli.bench.${name}`), figures[name], bars[name])),
        ...(tasks[game] ?? []).map(({ id, ms, atMost }) =>
          row(desk.say('cli.bench.task', { task: id }), ms, { atMost }),
        ),
      ]),
    );
  }
  const kinds = Object.keys(HISTORY_BARS) as (keyof HistoryFigures)[];
  lines.push(
    '',
    desk.say('cli.bench.history'),
    ...rows(kinds.map((kind) => row(desk.say(`cli.bench.history.${kind}`), history[kind], HISTORY_BARS[kind]))),
  );
  return lines;
}

const verdict = (desk: Desk, bar: Bar, met: boolean): string[] => [
  desk.say(met ? 'cli.bench.met' : 'cli.bench.missed'),
  'atLeast' in bar
    ? desk.say('cli.bench.at-least', { bar: figure(desk, bar.atLeast) })
    : desk.say('cli.bench.at-most', { bar: figure(desk, bar.atMost) }),
];

const figure = ({ lang }: Desk, value: number): string =>
  new Intl.NumberFormat(lang, { maximumSignificantDigits: 4 }).format(value);

const rows = (table: readonly (readonly string[])[]): string[] => columns(table).map((line) => `  ${line}`);
