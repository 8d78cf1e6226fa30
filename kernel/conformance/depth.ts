import { type Below, below32, seeded } from '../index.ts';

/**
 * How closely one game is looked at. Each number k stands for one decision in k, drawn by the seed; 0 for never.
 * The answers of a game do not depend on it.
 */
export interface Depth {
  /** The state is plain data. */
  readonly state: number;
  /** Illegal answers of every sort. */
  readonly refusals: number;
  /** Every option, play beside and candidate, and samples of the rest, each in a fork. */
  readonly offers: number;
  /** A fork and a restart from the last checkpoint come to the same decision. */
  readonly resume: number;
  /** Such a fork and such a restart are also played on to the end with the same answers. */
  readonly playOn: number;
  /** What each seat cannot see is dealt anew. */
  readonly secrets: number;
  /** One in so many of these times, the worlds are also played on to the end. */
  readonly imagine: number;
  /** After the end: the same again, undo to the start, and the log. */
  readonly afterwards: boolean;
}

/** Quick: for most of many games. */
export const LIGHT: Depth = {
  state: 8,
  refusals: 40,
  offers: 0,
  resume: 0,
  playOn: 0,
  secrets: 0,
  imagine: 0,
  afterwards: false,
};

/** Everything, at many decisions. */
export const DEEP: Depth = {
  state: 1,
  refusals: 4,
  offers: 4,
  resume: 1,
  playOn: 40,
  secrets: 6,
  imagine: 8,
  afterwards: true,
};

/** Everything at every decision: for tests of a game's first steps and for looking closely at one seed. */
export const THOROUGH: Depth = {
  state: 1,
  refusals: 1,
  offers: 1,
  resume: 1,
  playOn: 4,
  secrets: 1,
  imagine: 4,
  afterwards: true,
};

const NO_FORKS = { offers: 0, resume: 0, playOn: 0, secrets: 0, imagine: 0, afterwards: false };

export const usesForks = ({ offers, resume, playOn, secrets, afterwards }: Depth): boolean =>
  afterwards || offers + resume + playOn + secrets > 0;

/**
 * The same game is played once as it goes, once with forks, and once with scrambled worlds, so that a plain fault is not
 * found first where it looks like a deeper one.
 */
export function passes(depth: Depth): readonly Depth[] {
  const list: Depth[] = [{ ...depth, ...NO_FORKS }];
  const forks = { ...depth, state: 0, refusals: 0, secrets: 0, imagine: 0 };
  if (usesForks(forks)) list.push(forks);
  if (depth.secrets > 0)
    list.push({ ...NO_FORKS, state: 0, refusals: 0, secrets: depth.secrets, imagine: depth.imagine });
  return list;
}

/** The stream of whole numbers that belongs to a text. */
export function stream(seed: string): Below {
  const { s } = seeded(seed);
  return (n) => below32(s, n);
}
