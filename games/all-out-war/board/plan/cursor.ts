/** The cross that keys move over the mat. */
import type { Point } from '@shamble/kernel';
import { inKillZone, touches } from '../../geometry/limits.ts';
import { squared } from '../../geometry/vector.ts';
import { canFire } from '../../rules/fire.ts';
import { lineTo } from '../../rules/lines.ts';
import { rangeOf } from '../../rules/loud.ts';
import { areEnemies, isWithin } from '../../rules/near.ts';
import { isWalker, models, type Person, type War } from '../../rules/state.ts';
import type { Asking } from './asking.ts';
import { movedTo } from './moved.ts';
import { meantBy } from './resolve.ts';

const INCH = 1000;
const TENTH = 100;

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Bounds {
  readonly width: number;
  readonly height: number;
}

const clamp = ({ width, height }: Bounds, [x, y]: Point): Point => [
  Math.max(0, Math.min(width, x)),
  Math.max(0, Math.min(height, y)),
];

/** An inch that way, or with Shift a tenth of one. */
export const stepped = (bounds: Bounds, [x, y]: Point, [dx, dy]: Point, fine: boolean): Point =>
  clamp(bounds, [x + dx * (fine ? TENTH : INCH), y + dy * (fine ? TENTH : INCH)]);

/** How far what somebody holds shoots. */
const rangesOf = (war: War, person: Person): readonly number[] =>
  person.slots
    .slice(0, 2)
    .filter((card) => canFire(card))
    .flatMap((card) => rangeOf(war, person, card) ?? []);

/** What is true of a place that a hand would stop for: whether one may be there, contact, danger, who sees it, ranges. */
function signature(war: War, asking: Asking, bends: readonly Point[], at: Point): string {
  const { way, trouble } = meantBy(asking, { at, near: null, bends, turn: 0 });
  const mover = war.people.find(({ id }) => id === asking.mover);
  if (mover === undefined) return trouble?.code ?? 'free';
  const moved = movedTo(war, mover, at);
  const enemies = models(moved.war).filter((model) => areEnemies(model, moved.person));
  const near = enemies.map((model) => {
    const d2 = squared(model.x, model.y, ...at);
    return touches(d2) ? 2 : inKillZone(d2) ? 1 : 0;
  });
  const seen = enemies
    .filter((model) => !isWalker(model))
    .map((model) => {
      const { clear, cover } = lineTo(moved.war, model, moved.person);
      return clear ? 1 + cover.length : 0;
    });
  const ranges = rangesOf(war, mover);
  const within = enemies.map((model) => ranges.filter((range) => isWithin(model, moved.person, range)).length);
  return `${trouble?.code ?? `free ${way.option}`} ${near.join('')} ${seen.join('')} ${within.join('')}`;
}

/** The next place that way where something changes: the last one that is still allowed, else the first that is new. */
export function nextUseful(war: War, asking: Asking, bends: readonly Point[], from: Point, [dx, dy]: Point): Point {
  const at = (t: number): Point => clamp(war, [from[0] + dx * t, from[1] + dy * t]);
  const most = Math.max(war.width, war.height);
  const first = signature(war, asking, bends, at(1));
  let low = 1;
  for (let t = 50; t <= most; t += 50) {
    if (signature(war, asking, bends, at(t)) === first) {
      low = t;
      continue;
    }
    let high = t;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (signature(war, asking, bends, at(middle)) === first) low = middle;
      else high = middle;
    }
    const isFree = (s: string): boolean => s.startsWith('free');
    return isFree(first) && !isFree(signature(war, asking, bends, at(high))) && low > 2 ? at(low) : at(high);
  }
  return at(most);
}
