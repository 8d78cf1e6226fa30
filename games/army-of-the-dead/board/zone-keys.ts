import { numberIn, type Plane } from './geometry.ts';

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The Zone that an arrow leads to, through walls too and over to the next floor of the plane; null at its edge. */
export function zoneStep({ plan }: Plane, from: string, key: string): string | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [dx, dy] = step;
  const { x, y } = plan.zones[numberIn(plan, from)];
  // A hole in the plane is skipped.
  for (let far = 1; far <= 12; far++) {
    const found = plan.zones.find((zone) => zone.x === x + dx * far && zone.y === y + dy * far);
    if (found) return found.id;
  }
  return null;
}

/** Whether a wall stands between two Zones side by side. */
export function isWalled({ plan }: Plane, from: string, to: string): boolean {
  const there = numberIn(plan, to);
  return plan.beside[numberIn(plan, from)].find(({ zone }) => zone === there)?.border === 'wall';
}

/** From a lift to the linked one on another floor. */
export function liftStep({ plan }: Plane, from: string, by: 1 | -1): string | null {
  const here = plan.zones[numberIn(plan, from)];
  const others = plan.elevators
    .map((n) => plan.zones[n])
    .filter(({ level }) => (by > 0 ? level > here.level : level < here.level));
  return here.cell === 'L' ? (others[0]?.id ?? null) : null;
}

/** The next of some Zones after one, in a circle; null where there is none. */
export function nextOf(list: readonly string[], at: string, by: 1 | -1): string | null {
  if (list.length === 0) return null;
  const here = list.indexOf(at);
  if (here < 0) return by > 0 ? list[0] : list[list.length - 1];
  return list[(here + by + list.length) % list.length];
}

/** Zones by how far they lie from one on the plan. */
export function nearestFirst({ plan }: Plane, from: string | null, list: readonly string[]): string[] {
  if (from === null) return [...list];
  const start = plan.zones[numberIn(plan, from)];
  const far = (id: string): number => {
    const { x, y } = plan.zones[numberIn(plan, id)];
    return Math.abs(x - start.x) + Math.abs(y - start.y);
  };
  return list.toSorted((a, b) => far(a) - far(b));
}
