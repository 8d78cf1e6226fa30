/** Who fights whom: contact, contact across barricades and edges, and what is left out (AW-MELEE05, AW-BARR, AW-ELEV13). */
import { across as acrossPiece } from '../geometry/gap.ts';
import { distance2, holds, nearestOf } from '../geometry/hull.ts';
import { BASE, pointWithin, sq, touchesPiece } from '../geometry/limits.ts';
import { areEnemies, inContact, isEngaged } from './near.ts';
import type { Edge } from './split.ts';
import { type Base, isWalker, type Model, models, nameOf, type Person, playing, sceneryOf, type War } from './state.ts';
import { type Part, terrainOf } from './terrain.ts';

/** The Defensible part between two standing models that touch its opposite long sides, or null (AW-BARR02, AW-DEF01). */
export function barricadeBetween(s: War, a: Base, b: Base): Part | null {
  if (a.prone || b.prone || a.level !== 0 || b.level !== 0) return null;
  return terrainOf(s).parts.find(({ defensible, hull }) => defensible && acrossPiece(hull, a.x, a.y, b.x, b.y)) ?? null;
}

/** The upper base is this near to where the lower one touches the outline (AW-ELEV10). */
const EDGE_REACH = BASE;

/** One on a top, the other below at the same stretch of its outline, both standing (AW-ELEV10): the upper one, or null. */
export function edgeBetween<A extends Base, B extends Base>(s: War, a: A, b: B): A | B | null {
  if (a.prone || b.prone || a.level === b.level || (a.level > 0 && b.level > 0)) return null;
  const [upper, lower] = a.level > 0 ? [a, b] : [b, a];
  const outline = terrainOf(s).outlines[upper.level - 1];
  // Whoever is inside a building has the roof above, not an edge.
  if (holds(outline, lower.x, lower.y) || !touchesPiece(distance2(outline, lower.x, lower.y))) return null;
  const [x, y] = nearestOf(outline, lower.x, lower.y);
  return sq(upper.x - x) + sq(upper.y - y) <= sq(pointWithin(EDGE_REACH)) ? upper : null;
}

/** Whether a pair across an edge fights: always with a Walker, but never a Walker below a tall top (AW-ELEV13). */
function fightsAcrossEdge(s: War, a: Model, b: Model): boolean {
  const upper = edgeBetween(s, a, b);
  if (upper === null) return false;
  const lower = upper === a ? b : a;
  return !(isWalker(lower) && sceneryOf(s.pieces[upper.level - 1]).height === 2);
}

/** In across contact of either kind. */
export const isAcross = (s: War, a: Model, b: Model): boolean =>
  barricadeBetween(s, a, b) !== null || fightsAcrossEdge(s, a, b);

/** A pair that must fight (AW-MELEE02-R, AW-MELEE05). */
export function mustFight(s: War, a: Model, b: Model): boolean {
  if (!areEnemies(a, b)) return false;
  if (inContact(a, b)) {
    if (!a.prone && !b.prone) return true;
    const [down, up] = a.prone ? [a, b] : [b, a];
    return !up.prone && isWalker(up) && !isWalker(down);
  }
  return isWalker(a) !== isWalker(b) && isAcross(s, a, b);
}

const isIn = (pairs: readonly Edge[], a: string, b: string): boolean =>
  pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** Everybody's mandatory pairs, but those that are done with (AW-MELEE09, AW-MELEE31). */
export function mandatory(s: War): Edge[] {
  const all = models(s);
  const settled = s.brawl?.settled ?? [];
  const edges: Edge[] = [];
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++)
      if (mustFight(s, all[i], all[j]) && !isIn(settled, nameOf(all[i]), nameOf(all[j])))
        edges.push([nameOf(all[i]), nameOf(all[j])]);
  return edges;
}

/** All pairs of the brawl: the mandatory ones, and optional attacks that were declared and still hold (AW-MELEE05a). */
export function edgesOf(s: War): Edge[] {
  const declared = (s.brawl?.declared ?? []).filter(([a, b]) => stillDeclared(s, a, b));
  return [...mandatory(s), ...declared.filter(([a, b]) => !isIn(s.brawl?.settled ?? [], a, b))];
}

function stillDeclared(s: War, attacker: string, target: string): boolean {
  const all = models(s);
  const a = all.find((one) => nameOf(one) === attacker);
  const b = all.find((one) => nameOf(one) === target);
  if (a === undefined || b === undefined || isWalker(a)) return false;
  return optionalTargets(s, a).includes(b);
}

/** Prone enemies in contact with a free standing Survivor, and rivals across a barricade or edge (AW-MELEE11, AW-PRONE02, AW-PRONE07). */
export function optionalTargets(s: War, person: Person): Model[] {
  if (person.prone || person.attacked || person.shot) return [];
  const prone = isEngaged(s, person)
    ? []
    : models(s).filter((other) => areEnemies(person, other) && other.prone && inContact(person, other));
  const rivals = playing(s).filter((other) => areEnemies(person, other) && isAcross(s, person, other));
  return [...prone, ...rivals];
}
