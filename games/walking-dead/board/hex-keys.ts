import { BOARD, spaceNumber } from '../content/map.ts';

/** Six keys round S: row and column steps from an even row, and from an odd one, which lies half a space further right. */
const STEPS: Readonly<Record<string, readonly [readonly [number, number], readonly [number, number]]>> = {
  e: [
    [-1, 0],
    [-1, 1],
  ],
  d: [
    [0, 1],
    [0, 1],
  ],
  x: [
    [1, 0],
    [1, 1],
  ],
  z: [
    [1, -1],
    [1, 0],
  ],
  a: [
    [0, -1],
    [0, -1],
  ],
  w: [
    [-1, -1],
    [-1, 0],
  ],
};

export const isHexKey = (key: string): boolean => key.toLowerCase() in STEPS;

/** The space that a key leads to, over borders too: it only looks around; null at the edge of the map. */
export function hexStep(from: string, key: string): string | null {
  const { row, column } = BOARD.places[spaceNumber(from)];
  const [down, right] = STEPS[key.toLowerCase()][row % 2];
  return BOARD.places.find((place) => place.row === row + down && place.column === column + right)?.id ?? null;
}

/** The next of some spaces after one, in a circle; -1 where there is none. */
export function nextOf(list: readonly number[], at: number, by: 1 | -1): number {
  if (list.length === 0) return -1;
  const here = list.indexOf(at);
  if (here < 0) return by > 0 ? list[0] : list[list.length - 1];
  return list[(here + by + list.length) % list.length];
}
