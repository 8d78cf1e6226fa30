import type { Hull } from './hull.ts';
import { BASE } from './limits.ts';

/** The side of the Walkers; groups of Survivors have their seat. */
export const WALKERS = -1;

/** A miniature as the geometry sees it. Lists of them are in the order of AW-GEO23: Walkers by number, then by seat. */
export interface Figure {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly standing: boolean;
  readonly side: number;
}

export interface Piece {
  readonly id: string;
  readonly hull: Hull;
  /** Can be entered, at double cost (AW-AREA01); all others are solid. */
  readonly area: boolean;
  /** Stops lines of sight through it (AW-BLOCK01). */
  readonly blocking: boolean;
  /** May be fought across its long sides (AW-BARR01, AW-DEF01). */
  readonly defensible: boolean;
  /** May be leapt over its long sides (AW-LEAP01, AW-TRAV01). */
  readonly traversable: boolean;
  /** Of parts with the same number all are one piece to go around (AW-WALK06). */
  readonly piece?: number;
}

/** One level of the table. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly figures: readonly Figure[];
}

/** Whether a base there crosses no border; no tolerance (AW-GEO03). */
export const onTable = ({ width, height }: Ground, x: number, y: number): boolean =>
  x >= BASE && x <= width - BASE && y >= BASE && y <= height - BASE;
