import { useRef } from 'react';
import type { View } from '../rules/view.ts';
import type { Contents } from './pieces.ts';

/** How many dead are in each Zone. */
const countsOf = (contents: ReadonlyMap<string, Contents>): Map<string, number> =>
  new Map([...contents].map(([zone, { dead }]) => [zone, dead.reduce((sum, { n }) => sum + n, 0)]));

interface Known {
  /** The Turn it was noted in. */
  readonly turn: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** How many dead a Zone has more than when the reader last saw a Turn begin: `+5`, or nothing. */
export function useNews(view: View, contents: ReadonlyMap<string, Contents>): (zone: string) => string {
  const now = useRef<Known | null>(null);
  const before = useRef<Known | null>(null);
  const counts = countsOf(contents);
  if (now.current === null || now.current.turn !== view.turn) {
    before.current = now.current;
    now.current = { turn: view.turn, counts };
  }
  return (zone) => {
    const more = before.current === null ? 0 : (counts.get(zone) ?? 0) - (before.current.counts.get(zone) ?? 0);
    return more > 0 ? `+${more}` : '';
  };
}
