/** Lines of sight and Cover, on one level and between levels (AW-GEO13, AW-GEO14, AW-BLOCK, AW-COVER, AW-ELEV06, AW-ELEV14). */
import type { Point, Refusal } from '@shamble/kernel';
import type { Colour } from '../content/dice.ts';
import type { Cover } from '../content/scenery.ts';
import type { Figure, Piece as Shape } from '../geometry/ground.ts';
import { distance2, holds } from '../geometry/hull.ts';
import { touchesPiece } from '../geometry/limits.ts';
import { coverFrom, sight } from '../geometry/sight.ts';
import type { Die } from './dice.ts';
import type { Position } from './position.ts';
import { type Base, type Model, models, nameOf, sceneryOf, type War } from './state.ts';
import { figureOf, type Laid, type Part, terrainOf } from './terrain.ts';

export interface Line {
  readonly clear: boolean;
  /** Names of standing bases and Blocking parts in the way. */
  readonly blockers: readonly string[];
  /** What gives the target Cover, one die each (AW-SHOOT13). */
  readonly cover: readonly { readonly part: string; readonly kind: Cover }[];
  /** Standing bases that the line only just misses, with the room between. */
  readonly passed: readonly { readonly figure: Figure; readonly clears: number }[];
  /** It goes up to a higher level. */
  readonly rises: boolean;
}

const COVER_DICE: Readonly<Record<Cover, Colour>> = { light: 'red', heavy: 'white' };

const isPart = (shape: Shape): shape is Part => 'cover' in shape;

/** Whether a part counts for Cover at all (AW-CONT09). */
const givesCover = (part: Part): part is Part & { readonly cover: Cover } => part.cover !== null;

/** The line from somebody to somebody (AW-SHOOT03, AW-SHOOT12). */
export function lineTo(s: War, from: Model, to: Model): Line {
  const { parts } = terrainOf(s);
  // The piece a model stands on blocks no line of that model (AW-ELEV14).
  const pieces = parts.filter(({ piece }) => piece !== from.level && piece !== to.level);
  const figures = from.level > 0 ? [] : models(s).map(figureOf);
  const found = sight(
    { width: s.width, height: s.height, pieces, figures },
    { id: nameOf(from), x: from.x, y: from.y },
    { id: nameOf(to), x: to.x, y: to.y },
  );
  const blockers = found.blockers
    .filter((one) => !('hull' in one) || !(from.level > 0 && to.level > 0))
    .map(({ id }) => id);
  if (splitByRoof(s, from, to)) blockers.push('roof');
  return {
    clear: blockers.length === 0,
    blockers,
    cover: coverOf(s, from, to, found.cover),
    passed: found.passed,
    rises: heightOf(s, to) > heightOf(s, from),
  };
}

/** 0 on the ground, else the height class of the piece below (AW-ELEV07). */
const heightOf = (s: War, { level }: Base): number => (level === 0 ? 0 : sceneryOf(s.pieces[level - 1]).height);

/** From an Elevated position the target has no Cover, unless it is Elevated too (AW-ELEV06). */
function coverOf(s: War, from: Base, to: Base, met: readonly Shape[]): Line['cover'] {
  if (from.level > 0 && to.level === 0) return [];
  const cover: { part: string; kind: Cover }[] = met
    .filter(isPart)
    .filter(givesCover)
    .map(({ id, cover: kind }) => ({ part: id, kind }));
  if (to.level > 0 && from.level !== to.level) {
    const { topCover } = sceneryOf(s.pieces[to.level - 1]);
    if (topCover !== null) cover.push({ part: 'top', kind: topCover });
  }
  return cover;
}

type Spot = Pick<Base, 'x' | 'y' | 'level'>;

/** Inside a building and on its roof nobody sees the other (AW-ELEV14). */
function splitByRoof(s: Laid, a: Spot, b: Spot): boolean {
  const under = (top: Spot, below: Spot): boolean =>
    top.level > 0 &&
    below.level === 0 &&
    sceneryOf(s.pieces[top.level - 1]).building !== null &&
    holds(terrainOf(s).outlines[top.level - 1], below.x, below.y);
  return under(a, b) || under(b, a);
}

/** Whether a prone target cannot be chosen: it is in Cover, or lies on a top above the shooter (AW-SHOOT14, AW-ELEV14). */
export const isSheltered = (_from: Base, to: Base, { cover, rises }: Line): boolean =>
  to.prone && (cover.length > 0 || rises);

/**
 * What is in the way of a line to a bare point, by what a question carries: Blocking parts, but not those of the piece
 * one stands on or whose top the point is on, and for a throw standing bases, which nobody on a top minds (AW-KEY08-R,
 * AW-CONT03, AW-ELEV06, AW-ELEV14).
 */
export function blockersTo(
  position: Position,
  from: string,
  [x, y]: Point,
  blast: boolean,
  top = 0,
): readonly string[] {
  const thrower = position.figures.find(({ id }) => id === from);
  if (thrower === undefined) throw new Error(`nobody is called "${from}"`);
  if (splitByRoof(position, thrower, { x, y, level: top })) return ['roof'];
  const pieces = terrainOf(position).parts.filter(({ piece }) => piece !== thrower.level && piece !== top);
  const figures = blast || thrower.level > 0 ? [] : position.figures;
  return sight({ ...position, pieces, figures }, thrower, { x, y }).blockers.map(({ id }) => id);
}

/** Why a point cannot be thrown at: what is in the way; a roof is no thing of its own. */
export const unseen = (thing: string, rules: readonly string[]): Refusal =>
  thing === 'roof' ? { code: 'under-roof', rules: ['AW-ELEV14'] } : { code: 'no-sight', params: { thing }, rules };

/** Cover against a Blast: from the point, without the piece that holds it (AW-KEY22). */
export function coverFromPoint(s: War, x: number, y: number, to: Base): Line['cover'] {
  const pieces = terrainOf(s).parts.filter(({ piece }) => piece !== to.level);
  return coverFrom({ ...s, pieces, figures: [] }, { x, y }, to)
    .filter(isPart)
    .filter(givesCover)
    .map(({ id, cover }) => ({ part: id, kind: cover }));
}

/** A red die for each light piece, a white one for each heavy piece (AW-SHOOT13, AW-COVER01). */
export const coverDice = (target: Model, cover: Line['cover']): Die[] =>
  cover.map(({ part, kind }) => ({ colour: COVER_DICE[kind], of: nameOf(target), why: part, rule: 'AW-SHOOT13' }));

/** Parts that somebody touches; on a top, the piece itself (AW-ELEV15). */
export function touching(s: War, base: Base): readonly Part[] {
  const { parts } = terrainOf(s);
  if (base.level > 0) return parts.filter(({ piece }) => piece === base.level);
  return parts.filter(({ hull }) => touchesPiece(distance2(hull, base.x, base.y)));
}
