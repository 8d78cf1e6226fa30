export const dot = (ax: number, ay: number, bx: number, by: number): number => ax * bx + ay * by;

/** Positive where b lies counterclockwise of a. */
export const cross = (ax: number, ay: number, bx: number, by: number): number => ax * by - ay * bx;

export const squared = (ax: number, ay: number, bx: number, by: number): number =>
  (bx - ax) * (bx - ax) + (by - ay) * (by - ay);

export const distance = (ax: number, ay: number, bx: number, by: number): number => Math.sqrt(squared(ax, ay, bx, by));

// biome-ignore lint/suspicious/noApproximativeNumericConstant: of Math only functions are used here
const PI = 3.141592653589793;
export const FULL = 2 * PI;

/** Grows with the direction, counterclockwise from (1, 0), from 0 to below 4. */
export function key(x: number, y: number): number {
  if (y >= 0) return x > 0 ? y / (x + y) : x === 0 && y === 0 ? 0 : 1 - x / (y - x);
  return x < 0 ? 2 - y / (-x - y) : 3 + x / (x - y);
}

/** A direction, not of unit length, that has this key. */
export function fromKey(k: number): readonly [x: number, y: number] {
  const q = k >= 4 ? k - 4 : k;
  if (q < 1) return [1 - q, q];
  if (q < 2) return [1 - q, 2 - q];
  if (q < 3) return [q - 3, 2 - q];
  return [q - 3, q - 4];
}

/**
 * The turn counterclockwise, from 0 to a full one, between two directions with dot product c and cross product s.
 * Good to 1e-11, and the turns of parts add up to that of the whole (AW-GEO12).
 */
export function turnOf(c: number, s: number): number {
  const ac = c < 0 ? -c : c;
  const as = s < 0 ? -s : s;
  if (ac + as === 0) return 0;
  let t = as / (Math.sqrt(c * c + s * s) + ac);
  t = t / (1 + Math.sqrt(1 + t * t));
  t = t / (1 + Math.sqrt(1 + t * t));
  const q = t * t;
  const series = 1 - q * (1 / 3 - q * (1 / 5 - q * (1 / 7 - q * (1 / 9 - q * (1 / 11 - q * (1 / 13 - q / 15))))));
  const acute = 8 * t * series;
  if (s >= 0) return c >= 0 ? acute : PI - acute;
  return c >= 0 ? FULL - acute : PI + acute;
}

type Pair = readonly [x: number, y: number];

// biome-ignore lint/suspicious/noApproximativeNumericConstant: the rule gives seven digits
const DIAGONAL = 0.7071068;

/** The first quarter of AW-GEO18. */
const QUARTER: readonly Pair[] = [
  [1, 0],
  [0.9659258, 0.258819],
  [0.8660254, 0.5],
  [DIAGONAL, DIAGONAL],
  [0.5, 0.8660254],
  [0.258819, 0.9659258],
];

/** The 24 directions: the first six, and their exact quarter turns; nothing is turned again and again (AW-GEO18). */
export const DIRECTIONS: readonly Pair[] = [
  ...QUARTER,
  ...QUARTER.map(([x, y]): Pair => [0 - y, x]),
  ...QUARTER.map(([x, y]): Pair => [0 - x, 0 - y]),
  ...QUARTER.map(([x, y]): Pair => [y, 0 - x]),
];

/** A direction turned by a number of steps of 15 degrees, counterclockwise where positive. */
export function turned(x: number, y: number, steps: number): Pair {
  const [c, s] = DIRECTIONS[((steps % 24) + 24) % 24];
  return [c * x - s * y, s * x + c * y];
}
