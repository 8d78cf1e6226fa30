import type { Ghost } from '../../rules/forecast.ts';

/** So wide and high is a label, in thousandths. */
const ROOM = { wide: 2200, high: 900 } as const;

/** Ghosts whose labels do not cover one another, those that reach somebody first; the forecast tells of all. */
export function readable<T extends Pick<Ghost, 'to' | 'touches'>>(ghosts: readonly T[]): T[] {
  const kept: T[] = [];
  for (const ghost of ghosts.toSorted((a, b) => b.touches.length - a.touches.length)) {
    const [x, y] = ghost.to;
    if (kept.every(({ to }) => Math.abs(to[0] - x) > ROOM.wide || Math.abs(to[1] - y) > ROOM.high)) kept.push(ghost);
  }
  return kept;
}
