import type { Army, Fighter } from './state.ts';

/** The Danger Levels, and the adrenaline at which each begins (AD-ADR03). */
export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
export type Level = (typeof LEVELS)[number];
export const LEVEL_AT: readonly number[] = [0, 7, 19, 43];

/** The end of the bar (AD-ADR04-R). */
export const MOST_ADRENALINE = 43;

/** The number of the level that so much adrenaline reaches. */
export const levelAt = (adrenaline: number): number => LEVEL_AT.findLastIndex((from) => adrenaline >= from);

export const levelOf = ({ adrenaline }: Fighter): number => levelAt(adrenaline);

/** The highest level among the Survivors on the board (AD-ADR07, AD-ADR07-R). */
export const dangerLevel = (s: Army): number =>
  s.team.reduce((most, fighter) => (fighter.status === 'playing' ? Math.max(most, levelOf(fighter)) : most), 0);
