// Plays random games of random set-ups and looks at them from all sides.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findGame } from '@shamble/games';
import { WHOLE_GAMES } from '@shamble/games/whole';
import type { Kit } from '@shamble/kernel';
import {
  BOUNDS,
  DEEP,
  type Depth,
  drawSetup,
  LIGHT,
  LONGEST,
  newTally,
  type Problem,
  playConformance,
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
const entries = positionals.length > 0 ? positionals.map((id) => findGame(id, WHOLE_GAMES)) : WHOLE_GAMES;
const kits = await Promise.all(entries.map((entry) => entry.kit()));

/** Light: every game is played to its end with all components counted, and little else is looked at. */
const DEPTHS: Readonly<Record<string, Depth>> = { light: LIGHT, deep: DEEP };
const depth = values.only === undefined ? DEPTHS[values.depth] : THOROUGH;
if (depth === undefined) throw new Error(`--depth is ${Object.keys(DEPTHS).join(' or ')}, not ${values.depth}`);

const bounds = { ...BOUNDS, maxAnswers: LONGEST };

let failures = 0;
function tell(problems: readonly Problem[]): void {
  for (const problem of problems) {
    failures++;
    const { game, seed } = problem;
    console.log(`${sayProblem(problem)}\n  again: npm run -s fuzz -- ${game} --only ${seed}`);
    console.log(`  when it is mended: npm run -s record -- ${game} --fuzz ${seed}`);
  }
}

const tallies = new Map(kits.map((kit) => [kit, newTally()]));

function play(kit: Kit, seed: string): void {
  tell(playConformance(kit, drawSetup(kit.game, seed), seed, depth, tallies.get(kit), bounds));
}

if (values.only === undefined) {
  const games = Number(values.games ?? Number.POSITIVE_INFINITY);
  const end = values.games === undefined ? performance.now() + Number(values.seconds) * 1000 : Number.POSITIVE_INFINITY;
  for (let i = 0; i < games && performance.now() < end; i++) play(kits[i % kits.length], `${values.seed}-${i}`);
} else {
  for (const kit of kits) play(kit, values.only);
}
for (const [kit, tally] of tallies) {
  tell(await textProblems(kit, tally));
  console.log(`${kit.game.id}: ${sayTally(tally)}`);
}
process.exitCode = failures > 0 ? 1 : 0;
