import type { GameEvent, Message, Say } from '@shamble/kernel';
import type { Entry } from '@shamble/tables';
import { sayIf } from '../say-if.ts';

interface Sum {
  n: number;
  totals: Record<string, number>;
}

/** How often each kind of event happened, and the sums of its numbers. */
function sums(entries: readonly Entry[]): ReadonlyMap<string, Sum> {
  const found = new Map<string, Sum>();
  for (const { event } of entries) {
    const sum = found.get(event.type) ?? { n: 0, totals: {} };
    sum.n++;
    for (const [name, value] of numbers(event)) sum.totals[name] = (sum.totals[name] ?? 0) + value;
    found.set(event.type, sum);
  }
  return found;
}

const numbers = (event: GameEvent): [string, number][] =>
  Object.entries(event).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : []));

/** The sentences a game has for what happened in the whole game: `stats.<event type>`. */
export function statistics(entries: readonly Entry[], say: Say): string[] {
  return [...sums(entries)].flatMap(([type, { n, totals }]) => {
    const message: Message = { id: `stats.${type}`, params: { ...totals, n } };
    return sayIf(say, message) ?? [];
  });
}
