/** The 28 movement tiles (PB-COMP03-R, PB-CON03): seven of each colour, numbers 1 to 3 marked. */
export const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

const PER_COLOUR = 7;
const MARKED_PER_COLOUR = 3;
export const TILE_COUNT = COLOURS.length * PER_COLOUR;

export interface Tile {
  readonly id: string;
  readonly colour: Colour;
  readonly marked: boolean;
}

export const TILES: readonly Tile[] = COLOURS.flatMap((colour) =>
  Array.from({ length: PER_COLOUR }, (_, i) => ({
    id: `${colour}-${i + 1}`,
    colour,
    marked: i < MARKED_PER_COLOUR,
  })),
);

/** What a marked tile is about when it enters the pub (PB-SYM03, colours PB-SYM03-R). */
export type Symbol = 'bus' | 'bite' | 'card' | 'deck';
export const SYMBOLS: Readonly<Record<Colour, Symbol>> = { yellow: 'bus', red: 'bite', green: 'card', blue: 'deck' };
