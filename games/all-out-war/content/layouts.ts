/** Ready layouts, in thousandths of an inch (AW-CONT06, AW-CONT07, AW-CONT12). */
import { INCH } from './lengths.ts';

export type Spot = readonly [x: number, y: number];

export interface Laid {
  readonly kind: string;
  readonly at: Spot;
  /** One of the 24 directions of its long axis. */
  readonly turn: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly scenery: readonly Laid[];
  /** Counters by letter; those on sources lie on their middles. */
  readonly counters: readonly Spot[];
  /** Walkers by number. */
  readonly walkers: readonly Spot[];
  /** Survivors of a group in the order of its list: how far along their edge. */
  readonly deployment: readonly number[];
}

const inches = (n: number): number => Math.floor(n * INCH + 0.5);
const at = (x: number, y: number): Spot => [inches(x), inches(y)];
const spots = (...list: readonly Spot[]): readonly Spot[] => list.map(([x, y]) => at(x, y));
const lay = (kind: string, list: readonly (readonly [x: number, y: number, degrees?: number])[]): Laid[] =>
  list.map(([x, y, degrees = 0]) => ({ kind, at: at(x, y), turn: degrees / 15 }));

export const SMALL: Layout = {
  width: 20 * INCH,
  height: 20 * INCH,
  scenery: [
    ...lay('vehicle', [
      [4.5, 7.5],
      [14.5, 7.2],
      [15.5, 12.5],
      [5.5, 12.8],
    ]),
    ...lay('barricade', [
      [3, 3.5],
      [10, 3.9],
      [17.5, 3.5],
      [2.5, 16.5],
      [10, 16.1],
      [17, 16.5],
    ]),
  ],
  counters: spots(
    [10, 10],
    [4.5, 7.5],
    [14.5, 7.2],
    [15.5, 12.5],
    [5.5, 12.8],
    [10, 7],
    [10, 13],
    [1.5, 10.2],
    [18.5, 9.8],
  ),
  walkers: spots(
    [10, 10],
    [7, 6.5],
    [17, 8.2],
    [13, 12.5],
    [3, 11.8],
    [9, 7],
    [10, 13.5],
    [0.5, 10.2],
    [18.5, 9.8],
    [18.75, 13.5],
    [1, 6.75],
    [13.25, 9.25],
    [4.5, 9],
    [7, 10.75],
    [19.5, 6.5],
    [0.5, 13.5],
    [12, 6.5],
    [15.75, 11],
  ),
  deployment: [10, 8, 12, 6, 14, 4, 16, 2, 18].map(inches),
};

export const LARGE: Layout = {
  width: 40 * INCH,
  height: 20 * INCH,
  scenery: [
    ...lay('vehicle', [
      [5, 7.6, 15],
      [6, 12.7],
      [11.5, 10, 90],
      [16.8, 12.8],
      [23.2, 7.2],
      [28.5, 10, 90],
      [34, 7.3],
      [35, 12.4, 15],
    ]),
    ...lay('barricade', [
      [4, 3.3],
      [11.5, 4, 165],
      [20, 3.4],
      [27.5, 3.8, 15],
      [35.5, 3.2],
      [17, 7.6, 90],
      [23, 12.4, 90],
      [4.5, 16.8],
      [12.5, 16.2, 15],
      [20, 16.6],
      [28.5, 16, 165],
      [36, 16.7],
    ]),
  ],
  counters: spots(
    [20, 10],
    [5, 7.6],
    [6, 12.7],
    [11.5, 10],
    [16.8, 12.8],
    [23.2, 7.2],
    [28.5, 10],
    [34, 7.3],
    [35, 12.4],
  ),
  walkers: spots(
    [20, 10],
    [6.544, 9.567],
    [7, 11.2],
    [13, 9],
    [19.3, 11.8],
    [20.7, 8.2],
    [27, 11],
    [33, 8.8],
    [33.456, 10.433],
    [39.5, 7.75],
    [0.5, 12.25],
    [2.25, 6.75],
    [37.75, 13.25],
    [12.5, 13],
    [27.5, 7],
    [29.75, 13.25],
    [10.25, 6.75],
    [9.25, 13.5],
    [30.75, 6.5],
    [24, 10],
    [16, 10],
    [17.75, 7.25],
    [22.25, 12.75],
    [6.75, 6.5],
    [33.25, 13.5],
    [14.75, 6.5],
    [25.25, 13.5],
    [36.5, 10.25],
    [3.5, 9.75],
    [36.75, 6.5],
    [3.25, 13.5],
    [9.75, 10],
    [30.25, 10],
    [0.5, 9.25],
    [39.5, 10.75],
  ),
  deployment: [
    20, 17, 23, 14, 26, 11, 29, 8, 32, 5, 35, 2, 38, 18.5, 21.5, 15.5, 24.5, 12.5, 27.5, 9.5, 30.5, 6.5, 33.5, 3.5,
    36.5,
  ].map(inches),
};

/** The small table to learn on: no scenery, two Survivors of fixed places (AW-CONT12). */
export const LEARNING: Layout = {
  width: 10 * INCH,
  height: 10 * INCH,
  scenery: [],
  counters: spots([2, 6.5], [5, 7.5], [8, 6.5]),
  walkers: spots([2, 7.5], [5, 8.5], [8, 7.5]),
  deployment: [3.5, 6.5].map(inches),
};
