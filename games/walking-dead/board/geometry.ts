import { BOARD, centre, spaceNumber } from '../content/map.ts';

/** The map is drawn in units of which a hexagon's corner lies 100 from its middle. */
const SIZE = 100;
const MARGIN = 14;
const HALF = (Math.sqrt(3) * SIZE) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of every space. */
export const MIDDLES: readonly Point[] = BOARD.places.map((_, space) => centre(space, SIZE));

export const middleOf = (id: string): Point => MIDDLES[spaceNumber(id)];

const xs = MIDDLES.map(({ x }) => x);
const ys = MIDDLES.map(({ y }) => y);

/** What the drawing covers. */
export const PLANE = {
  x: Math.min(...xs) - HALF - MARGIN,
  y: Math.min(...ys) - SIZE - MARGIN,
  width: Math.max(...xs) - Math.min(...xs) + 2 * HALF + 2 * MARGIN,
  height: Math.max(...ys) - Math.min(...ys) + 2 * SIZE + 2 * MARGIN,
} as const;

export const VIEW_BOX = `${PLANE.x} ${PLANE.y} ${PLANE.width} ${PLANE.height}`;

/** On a phone the whole map would be too small for fingers. */
export const firstZoom = (compact: boolean): number => (compact ? 2.2 : 1);

/** Where a point lies in the drawing, as shares of its width and height. */
export const shareOf = ({ x, y }: Point): Point => ({
  x: (x - PLANE.x) / PLANE.width,
  y: (y - PLANE.y) / PLANE.height,
});

/** The six corners, clockwise from the top; `by` draws a smaller or larger hexagon. */
const corners = ({ x, y }: Point, by = 1): Point[] => {
  const [h, s] = [HALF * by, SIZE * by];
  return [
    { x, y: y - s },
    { x: x + h, y: y - s / 2 },
    { x: x + h, y: y + s / 2 },
    { x, y: y + s },
    { x: x - h, y: y + s / 2 },
    { x: x - h, y: y - s / 2 },
  ];
};

const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (n: number): number => Math.round(n * 10) / 10;

export const hexagon = (middle: Point, by = 1): string => `M${corners(middle, by).map(written).join('L')}z`;

/** The edge that two touching hexagons share. */
export function edgeBetween(a: Point, b: Point): readonly [Point, Point] {
  const near = corners(a).filter((corner) => corners(b).some((other) => isSame(corner, other)));
  return [near[0], near[1]];
}

const isSame = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;

export const line = (points: readonly Point[]): string => `M${points.map(written).join('L')}`;

/** A way through points with its corners rounded. */
export function curve(points: readonly Point[]): string {
  if (points.length < 3) return line(points);
  const parts = [`M${written(points[0])}`];
  for (let i = 1; i < points.length - 1; i++) {
    const here = points[i];
    parts.push(`L${written(between(points[i - 1], here, 0.62))}`);
    parts.push(`Q${written(here)} ${written(between(here, points[i + 1], 0.38))}`);
  }
  return `${parts.join('')}L${written(points[points.length - 1])}`;
}

/** A point on the way from one to another. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
