import { type Floor, type Plan, planOf, type Zone } from '../content/map.ts';
import { MISSIONS, type Mission } from '../content/missions.ts';

/** A Zone is a square of this many units; walls are drawn over its edges. */
export const ZONE = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A floor as it lies on the plane. */
export interface Storey {
  readonly level: number;
  /** What its Zones cover; all of it is one rectangle, with holes where no tile lies. */
  readonly box: Box;
}

/** A Mission's map as it is drawn. */
export interface Plane {
  readonly mission: Mission;
  readonly plan: Plan;
  /** The north-west corner of every Zone. */
  readonly corners: readonly Point[];
  readonly storeys: readonly Storey[];
  readonly box: Box;
}

const MARGIN = 14;
/** Further floors lie a little apart, in a frame of brass. */
const APART = { right: 26, down: 16, below: 44 } as const;
export const FRAME = 10;

/** How far a floor lies from where the grid would have it. */
const shiftOf = ({ level, at }: Floor): Point =>
  level === 0 ? { x: 0, y: 0 } : { x: APART.right, y: at[1] > 0 ? APART.below : APART.down };

const TILE = 3;

const storeyOf = (floor: Floor): Storey => {
  const { level, rows, at } = floor;
  const shift = shiftOf(floor);
  return {
    level,
    box: {
      x: at[0] * ZONE + shift.x,
      y: at[1] * ZONE + shift.y,
      width: rows[0].split(' ').length * TILE * ZONE,
      height: rows.length * TILE * ZONE,
    },
  };
};

function planeOf(mission: Mission): Plane {
  const plan = planOf(mission.floors);
  const shifts = new Map(mission.floors.map((floor) => [floor.level, shiftOf(floor)]));
  const corners = plan.zones.map(({ level, x, y }) => {
    const shift = shifts.get(level) ?? { x: 0, y: 0 };
    return { x: x * ZONE + shift.x, y: y * ZONE + shift.y };
  });
  const storeys = mission.floors.map(storeyOf);
  const framed = Math.max(0, ...storeys.map(({ level }) => (level === 0 ? 0 : FRAME)));
  const right = Math.max(...storeys.map(({ box }) => box.x + box.width)) + framed + MARGIN;
  const bottom = Math.max(...storeys.map(({ box }) => box.y + box.height)) + framed + MARGIN;
  const box = { x: -MARGIN, y: -MARGIN, width: right + MARGIN, height: bottom + MARGIN };
  return { mission, plan, corners, storeys, box };
}

const planes = new Map<string, Plane>();

/** The plane of a Mission by its id; worked out once. */
export function planeFor(id: string): Plane {
  const known = planes.get(id);
  if (known) return known;
  const mission = MISSIONS.find((one) => one.id === id);
  if (!mission) throw new Error(`there is no Mission "${id}"`);
  const plane = planeOf(mission);
  planes.set(id, plane);
  return plane;
}

export const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

export const zoneOf = ({ plan }: Plane, id: string): Zone => plan.zones[numberIn(plan, id)];

export function numberIn(plan: Plan, id: string): number {
  const n = plan.numbers.get(id);
  if (n === undefined) throw new Error(`there is no Zone "${id}" on this map`);
  return n;
}

export function middleOf(plane: Plane, id: string): Point {
  const { x, y } = plane.corners[numberIn(plane.plan, id)];
  return { x: x + ZONE / 2, y: y + ZONE / 2 };
}

/** Where a way that is drawn crosses a Zone: below who stands in it, over its label and beside it. */
export function wayOf(plane: Plane, id: string): Point {
  const { x, y } = middleOf(plane, id);
  return { x: x + 0.2 * ZONE, y: y + 0.24 * ZONE };
}

/** Where a point lies, as shares of the plane's width and height. */
export const shareOf = ({ box }: Plane, { x, y }: Point): Point => ({
  x: (x - box.x) / box.width,
  y: (y - box.y) / box.height,
});

/** What a Zone covers, as shares of the plane's width and height. */
export function boxOf(plane: Plane, id: string): { left: number; top: number; right: number; bottom: number } {
  const { x, y } = plane.corners[numberIn(plane.plan, id)];
  const from = shareOf(plane, { x, y });
  const to = shareOf(plane, { x: x + ZONE, y: y + ZONE });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/** A place as percentages of the plane, for elements over the drawing. */
export function placeOf(plane: Plane, zone: number): { left: string; top: string; width: string; height: string } {
  const { box, corners } = plane;
  const at = shareOf(plane, corners[zone]);
  const percent = (share: number): string => `${Math.round(share * 1e5) / 1e3}%`;
  return {
    left: percent(at.x),
    top: percent(at.y),
    width: percent(ZONE / box.width),
    height: percent(ZONE / box.height),
  };
}
