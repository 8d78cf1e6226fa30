import type { Bar } from './board.ts';

/** The chances of at least one, at least two and so on, each named `boardview.least`; what cannot be is left out. */
export function atLeast(chances: readonly number[]): Bar[] {
  const most = chances.findLastIndex((chance) => chance > 0) + 1;
  return chances
    .slice(0, Math.max(1, most))
    .map((chance, i) => ({ of: { id: 'boardview.least', params: { n: i + 1 } }, chance }));
}
