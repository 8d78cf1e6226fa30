/** Where something lies on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** A box with its axes swapped or turned round, so that the way to go is always to the right. */
function turned({ left, top, right, bottom }: Box, to: Direction): Box {
  switch (to) {
    case 'right':
      return { left, top, right, bottom };
    case 'left':
      return { left: -right, top, right: -left, bottom };
    case 'down':
      return { left: top, top: left, right: bottom, bottom: right };
    case 'up':
      return { left: -bottom, top: left, right: -top, bottom: right };
  }
}

const LEAST = 3;
/** Whatever lies aside is further away than anything straight ahead. */
const ASIDE = 10_000;
/** What lies more aside than this is not in that direction at all. */
const STEEP = 2;

/** The nearest of some boxes in a direction, straight ahead before aside; -1 where there is none. */
export function nearest(from: Box, boxes: readonly Box[], to: Direction): number {
  const here = turned(from, to);
  const x = (here.left + here.right) / 2;
  const y = (here.top + here.bottom) / 2;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    const there = turned(box, to);
    const ahead = (there.left + there.right) / 2 - x;
    if (ahead < LEAST) return;
    const aside = Math.abs((there.top + there.bottom) / 2 - y);
    const overlap = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top);
    if (overlap <= 0 && aside > STEEP * ahead) return;
    const gap = Math.max(0, there.left - here.right);
    const far = overlap > 0 ? gap + ahead / 100 + aside / 10 : ASIDE + ahead + 3 * aside;
    if (far >= least) return;
    best = i;
    least = far;
  });
  return best;
}
