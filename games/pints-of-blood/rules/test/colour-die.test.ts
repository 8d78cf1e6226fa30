import { Match } from '@shamble/kernel';
import { expect, it } from 'vitest';
import { TILES } from '../../content/tiles.ts';
import { game } from '../game.ts';
import type { Pints } from '../state.ts';

// With seven tiles of each colour and three in the corner no colour can be missing, so the tiles are bent for this.
it('PB-COL06-R places nothing and does not roll again where no tile of the colour lies in the rows', () => {
  const yellow = TILES.findIndex((tile) => tile.colour === 'yellow');
  const noRedTile = (s: Pints): void => {
    for (const row of s.rows) row.tiles = row.tiles.map((tile) => (TILES[tile].colour === 'red' ? yellow : tile));
    s.bus.row = 0;
    s.colour = 'red';
    s.step = 'colour';
  };
  const match = Match.start(game, 2, { first: '1' }, '0', { events: true }, noRedTile);
  const thisTurn = match.events.map(({ event }) => event).slice(0, 2);
  expect(thisTurn).toMatchObject([
    { type: 'colour-rolled', face: 'red' },
    { type: 'zombies-placed', zombies: 0, tiles: 0 },
  ]);
});
