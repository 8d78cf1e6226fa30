import type { Kit, State, TableKit } from '../index.ts';
import { DEEP, type Depth, LIGHT } from './depth.ts';
import { BOUNDS, type Bounds } from './examined.ts';
import { playConformance } from './play.ts';
import type { Problem, Setup } from './problem.ts';
import { playSensible } from './sensible.ts';
import type { Tally } from './tally.ts';

/** What to play, and how closely to look. */
export interface Effort extends Partial<Bounds> {
  /** Random games for each set-up. */
  readonly games?: number;
  readonly seed?: string;
  /** The first of so many games is looked at deeply, the others lightly. */
  readonly deepEvery?: number;
  /** Games of the sensible player for each set-up. */
  readonly sensibleGames?: number;
  readonly light?: Partial<Depth>;
  readonly deep?: Partial<Depth>;
}

/** A set-up with this many problems needs no more games. */
const ENOUGH = 5;

/** Plays the games of one set-up. */
export function playSetup<S extends State>(
  kit: Kit<S> & TableKit<S>,
  setup: Setup,
  effort: Effort,
  tally: Tally,
): Problem[] {
  const { games = 200, seed = 'conformance', deepEvery = 20, sensibleGames = 5 } = effort;
  const bounds = { ...BOUNDS, ...effort };
  const light = { ...LIGHT, ...effort.light };
  const deep = { ...DEEP, ...effort.deep };
  const problems: Problem[] = [];
  for (let i = 0; i < games && problems.length < ENOUGH; i++) {
    const depth = i % deepEvery === 0 ? deep : light;
    problems.push(...playConformance(kit, setup, `${seed}-${i}`, depth, tally, bounds));
  }
  // Rules that random players break need no sensible ones.
  if (problems.length > 0) return problems;
  for (let i = 0; i < sensibleGames && problems.length < ENOUGH; i++)
    problems.push(...playSensible(kit, setup, `${seed}-${i}`, tally, bounds));
  return problems;
}
