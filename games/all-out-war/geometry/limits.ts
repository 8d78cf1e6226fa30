/**
 * Every length of the rules, in thousandths of an inch, and the only place that knows their tolerance. Limits
 * contain EPS and are whole, so that tests between stored places are exact (AW-GEO04, AW-GEO22).
 */
export const EPS = 2;

/** What computing in doubles may be wrong by; never part of a rule. */
export const NOISE = 1e-6;

export const BASE = 500;
export const KILL_ZONE = 2000;
export const ENEMY_ZONE = 1000;
export const PUSH = 1000;

/** Centres of two bases in contact. */
export const CONTACT = 2 * BASE;

/** A centre may come no nearer than this: to another base, to an enemy it does not engage, to a piece. */
export const NEAR_BASE = CONTACT - EPS;
export const NEAR_ENEMY = CONTACT + ENEMY_ZONE - EPS;
export const NEAR_PIECE = BASE - EPS;

/** A centre at most so far from another, or from a piece, touches it. */
export const TOUCH_BASE = CONTACT + EPS;
export const TOUCH_PIECE = BASE + EPS;

/** The farthest centres of bases within a reach of one another, the nearest of bases so far away (AW-GEO04). */
export const withinReach = (reach: number): number => CONTACT + reach + EPS;
export const awayBy = (away: number): number => CONTACT + away - EPS;
/** The same from the centre of a base to a point. */
export const pointWithin = (reach: number): number => BASE + reach + EPS;
export const pointAway = (away: number): number => BASE + away - EPS;
/** The same between pieces and points; and the longest way that fits an allowance (AW-GEO19). */
export const atMost = (reach: number): number => reach + EPS;
export const atLeastAway = (away: number): number => away - EPS;

export const sq = (x: number): number => x * x;

export const OVERLAP2 = sq(NEAR_BASE);
export const TOUCH2 = sq(TOUCH_BASE);
export const ZONE2 = sq(NEAR_ENEMY);
/** A base whose centre is at most so far is within. */
export const KILL_ZONE_REACH = KILL_ZONE + BASE + EPS;
const KILL_ZONE2 = sq(KILL_ZONE_REACH);
export const ON_PIECE2 = sq(NEAR_PIECE);
export const TOUCH_PIECE2 = sq(TOUCH_PIECE);
/** In the middle of a path: exactly in contact, but for rounding. */
export const TANGENT2 = sq(CONTACT + NOISE);
export const TANGENT_PIECE2 = sq(BASE + NOISE);

/** Of two bases whose centres have the squared distance d2. */
export const overlaps = (d2: number): boolean => d2 < OVERLAP2;
export const touches = (d2: number): boolean => d2 <= TOUCH2;
export const within = (d2: number, reach: number): boolean => d2 <= sq(withinReach(reach));
export const atLeast = (d2: number, away: number): boolean => d2 >= sq(awayBy(away));

/** A Kill Zone and a Blast template reach a base (AW-GEO07). */
export const inKillZone = (d2: number): boolean => d2 <= KILL_ZONE2;

/** Of a base and a piece at the squared distance d2. */
export const onPiece = (d2: number): boolean => d2 < ON_PIECE2;
export const touchesPiece = (d2: number): boolean => d2 <= TOUCH_PIECE2;

/** Whether the distance with square b is within EPS of the smallest, with square a; exact for whole squares (AW-GEO23). */
export function tied(a: number, b: number): boolean {
  const k = b - a - EPS * EPS;
  return k <= 0 || k * k <= 4 * EPS * EPS * a;
}

/** Two places so near are one. */
export const isSame = (d2: number): boolean => d2 <= EPS * EPS;

/** A length that fits an allowance (AW-GEO19). */
export const fits = (length: number, allowance: number): boolean => length <= atMost(allowance);

/** The nearest thousandth, halves upwards (AW-GEO17). */
export const rounded = (v: number): number => Math.floor(v + 0.5);
