/** Walls, openings and lines between Zones, from the plan alone. */
import type { Beside } from '../content/map.ts';
import { type Plane, type Point, ZONE } from './geometry.ts';

/** One side of a Zone: its two ends, clockwise. */
export interface Edge {
  readonly zone: number;
  readonly side: number;
  readonly from: Point;
  readonly to: Point;
}

/** Half of what an opening leaves free. */
export const GAP = 19;

const CORNERS: readonly (readonly [Point, Point])[] = [
  [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
  [
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ],
  [
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  [
    { x: 0, y: 1 },
    { x: 0, y: 0 },
  ],
];

function edgeOf({ corners }: Plane, zone: number, side: number): Edge {
  const at = corners[zone];
  const [from, to] = CORNERS[side].map(({ x, y }) => ({ x: at.x + x * ZONE, y: at.y + y * ZONE }));
  return { zone, side, from, to };
}

export const middle = ({ from, to }: Edge): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

/** Whether an edge runs from west to east. */
export const isLevel = ({ side }: Edge): boolean => side % 2 === 0;

export interface Opening extends Edge {
  /** Either name of the border, for doors that are closed. */
  readonly names: readonly [string, string];
}

/** All that lies between Zones, each border once. */
export interface Borders {
  /** Full walls, also round rooms at the edge of the map. */
  readonly walls: readonly Edge[];
  /** Walls between a building and a street: they have windows. */
  readonly windows: readonly Edge[];
  readonly doors: readonly Opening[];
  readonly slots: readonly Edge[];
  readonly vault: readonly Edge[];
  /** Lines between Zones of one street, and of one room. */
  readonly outside: readonly Edge[];
  readonly inside: readonly Edge[];
}

const SIDES = [0, 1, 2, 3];

const isOpenAir = (cell: string): boolean => cell === 's' || cell === 'Z';

export function bordersOf(plane: Plane): Borders {
  const { zones, beside } = plane.plan;
  const found = { walls: [], windows: [], doors: [], slots: [], vault: [], outside: [], inside: [] } as {
    -readonly [Kind in keyof Borders]: Borders[Kind][number][];
  };
  const sort = (zone: number, side: number, other: Beside | undefined): void => {
    const edge = edgeOf(plane, zone, side);
    const here = isOpenAir(zones[zone].cell);
    if (other === undefined) {
      if (!here) found.walls.push(edge);
      return;
    }
    if (other.zone < zone) return;
    const there = isOpenAir(zones[other.zone].cell);
    if (other.border === 'line') found[here ? 'outside' : 'inside'].push(edge);
    else if (other.border === 'door') {
      found.doors.push({ ...edge, names: other.names });
      found.walls.push(...halves(edge));
    } else if (other.border === 'slots') found.slots.push(edge);
    else if (other.border === 'vault') found.vault.push(edge);
    else if (other.border === 'wall') {
      found.walls.push(edge);
      if (here !== there) found.windows.push(edge);
    }
  };
  for (const zone of zones.keys())
    for (const side of SIDES)
      sort(
        zone,
        side,
        beside[zone].find((one) => one.side === side),
      );
  return found;
}

/** What a door leaves of its wall. */
function halves(edge: Edge): Edge[] {
  const { x, y } = middle(edge);
  const [dx, dy] = [Math.sign(edge.to.x - edge.from.x), Math.sign(edge.to.y - edge.from.y)];
  return [
    { ...edge, to: { x: x - dx * GAP, y: y - dy * GAP } },
    { ...edge, from: { x: x + dx * GAP, y: y + dy * GAP } },
  ];
}

export const drawn = (edges: readonly Edge[]): string =>
  edges.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
