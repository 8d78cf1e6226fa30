import { Chance, Match, SPECTATOR, seeded } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { COMPANIONS } from '../../content/levels.ts';
import { COLOURS, TILES } from '../../content/tiles.ts';
import { TOKENS } from '../../content/tokens.ts';
import { game } from '../game.ts';
import { isFaceUp, isHit, kindInfo } from '../state.ts';
import { view } from '../view.ts';
import { expectAlike, expectUniform, randomGame, setUp, setUps, upTo } from './tables.ts';

const colours = (tiles: readonly number[]): string[] => tiles.map((tile) => TILES[tile].colour);
const hasAllColours = (tiles: readonly number[]): boolean => new Set(colours(tiles)).size === COLOURS.length;

describe('setting up the board', () => {
  it('PB-SET01, PB-SET01-R starts the bus at a random row, driving anticlockwise, unless the first player chooses', () => {
    const states = setUps(2000, 2);
    expectUniform(
      states.map((s) => s.bus.row + 1),
      upTo(5),
    );
    expect(states.every((s) => !s.bus.clockwise)).toBe(true);
    expect(game.options.find(({ id }) => id === 'bus')).toEqual({
      id: 'bus',
      values: ['random', 'choose'],
      default: 'random',
    });
    const [decision] = Match.start(game, 3, { bus: 'choose', first: '2' }).pending;
    expect(decision.seat).toBe(1);
    expect(decision.ask.id).toBe('bus-row');
  });

  it('PB-SET02, PB-SET03, PB-SET04 deals 5 tiles with all four colours to every row and the other 3 to the corner', () => {
    for (const { rows, queue } of setUps(1000, 2)) {
      expect(rows.map(({ tiles }) => tiles.length)).toEqual([5, 5, 5, 5, 5]);
      expect(rows.every(({ tiles }) => hasAllColours(tiles))).toBe(true);
      expect(queue.length).toBe(3);
      const all = [...rows.flatMap(({ tiles }) => tiles), ...queue].sort((a, b) => a - b);
      expect(all).toEqual(TILES.map((_, tile) => tile));
    }
  });

  it('PB-SET02, PB-SET04 makes every tile as likely as any other on each space and at each place of the corner', () => {
    const states = setUps(3000, 2);
    const tiles = TILES.map((_, tile) => tile);
    for (const space of [0, 2, 4]) {
      expectUniform(
        states.map((s) => s.rows[3].tiles[space]),
        tiles,
      );
    }
    for (const place of [0, 1, 2]) {
      expectUniform(
        states.map((s) => s.queue[place]),
        tiles,
      );
    }
  });

  it('PB-SET03-R deals as if all tiles were dealt again until every row has its colours', () => {
    const chance = new Chance(seeded('deal again'));
    const redealt = Array.from({ length: 1000 }, () => {
      for (;;) {
        const tiles = chance.shuffle(
          'tiles',
          TILES.map((_, tile) => tile),
        );
        const rows = [0, 5, 10, 15, 20].map((from) => tiles.slice(from, from + 5));
        if (rows.every(hasAllColours)) return pattern(rows, tiles.slice(25));
      }
    });
    const dealt = setUps(3000, 2).map((s) =>
      pattern(
        s.rows.map((row) => row.tiles),
        s.queue,
      ),
    );
    expectAlike(dealt, redealt);
  });

  it('PB-SET05 mixes all 86 tokens into the supply', () => {
    expect(setUp(2, {}, 1).supply).toEqual(TOKENS.map((t) => t.count));
  });

  it('PB-SET05 brings every zombie into play face down: only one that was hit lies face up in a row', () => {
    let faceUp = 0;
    for (const seed of upTo(40))
      randomGame(2, { level: 'main' }, `face down ${seed}`, ({ state }) => {
        const shown = state.stacks.flat().filter(isFaceUp);
        faceUp += shown.length;
        expect(shown.every((token) => isHit(token) && kindInfo(token).toughness === 2)).toBe(true);
        expect(state.bus.riders.some(isFaceUp)).toBe(false);
      });
    expect(faceUp).toBeGreaterThan(0);
  });

  it('PB-SET06 gives nobody crisps at the start', () => {
    for (const seats of [2, 3, 4])
      expect(setUp(seats, {}, 1).players.map((p) => p.crisps)).toEqual(Array(seats).fill(0));
  });

  it('PB-SET07 puts 7 beers at the bar, ivory companions on the couch and red ones in the phone box', () => {
    const s = setUp(2, {}, 1);
    const colour = (companion: number): string => COMPANIONS[companion].colour;
    expect(s.beers).toBe(7);
    expect(s.couch.map(colour)).toEqual(['ivory', 'ivory', 'ivory', 'ivory']);
    expect(s.phoneBox.map(colour)).toEqual(['red', 'red']);
    expect([...s.couch, ...s.phoneBox].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('PB-SET08, PB-SET11 puts one face-down zombie on every tile of the rolled colour in the rows, none in the corner', () => {
    for (const seed of upTo(60)) {
      const match = Match.start(game, 2, {}, seed);
      const rolled = match.events.flatMap(({ event }) => (event.type === 'colour-rolled' ? [event.face] : [])).at(-1);
      if (rolled === 'white') continue;
      const { rows, queue } = view(match.state, SPECTATOR);
      for (const tile of rows.flatMap((row) => row.tiles))
        expect(tile.stack).toEqual(tile.colour === rolled ? ['?'] : []);
      expect(queue.map((tile) => tile.stack)).toEqual([[], [], []]);
    }
  });

  it('PB-SET11 never puts a zombie on a tile in the corner', () => {
    for (const seed of upTo(40))
      randomGame(3, { level: 'main' }, `corner ${seed}`, ({ state }) =>
        expect(state.queue.map((tile) => state.stacks[tile])).toEqual(state.queue.map(() => [])),
      );
  });
});

/** What a legal deal can differ in: the colours in the corner, and where the double colour of each row lies. */
function pattern(rows: readonly (readonly number[])[], corner: readonly number[]): string {
  const nextToEachOther = rows.filter((tiles) => {
    const row = colours(tiles);
    return row.some((colour, i) => colour === row[i + 1]);
  }).length;
  return `${new Set(colours(corner)).size} colours, ${nextToEachOther} together, ${doubles(rows)} doubled`;
}

const doubles = (rows: readonly (readonly number[])[]): number =>
  new Set(rows.map((tiles) => colours(tiles).find((colour, i, row) => row.indexOf(colour) !== i))).size;
