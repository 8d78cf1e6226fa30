import type { Figure, Ground, Piece } from './ground.ts';
import { distance2, holds, meets } from './hull.ts';
import { BASE, ON_PIECE2, touchesPiece } from './limits.ts';
import { cross, dot, squared } from './vector.ts';

/** One end of a line: a figure, or a bare point without an id. */
export interface End {
  readonly id?: string;
  readonly x: number;
  readonly y: number;
}

export interface Sight {
  readonly clear: boolean;
  /** The standing bases and Blocking pieces in the way. */
  readonly blockers: readonly (Figure | Piece)[];
  /** Other standing bases beside the line, with the room between. */
  readonly passed: readonly { readonly figure: Figure; readonly clears: number }[];
  /** The pieces met that give Cover: those touching the attacker do not (AW-GEO14, AW-SHOOT12). */
  readonly cover: readonly Piece[];
}

/** The line between two centres, or from a centre to a point (AW-GEO13, 14, AW-BLOCK02). */
export function sight(ground: Ground, from: End, to: End): Sight {
  const [lx, ly] = [to.x - from.x, to.y - from.y];
  const l2 = lx * lx + ly * ly;
  const blockers: (Figure | Piece)[] = [];
  const passed: { figure: Figure; clears: number }[] = [];
  for (const figure of ground.figures) {
    if (!figure.standing || figure.id === from.id || figure.id === to.id) continue;
    const [wx, wy] = [figure.x - from.x, figure.y - from.y];
    const along = dot(lx, ly, wx, wy);
    const off = cross(lx, ly, wx, wy);
    const beside = along > 0 && along < l2;
    if (beside ? off * off < ON_PIECE2 * l2 : covers(figure, from) || covers(figure, to)) blockers.push(figure);
    else if (beside) passed.push({ figure, clears: Math.sqrt((off * off) / l2) - BASE });
  }
  const met = ground.pieces.filter(({ hull }) => meets(hull, from.x, from.y, to.x, to.y));
  blockers.push(
    ...met.filter(({ blocking, hull }) => blocking && !holds(hull, from.x, from.y) && !holds(hull, to.x, to.y)),
  );
  const cover = met.filter(({ hull }) => !touchesPiece(distance2(hull, from.x, from.y)));
  return { clear: blockers.length === 0, blockers, passed, cover };
}

/** A bare point under a base is hidden by it. */
const covers = (figure: Figure, end: End): boolean =>
  end.id === undefined && squared(figure.x, figure.y, end.x, end.y) < ON_PIECE2;

/** The pieces between the point of a template and a model: not those that hold the point (AW-KEY22). */
export const coverFrom = (ground: Ground, point: End, to: End): readonly Piece[] =>
  ground.pieces.filter(
    ({ hull }) => meets(hull, point.x, point.y, to.x, to.y) && distance2(hull, point.x, point.y) > 0,
  );
