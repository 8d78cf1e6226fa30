// Plays random games of random set-ups and looks at them from all sides, for as long as one likes:
//   npm run -s fuzz -- [GAME] [--seconds N | --games N] [--depth light|deep] [--seed TEXT]
//   npm run -s fuzz -- GAME --only SEED
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findGame, GAMES } from '@shamble/games';
import { below32, Chance, ConfigError, configure, type Kit, seeded } from '@shamble/kernel';
import {
  BOUNDS,
  DEEP,
  type Depth,
  LIGHT,
  newTally,
  type Problem,
  playConformance,
  type Setup,
  sayProblem,
  sayTally,
  THOROUGH,
  textProblems,
} from '@shamble/kernel/conformance/examine';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    games: { type: 'string' },
    depth: { type: 'string', default: 'deep' },
    seed: { type: 'string', default: String(randomInt(2 ** 32)) },
    only: { type: 'string' },
  },
});
const entries = positionals.length > 0 ? positionals.map((id) => findGame(id)) : GAMES;
const kits = await Promise.all(entries.map((entry) => entry.load()));

/** The table that belongs to a seed: seats and options are drawn from it until they fit together. */
function setupOf({ game }: Kit, seed: string): Setup {
  const { s } = seeded(`${seed} set-up`);
  const { min, max } = game.seats;
  for (;;) {
    const seats = min + below32(s, max - min + 1);
    const drawn = game.options.map(({ id, values }) => [id, values[below32(s, values.length)]] as const);
    const options = Object.fromEntries(drawn);
    try {
      game.setup(configure(game, seats, options), new Chance(seeded(seed)));
      return { seats, options };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
    }
  }
}

/** Light: every game is played to its end with all components counted, and little else is looked at. */
const DEPTHS: Readonly<Record<string, Depth>> = { light: LIGHT, deep: DEEP };
const depth = values.only === undefined ? DEPTHS[values.depth] : THOROUGH;
if (depth === undefined) throw new Error(`--depth is ${Object.keys(DEPTHS).join(' or ')}, not ${values.depth}`);

/** Of thousands of random games some are very long. */
const bounds = { ...BOUNDS, maxAnswers: 20_000 };

let failures = 0;
function tell(kit: Kit, problems: readonly Problem[]): void {
  for (const problem of problems) {
    failures++;
    console.log(`${sayProblem(problem)}\n  again: npm run -s fuzz -- ${kit.game.id} --only ${problem.seed}`);
  }
}

const tallies = new Map(kits.map((kit) => [kit, newTally()]));

function play(kit: Kit, seed: string): void {
  tell(kit, playConformance(kit, setupOf(kit, seed), seed, depth, tallies.get(kit), bounds));
}

if (values.only === undefined) {
  const games = Number(values.games ?? Number.POSITIVE_INFINITY);
  const end = values.games === undefined ? performance.now() + Number(values.seconds) * 1000 : Number.POSITIVE_INFINITY;
  for (let i = 0; i < games && performance.now() < end; i++) play(kits[i % kits.length], `${values.seed}-${i}`);
} else {
  for (const kit of kits) play(kit, values.only);
}
for (const [kit, tally] of tallies) {
  tell(kit, await textProblems(kit, tally));
  console.log(`${kit.game.id}: ${sayTally(tally)}`);
}
process.exitCode = failures > 0 ? 1 : 0;
