import { option, share } from '@shamble/bots/advice/measuring';
import { MISSIONS } from '../content/missions.ts';
import { newTally, playOne, type Tally } from './measuring.ts';

const byNumber = (counts: Readonly<Record<string, number>>, games: number): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${share(n, games)}`)
    .join(', ');

function report({
  games,
  won,
  progress,
  rounds,
  wonRounds,
  decisions,
  thinking,
  slowest,
  losses,
  personal,
}: Tally): string[] {
  return [
    `  won ${share(won, games)}  progress ${(progress / games).toFixed(3)}  rounds ${(rounds / games).toFixed(1)}, where won ${(wonRounds / Math.max(1, won)).toFixed(1)}  decisions ${(decisions / games).toFixed(0)}  thinking ${((1000 * thinking) / decisions).toFixed(0)} µs a decision, slowest ${slowest.toFixed(1)} ms`,
    `  lost: ${byNumber(losses, games)}`,
    `  won with each Personal Objective: ${Object.entries(personal)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { tries, wins }]) => `${id} ${share(wins, tries)} of ${tries}`)
      .join(', ')}`,
  ];
}

const games = Number(option('games', '100'));
const seats = Number(option('seats', '1'));
const from = Number(option('from', '0'));
const bot = option('bot', 'sensible');
const team = option('team', 'choose');
const which = option('mission', 'all');

for (const { id, difficulty } of MISSIONS) {
  if (which !== 'all' && !which.split(',').includes(id)) continue;
  const tally = newTally();
  const began = performance.now();
  for (let i = from; i < from + games; i++) playOne({ mission: id, seats, bot, team }, i, tally);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${id} (${difficulty}): ${games} games, ${seats} seats, ${bot}, ${seconds.toFixed(0)} s`);
  for (const line of report(tally)) console.log(line);
}
