import { type Bot, botsFor, chooser } from '@shamble/bots';
import { WHOLE_GAMES } from '@shamble/games/whole';
import {
  type Answer,
  configure,
  type Decision,
  exportLog,
  type Json,
  KEEP_ALL,
  type Kit,
  Match,
  type Seat,
  type TableKit,
} from '@shamble/kernel';
import { GAME } from './tables.ts';

const KITS = new Map(
  await Promise.all(
    WHOLE_GAMES.map(async ({ id, load, kit }) => [id, { ...(await load()), ...(await kit()) }] as const),
  ),
);

/** The kit of a game of the registry. */
export function kitOf(game: string): Kit & TableKit {
  const kit = KITS.get(game);
  if (!kit) throw new Error(`there is no game ${game}`);
  return kit;
}

export interface Position {
  readonly name: string;
  readonly seat: Seat;
  readonly log: string;
}

interface Wanted {
  readonly name: string;
  /** `advice`: the ids a sensible player would answer with, where they are put together. */
  readonly fits: (decision: Decision, match: Match, advice: readonly unknown[]) => boolean;
}

const asks =
  (id: string): Wanted['fits'] =>
  ({ ask }) =>
    ask.id === id;

/** Ten kinds of questions, each met in a real game. */
const WANTED: readonly Wanted[] = [
  { name: 'the first send', fits: (_, { answers }) => answers.length === 0 },
  { name: 'one more send', fits: asks('send-more') },
  { name: 'placing dice', fits: asks('place') },
  { name: 'placing many dice late in the game', fits: (d, { turns }) => d.ask.id === 'place' && turns > 8 },
  { name: 'a window with plays', fits: (d) => d.kind === 'choose' && d.pass !== null && d.beside.length > 3 },
  { name: 'another colour', fits: asks('change-colours') },
  { name: 'moving a stack', fits: asks('distracted') },
  { name: 'an offer to buy', fits: asks('sell') },
  { name: 'cards to give', fits: asks('give-cards') },
  { name: 'dealing in arms', fits: asks('arms-dealing') },
];

type Options = Readonly<Record<string, string>>;

/** Which game is played, and how. */
interface Choice {
  readonly game: string;
  readonly options: Options;
}

type Given = Readonly<Record<string, Json>>;

const MAIN: Choice = { game: GAME, options: { level: 'main' } };

function start(seed: string, seats: number, { game, options }: Choice): [Match, Bot[]] {
  const kit = kitOf(game);
  const match = Match.start(kit.game, seats, options, seed);
  return [match, botsFor(Array<string>(seats).fill('sensible'), kit, seed)];
}

const give = (match: Match, { seat, n }: Decision, answer: Answer): void => {
  const refusal = match.answer(seat, n, answer);
  if (refusal) throw new Error(`refused: ${refusal.code}`);
};

/** A position that fits, of a game of bots: the first one of the first seeds. */
export function findPosition(name: string, fits: Wanted['fits'], seats = 2, choice = MAIN): Position {
  for (let i = 0; i < 200; i++) {
    const [match, bots] = start(`position ${i}`, seats, choice);
    for (let next = match.only; next !== null; next = match.only) {
      const { seat } = next;
      const { answer } = bots[seat](match, seat);
      if (fits(next, match, Array.isArray(answer) ? answer : [])) return { name, seat, log: exportLog(match) };
      give(match, next, answer);
    }
  }
  throw new Error(`no game reaches ${name}`);
}

/** A position in the words of the game's scenarios, with one person before it. */
export async function givenPosition(
  name: string,
  { game, options }: Choice,
  words: Given,
): Promise<Position & { readonly asks: string }> {
  const kit = kitOf(game);
  const config = configure(kit.game, 1, options);
  const { given } = await WHOLE_GAMES.find(({ id }) => id === game)!.scenario();
  const match = Match.open(kit.game, config, name, KEEP_ALL, (state) => given(state, words, config));
  return { name, seat: 0, log: exportLog(match), asks: match.only?.ask.id ?? '' };
}

export const tenPositions = (): Position[] => WANTED.map(({ name, fits }) => findPosition(name, fits));

/** A finished game. */
export function finishedGame(choice = MAIN): string {
  const [match, bots] = start('finished', 2, choice);
  for (let next = match.only; next !== null; next = match.only)
    give(match, next, bots[next.seat](match, next.seat).answer);
  return exportLog(match);
}

/** Found by trying many: games of this one's length are rare. */
const LONG_SEED = '386';

/** A game of so many answers that still goes on: people who send few, buy much and let moments pass. */
export function longGame(answers: number): string {
  const below = chooser(`long ${LONG_SEED}`);
  const [match, bots] = start(LONG_SEED, 3, {
    game: GAME,
    options: { level: 'starter', cards: 'on', food: 'on', sectors: 'on' },
  });
  while (match.answers.length < answers) {
    const next = match.only;
    if (next === null) throw new Error(`the long game ends after ${match.answers.length} answers: find another seed`);
    give(match, next, patient(next, below) ?? bots[next.seat](match, next.seat).answer);
  }
  return exportLog(match);
}

function patient(decision: Decision, below: (n: number) => number): Answer | null {
  const buys = decision.beside.filter((id) => id.startsWith('buy.'));
  if (buys.length > 0 && below(10) < 8) return buys[below(buys.length)];
  if (decision.kind !== 'choose') return null;
  if (decision.pass !== null && below(10) < 1) return decision.pass;
  return decision.options.includes('stop') && below(10) < 9 ? 'stop' : null;
}
