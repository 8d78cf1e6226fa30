/** Parts of a path that cost more than their length: through an Area double, over a piece by a Leap (AW-AREA01, AW-LEAP03). */
import type { Place, Point } from '@shamble/kernel';
import { holds } from '../../geometry/hull.ts';
import { distance } from '../../geometry/vector.ts';
import { routerOf, takePath } from '../../rules/move.ts';
import { movingIn } from './asking.ts';
import { lineOf } from './plan-layer.tsx';

interface Stretch {
  readonly id: string;
  /** Its middle. */
  readonly at: Point;
  /** What a Leap costs; null where every inch costs two. */
  readonly cost: number | null;
}

/** So often a line is looked at, in thousandths. */
const STEP = 100;

export function stretchesOf(place: Place, stops: readonly Point[]): readonly Stretch[] {
  if (place.path === null || stops.length === 0) return [];
  const moving = movingIn(place);
  const taken = takePath(moving, stops);
  const points = [...along(lineOf(place, stops).line)];
  const areas = routerOf(moving).ground.pieces.flatMap(({ id, area, hull }): Stretch[] => {
    const inside = area ? points.filter(([x, y]) => holds(hull, x, y)) : [];
    return inside.length === 0 ? [] : [{ id, at: inside[Math.floor(inside.length / 2)], cost: null }];
  });
  if ('code' in taken || taken.leap === null) return areas;
  const { piece, from, to } = taken.leap;
  const before = stops.length > 1 ? takePath(moving, stops.slice(0, -1)) : null;
  const cost = taken.cost - (before === null || 'code' in before ? 0 : before.cost);
  return [...areas, { id: piece, at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], cost }];
}

function* along(line: readonly Point[]): Generator<Point> {
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1], line[i]];
    const steps = Math.max(1, Math.ceil(distance(ax, ay, bx, by) / STEP));
    for (let k = 0; k < steps; k++) yield [ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps];
  }
}
