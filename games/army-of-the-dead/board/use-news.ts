import { useRef } from 'react';
import type { View } from '../rules/view.ts';
import type { Contents } from './pieces.ts';

type Places = ReadonlyMap<string, Contents>;

interface Known {
  /** The Turn it was noted in. */
  readonly turn: number;
  readonly contents: Places;
}

const countIn = (contents: Places, zone: string, kind: string): number =>
  contents.get(zone)?.dead.find((dead) => dead.kind === kind)?.n ?? 0;

/** How many more of each kind of the dead are in a Zone than before; kinds without news are left out. */
export function newsIn(zone: string, before: Places, now: Places): Readonly<Record<string, number>> {
  const more = now.get(zone)?.dead.map(({ kind, n }) => [kind, n - countIn(before, zone, kind)] as const) ?? [];
  return Object.fromEntries(more.filter(([, n]) => n > 0));
}

/** The same since the reader last saw a Turn begin, as JSON; nothing where there is no news. */
export function useNews(view: View, contents: Places): (zone: string) => string {
  const now = useRef<Known | null>(null);
  const before = useRef<Known | null>(null);
  if (now.current === null || now.current.turn !== view.turn) {
    before.current = now.current;
    now.current = { turn: view.turn, contents };
  }
  return (zone) => {
    const news = before.current === null ? {} : newsIn(zone, before.current.contents, contents);
    return Object.keys(news).length > 0 ? JSON.stringify(news) : '';
  };
}
