/** What is checked, and how a test says it. */
export const CHECKS = {
  ends: 'every game ends, with an outcome',
  decisions: 'decisions are well formed',
  state: 'the state is plain data',
  counts: 'no component appears or gets lost',
  refusals: 'illegal answers are refused and change nothing',
  offers: 'every answer offered is taken',
  resume: 'forks and restarts from the last checkpoint go on the same',
  secrets: 'a seat is told only what it may know',
  determinism: 'same seed and same answers, same bytes',
  undo: 'undo leads back step by step',
  log: 'the log brings the match back',
  sensible: 'the sensible player plays to the end from its view',
  texts: 'every sentence and every rule exists in every language',
} as const;

export type CheckName = keyof typeof CHECKS;

/** A table to be tried: how many seats, and the options that are not the default. */
export interface Setup {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | boolean>>;
}

/** Where in which game something was seen: enough to see it again. */
export interface Where {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  /** How many answers had been given. */
  readonly at: number;
}

export interface Problem extends Where {
  readonly check: CheckName;
  readonly what: string;
}

export function saySetup({ seats, options = {} }: Setup): string {
  const chosen = Object.entries(options).map(([id, value]) => `, ${id} ${value}`);
  return `${seats} ${seats === 1 ? 'seat' : 'seats'}${chosen.join('')}`;
}

export const sayProblem = ({ check, game, setup, seed, at, what }: Problem): string =>
  `[${check}] ${game}, ${saySetup(setup)}, seed "${seed}", answer ${at}: ${what}`;
