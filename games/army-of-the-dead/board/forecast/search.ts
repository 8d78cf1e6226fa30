/** What a Search may bring: from the cards that lie nowhere open. */
import { clone } from '@shamble/kernel';
import type { Bar, PanelLine } from '@shamble/parts/board';
import { EQUIPMENT } from '../../content/equipment.ts';
import { put } from '../../rules/figures.ts';
import type { Forecast } from '../../rules/forecast.ts';
import { cardsDrawn } from '../../rules/search.ts';
import { type Army, nowOf } from '../../rules/state.ts';
import { card } from '../../text/words.ts';
import { merged } from './merged.ts';

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

/** How many cards whoever acts draws, of how many that may be next, and how many of those bring a Shambler. */
function drawOf(s: Army): { readonly draws: number; readonly all: number; readonly bad: number } {
  const cards = equipmentAhead(s);
  const all = cards.reduce((sum, { n }) => sum + n, 0);
  const bad = cards.find(({ id }) => id === 'aaahh')?.n ?? 0;
  return { draws: Math.min(all, cardsDrawn(s, nowOf(s).who)), all, bad };
}

/** The chance that one of the cards that whoever acts draws is the one that brings a Shambler (AD-SKILL07). */
export function aaahh(s: Army): number {
  const { draws, all, bad } = drawOf(s);
  let spared = 1;
  for (let i = 0; i < draws; i++) spared *= Math.max(0, all - bad - i) / (all - i);
  return 1 - spared;
}

/** What is foreseen of a position, whatever the cards of a Search bring into the Zone of whoever acts (AD-SEARCH07). */
export function withDrawn(s: Army, told: (later: Army) => Forecast): Forecast {
  const { draws, all, bad } = drawOf(s);
  const { zone } = s.team[nowOf(s).who];
  const fewest = Math.max(0, draws - (all - bad));
  const most = Math.min(draws, bad);
  const cases = Array.from({ length: most - fewest + 1 }, (_, i) => {
    const later = clone(s);
    put(later, zone, 'shambler', Math.min(fewest + i, s.box.shamblers));
    return told(later);
  });
  const drawn = merged(cases);
  return most > s.box.shamblers ? { ...drawn, extras: [...drawn.extras, { sure: false }], sure: false } : drawn;
}
