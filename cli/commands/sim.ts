import { availableParallelism } from 'node:os';
import { seatsWith, usualSeats } from '@shamble/kernel';
import { wholeNumber } from '../arguments.ts';
import { Complaint, FAILED } from '../complaint.ts';
import { configOf, readOrder, readSeats } from '../setup.ts';
import { playAll } from '../sim/pool.ts';
import { progressBar } from '../sim/progress.ts';
import { failureLines, type Report, reportLines, summary } from '../sim/report.ts';
import type { Command } from './command.ts';

const USUAL_SEATS = 3;

export const sim: Command = {
  operands: 'GAME',
  gameFlags: true,
  flags: {
    games: { value: 'N' },
    seats: { value: 'BOT,BOT,…' },
    option: { value: 'KEY=VALUE', many: true },
    seed: { value: 'N' },
    jobs: { value: 'N' },
    json: { value: null },
    lang: { value: 'en|it|fr' },
  },
  async run(words, desk, shelf) {
    const order = await readOrder('sim', words, sim.flags, shelf.games);
    const { kit, args } = order;
    const many = usualSeats({ ...seatsWith(kit.game, order.options), usual: USUAL_SEATS });
    const usual = Array.from({ length: many }, () => 'random');
    const seats = readSeats(kit.game, args.get('seats')?.split(',') ?? usual);
    if (!args.has('games')) throw new Complaint('cli.bad.required', { flag: '--games N', command: 'sim' });
    const games = wholeNumber(args, 'games', 1);
    const jobs = wholeNumber(args, 'jobs', availableParallelism());
    const seed = args.get('seed') ?? '0';
    const config = await configOf(order, seats, desk);

    const bar = progressBar(games);
    const start = performance.now();
    const tally = await playAll(shelf.worker, { game: kit.game.id, config, seats, seed }, games, jobs, bar.show);
    const seconds = (performance.now() - start) / 1000;
    bar.clear();

    const report: Report = { game: kit.game.id, options: config.options, seats, games, seconds, tally };
    if (args.has('json')) desk.out(JSON.stringify(summary(report)));
    else desk.out(reportLines(report, desk).join('\n'));
    for (const line of failureLines(report, desk)) desk.err(line);
    return tally.failures.length > 0 ? FAILED : 0;
  },
};
