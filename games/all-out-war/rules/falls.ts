/** Walkers that leave a top fall: prone at the foot, move over (AW-ELEV08, AW-ELEV15). */
import type { Point } from '@shamble/kernel';
import { isClear } from '../geometry/crowd.ts';
import { distance2, type Hull } from '../geometry/hull.ts';
import { BASE } from '../geometry/limits.ts';
import type { Path } from '../geometry/path.ts';
import { settleNear } from '../geometry/sweep.ts';
import { distance, squared } from '../geometry/vector.ts';
import type { Walk } from '../geometry/walk.ts';
import { aroundPiece } from './spots.ts';
import { type G, nameOf, type Walker, type War } from './state.ts';
import { groundOf, terrainOf } from './terrain.ts';

/** Whether a walk ends at the rim of a top with path left. */
export const fallsFrom = ({ level }: Walker, { by, length, path }: Walk): boolean =>
  level > 0 && length < path.length && by !== null && by !== 'border' && by.id.includes(':rim-');

/** Where a path leads. */
export const endOf = ({ parts }: Path): Point => [parts[parts.length - 1].x1, parts[parts.length - 1].y1];

/** On the line of its path half an inch outside the outline, else at the nearest free place that touches the piece. */
export function fallPlace(s: War, walker: Walker, [x, y]: Point): Point | null {
  const outline = terrainOf(s).outlines[walker.level - 1];
  const ground = groundOf(s, 0);
  const free = (px: number, py: number): boolean => isClear(ground, ground.figures, px, py);
  const foot = outside(outline, walker, x, y);
  const away = ([px, py]: Point): number => squared(px, py, ...foot);
  return (
    settleNear(foot[0], foot[1], free) ??
    [...aroundPiece(outline)]
      .filter(([px, py]) => free(px, py))
      .sort((a, b) => away(a) - away(b) || a[0] - b[0] || a[1] - b[1])[0] ??
    null
  );
}

/** Falls on the way to a point. */
export function fall(g: G, walker: Walker, to: Point): void {
  const place = fallPlace(g.state, walker, to);
  if (place === null) return;
  [walker.x, walker.y] = place;
  walker.level = 0;
  walker.prone = true;
  g.emit({ type: 'falls', walker: nameOf(walker), x: walker.x, y: walker.y, rules: ['AW-ELEV08', 'AW-ELEV15'] });
}

/** The first place on the straight line from a base on top towards a point whose base is wholly beside the outline. */
function outside(outline: Hull, from: { readonly x: number; readonly y: number }, x: number, y: number): Point {
  const size = distance(from.x, from.y, x, y);
  const [ux, uy] = [(x - from.x) / size, (y - from.y) / size];
  let [near, far] = [0, 2 * outline.radius + 4 * BASE];
  // The outline is convex: once outside, the line only gets farther from it.
  while (far - near > 0.01) {
    const at = (near + far) / 2;
    if (distance2(outline, from.x + at * ux, from.y + at * uy) < BASE * BASE) near = at;
    else far = at;
  }
  return [from.x + far * ux, from.y + far * uy];
}
