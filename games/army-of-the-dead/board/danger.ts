import { LEVEL_AT, LEVELS, type Level } from '../rules/level.ts';
import type { View } from '../rules/view.ts';

/** Who sets the Danger Level, with how much, and where the next level begins. */
export interface LevelSetter {
  readonly survivor: string;
  readonly adrenaline: number;
  readonly next: { readonly level: Level; readonly at: number } | null;
}

export function setterOf({ team, danger }: View): LevelSetter | null {
  const out = team.filter(({ status }) => status === 'playing');
  const first = out.toSorted((a, b) => b.adrenaline - a.adrenaline)[0];
  if (!first) return null;
  const n = LEVELS.indexOf(danger) + 1;
  return {
    survivor: first.survivor,
    adrenaline: first.adrenaline,
    next: n < LEVELS.length ? { level: LEVELS[n], at: LEVEL_AT[n] } : null,
  };
}
