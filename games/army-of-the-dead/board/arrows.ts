/** Where the dead would go, as arrows: one for each step, with how many of each kind take it. */
import type { ZombieKind } from '../content/zombies.ts';
import type { ForecastGroup } from '../rules/forecast.ts';
import { type Covered, shared, WEIGHTS } from './covered.ts';
import type { Point } from './geometry.ts';
import { type Spot, spot } from './layout.ts';

/** How many of a kind: a number, or from so many to so many. */
interface Part {
  readonly kind: ZombieKind;
  readonly words: string;
}

export interface Flow {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly parts: readonly Part[];
  readonly sure: boolean;
}

/** Steps of all groups that go the same way, as one arrow. */
export function flowsOf(groups: readonly ForecastGroup[]): Flow[] {
  const found = new Map<string, { sure: boolean; kinds: Map<ZombieKind, { least: number; most: number }> }>();
  for (const { kind, steps } of groups)
    for (const { from, to, n, sure } of steps) {
      const key = `${from}>${to}`;
      const flow = found.get(key) ?? { sure: true, kinds: new Map() };
      const { least, most } = flow.kinds.get(kind) ?? { least: 0, most: 0 };
      flow.kinds.set(kind, { least: least + n.least, most: most + n.most });
      found.set(key, { ...flow, sure: flow.sure && sure });
    }
  return [...found].map(([key, { sure, kinds }]) => {
    const [from, to] = key.split('>');
    const parts = [...kinds].map(([kind, { least, most }]) => ({
      kind,
      words: least === most ? String(most) : `${least}–${most}`,
    }));
    return { key, from, to, parts, sure };
  });
}

export const PLATE = { high: 24, short: 24, long: 40, gap: 1 } as const;

/** How wide the plates of an arrow are, one for each kind. */
export const widthOf = ({ words }: Part): number => (words.length > 2 ? PLATE.long : PLATE.short);

export interface Shaft {
  readonly a: Point;
  readonly b: Point;
  /** The middle of its plates. */
  readonly middle: Point;
  readonly turn: number;
}

/** How far beside the middles of the Zones an arrow runs, at which share of the way its number stands, and where it ends. */
interface Course {
  readonly aside: number;
  readonly share: number;
  readonly end: number;
}

const courses = (asides: readonly number[], shares: readonly (readonly [share: number, end: number])[]): Course[] =>
  asides.flatMap((aside) => shares.map(([share, end]) => ({ aside, share, end })));

const until = (end: number, shares: readonly number[]) => shares.map((share) => [share, end] as const);

/**
 * Best first. Arrows to the side run above the numbers of the dead, or in the lower part; those that go up or down,
 * beside what the forecast sees and people, who stand in the lower part: what comes from below ends before them.
 */
const COURSES = {
  right: courses([-36, -8, 16, 38], until(0.74, [0.55, 0.5, 0.62, 0.42])),
  left: courses([-36, -8, 16, 38], until(0.74, [0.45, 0.5, 0.38, 0.58])),
  down: courses([29, 38, -29, -38, 0], until(0.66, [0.42, 0.5, 0.34, 0.6])),
  up: courses(
    [24, 36, -36, 0],
    [
      [0.46, 0.72],
      [0.4, 0.66],
      [0.3, 0.48],
    ],
  ),
} as const;

type Way = keyof typeof COURSES;

function wayOf(from: Point, to: Point): Way {
  if (Math.abs(to.x - from.x) >= 1) return to.x > from.x ? 'right' : 'left';
  return to.y > from.y ? 'down' : 'up';
}

/** At which share of the way it begins. */
const BEGINS: Readonly<Record<Way, number>> = { right: 0.4, left: 0.3, down: 0.3, up: 0.2 };

function shaftOn(from: Point, to: Point, way: Way, { aside, share, end: last }: Course): Shaft {
  const upright = way === 'up' || way === 'down';
  const moved = ({ x, y }: Point): Point => (upright ? { x: x + aside, y } : { x, y: y + aside });
  const [start, end] = [moved(from), moved(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const at = (part: number): Point => ({ x: start.x + dx * part, y: start.y + dy * part });
  return { a: at(BEGINS[way]), b: at(last), middle: at(share), turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** What the plates of an arrow cover. */
export const platesOf = ({ middle }: Shaft, parts: readonly Part[]): Spot => {
  const wide = parts.reduce((sum, part) => sum + widthOf(part) + PLATE.gap, -PLATE.gap);
  return spot(middle.x, middle.y, wide, PLATE.high);
};

/** So many points of a shaft are looked at, and each weighs so much of what a plate does. */
const POINTS = 8;
const THIN = 0.04;
/** The usual course is left only for something. */
const HABIT = 0.02;

/** The arrow from one Zone to the next that covers the least of what lies there. */
export function shaftOf(from: Point, to: Point, parts: readonly Part[], covered: readonly Covered[]): Shaft {
  const way = wayOf(from, to);
  const shafts = COURSES[way].map((course) => shaftOn(from, to, way, course));
  const costs = shafts.map((shaft, i) => {
    const plates = platesOf(shaft, parts);
    const line = Array.from({ length: POINTS }, (_, n) => pointOn(shaft, n / (POINTS - 1)));
    return covered.reduce(
      (sum, { spot: one, weight }) =>
        sum + weight * (shared(plates, one) + THIN * line.filter((point) => isOn(point, one)).length),
      i * HABIT,
    );
  });
  return shafts[costs.indexOf(Math.min(...costs))];
}

/** The head reaches so far beyond the end of the shaft. */
const TIP = 12;

function pointOn({ a, b }: Shaft, share: number): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = share * (1 + TIP / Math.hypot(dx, dy));
  return { x: a.x + dx * long, y: a.y + dy * long };
}

const isOn = ({ x, y }: Point, { x: at, y: down, w, h }: Spot): boolean =>
  Math.abs(x - at) < w / 2 && Math.abs(y - down) < h / 2;

/** All arrows one after the other: none has its plates over those of another. */
export function laidOut(
  flows: readonly Flow[],
  middle: (zone: string) => Point,
  coveredIn: (zone: string) => readonly Covered[],
): readonly { readonly flow: Flow; readonly shaft: Shaft }[] {
  const plates: Covered[] = [];
  return flows.map((flow) => {
    const covered = [...coveredIn(flow.from), ...coveredIn(flow.to), ...plates];
    const shaft = shaftOf(middle(flow.from), middle(flow.to), flow.parts, covered);
    plates.push({ spot: platesOf(shaft, flow.parts), weight: WEIGHTS.number });
    return { flow, shaft };
  });
}
