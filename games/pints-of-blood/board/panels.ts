import type { Json, Message } from '@shamble/kernel';
import type { Intent, Panel, PanelLine } from '@shamble/parts';
import { asView, type View } from '../rules/view.ts';
import { type Escape, escapes } from './escape.ts';
import { type Forecast, forecastFor, type RowForecast } from './forecast.ts';
import { isCertain, plus, type Range } from './tokens.ts';

/** "Who gets away if help came now" and "if the turn ended now", from the view and the viewer's plan alone. */
export function panels(data: Json, intent: Intent | null): Panel[] {
  const view = asView(data);
  const rescues = escapes(view).map(escapeLine);
  const seen = forecastFor(view, intent?.decision ?? null, intent?.plan ?? []);
  return [
    ...(rescues.length > 0 ? [{ id: 'escape', title: { id: 'boardview.escape' }, lines: rescues }] : []),
    ...(seen ? [{ id: 'forecast', title: { id: 'boardview.forecast' }, lines: forecastLines(view, seen) }] : []),
  ];
}

function escapeLine({ rescue, saved, perhaps, odds, under }: Escape): PanelLine {
  const card: Message = { id: `card.${rescue}` };
  const who = (seats: readonly number[]) => seats.map((seat) => ({ seat }));
  if (odds) {
    const bars = perhaps.map((seat) => ({
      of: { id: 'boardview.escape.who', params: { who: { seat } } },
      chance: odds[seat],
    }));
    return { text: { id: 'boardview.escape.odds', params: { card } }, sure: 'open', bars };
  }
  const least = under?.lo ?? 0;
  const most = under?.hi ?? 0;
  if (under && !isCertain(under)) {
    const text =
      saved.length + perhaps.length === 0
        ? { id: 'boardview.escape.army.nobody', params: { card, least: least + 1 } }
        : saved.length === 0
          ? {
              id: 'boardview.escape.army.perhaps',
              params: { card, perhaps: who(perhaps), least: least + 1, most: most + 1 },
            }
          : perhaps.length === 0
            ? { id: 'boardview.escape.saves', params: { card, who: who(saved) } }
            : { id: 'boardview.escape.army', params: { card, who: who(saved), perhaps: who(perhaps), most: most + 1 } };
    return { text, sure: perhaps.length > 0 ? 'unknown' : 'certain' };
  }
  const text =
    saved.length === 0
      ? { id: 'boardview.escape.nobody', params: { card } }
      : { id: 'boardview.escape.saves', params: { card, who: who(saved) } };
  return { text, sure: 'certain' };
}

/** `2`, `1–3`, or at least so many. */
export const rangeText = ({ lo, hi }: Range): Message =>
  hi === null
    ? { id: 'boardview.range.least', params: { lo } }
    : lo === hi
      ? { id: 'boardview.range.exact', params: { n: lo } }
      : { id: 'boardview.range.between', params: { lo, hi } };

/** The same within a sentence: at least so many, in words. */
export const rangeWords = (range: Range): Message =>
  range.hi === null ? { id: 'boardview.least', params: { n: range.lo } } : rangeText(range);

export function forecastLines(view: View, seen: Forecast): PanelLine[] {
  if (seen.open === 'busy') return [{ text: { id: 'boardview.forecast.busy' }, sure: 'unknown' }];
  const soft = seen.open === 'roll';
  const sureOf = (...ranges: readonly Range[]): PanelLine['sure'] =>
    ranges.some(({ hi }) => hi === null) ? 'unknown' : soft || !ranges.every(isCertain) ? 'open' : 'certain';
  const lines: PanelLine[] = isScoring(view)
    ? []
    : [...seen.rows.flatMap((row, i) => rowLine(row, i + 1, sureOf)), busLine(seen, soft)];
  const { bites, dial } = seen;
  lines.push({
    text: {
      id: 'boardview.forecast.bites',
      params: { who: { seat: view.active - 1 }, bites: rangeWords(bites), dial: rangeWords(dial) },
    },
    sure: sureOf(bites, dial),
  });
  if (seen.open !== null) lines.push({ text: { id: `boardview.forecast.open.${seen.open}` }, sure: 'unknown' });
  return lines;
}

/** The rows and the bus have come to rest. */
const isScoring = ({ step }: View): boolean => step === 'score' || step === 'before-bites' || step === 'bites';

/** Nothing is said of a row where nothing moves, or anything may. */
function rowLine(row: RowForecast, number: number, sureOf: (...ranges: Range[]) => PanelLine['sure']): PanelLine[] {
  const moves = plus(row.slides, row.bus);
  if (moves.hi === 0 || (moves.hi === null && moves.lo === 0 && row.enters.lo === 0)) return [];
  const params = { row: number, tiles: rangeWords(moves), zombies: rangeWords(row.enters) };
  return [{ text: { id: 'boardview.forecast.row', params }, sure: sureOf(moves, row.enters) }];
}

function busLine({ rows, parks }: Forecast, soft: boolean): PanelLine {
  if (parks.length === 0) return { text: { id: 'boardview.forecast.bus.unknown' }, sure: 'unknown' };
  const stops = rows.flatMap(({ bus }, i) => (bus.hi === 0 ? [] : [String(i + 1)]));
  const certain = parks.length === 1 && rows.every(({ bus }) => isCertain(bus));
  const text: Message =
    stops.length === 0
      ? { id: 'boardview.forecast.bus.empty', params: { rows: parks.map(String) } }
      : { id: 'boardview.forecast.bus', params: { stops, rows: parks.map(String) } };
  return { text, sure: certain && !soft ? 'certain' : 'open' };
}
