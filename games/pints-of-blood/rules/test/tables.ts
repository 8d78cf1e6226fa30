import { below32, Chance, configure, type Json, kindOf, Match, sample, seeded, Table } from '@shamble/kernel';
import { expect } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { words } from '../../scenarios/words.ts';
import { game } from '../game.ts';
import type { Pints } from '../state.ts';

type Options = Readonly<Record<string, string>>;

export const setUp = (seats: number, options: Options, seed: string | number): Pints =>
  game.setup(configure(game, seats, options), new Chance(seeded(String(seed))));

/** Many set-ups, one for each seed. */
export const setUps = (count: number, seats: number, options: Options = {}): Pints[] =>
  Array.from({ length: count }, (_, seed) => setUp(seats, options, seed));

type Given = Readonly<Record<string, Json>>;
type Script = Record<string, Json[]>;

/** A match that starts from a position written in the words of scenario files, with scripted chance. */
export function matchAt(
  seats: number,
  options: Options,
  given: Given,
  script: Script = {},
  seed: string | number = 0,
): Match<Pints> {
  const config = configure(game, seats, { first: '1', ...options });
  return Match.open(game, config, String(seed), { events: true, snapshots: true }, (state) => {
    words.given(state, given, config);
    state.rng.script = script;
  });
}

/** Gives an answer to the decision that waits; it must be taken. */
export function answer(match: Match<Pints>, given: string | readonly string[]): void {
  const [decision] = match.pending;
  expect(match.answer(decision.seat, decision.n, given)).toBeNull();
}

/** Leaves three cards in each sector, one of them under the rescue, so that random players see dividers and help. */
export function shorten(s: Pints): void {
  for (const sector of s.deck) {
    const rescue = sector.filter((card) => CARDS[kindOf(card)].class === 'rescue');
    const others = sector.filter((card) => !rescue.includes(card));
    s.discard.push(...others.splice(3).map(kindOf));
    sector.splice(0, sector.length, others[0], ...rescue, others[1], others[2]);
  }
}

/** Plays a game with random answers and looks at it before each of them, and at its end. */
export function randomGame(
  seats: number,
  options: Options,
  seed: string,
  look: (match: Match<Pints>) => void,
  prepare?: (state: Pints) => void,
): Match<Pints> {
  const match = Match.open(game, configure(game, seats, options), seed, { events: true }, prepare);
  const { s } = seeded(`${seed} answers`);
  while (!match.over) {
    look(match);
    const [decision] = match.pending;
    match.answer(
      decision.seat,
      decision.n,
      sample(decision, (n) => below32(s, n), game),
    );
  }
  look(match);
  return match;
}

/** Chance that remembers the names of what it was used for. */
class Recorder extends Chance {
  readonly names: string[] = [];
  override mark(name: string): void {
    super.mark(name);
    this.names.push(name);
  }
}

/** What chance is used for up to the first decision, in order; from a position, or else from the set-up on. */
export function usesOfChance(seats: number, options: Options, script: Script, given?: Given): string[] {
  const config = configure(game, seats, options);
  const chance = new Recorder(seeded('order'));
  const state = game.setup(config, chance);
  if (given) {
    words.given(state, given, config);
    chance.names.length = 0;
  }
  chance.rng.script = script;
  game.play(new Table(state, chance)).next();
  return chance.names.filter((name, i) => name !== chance.names[i - 1]);
}

/** How often each value came. */
export function tally<T extends string | number>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** One bad luck in a thousand. */
const Z = 3.09;

/** The value that chi-square passes by bad luck only (Wilson and Hilferty). */
function critical(degrees: number): number {
  const spread = 2 / (9 * degrees);
  const root = 1 - spread + Z * Math.sqrt(spread);
  return degrees * root * root * root;
}

/** Expects the values to come in the shares that their weights give, and nothing else to come. */
export function expectShares<T extends string | number>(
  values: readonly T[],
  weights: readonly (readonly [T, number])[],
): void {
  const counts = tally(values);
  expect([...counts.keys()].filter((value) => !weights.some(([known]) => known === value))).toEqual([]);
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let chiSquare = 0;
  for (const [value, weight] of weights) {
    const wanted = (values.length * weight) / whole;
    const off = (counts.get(value) ?? 0) - wanted;
    chiSquare += (off * off) / wanted;
  }
  expect(chiSquare, JSON.stringify([...counts])).toBeLessThan(critical(weights.length - 1));
}

export const expectUniform = <T extends string | number>(values: readonly T[], known: readonly T[]): void =>
  expectShares(
    values,
    known.map((value) => [value, 1]),
  );

/** Expects two lists of values to come from the same distribution. */
export function expectAlike<T extends string | number>(a: readonly T[], b: readonly T[]): void {
  const counts = [tally(a), tally(b)];
  const known = [...new Set([...a, ...b])];
  const whole = a.length + b.length;
  let chiSquare = 0;
  for (const value of known) {
    const both = (counts[0].get(value) ?? 0) + (counts[1].get(value) ?? 0);
    for (const [i, list] of [a, b].entries()) {
      const wanted = (both * list.length) / whole;
      const off = (counts[i].get(value) ?? 0) - wanted;
      chiSquare += (off * off) / wanted;
    }
  }
  expect(chiSquare, JSON.stringify(counts.map((c) => [...c]))).toBeLessThan(critical(known.length - 1));
}

/** Numbers from 1 to n. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
