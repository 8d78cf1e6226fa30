import { useRef } from 'react';
import type { View } from '../rules/view.ts';
import type { Contents } from './pieces.ts';

type Places = ReadonlyMap<string, Contents>;

/** How many of each kind of the dead there are in each Zone. */
type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Known {
  /** The Turn it was noted in. */
  readonly turn: number;
  /** When it began, and the most there were since. */
  readonly begins: Counts;
  readonly most: Counts;
}

export const countsOf = (contents: Places): Counts =>
  Object.fromEntries(
    [...contents].map(([zone, { dead }]) => [zone, Object.fromEntries(dead.map(({ kind, n }) => [kind, n]))]),
  );

/** The most of each kind in each Zone of two moments. */
export function mostOf(a: Counts, b: Counts): Counts {
  const zones = new Set([...Object.keys(a), ...Object.keys(b)]);
  const most = (zone: string): Readonly<Record<string, number>> => {
    const all = { ...a[zone] };
    for (const [kind, n] of Object.entries(b[zone] ?? {})) all[kind] = Math.max(all[kind] ?? 0, n);
    return all;
  };
  return Object.fromEntries([...zones].map((zone) => [zone, most(zone)]));
}

/**
 * How many of each kind of the dead in a Zone are new, or fewer than there were: once some are gone, that is the news.
 * Kinds without news are left out.
 */
export function newsIn(zone: string, before: Counts, most: Counts, now: Counts): Readonly<Record<string, number>> {
  const news = Object.entries(now[zone] ?? {}).map(([kind, n]) => {
    const gone = Math.max(0, (most[zone]?.[kind] ?? 0) - n);
    return [kind, gone > 0 ? -gone : n - (before[zone]?.[kind] ?? 0)] as const;
  });
  return Object.fromEntries(news.filter(([, n]) => n !== 0));
}

/** The same since the reader last saw a Turn begin, as JSON; nothing where there is no news. */
export function useNews(view: View, contents: Places): (zone: string) => string {
  const now = useRef<Known | null>(null);
  const before = useRef<Known | null>(null);
  const counts = countsOf(contents);
  if (now.current === null || now.current.turn !== view.turn) {
    before.current = now.current;
    now.current = { turn: view.turn, begins: counts, most: counts };
  } else now.current = { ...now.current, most: mostOf(now.current.most, counts) };
  const { current: last } = before;
  const { most } = now.current;
  return (zone) => {
    const news = last === null ? {} : newsIn(zone, last.begins, mostOf(last.most, most), counts);
    return Object.keys(news).length > 0 ? JSON.stringify(news) : '';
  };
}
