import type { Below, Decision, Kit, Match, State } from '../index.ts';
import type { Depth } from './depth.ts';
import { Difference } from './difference.ts';
import type { CheckName, Problem, Where } from './problem.ts';
import type { Tally } from './tally.ts';
import type { Watched } from './watch.ts';

/** What a game may not go beyond. */
export interface Bounds {
  /** More answers than this are a stall. */
  readonly maxAnswers: number;
  /** Answers between a decision and the last checkpoint before it. */
  readonly maxFromCheckpoint: number;
  readonly maxLogBytes: number;
}

export const BOUNDS: Bounds = { maxAnswers: 5000, maxFromCheckpoint: 50, maxLogBytes: Number.POSITIVE_INFINITY };

/** A decision as the match came to it. */
export interface Step {
  /** Answers given before. */
  readonly at: number;
  readonly fingerprint: string;
  /** All that was asked there. */
  readonly asked: readonly Decision[];
  readonly events: number;
}

/** One game under examination. */
export interface Examined<S extends State> {
  readonly kit: Kit<S>;
  readonly watched: Watched<S>;
  readonly match: Match<S>;
  readonly depth: Depth;
  readonly bounds: Bounds;
  readonly tally: Tally;
  /** Draws what is looked at; the answers come from another stream. */
  readonly below: Below;
  readonly where: () => Where;
  /** Where the game has been; filled in as far as the depth needs it. */
  readonly steps: Step[];
}

/** Whether this decision is one of the one in `k` to look at. */
export const chosen = (below: Below, k: number): boolean => k > 0 && below(k) === 0;

/** Runs a piece of an examination under the name of the check that fails where it throws. */
export type Under = <T>(check: CheckName, run: () => T) => T;

/**
 * The problem at which an examination stopped, or none. It stops at the first: what goes wrong in the same game after
 * that is most often its consequence.
 */
export function findings(where: () => Where, examine: (under: Under) => void): Problem[] {
  let current: CheckName = 'ends';
  try {
    examine((check, run) => {
      current = check;
      return run();
    });
    return [];
  } catch (error) {
    return [{ ...where(), check: current, what: sayError(error) }];
  }
}

/** A difference speaks for itself; any other error needs the place it comes from. */
function sayError(error: unknown): string {
  if (error instanceof Difference) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
