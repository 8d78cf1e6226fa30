import {
  type Below,
  below32,
  type Config,
  configure,
  type Decision,
  Match,
  type Sensible,
  sample,
  seeded,
} from '@shamble/kernel';
import { game } from '../rules/game.ts';
import { why } from './advice.ts';
import { sensible } from './index.ts';

const random: Sensible = (_view, decision, below) => ({
  answer: sample(decision, below, game.checks),
  why: why('guess'),
});

interface Tally {
  rescued: number;
  arrived: number;
  turns: number;
  decisions: number;
  seconds: number;
  slowest: number;
}

/** Plays games with one kind of bot in all seats. */
function measure(bot: Sensible, config: Config, games: number, from: number): Tally {
  const tally: Tally = { rescued: 0, arrived: 0, turns: 0, decisions: 0, seconds: 0, slowest: 0 };
  const began = performance.now();
  for (let i = from; i < from + games; i++) {
    const { s } = seeded(`measure/${i}`);
    const match = playOne(bot, config, String(i), (n) => below32(s, n), tally);
    tally.turns += match.turns;
    tally.decisions += match.answers.length;
    if (match.outcome?.id === 'rescue') tally.rescued++;
    if (match.outcome?.rescue !== undefined) tally.arrived++;
  }
  tally.seconds = (performance.now() - began) / 1000;
  return tally;
}

function playOne(bot: Sensible, config: Config, seed: string, below: Below, tally: Tally): Match {
  const match: Match = Match.open(game, config, seed, {});
  for (let decision = match.only; decision !== null; decision = match.only) answer(match, decision, bot, below, tally);
  return match;
}

function answer(match: Match, decision: Decision, bot: Sensible, below: Below, tally: Tally): void {
  const { seat, n } = decision;
  const view = match.view(seat);
  const began = performance.now();
  const advice = bot(view, decision, below);
  tally.slowest = Math.max(tally.slowest, performance.now() - began);
  const refusal = match.answer(seat, n, advice.answer);
  if (refusal) throw new Error(`${decision.ask.id}: ${JSON.stringify(advice.answer)} is refused: ${refusal.code}`);
}

const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

function report(name: string, games: number, tally: Tally): string {
  return [
    name.padEnd(9),
    `rescued ${percent(tally.rescued, games)}`,
    `help came ${percent(tally.arrived, games)}`,
    `${(tally.turns / games).toFixed(1)} turns`,
    `${(tally.decisions / games).toFixed(0)} decisions a game`,
    `${Math.round(tally.decisions / tally.seconds)} decisions/s`,
    `slowest ${tally.slowest.toFixed(1)} ms`,
  ].join('  ');
}

function option(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
}

const games = Number(option('games', '200'));
const seats = Number(option('seats', '2'));
const level = option('level', 'starter');
const from = Number(option('from', '0'));
const config = configure(game, seats, { level });
console.log(`${games} games, ${level}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`);
for (const [name, bot] of Object.entries({ sensible, random }))
  console.log(report(name, games, measure(bot, config, games, from)));
