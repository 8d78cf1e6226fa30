import type { Telling } from '@shamble/parts';

/** How what happens is told. */
export const telling: Telling = {
  beats: {},
  things: () => [],
  cards: () => [],
  card: () => null,
};
