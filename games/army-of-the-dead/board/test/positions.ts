import type { Decision, Match } from '@shamble/kernel';
import { playThrough as play } from '@shamble/kernel/conformance/playing';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import type { Army } from '../../rules/state.ts';

interface Setup {
  readonly mission: string;
  readonly seats: number;
  readonly seed: string;
}

type Show = (match: Match<Army>, decision: Decision) => void;

/** Plays a game, half at random and half sensibly, and shows every position before it is decided. */
export const playThrough = ({ mission, ...setup }: Setup, show: Show, most?: number): Match<Army> =>
  play({ game, sensible, randomly: 2 }, { ...setup, options: { mission } }, show, most);
