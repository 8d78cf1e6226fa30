import type { GameEvent, Message, Seat } from '@shamble/kernel';
import type { BeatKind, Beats, Slip } from '@shamble/parts/board';
import { isStaged } from '@shamble/parts/telling';
import type { Entry } from '@shamble/tables';
import { isAbout } from '../log/about.ts';
import { beatsOf, isSpoken, WEIGHT } from './beats.ts';
import { firstSince } from './entries.ts';

/** A sentence of a summary. */
export interface SummaryLine {
  readonly event: GameEvent;
  readonly kind: BeatKind;
  /** Whether it befell the viewer. */
  readonly mine: boolean;
}

/** At most so many lines make a summary. */
const MOST = 8;

/** What befell the viewer comes before all; what merely names the viewer, before what matters as little. */
const BEFELL = 10;
const NAMED = 1;

/** What hurts befell the viewer; so did a gain, unless it was chosen. Who rolled or compared something is merely named. */
function ownWeight(kind: BeatKind, chosen: boolean): number {
  if (WEIGHT[kind] >= WEIGHT.loss || (kind === 'gain' && !chosen)) return BEFELL;
  return chosen ? 0 : NAMED;
}

/**
 * What happened since the viewer's last choice, what matters most first. Nothing where only that choice was carried
 * out, and nobody can have missed it.
 */
export function summaryOf(
  entries: readonly Entry[],
  lastOwn: number | null,
  viewer: Seat,
  table: Beats,
  message: (event: GameEvent) => Message | null,
): SummaryLine[] {
  const first = firstSince(entries, lastOwn);
  const beats = beatsOf(entries, first, table, (event) => message(event) !== null);
  if (!beats.some(({ at, kind }) => at !== lastOwn || isStaged(kind))) return [];
  const lines = beats.flatMap(({ kind, events, seen }) =>
    events.flatMap((event, i): (SummaryLine & { readonly weight: number })[] => {
      const words = message(event);
      const own = table[event.type]?.kind ?? 'note';
      if (words === null || own === 'turn' || !isSpoken(event)) return [];
      const mine = isAbout(words, viewer);
      // Each line of a moment matters as the moment does, what gave it its kind a little more.
      const chosen = entries[seen - events.length + i].at === lastOwn;
      const weight = WEIGHT[kind] + (own === kind ? 0.5 : 0) + (mine ? ownWeight(own, chosen) : 0);
      return [{ event, kind: own, mine, weight }];
    }),
  );
  return lines
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ event, kind, mine }) => ({ event, kind, mine }));
}

/** What is told of when a slip is: all from the last beginning on, where an end came since the viewer's last choice. */
export function slipEvents(
  entries: readonly Entry[],
  lastOwn: number | null,
  { begins, ends }: Slip,
): readonly GameEvent[] | null {
  const end = entries.findLastIndex(({ event }) => ends.includes(event.type));
  if (end < firstSince(entries, lastOwn)) return null;
  const begin = entries.findLastIndex(({ event }, i) => i < end && event.type === begins);
  return begin < 0 ? null : entries.slice(begin).map(({ event }) => event);
}
