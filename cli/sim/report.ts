import type { Config } from '@shamble/kernel';
import type { Desk } from '../desk.ts';
import { columns } from '../wrap.ts';
import type { Failure, Spread, Tally } from './tally.ts';

export interface Report {
  readonly game: string;
  readonly options: Config['options'];
  readonly seats: readonly string[];
  readonly games: number;
  readonly seconds: number;
  readonly tally: Tally;
}

/** The failures a person wants to read; the rest are only counted. */
const SHOWN_FAILURES = 10;

const countOf = (tally: Tally, kind: Failure['kind']): number => tally.failures.filter((f) => f.kind === kind).length;

/** The report for programs. Turns and decisions are totals over all finished games; `wins` are the games won by each seat. */
export function summary({ game, options, seats, games, seconds, tally }: Report) {
  return {
    game,
    options,
    seats,
    games,
    turns: tally.turns.total,
    decisions: tally.decisions.total,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Number((games / seconds).toFixed(1)),
    decisionsPerSecond: Math.round(tally.decisions.total / seconds),
    outcomes: Object.fromEntries(Object.entries(tally.outcomes).sort(([a], [b]) => (a < b ? -1 : 1))),
    wins: tally.wins,
    stalls: countOf(tally, 'stall'),
    errors: countOf(tally, 'error'),
  };
}

/** The report for people. */
export function reportLines({ game, options, seats, games, seconds, tally }: Report, { say, lang }: Desk): string[] {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1 });
  const setUp = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  const lines = [`${game}  ${[...setUp, seats.join(',')].join('  ')}`];
  lines.push(say('cli.sim.games', { games, seconds: number.format(seconds), rate: number.format(games / seconds) }));
  if (tally.finished > 0) {
    const outcomes = Object.entries(tally.outcomes).sort(([, a], [, b]) => b - a);
    lines.push('', say('cli.sim.outcomes'));
    lines.push(...table(outcomes.map(([id, n]) => [id, String(n), share.format(n / games)])));
    lines.push('', say('cli.sim.wins'));
    const won = tally.wins.map((n, seat) => [`${seat + 1} ${seats[seat]}`, String(n), share.format(n / games)]);
    lines.push(...table(won), '');
    const spread = (name: string, { total, min, max }: Spread): string[] => [
      name,
      say('cli.sim.mean', { n: number.format(total / tally.finished) }),
      say('cli.sim.range', { min, max }),
    ];
    lines.push(
      ...columns([spread(say('cli.sim.turns'), tally.turns), spread(say('cli.sim.decisions'), tally.decisions)]),
    );
  }
  lines.push('', say('cli.sim.failures', { stalls: countOf(tally, 'stall'), errors: countOf(tally, 'error') }));
  return lines;
}

const table = (rows: readonly (readonly string[])[]): string[] => columns(rows).map((line) => `  ${line}`);

/** One line per failed game, with the command that shows it again. */
export function failureLines({ game, options, seats, tally }: Report, { say }: Desk): string[] {
  const setUp = Object.entries(options).map(([id, value]) => `--option ${id}=${value}`);
  const lines = tally.failures.slice(0, SHOWN_FAILURES).map(({ seed, kind, message }) => {
    const again = ['shamble play', game, '--no-resume', '--seats', seats.join(','), '--seed', seed, ...setUp].join(' ');
    return say(kind === 'stall' ? 'cli.sim.stall' : 'cli.sim.error', { seed, message: message.split('\n')[0], again });
  });
  const more = tally.failures.length - SHOWN_FAILURES;
  return more > 0 ? [...lines, say('cli.sim.more', { more })] : lines;
}
