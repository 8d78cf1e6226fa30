import type { BoardKey } from '@shamble/parts';

/** What the map does by a key while a Zone has the focus. */
export const boardKeys: readonly BoardKey[] = ['n', 'v', 'z', 'g', 'e', 'f', 'c', '0', 'i'].map((key) => ({
  key,
  name: { id: `boardview.key.${key}` },
}));
