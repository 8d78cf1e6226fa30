/** How each game looks on the web table, loaded on demand: one line per game, beside its line in the registry. */
export const BOARDS = {
  'pints-of-blood': () => import('@shamble/pints-of-blood/board'),
  'walking-dead': () => import('@shamble/walking-dead/board'),
};
