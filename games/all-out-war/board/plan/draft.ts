import type { Point } from '@shamble/kernel';

/*
 * A Move is planned before its gait is chosen: the gait is shown as chosen, and what is to follow it stands behind it
 * as one word, `@7100,3200;9000,4000`.
 */

export const wordOf = (stops: readonly Point[]): string => `@${stops.map((stop) => stop.join(',')).join(';')}`;

/** The stops of such a word; null where it is none. */
export function stopsIn(word: string | undefined): readonly Point[] | null {
  if (!word?.startsWith('@')) return null;
  const stops = word
    .slice(1)
    .split(';')
    .filter((part) => part !== '')
    .map((part): Point => {
      const [x, y] = part.split(',').map(Number);
      return [x, y];
    });
  return stops.every(([x, y]) => Number.isSafeInteger(x) && Number.isSafeInteger(y)) ? stops : null;
}
