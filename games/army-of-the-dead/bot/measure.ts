import { option, share, within } from '@shamble/bots/advice/measuring';
import { MISSIONS } from '../content/missions.ts';
import { type Count, newTally, playOne, type Tally } from './measuring.ts';

const byNumber = (counts: Readonly<Record<string, number>>, games: number): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${share(n, games)}`)
    .join(', ');

/** Games too few to say anything about. */
const FEW = 0.1;

/** Shares won with something and without it, the most helpful first. */
function deciding(counts: Readonly<Record<string, Count>>, { games, won }: Tally): string {
  return Object.entries(counts)
    .filter(([, { tries }]) => tries >= FEW * games && tries <= (1 - FEW) * games)
    .map(([name, { tries, wins }]) => ({ name, having: wins / tries, lacking: (won - wins) / (games - tries) }))
    .sort((a, b) => b.having - b.lacking - (a.having - a.lacking))
    .map(({ name, having, lacking }) => `${name} ${share(having, 1)} / ${share(lacking, 1)}`)
    .join(', ');
}

function report(tally: Tally): string[] {
  const { games, won, progress, rounds, wonRounds, decisions, thinking, slowest, times, losses, personal } = tally;
  return [
    `  won ${share(won, games)}  progress ${(progress / games).toFixed(3)}  rounds ${(rounds / games).toFixed(1)}, where won ${(wonRounds / Math.max(1, won)).toFixed(1)}`,
    `  decisions ${(decisions / games).toFixed(0)}  CPU time of each ${((1000 * thinking) / decisions).toFixed(0)} µs, half of them at most ${within(times, 0.5).toFixed(2)} ms, of a hundred 99 at most ${within(times, 0.99).toFixed(2)} ms, the longest ${slowest.toFixed(1)} ms`,
    `  lost: ${byNumber(losses, games)}`,
    `  won with each Personal Objective: ${Object.entries(personal)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([id, { tries, wins, done }]) => `${id} ${share(wins, tries)} of ${tries}, complete in ${share(done, tries)}`,
      )
      .join('; ')}`,
    `  won with and without each Skill: ${deciding(tally.skills, tally)}`,
    `  won with and without each card: ${deciding(tally.cards, tally)}`,
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
  for (let i = from; i < from + games; i++) {
    playOne({ mission: id, seats, bot, team }, i, tally);
    if ((i - from + 1) % 50 === 0) process.stderr.write(`${id}: ${i - from + 1} of ${games}, won ${tally.won}\n`);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`${id} (${difficulty}): ${games} games, ${seats} seats, ${bot}, ${seconds.toFixed(0)} s`);
  for (const line of report(tally)) console.log(line);
}
