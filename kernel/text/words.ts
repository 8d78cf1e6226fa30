import { canonical } from '../json.ts';
import type { Message, Who } from '../message.ts';

/** The names of things of one kind: `group('card')` says `card.umbrella`. */
export const group =
  (name: string) =>
  (id: string | number): Message => ({ id: `${name}.${id}` });

/** A player as people count them, from 1. */
export const player = (number: number): Who => ({ seat: number - 1 });

/** Alike things together, in the order in which they first come; the game says `count` in its own words: `3 × zombie`. */
export function counted(things: readonly Message[]): Message[] {
  const alike = new Map<string, { n: number; what: Message }>();
  for (const what of things) {
    const key = canonical(what);
    alike.set(key, { n: (alike.get(key)?.n ?? 0) + 1, what });
  }
  return [...alike.values()].map(({ n, what }) => (n === 1 ? what : { id: 'count', params: { n, what } }));
}

/** A chance in whole percent; 0 and 100 only for what is impossible and what is certain. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  // A certain sum of chances may fall short of 1 by its roundings.
  if (chance > 1 - 1e-9) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
