/** The board: northern Georgia, 144 hexagons in ten rows, Atlanta in the middle (WD-BOARD01). */
import { type Board, type Pair, readMap, stepsFrom } from './map-read.ts';
import type { Kind } from './words.ts';

/** F Food, G Fuel, M Ammo, s1 to s6 Start spaces in the characters' order, three capitals a Location, [ ] Atlanta. */
export const DRAWING = `
A      ~     .     .     F     .     s1    .     .     FM    .     .     s4    .     .     ~
B         .    FAR    .     .     .     .     G     .    MOT    .     .     .     .    EST    ~
C      G     .     M     .     F     .   [FGM] [ . ] [FGM]   .     .     GM    .     .     M
D         .     .     .     .    FGM  [ FM] [ . ] [ . ] [ GM]  FGM    .     .     FG    .     .
E      .     s6    .     G     .   [ . ] [ G ] [STA] [ . ] [ . ]   .    MAL    .     .     s2
F         .     .     .     .     .   [ . ] [ . ] [ . ] [FGM]   F     .     MM    FG    .     .
G      F     .     M     .    GUN    .   [ FM] [ . ] [FGM]   F     .     .     .     .     .
H        PRI    .     .     FG    .     FM    .     GM    .     .     G     .     M    HOS    .
I      ~     .     .     .     .     .     .    FGM    .     .     .     .     .     .     .
J         ~     GM    .     s3    .     G     .     .    AIR    F     .     s5    .     FG    ~
`;

/** North, east, south, west: the outer end, the inner end. */
export const ARROW_ENDS = [
  ['B8', 'C8'],
  ['E11', 'E10'],
  ['H7', 'G8'],
  ['E5', 'E6'],
] as const;

export const BOARD: Board = readMap(DRAWING, ARROW_ENDS);

export const SPACES: readonly string[] = BOARD.places.map((place) => place.id);

const NUMBERS = new Map(SPACES.map((id, n) => [id, n]));

/** The number of a space by its id. */
export function spaceNumber(id: string): number {
  const n = NUMBERS.get(id);
  if (n === undefined) throw new Error(`there is no space "${id}"`);
  return n;
}

/** Adjacent spaces, clockwise from the upper right (WD-BOARD07). */
export const NEIGHBOURS: readonly (readonly number[])[] = BOARD.neighbours;

/** Touching spaces that the border of Atlanta keeps apart (WD-BOARD05). */
export const BORDER: readonly Pair[] = BOARD.border;

/** The red arrows, outer end first (WD-BOARD06). */
export const ARROWS: readonly Pair[] = BOARD.arrows;

export const ICONS: readonly (readonly Kind[])[] = BOARD.places.map((place) => place.icons);
export const LOCATION_AT: readonly (string | null)[] = BOARD.places.map((place) => place.location);
/** The character whose Start space it is. */
export const START_AT: readonly (string | null)[] = BOARD.places.map((place) => place.start);
export const ATLANTA: readonly boolean[] = BOARD.places.map((place) => place.atlanta);

/** Where each Location lies, by its name. */
export const LOCATION_SPACE: Readonly<Record<string, number>> = spacesBy(LOCATION_AT);
/** Each character's Start space. */
export const START_SPACE: Readonly<Record<string, number>> = spacesBy(START_AT);

const DISTANCE: readonly Uint8Array[] = SPACES.map((_, from) => stepsFrom(BOARD, from));

/** The shortest way in steps. */
export function distance(a: number, b: number): number {
  return DISTANCE[a][b];
}

const ROOT3 = Math.sqrt(3);

/** The middle of a space, for hexagons whose corners lie `size` from it. */
export function centre(space: number, size = 1): { readonly x: number; readonly y: number } {
  const { row, column } = BOARD.places[space];
  return { x: size * ROOT3 * (column - 1 + (row % 2) / 2), y: size * 1.5 * row };
}

function spacesBy(names: readonly (string | null)[]): Record<string, number> {
  return Object.fromEntries(names.flatMap((name, n) => (name === null ? [] : [[name, n]])));
}
