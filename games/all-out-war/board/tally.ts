/** What a whole game came to: what everybody shot, felled, suffered and carried away. */
import type { GameEvent, Json, Message } from '@shamble/kernel';
import type { Tally } from '@shamble/parts';
import { asView } from '../rules/view.ts';
import { thing } from '../text/words.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.tally.${id}`, params });

/** What is counted of somebody. */
interface Sums {
  shots: number;
  hits: number;
  searched: number;
  wounds: number;
  held: number;
}

const COLUMNS = ['shots', 'hits', 'searched', 'wounds', 'held'] as const;

export function tally(events: readonly GameEvent[], data: Json): Tally {
  const { people, threat, turn } = asView(data);
  const sums = sumsOf(events);
  const removed = events.filter(({ type }) => type === 'walker-removed').length;
  const loud = events.filter((one) => one.type === 'loud' && one.loud === 'mayhem').length;
  return {
    columns: [say('who'), ...COLUMNS.map((column) => say(column))],
    rows: people.map(({ id, counters }) => {
      const one: Sums = { shots: 0, hits: 0, searched: 0, wounds: 0, ...sums.get(id), held: counters.length };
      return [thing(id, 'thing'), ...COLUMNS.map((column) => say('n', { n: one[column] }))];
    }),
    lines: [say('turns', { n: turn, threat }), say('walkers', { n: removed }), say('mayhem', { n: loud })],
  };
}

/** A shot hits where what follows it is no miss. */
function sumsOf(events: readonly GameEvent[]): ReadonlyMap<string, Partial<Sums>> {
  const sums = new Map<string, Sums>();
  const of = (id: Json | undefined): Sums => {
    const name = String(id);
    const found = sums.get(name) ?? { shots: 0, hits: 0, searched: 0, wounds: 0, held: 0 };
    sums.set(name, found);
    return found;
  };
  for (const { type, survivor, wounds } of events) {
    if (type === 'shot') {
      of(survivor).shots++;
      of(survivor).hits++;
    } else if (type === 'missed') of(survivor).hits--;
    else if (type === 'counter-taken') of(survivor).searched++;
    else if (type === 'wounded') of(survivor).wounds += Number(wounds);
  }
  return sums;
}
