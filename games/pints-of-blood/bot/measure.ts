import { option, playMeasured, random, share, type Thinking } from '@shamble/bots/advice/measuring';
import { type Config, configure, Match, type Sensible } from '@shamble/kernel';
import { game } from '../rules/game.ts';
import { sensible } from './index.ts';

interface Tally extends Thinking {
  rescued: number;
  arrived: number;
  turns: number;
  decisions: number;
  seconds: number;
}

/** Plays games with one kind of bot in all seats. */
function measure(bot: Sensible, config: Config, games: number, from: number): Tally {
  const tally: Tally = { rescued: 0, arrived: 0, turns: 0, decisions: 0, seconds: 0, thinking: 0, slowest: 0 };
  const began = performance.now();
  for (let i = from; i < from + games; i++) {
    const match = Match.open(game, config, String(i), {});
    playMeasured(match, () => bot, i, tally);
    tally.turns += match.turns;
    tally.decisions += match.answers.length;
    if (match.outcome?.id === 'rescue') tally.rescued++;
    if (match.outcome?.rescue !== undefined) tally.arrived++;
  }
  tally.seconds = (performance.now() - began) / 1000;
  return tally;
}

function report(name: string, games: number, tally: Tally): string {
  return [
    name.padEnd(9),
    `rescued ${share(tally.rescued, games)}`,
    `help came ${share(tally.arrived, games)}`,
    `${(tally.turns / games).toFixed(1)} turns`,
    `${(tally.decisions / games).toFixed(0)} decisions a game`,
    `${Math.round(tally.decisions / tally.seconds)} decisions/s`,
    `slowest ${tally.slowest.toFixed(1)} ms`,
  ].join('  ');
}

const games = Number(option('games', '200'));
const seats = Number(option('seats', '2'));
const level = option('level', 'starter');
const from = Number(option('from', '0'));
const config = configure(game, seats, { level });
console.log(`${games} games, ${level}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`);
for (const [name, bot] of Object.entries({ sensible, random: random(game) }))
  console.log(report(name, games, measure(bot, config, games, from)));
