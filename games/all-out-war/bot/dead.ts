/** Where Walkers would go, worked out with the rules' own geometry. */
import { WALKER_MOVE } from '../content/lengths.ts';
import { walkAlong, waysTo, wayTowards } from '../geometry/walk.ts';
import { apart2 } from '../rules/near.ts';
import { type Person, playing, type Walker, type War } from '../rules/state.ts';
import { figureOf, groundOf } from '../rules/terrain.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A Walker as it stands after a walk. */
const standingAt = (walker: Walker, at: Spot | null): Walker =>
  at === null ? walker : { ...walker, x: at.x, y: at.y };

/** Towards a place, everybody else standing where they are. */
export function drawnTo(s: War, walker: Walker, target: Spot): Walker {
  const ground = groundOf(s, walker.level);
  const [way] = waysTo(ground, figureOf(walker), target);
  return standingAt(walker, way === undefined ? null : walkAlong(ground, figureOf(walker), way, WALKER_MOVE));
}

/** In the direction of a place. */
export function steeredTo(s: War, walker: Walker, target: Spot): Walker {
  const ground = groundOf(s, walker.level);
  const way = wayTowards(figureOf(walker), target, WALKER_MOVE);
  return standingAt(walker, way === null ? null : walkAlong(ground, figureOf(walker), way, WALKER_MOVE));
}

/** The Survivor a Walker would go for. */
export function nearestTo(s: War, walker: Spot): Person | null {
  let found: Person | null = null;
  for (const person of playing(s)) if (found === null || apart2(walker, person) < apart2(walker, found)) found = person;
  return found;
}

/** The table with a Walker elsewhere, or with one more. */
export const withWalker = (s: War, walker: Walker): War => ({
  ...s,
  walkers: s.walkers.some(({ number }) => number === walker.number)
    ? s.walkers.map((one) => (one.number === walker.number ? walker : one))
    : [...s.walkers, walker],
});

/** The table with a Survivor changed. */
export const withPerson = (s: War, index: number, change: Partial<Person>): War => ({
  ...s,
  people: s.people.map((one, i) => (i === index ? { ...one, ...change } : one)),
});
