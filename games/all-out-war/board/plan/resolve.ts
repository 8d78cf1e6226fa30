/** What a hand at a place means: a named place near it, the place itself, or the nearest one that is allowed. */
import { judge, type Place, type Point, type Pose, type Refusal, type Spot } from '@shamble/kernel';
import { rounded } from '../../geometry/limits.ts';
import { towards } from '../../geometry/places.ts';
import { DIRECTIONS, distance } from '../../geometry/vector.ts';
import { game } from '../../rules/game.ts';
import { routerOf } from '../../rules/move.ts';
import { type Asking, movingIn, type Way } from './asking.ts';
import { contactsNear, isInContact } from './contact.ts';
import { ontoRegion } from './onto.ts';

export interface Hand {
  /** Where it is, in whole thousandths. */
  readonly at: Point;
  /** What is near enough to mean a named place, in thousandths; none with a hand that wants to be exact. */
  readonly near: number | null;
  /** So near something a base is meant to touch it, where that is more than for a mouse. */
  readonly flush?: number;
  /** The bends before the end of a path. */
  readonly bends: readonly Point[];
  /** The direction of a pose. */
  readonly turn: number;
}

export interface Meant {
  readonly way: Way;
  readonly spot: Spot;
  /** Where it ends. */
  readonly end: Point;
  /** The named place, if it is one. */
  readonly named: string | null;
  /** Why the spot cannot be given; null where it can. */
  readonly trouble: Refusal | null;
  /** Why the place under the hand itself is not allowed, where another one near it is meant. */
  readonly instead: Refusal | null;
}

/** From this far out a point stays a wish; so little too far for a quiet gait is not worth a loud one. */
const CLAMP = 500;
const QUIET_CLAMP = 300;

/** So near a place with a name is that place. */
const HAIR = 50;
/** So near something a base is meant to touch it. */
const FLUSH = 150;

/** So far from a hand on a base or a piece one is put beside it. */
const REACH: Readonly<Record<string, number>> = { overlaps: 1000, 'on-piece': 1500 };

/** What is tried around a place that is not allowed, in thousandths. */
const RINGS: readonly number[] = [40, 80, 120, 160, 200, 250, 300, 350, 400, 450, 500];

export const refusalOf = (place: Place, spot: Spot): Refusal | null => judge(place, spot, game);

/** What the hand means, by the quietest way that reaches it. */
export function meantBy({ ways }: Asking, hand: Hand): Meant {
  const last = ways[ways.length - 1];
  if (hand.near === null) return exactly(ways, hand) ?? at(last, hand, hand.at);
  if (last.place.path === null) {
    const named = nearestNamed(ways, hand, hand.near) ?? exactly(ways, hand);
    if (named !== null) return named;
    const wish = at(last, hand, hand.at);
    return onto(last, hand, wish) ?? beside(ways, hand, wish) ?? wish;
  }
  return walkedTo(ways, hand, hand.near) ?? nearlyWalked(ways, hand, hand.near);
}

/** A place as it is in a list. */
export const meantAs = (way: Way, id: string, spot: Spot): Meant => ({
  way,
  spot,
  end: endIn(way.place, spot),
  named: id,
  trouble: null,
  instead: null,
});

const exactly = (ways: readonly Way[], hand: Hand): Meant | null => {
  for (const way of ways) {
    const exact = at(way, hand, hand.at);
    if (exact.trouble === null) return exact;
  }
  return null;
};

/** Where one may go to the hand itself: there, against what is flush with it, or at the rim of a quieter reach. */
function walkedTo(ways: readonly Way[], hand: Hand, near: number): Meant | null {
  const exact = exactly(ways, hand);
  if (exact === null) return null;
  const named = nearestNamed(ways, hand, Math.min(near, HAIR), isWalk);
  if (named !== null) return named;
  if (isInContact(exact.way.place, hand.at)) return exact;
  const touching = against([exact.way], hand, Math.min(near, hand.flush ?? FLUSH), false);
  if (touching !== null) return touching;
  for (const way of ways.slice(0, ways.indexOf(exact.way))) {
    const quiet = clamped(way, hand, at(way, hand, hand.at), QUIET_CLAMP);
    if (quiet !== null) return quiet;
  }
  return exact;
}

/** What is meant where one may not be. */
function nearlyWalked(ways: readonly Way[], hand: Hand, near: number): Meant {
  const last = ways[ways.length - 1];
  const wish = at(last, hand, hand.at);
  const isOfPlace = wish.trouble !== null && OF_PLACE.has(wish.trouble.code);
  const most = REACH[wish.trouble?.code ?? ''] ?? CLAMP;
  const touching = isOfPlace ? against(ways, hand, most, true) : null;
  return (
    nearestNamed(ways, hand, Math.min(near, HAIR)) ??
    (touching && { ...touching, instead: wish.trouble }) ??
    nearestNamed(ways, hand, near, isContact) ??
    clamped(last, hand, wish, CLAMP) ??
    nearestNamed(ways, hand, near, isWalk) ??
    nearestNamed(ways, hand, near) ??
    beside(ways, hand, wish) ??
    wish
  );
}

/** The nearest contact with something near the hand, by the quietest way. */
function against(ways: readonly Way[], hand: Hand, most: number, enemies: boolean): Meant | null {
  for (const way of ways) {
    for (const end of contactsNear(way.place, hand.at, most, enemies)) {
      const meant = at(way, hand, end);
      if (meant.trouble === null) return meant;
    }
  }
  return null;
}

const kindOf = (id: string): string => id.split(':')[0];
/** Leaps and climbs are rolled for: nobody means them who can walk there. */
const isWalk = (id: string): boolean => !['leap', 'up', 'down'].includes(kindOf(id));
const isContact = (id: string): boolean => ['touch', 'engage', 'across'].includes(kindOf(id));

const at = (way: Way, hand: Hand, end: Point): Meant => {
  const spot = spotAt(way.place, hand, end);
  return { way, spot, end, named: null, trouble: refusalOf(way.place, spot), instead: null };
};

/** A spot of the form that a question wants. */
function spotAt({ path, turns }: Place, { bends, turn }: Pick<Hand, 'bends' | 'turn'>, end: Point): Spot {
  if (path !== null) return [...bends, end];
  return turns > 0 ? ([end[0], end[1], turn] satisfies Pose) : end;
}

/** The named place nearest to the hand, with its own numbers; a Leap keeps its take-off. */
function nearestNamed(
  ways: readonly Way[],
  hand: Hand,
  near: number,
  isMeant: (id: string) => boolean = () => true,
): Meant | null {
  let best: Meant | null = null;
  let least = near;
  for (const way of ways) {
    const { place } = way;
    for (const { id, answer } of place.candidates) {
      if (!isMeant(id)) continue;
      const end = endIn(place, answer);
      const far = distance(end[0], end[1], hand.at[0], hand.at[1]);
      if (far > least || (best !== null && far === least)) continue;
      const spot =
        place.path === null ? turnedTo(place, answer, hand.turn) : along(hand.bends, answer as readonly Point[]);
      if (refusalOf(place, spot) !== null) continue;
      best = meantAs(way, id, spot);
      least = far;
    }
  }
  return best;
}

const along = (bends: readonly Point[], stops: readonly Point[]): readonly Point[] => [...bends, ...stops];

const turnedTo = ({ turns }: Place, answer: Spot, turn: number): Spot =>
  turns > 0 ? [(answer as Pose)[0], (answer as Pose)[1], turn] : answer;

/** Where a spot of a question ends. */
export function endIn({ path }: Place, spot: Spot): Point {
  if (path !== null) return (spot as readonly Point[]).at(-1) ?? path.from;
  const [x, y] = spot as Point;
  return [x, y];
}

/** Where places are thin, such as the edge of the table, the nearest of them is meant from anywhere. */
function onto(way: Way, hand: Hand, wish: Meant): Meant | null {
  const { place } = way;
  if (place.path !== null || place.turns > 0) return null;
  const end = ontoRegion(place.region, hand.at, CLAMP, (point) => refusalOf(place, point) === null);
  return end === null ? null : { ...at(way, hand, end), instead: wish.trouble };
}

/** A little too far is as far as one gets. */
function clamped(way: Way, hand: Hand, wish: Meant, most: number): Meant | null {
  const { place } = way;
  if (place.path === null || wish.trouble?.code !== 'too-far') return null;
  const short = wish.trouble.params?.short;
  if (typeof short !== 'number' || short >= most) return null;
  const [x, y] = hand.at;
  const end = hand.bends.length > 0 ? lastFrom(way, hand) : towards(routerOf(movingIn(place)), { x, y });
  if (end === null) return null;
  const meant = at(way, hand, end);
  return meant.trouble === null ? { ...meant, instead: wish.trouble } : null;
}

/** So often the way from the last bend is halved: to less than a thousandth on any table. */
const HALVES = 16;

/** As far as one gets straight from the last bend towards the hand; null where the bend itself is too far. */
function lastFrom(way: Way, hand: Hand): Point | null {
  const [bx, by] = hand.bends[hand.bends.length - 1];
  const part = (t: number): Point => [rounded(bx + (hand.at[0] - bx) * t), rounded(by + (hand.at[1] - by) * t)];
  const isLegal = (t: number): boolean => at(way, hand, part(t)).trouble === null;
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVES; i++) {
    const middle = (low + high) / 2;
    if (isLegal(middle)) low = middle;
    else high = middle;
  }
  return low === 0 ? null : part(low);
}

/** Reasons that are of a place itself: a little beside it there may be none. */
const OF_PLACE: ReadonlySet<string> = new Set([
  'overlaps',
  'on-piece',
  'too-near',
  'border',
  'outside',
  'near-scenery',
  'near-counter',
  'near-centre',
  'first-turn-sneak',
]);

/** The nearest allowed place around one that is not: of equally near ones the first by direction. */
function beside(ways: readonly Way[], hand: Hand, wish: Meant): Meant | null {
  if (wish.trouble === null || !OF_PLACE.has(wish.trouble.code)) return null;
  const [x, y] = hand.at;
  for (const radius of RINGS)
    for (const [c, s] of DIRECTIONS) {
      const end: Point = [rounded(x + c * radius), rounded(y + s * radius)];
      for (const way of ways) {
        if (!mayReach(way.place, hand, end)) continue;
        const meant = at(way, hand, end);
        if (meant.trouble === null) return { ...meant, instead: wish.trouble };
      }
    }
  return null;
}

/** Whether it is worth asking the rules: without the reasons the router is quick. */
const mayReach = (place: Place, { bends }: Hand, [x, y]: Point): boolean =>
  place.path === null || bends.length > 0 || routerOf(movingIn(place)).reaches(x, y);
