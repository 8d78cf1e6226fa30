import type { BoardKey } from '@shamble/parts';

/** Keys that have a name of their own in each language. */
const NAMED: readonly string[] = ['enter', 'lift'];

/** What the map does by a key while a Zone has the focus. */
export const boardKeys: readonly BoardKey[] = [...NAMED, ...['n', 'v', 'z', 'g', 'e', 'f', 'c', '0', 'i']].map(
  (key) => ({
    key: NAMED.includes(key) ? { id: `boardview.keyname.${key}` } : key,
    name: { id: `boardview.key.${key}` },
  }),
);
