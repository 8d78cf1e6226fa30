/** What is told of ways: of those among which a question asks, so that each has a name, and of where one has led. */
import type { Json, Param, Params } from '@shamble/kernel';
import { type Flight, fleeOn, restOf } from '../geometry/flee.ts';
import { distance2 } from '../geometry/hull.ts';
import { rounded, touchesPiece } from '../geometry/limits.ts';
import type { Path } from '../geometry/path.ts';
import { squared } from '../geometry/vector.ts';
import { areEnemies, enemiesOf, inContact } from './near.ts';
import { touchesCounter } from './search.ts';
import { letterOf, models, nameOf, type Person, type War } from './state.ts';
import { groundOf, terrainOf } from './terrain.ts';

/** The piece that a way goes around, and where the way lies from its middle; nothing for a straight one. */
function around(s: War, level: number, { parts }: Path): Param | null {
  const arcs = parts.flatMap(({ arc }) => arc ?? []);
  const [first] = arcs;
  if (first === undefined) return null;
  const piece = groundOf(s, level).pieces.find(({ hull }) =>
    hull.xs.some((x, i) => squared(x, hull.ys[i], first.x, first.y) < 1),
  );
  if (piece === undefined) return null;
  const middle = (at: 'x' | 'y') => rounded(arcs.reduce((sum, arc) => sum + arc[at], 0) / arcs.length - piece.hull[at]);
  return [piece.id.split(':')[0], middle('x'), middle('y')];
}

/** Routes by the names of their options. */
export const tellRoutes = (s: War, level: number, ways: readonly Path[]): Params =>
  Object.fromEntries(
    ways.flatMap((way, i) => {
      const told = around(s, level, way);
      return told === null ? [] : [[`route-${i + 1}`, told]];
    }),
  );

/** Where a flight leads, point after point, until it ends or somebody has to choose again. */
function course(way: Flight): number[] {
  let now = way;
  for (let next = fleeOn(now); next.length === 1; next = fleeOn(now)) [now] = next;
  const ends = now.path.parts.slice(0, -1).flatMap(({ x1, y1 }) => [rounded(x1), rounded(y1)]);
  return [...ends, ...restOf(now)];
}

/** Both sides of a flight. */
export const tellBends = (ways: readonly Flight[]): Params =>
  ways.length < 2 ? {} : { left: course(ways[0]), right: course(ways[1]) };

/** Whom somebody engages, and what they have come to: a counter, else the pieces, friends and prone enemies beside whom they stand. */
export function endsAt(s: War, person: Person): Readonly<Record<string, Json>> {
  const engaged = enemiesOf(s, person).filter((one) => !one.prone && inContact(person, one));
  return { ...(engaged.length > 0 ? { touches: engaged.map(nameOf) } : {}), ...besideWhat(s, person) };
}

function besideWhat(s: War, person: Person): Readonly<Record<string, Json>> {
  const counter = s.counters.findIndex((one) => touchesCounter(s, person, one));
  if (counter >= 0) return { counter: letterOf(counter) };
  const pieces =
    person.level > 0 ? [] : terrainOf(s).parts.filter(({ hull }) => touchesPiece(distance2(hull, person.x, person.y)));
  const figures = models(s).filter(
    (one) => one !== person && inContact(person, one) && (one.prone || !areEnemies(person, one)),
  );
  const beside = [...pieces.map(({ id }) => id), ...figures.map(nameOf)];
  return beside.length > 0 ? { beside } : {};
}
