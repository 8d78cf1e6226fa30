/** What a Location card asks, and the reader of its short notation. */
import { Reader } from './reader.ts';
import type { Cost } from './words.ts';

/** The fight or roll at a Location; each is also a challenge of the card language. */
export type Trial =
  | { readonly kind: 'kill' | 'survive'; readonly zombies: number }
  | { readonly kind: 'act'; readonly n: number };

/** What exploring asks; checked in this order: have, items, survivors, then enc, challenge, pay. */
export interface Objective {
  /** Encounters to pass in a series. */
  readonly enc: number;
  readonly challenge: Trial | null;
  /** Owned, not spent. */
  readonly have: readonly Cost[];
  readonly pay: readonly Cost[];
  readonly items: number;
  readonly survivors: number;
}

const WORDS = new Map<string, (r: Reader) => Partial<Objective>>([
  ['have', (r) => ({ have: r.costs() })],
  ['items', (r) => ({ items: r.number() })],
  ['surv', (r) => ({ survivors: r.number() })],
  ['enc', (r) => ({ enc: r.number() })],
  ['fight', (r) => ({ challenge: { kind: 'kill', zombies: r.number() } })],
  ['hold', (r) => ({ challenge: { kind: 'survive', zombies: r.number() } })],
  ['act', (r) => ({ challenge: { kind: 'act', n: r.number() } })],
  ['pay', (r) => ({ pay: r.costs() })],
]);

/** `enc 1, fight 5`; each word once, and one of fight, hold and act at most. */
export function readObjective(text: string, card: string): Objective {
  const r = new Reader(text, card);
  const read = new Set<string>();
  let objective: Objective = { enc: 0, challenge: null, have: [], pay: [], items: 0, survivors: 0 };
  do {
    const word = r.peek();
    const part = WORDS.get(word);
    if (part === undefined) return r.refuse(word, 'is no objective');
    if (read.has(word)) return r.refuse(word, 'stands there twice');
    r.take();
    read.add(word);
    const more = part(r);
    if (objective.challenge && more.challenge) return r.refuse(word, 'is a second challenge');
    objective = { ...objective, ...more };
  } while (r.has(','));
  r.end();
  return objective;
}
