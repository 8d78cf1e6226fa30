import type { GameEvent, Message, Seat } from '@shamble/kernel';
import type { BeatKind, Beats, Slip, Telling } from '@shamble/parts/board';
import { isStaged } from '@shamble/parts/telling';
import type { Entry } from '@shamble/tables';
import { isAbout } from '../log/about.ts';
import { beatsOf, isSpoken, WEIGHT } from './beats.ts';
import { firstSince } from './entries.ts';

/** A sentence of a summary. */
export interface SummaryLine {
  readonly event: GameEvent;
  /** Fights of the same moment that are told with it. */
  readonly more: readonly GameEvent[];
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

interface Weighed extends SummaryLine {
  readonly place: number;
  readonly weight: number;
}

/** Fights of one kind in one moment as a single line; each matters as much as the most of them. */
function together(lines: readonly Weighed[]): Weighed[] {
  const told: Weighed[] = [];
  for (const line of lines) {
    const same = told.findIndex(({ event, kind }) => kind === 'fight' && event.type === line.event.type);
    if (same < 0) told.push(line);
    else {
      const { more, weight, mine } = told[same];
      told[same] = {
        ...told[same],
        more: [...more, line.event],
        mine: mine || line.mine,
        weight: Math.max(weight, line.weight),
      };
    }
  }
  return told;
}

/**
 * What happened since the viewer's last choice: what matters most first, the rest as it came about. Nothing where only
 * that choice was carried out, and nobody can have missed it.
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
  const weigh = ({ kind, events, seen }: (typeof beats)[number]): Weighed[] =>
    events.flatMap((event, i): Weighed[] => {
      const words = message(event);
      const own = table[event.type]?.kind ?? 'note';
      if (words === null || own === 'turn' || !isSpoken(event)) return [];
      const mine = isAbout(words, viewer);
      // Each line of a moment matters as the moment does, what gave it its kind a little more.
      const place = seen - events.length + i;
      const chosen = entries[place].at === lastOwn;
      const undone = table[event.type]?.undone;
      const since = () => entries.slice(place + 1).map((entry) => entry.event);
      if (undone?.(event, since())) return [{ event, more: [], kind: 'note', mine, place, weight: WEIGHT.note }];
      const matters = own === 'roll' && hasOutcome(entries, place, table) ? ROLL_BEFORE : WEIGHT[kind];
      const news = table[event.type]?.news?.(event) ?? 0;
      const weight = matters + (own === kind ? 0.5 : 0) + news + (mine ? ownWeight(own, chosen) : 0);
      return [{ event, more: [], kind: own, mine, place, weight }];
    });
  const lines = beats.flatMap((beat) => together(weigh(beat)));
  lines.sort((a, b) => b.weight - a.weight);
  // Of what matters alike the last is what stands now.
  const newest = lines.findLastIndex(({ weight }) => weight === lines[0].weight);
  if (newest > 0) lines.unshift(...lines.splice(newest, 1));
  const told = [...lines.slice(0, 1), ...lines.slice(1, MOST).sort((a, b) => a.place - b.place)];
  return told.map(({ event, more, kind, mine }) => ({ event, more, kind, mine }));
}

/** Dice say less than what came of them, and more than a step. */
const ROLL_BEFORE = WEIGHT.fight - 0.75;

/** Whether the same answer goes on to tell whom the dice hit, or what they brought. */
function hasOutcome(entries: readonly Entry[], roll: number, table: Beats): boolean {
  const next = entries.slice(roll + 1).find(({ event }) => ['fight', 'gain'].includes(table[event.type]?.kind ?? ''));
  return next !== undefined && next.at === entries[roll].at;
}

/** What matters more than a step since a slip ended: losses go before the slip, all else after it. */
export function afterSlip(
  entries: readonly Entry[],
  lastOwn: number | null,
  viewer: Seat,
  { beats, slip }: Pick<Telling, 'beats' | 'slip'>,
  message: (event: GameEvent) => Message | null,
): { readonly losses: readonly SummaryLine[]; readonly rest: readonly SummaryLine[] } {
  const end = entries.findLastIndex(({ event }) => slip?.ends.includes(event.type));
  const lines = summaryOf(entries.slice(end + 1), lastOwn, viewer, beats, message);
  return {
    losses: lines.filter(({ kind }) => WEIGHT[kind] >= WEIGHT.loss),
    rest: lines.filter(({ kind }) => WEIGHT[kind] >= WEIGHT.fight && WEIGHT[kind] < WEIGHT.loss),
  };
}

/** The line with which a slip begins: the last beginning, where an end came since the viewer's last choice; else null. */
export function slipStart(entries: readonly Entry[], lastOwn: number | null, { begins, ends }: Slip): number | null {
  const end = entries.findLastIndex(({ event }) => ends.includes(event.type));
  if (end < firstSince(entries, lastOwn)) return null;
  const begin = entries.findLastIndex(({ event }, i) => i < end && event.type === begins);
  return begin < 0 ? null : begin;
}
