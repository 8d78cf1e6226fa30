import type { Decision, Match } from '@shamble/kernel';
import { playThrough as play } from '@shamble/kernel/conformance/playing';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import type { War } from '../../rules/state.ts';

interface Setup {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, string | boolean>>;
}

type Show = (match: Match<War>, decision: Decision) => void;

/** Plays a game, half at random and half sensibly, and shows every position before it is decided. */
export const playThrough = (setup: Setup, show: Show, most?: number): Match<War> =>
  play({ game, sensible, randomly: 2 }, setup, show, most);

/** Games of all kinds, short and long. */
export const SETUPS: readonly Setup[] = [
  { seats: 2, seed: 'rivals', options: {} },
  { seats: 2, seed: 'more', options: { points: '150', group1: 'camp', group2: 'bossAndCrew' } },
  { seats: 1, seed: 'alone', options: { mode: 'together', group1: 'dayShift', deck: 'solo' } },
  { seats: 1, seed: 'learning', options: { scenario: 'learning' } },
  { seats: 2, seed: 'guns', options: { points: '300', group1: 'loudAndClear', group2: 'quietCompany' } },
  { seats: 2, seed: 'own', options: { points: '150', group1: 'own', group2: 'own' } },
];
