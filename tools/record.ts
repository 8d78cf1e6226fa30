// Records matches for the tests, in games/GAME/recorded/VERSION/: the same ones whenever it is called.
//   npm run -s record -- [GAME…]              whole games of random and sensible players, and tables still running
//   npm run -s record -- GAME --fuzz SEED     the game in which the fuzzer found a fault, once it is mended
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botsFor, playOut } from '@shamble/bots';
import { findGame, GAMES } from '@shamble/games';
import { configure, exportLog, KEEP_ALL, Match, type TableKit } from '@shamble/kernel';
import { drawSetup, playFuzzed, type Setup } from '@shamble/kernel/conformance/examine';

/** Whole games of each game, half of them random. */
const WHOLE = 24;
const RUNNING = 4;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { fuzz: { type: 'string' } } });
const entries = positionals.length > 0 ? positionals.map((id) => findGame(id)) : GAMES;

function playSensible(kit: TableKit, { seats, options }: Setup, seed: string): Match {
  const match = Match.open(kit.game, configure(kit.game, seats, options), seed, KEEP_ALL);
  const names = Array.from({ length: seats }, () => 'sensible');
  playOut(match, botsFor(names, kit, seed));
  return match;
}

/** Back to a checkpoint in the middle of the game. */
function interrupt(match: Match): Match {
  match.undoTo(match.hashes[Math.floor(match.hashes.length / 2)].at);
  return match;
}

/** A match by its name: the numbers of seats go round, all other options are drawn. */
function recorded(kit: TableKit, i: number): [name: string, play: () => Match] {
  const { min, max } = kit.game.seats;
  const round = max - min + 1;
  const seed = `recorded ${i}`;
  const setup = drawSetup(kit.game, seed, min + (i % round));
  const number = String(i + 1).padStart(2, '0');
  if (i >= WHOLE) return [`running-${number}`, () => interrupt(playSensible(kit, setup, seed))];
  return Math.floor(i / round) % 2 === 0
    ? [`random-${number}`, () => playFuzzed(kit.game, setup, seed)]
    : [`sensible-${number}`, () => playSensible(kit, setup, seed)];
}

/** What was recorded once is never recorded again: rules that play it otherwise need another version. */
function keep({ id, version }: TableKit['game'], name: string, play: () => Match): void {
  const path = `games/${id}/recorded/${version}/${encodeURIComponent(name)}.json`;
  const file = new URL(`../${path}`, import.meta.url);
  if (existsSync(file)) {
    console.log(`${path} is there`);
    return;
  }
  const match = play();
  const text = `${exportLog(match, { checkpoint: true })}\n`;
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${path}: seats ${match.config.seats}, answers ${match.answers.length}, bytes ${text.length}`);
}

for (const entry of entries) {
  const kit = await entry.load();
  const { game } = kit;
  const seed = values.fuzz;
  if (seed === undefined) for (let i = 0; i < WHOLE + RUNNING; i++) keep(game, ...recorded(kit, i));
  else keep(game, `fuzz-${seed}`, () => playFuzzed(game, drawSetup(game, seed), seed));
}
