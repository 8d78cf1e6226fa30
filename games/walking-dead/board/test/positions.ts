import type { Decision, Match } from '@shamble/kernel';
import { playThrough as play } from '@shamble/kernel/conformance/playing';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import type { Walking } from '../../rules/state.ts';

interface Setup {
  readonly edition?: 'fr' | 'it';
  readonly seats: number;
  readonly seed: string;
}

type Show = (match: Match<Walking>, decision: Decision) => void;

/** Plays a game, half at random and half sensibly, and shows every position before it is decided. */
export const playThrough = ({ edition = 'fr', ...setup }: Setup, show: Show, most?: number): Match<Walking> =>
  play({ game, sensible, randomly: 2 }, { ...setup, options: { edition } }, show, most);
