import { type Below, below32, type Decision, type Seat, sample, seeded, type TableKit } from '@shamble/kernel';
import type { Bot, Sight } from './bot.ts';

/** What a bot plays with. */
type BotKit = Pick<TableKit, 'game' | 'sensible'>;

type Level = (kit: BotKit, below: Below) => Bot;

const LEVELS: Readonly<Record<string, Level>> = {
  random: (kit, below) => (match, seat) => {
    const decision = firstFor(match, seat);
    return { n: decision.n, answer: sample(decision, below, kit.game), why: null };
  },
  sensible: (kit, below) => (match, seat, request) => {
    const decision = firstFor(match, seat);
    return { n: decision.n, ...kit.sensible(match.view(seat), decision, below, request) };
  },
};

export const BOT_NAMES: readonly string[] = Object.keys(LEVELS);

/** A level of play that does not exist. */
export class UnknownBotError extends Error {
  constructor(name: string) {
    super(`there is no bot "${name}"; known bots: ${BOT_NAMES.join(', ')}`);
  }
}

/** A bot of that level. Its choices depend on nothing but the seed and what it sees. */
export function botFor(name: string, kit: BotKit, seed: string): Bot {
  if (!Object.hasOwn(LEVELS, name)) throw new UnknownBotError(name);
  return LEVELS[name](kit, chooser(seed));
}

/** A stream of choices outside the game's own chance. */
export function chooser(seed: string): Below {
  const { s } = seeded(seed);
  return (n) => below32(s, n);
}

function firstFor(match: Sight, seat: Seat): Decision {
  const [decision] = match.pendingFor(seat);
  if (!decision) throw new Error(`no decision waits for seat ${seat + 1}`);
  return decision;
}

/** The seed of the bot at a seat of a match with that seed. */
export const botSeed = (seed: string, seat: Seat): string => `${seed}/${seat + 1}`;

/** A bot for each seat. */
export const botsFor = (names: readonly string[], kit: BotKit, seed: string): Bot[] =>
  names.map((name, seat) => botFor(name, kit, botSeed(seed, seat)));
