// Records matches for the tests, in games/GAME/recorded/VERSION/: the same ones whenever it is called.
//   npm run -s record -- [GAME…]              whole games of random and sensible players, with every value of every
//                                             option among the sensible ones, games as they come with every number
//                                             of seats, and tables still running
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

interface Planned {
  readonly kind: 'random' | 'sensible' | 'running' | 'usual';
  readonly setup: Setup;
  readonly seed: string;
}

/** The numbers of seats go round, all other options are drawn; then what no sensible player has had yet. */
function planned({ game }: TableKit): Planned[] {
  const { min, max } = game.seats;
  const round = max - min + 1;
  const all = Array.from({ length: WHOLE + RUNNING }, (_, i): Planned => {
    const seed = `recorded ${i}`;
    const kind = i >= WHOLE ? 'running' : Math.floor(i / round) % 2 === 0 ? 'random' : 'sensible';
    return { kind, setup: drawSetup(game, seed, min + (i % round)), seed };
  });
  for (const { id, values } of game.options)
    for (const value of values) {
      if (all.some(({ kind, setup }) => kind === 'sensible' && setup.options?.[id] === value)) continue;
      const seed = `recorded ${all.length}`;
      all.push({ kind: 'sensible', setup: drawWith(game, seed, id, value), seed });
    }
  for (let seats = min; seats <= max; seats++)
    all.push({ kind: 'usual', setup: { seats, options: {} }, seed: `recorded ${all.length}` });
  return all;
}

/** A set-up in which an option has this value. */
function drawWith(game: TableKit['game'], seed: string, id: string, value: string | boolean): Setup {
  for (let draw = 0; ; draw++) {
    const setup = drawSetup(game, `${seed} ${draw}`);
    if (setup.options?.[id] === value) return setup;
  }
}

function playAs(kit: TableKit, { kind, setup, seed }: Planned): Match {
  if (kind === 'random') return playFuzzed(kit.game, setup, seed);
  const match = playSensible(kit, setup, seed);
  return kind === 'running' ? interrupt(match) : match;
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
  if (seed === undefined)
    for (const [i, one] of planned(kit).entries())
      keep(game, `${one.kind}-${String(i + 1).padStart(2, '0')}`, () => playAs(kit, one));
  else keep(game, `fuzz-${seed}`, () => playFuzzed(game, drawSetup(game, seed), seed));
}
