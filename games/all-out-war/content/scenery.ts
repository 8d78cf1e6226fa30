/** The catalogue of scenery (AW-DATA06, AW-CONT09). A kind's number is its place in the table. */
import { INCH } from './lengths.ts';

export type Cover = 'light' | 'heavy';

/** How the top of a piece is reached (AW-ELEV12). */
export type Climb = 'sides' | 'ladder' | 'stairs';

export type Building = 'diner' | 'fillingStation' | 'barn';

export interface Scenery {
  readonly id: string;
  /** Length and width, the longer first; a disc has its diameter twice. */
  readonly size: readonly [number, number];
  readonly disc: boolean;
  /** 1: no taller than a person; 2: taller. */
  readonly height: 1 | 2;
  readonly blocking: boolean;
  readonly cover: Cover | null;
  /** Entered at half rate; everything else is solid (AW-AREA01). */
  readonly area: boolean;
  readonly traversable: boolean;
  /** Used like a barricade in melee (AW-DEF01). */
  readonly defensible: boolean;
  readonly climb: Climb | null;
  /** The top is there only where the game has vehicle tops. */
  readonly topOptional: boolean;
  /** Cover for those on its top (AW-ELEV14). */
  readonly topCover: Cover | null;
  readonly source: boolean;
  /** Its parts, where the game has detailed buildings (AW-BLD08). */
  readonly building: Building | null;
  /** Terrain points (AW-TPTS01). */
  readonly points: number;
}

type More = Partial<Omit<Scenery, 'id' | 'size' | 'points'>>;

const PLAIN = {
  disc: false,
  height: 1,
  blocking: false,
  cover: null,
  area: false,
  traversable: false,
  defensible: false,
  climb: null,
  topOptional: false,
  topCover: null,
  source: false,
  building: null,
} as const;

const piece = (id: string, long: number, short: number, points: number, more: More): Scenery => ({
  ...PLAIN,
  id,
  size: [long * INCH, short * INCH],
  points,
  ...more,
});

const TALL = { height: 2, blocking: true } as const;

export const SCENERY: readonly Scenery[] = [
  piece('barricade', 4, 0.5, 1, { cover: 'light', traversable: true, defensible: true }),
  piece('motorbike', 2, 0.75, 1, { cover: 'light', traversable: true }),
  piece('tent', 2, 2, 1, { cover: 'light', source: true }),
  piece('vehicle', 4, 2, 2, { cover: 'heavy', traversable: true, climb: 'sides', topOptional: true, source: true }),
  piece('kiosk', 2.5, 2.5, 2, { ...TALL, source: true }),
  piece('crates', 2, 2, 2, { cover: 'heavy', traversable: true, climb: 'sides' }),
  piece('dumpster', 2.5, 1.5, 2, { cover: 'heavy', traversable: true, source: true }),
  piece('truck', 6, 2.5, 3, { ...TALL, source: true }),
  piece('smallWood', 4, 4, 3, { ...TALL, disc: true, cover: 'light', area: true }),
  piece('camper', 5, 2.5, 3, { ...TALL, source: true }),
  piece('watchtower', 2.5, 2.5, 3, { height: 2, climb: 'ladder', topCover: 'heavy' }),
  piece('diner', 8, 5, 4, { ...TALL, building: 'diner' }),
  piece('wood', 6, 6, 4, { ...TALL, disc: true, cover: 'light', area: true }),
  piece('fillingStation', 8, 6, 5, { ...TALL, building: 'fillingStation' }),
  piece('barn', 8, 6, 5, { ...TALL, building: 'barn', climb: 'stairs' }),
];

const NUMBERS = new Map(SCENERY.map(({ id }, i) => [id, i]));

/** A kind's number by its id; -1 where there is none. */
export const sceneryNumber = (id: string): number => NUMBERS.get(id) ?? -1;

/** Terrain points for every 20 by 20 inches (AW-SCEN02). */
export const POINTS_PER_SECTION = 14;

/** What the box holds for every 20 by 20 inches (AW-COMP03, AW-SCEN03-R). */
export const BOX: readonly (readonly [id: string, copies: number])[] = [
  ['vehicle', 4],
  ['barricade', 6],
];
