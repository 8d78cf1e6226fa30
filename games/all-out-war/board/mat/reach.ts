/** How far somebody gets, as it is drawn: outlines, and the exact shapes that are taken out of them. */
import type { Place, Point } from '@shamble/kernel';
import { rounded } from '../../geometry/limits.ts';
import { reachOutline } from '../../geometry/outline.ts';
import type { Router } from '../../geometry/route.ts';
import { DIRECTIONS } from '../../geometry/vector.ts';
import { routerOf } from '../../rules/move.ts';
import { movingIn } from '../plan/asking.ts';

/** A quarter of an inch; exact shapes cut it. */
const STEP = 250;

export const routerFor = (place: Place): Router => routerOf(movingIn(place));

/** The region of a Move as polygons in thousandths. */
export const outlineOf = (place: Place): readonly (readonly Point[])[] =>
  reachOutline(routerFor(place).field([]), STEP);

/** A place where an enemy would be touched. */
export interface Contact {
  readonly enemy: string;
  readonly at: readonly Point[];
}

/** The arc around each enemy on which contact is possible, as dots. */
export function contactsOf(place: Place): readonly Contact[] {
  const router = routerFor(place);
  const { mover, allowance, ground } = router;
  const reach = allowance + 1500;
  return ground.figures
    .filter(({ side, standing, x, y }) => {
      const near = (x - mover.x) * (x - mover.x) + (y - mover.y) * (y - mover.y) <= reach * reach;
      return standing && side !== mover.side && near;
    })
    .map(({ id, x, y }) => ({
      enemy: id,
      at: DIRECTIONS.map(([c, s]): Point => [rounded(x + 1000 * c), rounded(y + 1000 * s)]).filter(([px, py]) =>
        router.reaches(px, py),
      ),
    }))
    .filter(({ at }) => at.length > 0);
}

/** The part of a region that a shorter allowance reaches. */
export function outlineWithin(place: Place, allowance: number): readonly (readonly Point[])[] {
  const moving = movingIn(place);
  return reachOutline(routerOf({ ...moving, allowance }).field([]), STEP);
}
