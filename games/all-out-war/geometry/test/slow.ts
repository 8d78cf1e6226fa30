/**
 * The slow judge. It shares no function with the geometry it judges and uses angles: every circle becomes a polygon
 * around it, and ways are looked for from corner to corner. What it finds is legal, so nothing may be longer.
 */
import type { Part, Path } from '../path.ts';
import type { Position } from './positions.ts';

const SIDES = 96;
const HAIR = 1e-7;

interface Wall {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly grow: number;
}

interface Scene {
  readonly discs: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly walls: readonly Wall[];
  readonly zones: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly size: number;
}

/** What may not be entered, each thing larger by `more`. */
function sceneOf({ obstacles, x, y }: Position, more: number): Scene {
  return {
    discs: obstacles.discs.map((one) => ({ ...one, r: one.r + more })),
    walls: obstacles.hulls.map(({ hull, grow }) => ({ xs: hull.xs, ys: hull.ys, grow: grow + more })),
    zones: obstacles.zones.map((one) => ({ ...one, r: Math.hypot(one.x - x, one.y - y) })),
    size: obstacles.width,
  };
}

function pointToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const l2 = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = l2 === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / l2));
  return Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
}

function inside({ xs, ys }: Wall, px: number, py: number): boolean {
  return xs.every((x, i) => {
    const j = (i + 1) % xs.length;
    const size = Math.hypot(xs[j] - x, ys[j] - ys[i]);
    return ((xs[j] - x) * (py - ys[i]) - (ys[j] - ys[i]) * (px - x)) / size > 1e-6;
  });
}

function pointToWall(wall: Wall, px: number, py: number): number {
  if (inside(wall, px, py)) return -1;
  return Math.min(
    ...wall.xs.map((x, i) => {
      const j = (i + 1) % wall.xs.length;
      return pointToSegment(px, py, x, wall.ys[i], wall.xs[j], wall.ys[j]);
    }),
  );
}

/** The distance of a segment from a wall; negative where it runs through. */
function segmentToWall(wall: Wall, ax: number, ay: number, bx: number, by: number): number {
  const { xs, ys } = wall;
  let least = Math.min(pointToWall(wall, ax, ay), pointToWall(wall, bx, by));
  for (let i = 0; i < xs.length; i++) least = Math.min(least, pointToSegment(xs[i], ys[i], ax, ay, bx, by));
  if (least < 0) return least;
  // Between its ends and the edges it meets it lies wholly inside or outside.
  const at: number[] = [0, 1];
  for (let i = 0; i < xs.length; i++) {
    const j = (i + 1) % xs.length;
    const den = (bx - ax) * (ys[j] - ys[i]) - (by - ay) * (xs[j] - xs[i]);
    if (den === 0) continue;
    const t = ((xs[i] - ax) * (ys[j] - ys[i]) - (ys[i] - ay) * (xs[j] - xs[i])) / den;
    const s = ((xs[i] - ax) * (by - ay) - (ys[i] - ay) * (bx - ax)) / den;
    if (t >= 0 && t <= 1 && s >= 0 && s <= 1) at.push(t);
  }
  at.sort((one, other) => one - other);
  const through = at.some((t, i) => {
    const middle = (t + at[Math.max(0, i - 1)]) / 2;
    return inside(wall, ax + middle * (bx - ax), ay + middle * (by - ay));
  });
  return through ? -1 : least;
}

function legIsLegal(
  scene: Scene,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  fromStart: boolean,
  forgiven = 2,
): boolean {
  for (const { x, y, r } of scene.discs) if (pointToSegment(x, y, ax, ay, bx, by) < r - HAIR) return false;
  for (const { x, y, r } of scene.zones) {
    const nearest = pointToSegment(x, y, ax, ay, bx, by);
    if (nearest < 998 - HAIR) return false;
    const from = Math.hypot(ax - x, ay - y);
    if (
      from >= 1998 - HAIR
        ? nearest < 1998 - HAIR
        : nearest < from - (fromStart ? Math.max(forgiven, sagitta(from)) : sagitta(from))
    )
      return false;
    if (from < 1998 - HAIR && !fromStart && Math.hypot(bx - x, by - y) < from - 1e-6) return false;
    if (nearest < r - 2) return false;
  }
  for (const wall of scene.walls) {
    const reach = Math.max(Math.abs(bx - ax), Math.abs(by - ay)) + 6000;
    if (Math.abs(wall.xs[0] - ax) > reach || Math.abs(wall.ys[0] - ay) > reach) continue;
    if (segmentToWall(wall, ax, ay, bx, by) < wall.grow - HAIR) return false;
  }
  return true;
}

/** By how much a side of the polygon around a circle is nearer than its corners. */
const sagitta = (r: number): number => r * (1 - Math.cos(Math.PI / SIDES)) + 1e-6;

/** The length of the shortest way to each goal that the judge finds, NaN where nobody may be; larger obstacles leave fewer. */
export function slowLengths(position: Position, more = 0, forgiven = 2): number[] {
  const { x, y, reach, goals } = position;
  const scene = sceneOf(position, more);
  const px = [x];
  const py = [y];
  const polygon = (cx: number, cy: number, r: number): void => {
    const R = r === 0 ? 0 : r / Math.cos(Math.PI / SIDES) + 1e-6;
    for (let k = 0; k < (r === 0 ? 1 : SIDES); k++) {
      const vx = cx + R * Math.cos((2 * Math.PI * k) / SIDES);
      const vy = cy + R * Math.sin((2 * Math.PI * k) / SIDES);
      if (vx < 500 || vy < 500 || vx > scene.size - 500 || vy > scene.size - 500) continue;
      if (Math.hypot(vx - x, vy - y) > reach || !legIsLegal(scene, vx, vy, vx, vy, true)) continue;
      px.push(vx);
      py.push(vy);
    }
  };
  for (const one of scene.discs) polygon(one.x, one.y, one.r);
  for (const { xs, ys, grow } of scene.walls) for (let i = 0; i < xs.length; i++) polygon(xs[i], ys[i], grow);
  for (const zone of scene.zones) {
    const radii = [zone.r, 1998, ...[1, 2, 3].map((k) => zone.r + ((1998 - zone.r) * k) / 4)];
    for (const one of scene.discs) radii.push(Math.hypot(one.x - zone.x, one.y - zone.y) + one.r);
    for (const { xs, ys, grow } of scene.walls)
      for (let i = 0; i < xs.length; i++) radii.push(Math.hypot(xs[i] - zone.x, ys[i] - zone.y) + grow);
    for (const other of scene.zones)
      if (other !== zone) radii.push(Math.hypot(other.x - zone.x, other.y - zone.y) + other.r);
    for (const r of new Set(radii)) if (r >= zone.r && r <= 1998) polygon(zone.x, zone.y, r);
  }
  const length = px.map(() => Infinity);
  const done = px.map(() => false);
  length[0] = 0;
  const found = goals.map(([gx, gy]) => (legIsLegal(scene, gx, gy, gx, gy, true) ? Infinity : Number.NaN));
  for (;;) {
    let v = -1;
    for (let i = 0; i < px.length; i++) if (!done[i] && length[i] <= reach && (v < 0 || length[i] < length[v])) v = i;
    if (v < 0) break;
    done[v] = true;
    for (let w = 0; w < px.length; w++) {
      const to = length[v] + Math.hypot(px[w] - px[v], py[w] - py[v]);
      if (!done[w] && to < length[w] && to <= reach && legIsLegal(scene, px[v], py[v], px[w], py[w], v === 0, forgiven))
        length[w] = to;
    }
    goals.forEach(([gx, gy], g) => {
      const to = length[v] + Math.hypot(gx - px[v], gy - py[v]);
      if (to < found[g] && to <= reach && legIsLegal(scene, px[v], py[v], gx, gy, v === 0, forgiven)) found[g] = to;
    });
  }
  return found;
}

/** What is wrong with a path, walked in small steps; empty if nothing is. */
export function faultsOfPath(position: Position, path: Path, goal: readonly [number, number]): string[] {
  const scene = sceneOf(position, 0);
  const faults: string[] = [];
  let [ax, ay] = [position.x, position.y];
  const far = scene.zones.map((zone) => zone.r);
  let sum = 0;
  for (const part of path.parts) {
    if (Math.hypot(part.x0 - ax, part.y0 - ay) > 1e-3)
      faults.push(`a jump of ${Math.hypot(part.x0 - ax, part.y0 - ay)}`);
    [ax, ay] = [part.x1, part.y1];
    sum += walked(part, (x, y) => {
      if (x < 499.999 || y < 499.999 || x > scene.size - 499.999 || y > scene.size - 499.999)
        faults.push('off the table');
      for (const one of scene.discs)
        if (Math.hypot(one.x - x, one.y - y) < one.r - 1e-4)
          faults.push(`${one.r - Math.hypot(one.x - x, one.y - y)} in a disc`);
      for (const wall of scene.walls)
        if (pointToWall(wall, x, y) < wall.grow - 1e-4) faults.push(`${wall.grow - pointToWall(wall, x, y)} in a wall`);
      scene.zones.forEach((zone, k) => {
        const d = Math.hypot(zone.x - x, zone.y - y);
        if (d < 998 - 1e-4 || (d < 1998 - 1e-4 && d < far[k] - 2 - 1e-4)) faults.push(`${far[k] - d} nearer in a zone`);
        far[k] = Math.max(far[k], d);
      });
    });
  }
  if (Math.hypot(goal[0] - ax, goal[1] - ay) > 1e-3) faults.push('ends elsewhere');
  if (Math.abs(sum - path.length) > 0.01) faults.push(`is ${sum} long, not ${path.length}`);
  return faults;
}

/** The point of a path at a length from its beginning. */
export function slowPoint({ parts }: Path, at: number): [number, number] {
  let [i, t] = [0, at];
  while (i + 1 < parts.length && t > parts[i].length) t -= parts[i++].length;
  const part = parts[i];
  if (!part.arc) {
    const size = Math.hypot(part.x1 - part.x0, part.y1 - part.y0);
    return [part.x0 + ((part.x1 - part.x0) * t) / size, part.y0 + ((part.y1 - part.y0) * t) / size];
  }
  const { x, y, radius, sense } = part.arc;
  const angle = Math.atan2(part.y0 - y, part.x0 - x) + (sense * t) / radius;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

const STEP = 20;

/** Visits a part in steps and returns its length. */
function walked(part: Part, visit: (x: number, y: number) => void): number {
  if (!part.arc) {
    const size = Math.hypot(part.x1 - part.x0, part.y1 - part.y0);
    const n = Math.ceil(size / STEP) + 1;
    for (let k = 0; k <= n; k++)
      visit(part.x0 + ((part.x1 - part.x0) * k) / n, part.y0 + ((part.y1 - part.y0) * k) / n);
    return size;
  }
  const { x, y, radius, sense } = part.arc;
  const from = Math.atan2(part.y0 - y, part.x0 - x);
  let turn = sense * (Math.atan2(part.y1 - y, part.x1 - x) - from);
  while (turn < -1e-9) turn += 2 * Math.PI;
  const n = Math.ceil((turn * radius) / STEP) + 1;
  for (let k = 0; k <= n; k++) {
    const angle = from + (sense * turn * k) / n;
    visit(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  return turn * radius;
}
