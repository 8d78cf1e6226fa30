import type { Point } from '@shamble/kernel';
import { insideLength } from './area.ts';
import { ANYWHERE, Field } from './field.ts';
import { contacts, faced } from './gap.ts';
import { type Figure, type Ground, onTable, type Piece } from './ground.ts';
import { distance2, holds } from './hull.ts';
import { type Leap, leapsFrom } from './leap.ts';
import { atMost, fits, NEAR_BASE, NEAR_ENEMY, NEAR_PIECE, onPiece, overlaps, ZONE2 } from './limits.ts';
import type { Disc, Zone } from './obstacles.ts';
import { farthestFrom, type Path, pathOf } from './path.ts';
import { firstAt, sweep } from './sweep.ts';
import { distance, squared } from './vector.ts';

/** Why a place or a path is refused, and the thing that forbids it. */
export interface Refusal {
  readonly code: 'border' | 'overlaps' | 'on-piece' | 'too-near' | 'no-way' | 'too-far' | 'no-leap';
  readonly by: Figure | Piece | null;
  /** Of a path that is too long: what it costs. */
  readonly cost: number;
}

export interface Route {
  readonly path: Path;
  /** Double inside Areas, with the Leap at its end (AW-AREA02, AW-LEAP02). */
  readonly cost: number;
  /** The enemies in contact at its end (AW-MOVE04) and those faced there across a barricade (AW-MOVE11). */
  readonly engages: readonly Figure[];
  readonly faces: readonly Figure[];
  readonly leap: Leap | null;
}

export const isRefusal = (answer: Route | Refusal): answer is Refusal => 'code' in answer;

const refusal = (code: Refusal['code'], by: Refusal['by'] = null, cost = 0): Refusal => ({ code, by, cost });

/**
 * The moves of one Survivor from where it stands. Which enemies keep their zones depends on where a path ends, so there
 * is a field for each set of excepted ones; the empty set serves nearly all places.
 */
export class Router {
  readonly ground: Ground;
  readonly mover: Figure;
  readonly allowance: number;
  private readonly others: readonly Figure[];
  private readonly enemies: readonly Figure[];
  private readonly solid: readonly Piece[];
  private readonly areas: readonly Piece[];
  private readonly fields = new Map<string, Field>();

  constructor(ground: Ground, mover: Figure, allowance: number) {
    this.ground = ground;
    this.mover = mover;
    this.allowance = allowance;
    this.others = ground.figures.filter((one) => one.id !== mover.id);
    this.enemies = this.others.filter((one) => one.standing && one.side !== mover.side);
    this.solid = ground.pieces.filter((piece) => !piece.area);
    this.areas = ground.pieces.filter((piece) => piece.area);
  }

  /** The standing enemies whose zones do not count for a path that ends there (AW-MOVE04, 11). */
  excepted(x: number, y: number): readonly Figure[] {
    const engaged = contacts(this.enemies, x, y);
    // Nobody prone is across from anybody (AW-BARR02).
    if (!this.mover.standing || !this.solid.some((piece) => piece.defensible)) return engaged;
    const facing = faced(this.ground, this.mover.side, x, y).map(({ figure }) => figure);
    if (facing.length === 0) return engaged;
    return this.enemies.filter((one) => engaged.includes(one) || facing.includes(one));
  }

  /** Why nobody of this side may rest there, as far as the place alone tells (AW-MOVE03, 04-R, 07, 08). */
  refusePlace(x: number, y: number): Refusal | null {
    return this.refuseRest(x, y) ?? this.refuseNear(x, y, this.excepted(x, y));
  }

  private refuseNear(x: number, y: number, excepted: readonly Figure[]): Refusal | null {
    const near = this.enemies.find(
      (one) =>
        !excepted.includes(one) &&
        squared(one.x, one.y, x, y) < ZONE2 &&
        squared(one.x, one.y, this.mover.x, this.mover.y) >= ZONE2,
    );
    return near ? refusal('too-near', near) : null;
  }

  private refuseRest(x: number, y: number): Refusal | null {
    if (!onTable(this.ground, x, y)) return refusal('border');
    const base = this.others.find((one) => overlaps(squared(one.x, one.y, x, y)));
    if (base) return refusal('overlaps', base);
    const piece = this.solid.find(({ hull }) => onPiece(distance2(hull, x, y)));
    return piece ? refusal('on-piece', piece) : null;
  }

  /** Whether the shortest path to a place is legal: as `routeTo`, without the reasons. */
  reaches(x: number, y: number): boolean {
    if (this.refuseRest(x, y)) return false;
    const excepted = this.excepted(x, y);
    if (this.refuseNear(x, y, excepted)) return false;
    const field = this.field(excepted);
    if (this.areas.length === 0) return field.to(x, y) < Infinity;
    const leg = this.leg(field, [this.mover.x, this.mover.y], [x, y], excepted, pathOf([]), false);
    return leg !== null && fits(leg.cost, this.allowance);
  }

  /** The shortest path to a place, or why there is none (AW-GEO10, 19). */
  routeTo(x: number, y: number): Route | Refusal {
    return this.routeAlong([[x, y]]);
  }

  /**
   * A path by waypoints, the shortest between each two. Its end tells whom it engages and faces; a last leg from a long
   * side to the landing place opposite is a Leap (AW-LEAP04-R).
   */
  routeAlong(points: readonly Point[]): Route | Refusal {
    const [x, y] = points[points.length - 1];
    const excepted = this.excepted(x, y);
    const refused = this.refuseRest(x, y) ?? this.refuseNear(x, y, excepted);
    if (refused) return refused;
    const leap = points.length > 1 ? this.leapBetween(points[points.length - 2], [x, y]) : null;
    if (leap && 'code' in leap) return leap;
    const walked = this.walk(leap ? points.slice(0, -1) : points, excepted);
    if ('code' in walked) return walked;
    if (leap && !walked.field.space.sees(...leap.from, ...leap.to, -1, this.owner(walked.field, leap.piece), false))
      return refusal('no-leap', leap.piece);
    const cost = walked.cost + (leap?.cost ?? 0);
    if (!fits(cost, this.allowance)) return refusal('too-far', null, cost);
    const engages = contacts(this.enemies, x, y);
    return { path: walked.path, cost, leap, engages, faces: excepted.filter((one) => !engages.includes(one)) };
  }

  /** The Leap of a last leg, if it is one; a take-off that is no resting place is refused: a blank ends there. */
  private leapBetween([fx, fy]: Point, [x, y]: Point): Leap | Refusal | null {
    for (const piece of this.solid)
      for (const leap of this.leaps(piece, [fx, fy]))
        if (leap.to[0] === x && leap.to[1] === y) return this.refuseRest(fx, fy) ?? leap;
    return null;
  }

  /** The Leaps over a piece from a place. */
  leaps(piece: Piece, [x, y]: Point): readonly Leap[] {
    return leapsFrom(piece, x, y, (lx, ly) => !this.refusePlace(lx, ly));
  }

  private owner(field: Field, piece: Piece): number {
    return field.space.dx.length + field.space.hulls.findIndex(({ hull }) => hull === piece.hull);
  }

  /** A path through all points, and the field of its last leg. */
  private walk(
    points: readonly Point[],
    excepted: readonly Figure[],
  ): { readonly path: Path; readonly cost: number; readonly field: Field } | Refusal {
    let from: Point = [this.mover.x, this.mover.y];
    let path = pathOf([]);
    let cost = 0;
    let field = this.field(excepted);
    for (const [i, to] of points.entries()) {
      if (!onTable(this.ground, to[0], to[1])) return refusal('border');
      const later = i > 0;
      if (later) field = this.fieldFrom(from, excepted, [], this.farthest(path, excepted), atMost(this.allowance));
      const leg = this.leg(field, from, to, excepted, path, later);
      if (!leg) return this.whyNot(from, to, excepted, path, cost);
      path = pathOf([...path.parts, ...leg.path.parts]);
      cost += leg.cost;
      from = to;
    }
    return { path, cost, field: points.length > 1 ? field : this.field(excepted) };
  }

  /** The cheaper of the shortest path and the shortest that keeps out of Areas (AW-GEO19). */
  private leg(
    field: Field,
    from: Point,
    to: Point,
    excepted: readonly Figure[],
    before: Path,
    later: boolean,
  ): { readonly path: Path; readonly cost: number } | null {
    if (from[0] === to[0] && from[1] === to[1]) return { path: pathOf([]), cost: 0 };
    const path = field.path(to[0], to[1]);
    if (!path) return null;
    const inside = insideLength(
      path,
      this.areas.map(({ hull }) => hull),
    );
    const direct = { path, cost: path.length + inside };
    if (inside === 0) return direct;
    const avoided = this.areas.filter(({ hull }) => !holds(hull, ...from) && !holds(hull, ...to));
    if (avoided.length === 0) return direct;
    const around = later
      ? this.fieldFrom(from, excepted, avoided, this.farthest(before, excepted), atMost(this.allowance))
      : this.field(excepted, avoided);
    const detour = around.path(to[0], to[1]);
    return detour && detour.length < direct.cost ? { path: detour, cost: detour.length } : direct;
  }

  /** Too far, or closed by something. */
  private whyNot(from: Point, to: Point, excepted: readonly Figure[], before: Path, cost: number): Refusal {
    const far =
      before.parts.length > 0
        ? this.fieldFrom(from, excepted, [], this.farthest(before, excepted), ANYWHERE)
        : this.farField(excepted);
    const length = far.to(to[0], to[1]);
    if (length < Infinity) return refusal('too-far', null, cost + length);
    return refusal('no-way', this.inTheWay(from, to, excepted));
  }

  /** What a straight line from one place to another meets first, and may not go through. */
  meets(from: Point, to: Point): Figure | Piece | null {
    return this.inTheWay(from, to, this.excepted(...to));
  }

  private inTheWay([fx, fy]: Point, [x, y]: Point, excepted: readonly Figure[]): Figure | Piece | null {
    const size = distance(fx, fy, x, y);
    const [ux, uy] = [(x - fx) / size, (y - fy) / size];
    const { by, length } = sweep(this.ground, fx, fy, ux, uy, size, this.solid);
    let first = by === 'border' ? null : by;
    let at = length;
    for (const one of this.others.filter(({ standing }) => standing)) {
      const plain = one.side === this.mover.side || excepted.includes(one);
      const t = firstAt(one.x, one.y, fx, fy, ux, uy, plain ? NEAR_BASE : NEAR_ENEMY);
      if (t < at) [first, at] = [one, t];
    }
    return first;
  }

  /** The field from where the mover stands; Areas to keep out of come with their set. */
  field(excepted: readonly Figure[], avoided: readonly Piece[] = []): Field {
    const key = [...excepted, null, ...avoided].map((one) => one?.id ?? '').join(' ');
    let field = this.fields.get(key);
    if (!field) {
      field = this.fieldFrom([this.mover.x, this.mover.y], excepted, avoided, null, atMost(this.allowance));
      this.fields.set(key, field);
    }
    return field;
  }

  /** The field without a limit: where one would go in many moves. */
  farField(excepted: readonly Figure[] = []): Field {
    const key = ['far', ...excepted.map(({ id }) => id)].join(' ');
    let field = this.fields.get(key);
    if (!field) {
      field = this.fieldFrom([this.mover.x, this.mover.y], excepted, [], null, ANYWHERE);
      this.fields.set(key, field);
    }
    return field;
  }

  /** How far the path has been from each enemy so far; null at its beginning. */
  private farthest(path: Path, excepted: readonly Figure[]): ReadonlyMap<Figure, number> {
    return new Map(
      this.enemies
        .filter((one) => !excepted.includes(one))
        .map((one) => [
          one,
          Math.max(farthestFrom(path, one.x, one.y), distance(one.x, one.y, this.mover.x, this.mover.y)),
        ]),
    );
  }

  private fieldFrom(
    [x, y]: Point,
    excepted: readonly Figure[],
    avoided: readonly Piece[],
    farthest: ReadonlyMap<Figure, number> | null,
    reach: number,
  ): Field {
    const discs: Disc[] = [];
    const zones: Zone[] = [];
    for (const one of this.others) {
      if (!one.standing) continue;
      const plain = one.side === this.mover.side || excepted.includes(one);
      if (!plain && squared(one.x, one.y, x, y) < ZONE2)
        zones.push({ x: one.x, y: one.y, farthest: farthest?.get(one) ?? 0 });
      else discs.push({ x: one.x, y: one.y, r: plain ? NEAR_BASE : NEAR_ENEMY });
    }
    const hulls = [
      ...this.solid.map(({ hull }) => ({ hull, grow: NEAR_PIECE })),
      ...avoided.map(({ hull }) => ({ hull, grow: 0 })),
    ];
    const { width, height } = this.ground;
    return new Field({ width, height, discs, hulls, zones }, x, y, reach);
  }
}
