/** Going up and down (AW-ELEV02 to AW-ELEV05, AW-ELEV12): a step straight over an edge, at the end of a path. Pure. */
import type { Point } from '@shamble/kernel';
import { isClear } from '../geometry/crowd.ts';
import { type Hull, touchesSide } from '../geometry/hull.ts';
import { outward } from '../geometry/leap.ts';
import { BASE, inKillZone, NEAR_PIECE, rounded, TOUCH_PIECE, touches, ZONE2 } from '../geometry/limits.ts';
import { distance, squared } from '../geometry/vector.ts';
import { groundIn, type Position } from './position.ts';
import { sceneryOf } from './state.ts';
import { hasTop, terrainOf } from './terrain.ts';

/** A step over an edge: what it costs, where it ends, whether the Action die decides. */
export interface Climb {
  readonly piece: number;
  readonly from: Point;
  readonly to: Point;
  readonly up: boolean;
  readonly cost: number;
  readonly rolls: boolean;
}

/** Up or down costs an inch, by a barn's stairs five (AW-ELEV12, AW-BLD08). */
const STEP = 1000;
const STAIRS = 5000;
/** Ladders and stairs are this wide. */
const WIDTH = 1500;

/** Edges of a piece where it may be climbed, each with the stretch of it that counts, from its first corner. */
function stretches(
  position: Position,
  index: number,
): { readonly edge: number; readonly from: number; readonly to: number }[] {
  const kind = sceneryOf(position.pieces[index]);
  const { xs, ys } = terrainOf(position).outlines[index];
  const length = (i: number): number => distance(xs[i], ys[i], xs[(i + 1) % xs.length], ys[(i + 1) % xs.length]);
  const middle = (edge: number) => ({ edge, from: (length(edge) - WIDTH) / 2, to: (length(edge) + WIDTH) / 2 });
  if (kind.climb === 'ladder') return [middle(0)];
  if (kind.climb === 'stairs') return [middle(3)];
  return xs.map((_, edge) => ({ edge, from: 0, to: length(edge) }));
}

/** Where along an edge the foot of a point falls. */
function footOn({ xs, ys }: Hull, edge: number, x: number, y: number): number {
  const j = (edge + 1) % xs.length;
  const size = distance(xs[edge], ys[edge], xs[j], ys[j]);
  return ((x - xs[edge]) * (xs[j] - xs[edge]) + (y - ys[edge]) * (ys[j] - ys[edge])) / size;
}

/** The climbs somebody at a place on a level could make: up from an outline it touches, or down from a top. */
export function climbsFrom(position: Position, x: number, y: number, level: number): Climb[] {
  const climbs: Climb[] = [];
  const { outlines } = terrainOf(position);
  position.pieces.forEach((piece, index) => {
    if (!hasTop(position, index) || (level > 0 && level !== index + 1)) return;
    const outline = outlines[index];
    const stairs = sceneryOf(piece).climb === 'stairs';
    for (const { edge, from, to } of stretches(position, index)) {
      const at = footOn(outline, edge, x, y);
      if (at < from || at > to) continue;
      const [nx, ny] = outward(outline, edge);
      const out = (x - outline.xs[edge]) * nx + (y - outline.ys[edge]) * ny;
      const up = level === 0;
      const near = up ? touchesSide(outline, edge, x, y) : -out >= NEAR_PIECE && -out <= TOUCH_PIECE;
      if (!near) continue;
      const shift = up ? -(out + BASE) : BASE - out;
      const end: Point = [rounded(x + shift * nx), rounded(y + shift * ny)];
      climbs.push({ piece: index + 1, from: [x, y], to: end, up, cost: stairs ? STAIRS : STEP, rolls: !stairs });
    }
  });
  return climbs;
}

/** The lines of centres from which a piece may be climbed: outside its edges for going up, inside for going down. */
export function gatesOf(position: Position, index: number, up: boolean): (readonly [Point, Point])[] {
  const outline = terrainOf(position).outlines[index];
  return stretches(position, index).map(({ edge, from, to }) => {
    const j = (edge + 1) % outline.xs.length;
    const size = distance(outline.xs[edge], outline.ys[edge], outline.xs[j], outline.ys[j]);
    const [ux, uy] = [(outline.xs[j] - outline.xs[edge]) / size, (outline.ys[j] - outline.ys[edge]) / size];
    const [nx, ny] = outward(outline, edge);
    const out = up ? BASE : -BASE;
    // The whole base comes to stand on the top.
    const at = (t: number): Point => [outline.xs[edge] + t * ux + out * nx, outline.ys[edge] + t * uy + out * ny];
    return [at(Math.max(from, BASE)), at(Math.min(to, size - BASE))];
  });
}

/** Whether somebody may end a climb there: room on that level, above no enemy within the Kill Zone, below none nearer than an inch unless touched (AW-ELEV04, AW-LEAP03). */
export function isOpenAt(position: Position, climb: Climb, mover: string, side: number): boolean {
  const [x, y] = climb.to;
  const ground = groundIn(position, climb.up ? climb.piece : 0);
  const others = ground.figures.filter(({ id }) => id !== mover);
  if (!isClear(ground, others, x, y)) return false;
  const enemies = others
    .filter((figure) => figure.side !== side)
    .map((figure) => ({
      standing: figure.standing,
      d2: squared(figure.x, figure.y, x, y),
    }));
  if (climb.up) return !enemies.some(({ d2 }) => inKillZone(d2));
  return !enemies.some(({ standing, d2 }) => standing && d2 < ZONE2 && !touches(d2));
}
