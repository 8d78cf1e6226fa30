/** What lies over the pieces of a Zone finds the place where it covers the least. */
import { besides, type Layout, type Spot, spot, TOUCH } from './layout.ts';

/** Something that lies in a Zone, and how bad it is to cover it: a number is read before anything else. */
export interface Covered {
  readonly spot: Spot;
  readonly weight: number;
}

export const WEIGHTS = { number: 10, besides: 6, place: 3, token: 1.5 } as const;

/** What is not to be covered in a Zone, with the Attacks that the forecast sees where it sees any. */
export function coveredIn({ dead, spawn, exit, forecast, ...rest }: Layout, attacks: boolean): Covered[] {
  const as = (weight: number, spots: readonly (Spot | null)[]): Covered[] =>
    spots.flatMap((one) => (one === null ? [] : [{ spot: one, weight }]));
  return [
    ...as(WEIGHTS.number, [...dead.map(({ plate }) => plate), attacks ? forecast : null]),
    ...as(WEIGHTS.besides, besides(rest)),
    ...as(WEIGHTS.place, [spawn, exit]),
    ...as(
      WEIGHTS.token,
      dead.map(({ token }) => token),
    ),
  ];
}

/** Marks of a Move: what would meet the mover, and what it takes. */
export interface Going {
  readonly danger: Spot;
  readonly cost: Spot;
}

const DANGERS = [
  spot(50, 88, 30, 22),
  spot(61, 88, 28, 22),
  spot(87, 88, 27, 22),
  spot(86, 66, 28, 22),
  spot(50, 66, 28, 22),
  spot(16, 66, 28, 22),
  spot(86, 12, 28, 22),
  spot(50, 12, 28, 22),
  spot(16, 12, 28, 22),
];
const COSTS = [
  spot(81, 88, 30, 22),
  spot(20, 66, 30, 22),
  spot(81, 66, 30, 22),
  spot(18, 11, 30, 22),
  spot(50, 11, 30, 22),
  spot(81, 11, 30, 22),
];

/** The place where the least is covered, the first of those that are as good. */
function least(places: readonly Spot[], covered: readonly Covered[]): Spot {
  const costs = places.map((place) =>
    covered.reduce((sum, { spot: one, weight }) => sum + weight * shared(place, one), 0),
  );
  return places[costs.indexOf(Math.min(...costs))];
}

/** How much of a place lies over something. */
export function shared(place: Spot, other: Spot): number {
  const x =
    Math.min(place.x + place.w / 2, other.x + other.w / 2) - Math.max(place.x - place.w / 2, other.x - other.w / 2);
  const y =
    Math.min(place.y + place.h / 2, other.y + other.h / 2) - Math.max(place.y - place.h / 2, other.y - other.h / 2);
  return x > TOUCH && y > TOUCH ? (x * y) / (place.w * place.h) : 0;
}

export function goingIn(layout: Layout, attacks: boolean): Going {
  const covered = coveredIn(layout, attacks);
  const danger = least(DANGERS, covered);
  return { danger, cost: least(COSTS, [...covered, { spot: danger, weight: WEIGHTS.number }]) };
}
