import { GAMES } from '@shamble/games';
import {
  type Decision,
  fingerprint,
  type GameEvent,
  importLog,
  Match,
  type Outcome,
  optionsOf,
  type Seat,
  SPECTATOR,
} from '@shamble/kernel';
import type { Reading } from './driver.ts';
import { expect } from './house.ts';

/** A moment of a match as the kernel has it. */
export interface Step {
  readonly at: number;
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
  /** The fingerprint of what a seat sees. */
  hash(seat: Seat): string;
  /** What a seat may know of all that happened. */
  events(seat: Seat): readonly GameEvent[];
}

const rules = await Promise.all(GAMES.map(async ({ load }) => (await load()).game));
const find = (id: string) => rules.find((game) => game.id === id);

/** Plays a log again in the kernel: one step before the first answer and one after each. */
export function replayed(log: string): Step[] {
  const { game, config, seed, answers } = importLog(log, find);
  const match = Match.open(game, config, seed, { events: true });
  const steps = [stepOf(match)];
  for (const answer of answers) {
    const { seat, n } = match.only!;
    const refusal = match.answer(seat, n, answer);
    if (refusal) throw new Error(`the kernel refuses answer ${n}: ${refusal.code}`);
    steps.push(stepOf(match));
  }
  return steps;
}

/** What a seat saw at each of the events it knows of, as fingerprints: also in the middle of answers. */
export function seenAtEvents(log: string, seat: Seat): string[] {
  const { game, config, seed, answers } = importLog(log, find);
  const match = Match.open(game, config, seed, { events: true });
  const seen = match.eventsFor(seat).map(() => fingerprint(match.view(seat)));
  match.onEvent = () => {
    const { only } = match.events.at(-1)!;
    if (!only || only.includes(seat)) seen.push(fingerprint(match.view(seat)));
  };
  for (const answer of answers) match.answer(match.only!.seat, match.only!.n, answer);
  return seen;
}

function stepOf(match: Match): Step {
  const seats = [SPECTATOR, ...Array.from({ length: match.config.seats }, (_, seat) => seat)];
  const hashes = new Map(seats.map((seat) => [seat, fingerprint(match.view(seat))]));
  const seen = new Map(seats.map((seat) => [seat, match.eventsFor(seat)]));
  return {
    at: match.answers.length,
    pending: match.pending,
    outcome: match.outcome,
    hash: (seat) => hashes.get(seat)!,
    events: (seat) => seen.get(seat)!,
  };
}

/**
 * Every question that was on the first seat's screen is one of the kernel's with exactly its options, every position
 * is the kernel's, and the last is the end.
 */
export function compareGame(log: string, readings: readonly Reading[]): void {
  const steps = replayed(log);
  for (const { at, hash, options, state } of readings) {
    expect(hash, `what is seen after ${at} answers`).toBe(steps[at].hash(0));
    if (state !== 'asked') continue;
    const decision = steps[at].pending.find(({ seat }) => seat === 0);
    if (!decision) throw new Error(`nothing is asked of the first seat after ${at} answers`);
    expect([...options].sort(), `options after ${at} answers (${decision.ask.id})`).toEqual(offered(decision).sort());
  }
  const last = steps.at(-1)!;
  expect(last.outcome, 'the game of the log is over').not.toBeNull();
  expect(readings.at(-1)!.at).toBe(last.at);
}

/** All ways to answer a decision by an id. */
const offered = (decision: Decision): string[] => [...optionsOf(decision), ...decision.beside];
