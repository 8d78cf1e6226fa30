/** What a Search may bring: from the cards that lie nowhere open. */
import type { Bar, PanelLine } from '@shamble/parts/board';
import { EQUIPMENT } from '../../content/equipment.ts';
import { cardsDrawn } from '../../rules/search.ts';
import { type Army, nowOf } from '../../rules/state.ts';
import { card } from '../../text/words.ts';

/** So many kinds are named, the likeliest first; the others are one. */
const NAMED = 7;

/** How many cards of each kind may be next, the likeliest first. */
export function equipmentAhead({ equipment: { draw, discard } }: Army): { readonly id: string; readonly n: number }[] {
  const counts = new Map<number, number>();
  for (const kind of draw.length > 0 ? draw : discard) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, n]) => ({ id: EQUIPMENT[kind].id, n })).sort((a, b) => b.n - a.n);
}

export function searchLines(s: Army): PanelLine[] {
  const cards = equipmentAhead(s);
  const all = cards.reduce((sum, { n }) => sum + n, 0);
  if (all === 0) return [];
  const bars: Bar[] = cards.slice(0, NAMED).map(({ id, n }) => ({ of: card(id), chance: n / all }));
  const others = cards.slice(NAMED).reduce((sum, { n }) => sum + n, 0);
  if (others > 0) bars.push({ of: { id: 'boardview.search.others' }, chance: others / all });
  return [{ text: { id: 'boardview.search.next', params: { n: all } }, sure: 'unknown', bars }];
}

/** The chance that one of the cards that whoever acts draws is the one that brings a Shambler (AD-SKILL07). */
export function aaahh(s: Army): number {
  const cards = equipmentAhead(s);
  const all = cards.reduce((sum, { n }) => sum + n, 0);
  const bad = cards.find(({ id }) => id === 'aaahh')?.n ?? 0;
  let spared = 1;
  for (let i = 0; i < Math.min(all, cardsDrawn(s, nowOf(s).who)); i++) spared *= Math.max(0, all - bad - i) / (all - i);
  return 1 - spared;
}
