/** How each game is shown on the web table, its words and its looks, loaded on demand: one line per game. */
export const BOARDS = {
  'pints-of-blood': [() => import('@shamble/pints-of-blood'), () => import('@shamble/pints-of-blood/board')],
  'walking-dead': [() => import('@shamble/walking-dead'), () => import('@shamble/walking-dead/board')],
  'army-of-the-dead': [() => import('@shamble/army-of-the-dead'), () => import('@shamble/army-of-the-dead/board')],
  'all-out-war': [() => import('@shamble/all-out-war'), () => import('@shamble/all-out-war/board')],
} as const;
