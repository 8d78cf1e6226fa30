import { distance2, type Hull, holds } from './hull.ts';
import { BASE, EPS, NEAR_BASE, NEAR_ENEMY, NOISE, sq } from './limits.ts';
import { distance } from './vector.ts';

/** A centre may not come nearer to it than r. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A centre may not come nearer to the hull than `grow`; 0 forbids its inside alone. */
export interface Grown {
  readonly hull: Hull;
  readonly grow: number;
}

/** What a centre has to go around. */
export interface Obstacles {
  readonly width: number;
  readonly height: number;
  readonly discs: readonly Disc[];
  readonly hulls: readonly Grown[];
  readonly zones: readonly Zone[];
}

/** An enemy in whose zone the path begins: it may not come nearer to it inside it (AW-GEO20). */
export interface Zone {
  readonly x: number;
  readonly y: number;
  /** How far from it the path has been before it came to this start, if it was farther. */
  readonly farthest?: number;
}

/** An approach so slow is none: it comes nearer by less than NOISE. */
const SLOW = 0.01;

const ZONE = NEAR_ENEMY - NOISE;
const ZONE2 = sq(ZONE);

/**
 * The obstacles within reach of a start, in flat lists. An owner is a number: that of a disc, or of a hull behind them.
 * Zones are among the discs, with the radius that may not be entered whatever happens.
 */
export class Space {
  readonly sx: number;
  readonly sy: number;
  readonly reach: number;
  readonly right: number;
  readonly top: number;
  readonly dx: number[] = [];
  readonly dy: number[] = [];
  readonly dr: number[] = [];
  readonly hulls: Grown[] = [];
  /** Zones, with the distance of the start, and how near the beginning of the path may come. */
  readonly zx: number[] = [];
  readonly zy: number[] = [];
  readonly zr: number[] = [];
  readonly zleast: number[] = [];
  readonly zowner: number[] = [];

  constructor(obstacles: Obstacles, sx: number, sy: number, reach: number) {
    this.sx = sx;
    this.sy = sy;
    this.reach = reach;
    this.right = obstacles.width - BASE;
    this.top = obstacles.height - BASE;
    for (const { x, y, r } of obstacles.discs)
      if (sq(x - sx) + sq(y - sy) <= sq(reach + r)) {
        this.dx.push(x);
        this.dy.push(y);
        this.dr.push(r);
      }
    for (const { x, y, farthest = 0 } of obstacles.zones) {
      const r = distance(x, y, sx, sy);
      const least = Math.max(NEAR_BASE, Math.max(r, farthest) - EPS);
      this.zx.push(x);
      this.zy.push(y);
      this.zr.push(r);
      this.zleast.push(least);
      this.zowner.push(this.dx.length);
      this.dx.push(x);
      this.dy.push(y);
      this.dr.push(least);
    }
    for (const one of obstacles.hulls)
      if (sq(one.hull.x - sx) + sq(one.hull.y - sy) <= sq(reach + one.hull.radius + one.grow)) this.hulls.push(one);
  }

  onTable(x: number, y: number): boolean {
    return x >= BASE - NOISE && x <= this.right + NOISE && y >= BASE - NOISE && y <= this.top + NOISE;
  }

  /** Whether a centre may be there. */
  free(x: number, y: number): boolean {
    if (!this.onTable(x, y)) return false;
    const { dx, dy, dr } = this;
    for (let j = 0; j < dx.length; j++) if (sq(dx[j] - x) + sq(dy[j] - y) < sq(dr[j] - NOISE)) return false;
    for (const { hull, grow } of this.hulls) if (inGrown(hull, grow, x, y)) return false;
    return true;
  }

  /** Whether going from x, y in a direction (of unit length) approaches the enemy of a zone inside it. */
  approaches(zone: number, x: number, y: number, ux: number, uy: number): boolean {
    const wx = x - this.zx[zone];
    const wy = y - this.zy[zone];
    return wx * wx + wy * wy < ZONE2 && wx * ux + wy * uy < -SLOW;
  }

  /**
   * Whether a straight leg between two free points meets no obstacle. The owners of its ends are left out: a tangent
   * supports a convex shape. A leg from the start may come EPS nearer to the enemy of a zone (AW-GEO20).
   */
  sees(ax: number, ay: number, bx: number, by: number, ownerA: number, ownerB: number, fromStart: boolean): boolean {
    const lx = bx - ax;
    const ly = by - ay;
    const l2 = lx * lx + ly * ly;
    if (l2 < NOISE) return true;
    const { dx, dy, dr } = this;
    for (let j = 0; j < dx.length; j++) {
      const wx = dx[j] - ax;
      const wy = dy[j] - ay;
      const t = lx * wx + ly * wy;
      if (t <= 0 || t >= l2) continue;
      const off = lx * wy - ly * wx;
      if (off * off < sq(dr[j] - NOISE) * l2 && j !== ownerA && j !== ownerB) return false;
    }
    for (let h = 0; h < this.hulls.length; h++) {
      const owner = dx.length + h;
      if (owner !== ownerA && owner !== ownerB && this.hits(this.hulls[h], ax, ay, lx, ly, l2)) return false;
    }
    return fromStart || this.zx.length === 0 || this.leaves(ax, ay, lx, ly, l2);
  }

  /** Whether a leg comes nearer than allowed to a hull. */
  private hits({ hull, grow }: Grown, ax: number, ay: number, lx: number, ly: number, l2: number): boolean {
    const mx = hull.x - ax;
    const my = hull.y - ay;
    const off = lx * my - ly * mx;
    if (off * off >= sq(hull.radius + grow) * l2) return false;
    const ahead = lx * mx + ly * my;
    if (ahead < 0 && mx * mx + my * my >= sq(hull.radius + grow)) return false;
    if (ahead > l2 && sq(mx - lx) + sq(my - ly) >= sq(hull.radius + grow)) return false;
    const { xs, ys } = hull;
    const n = xs.length;
    const r2 = grow > 0 ? sq(grow - NOISE) * l2 : -1;
    let from = 0;
    let to = 1;
    let through = true;
    for (let i = 0, j = n - 1; i < n; j = i++) {
      const wx = xs[i] - ax;
      const wy = ys[i] - ay;
      const t = lx * wx + ly * wy;
      const aside = lx * wy - ly * wx;
      if (t > 0 && t < l2 && aside * aside < r2) return true;
      if (!through) continue;
      const ex = xs[i] - xs[j];
      const ey = ys[i] - ys[j];
      // Inside counts from NOISE within the outline on.
      const a = ey * wx - ex * wy - NOISE * (ex < 0 ? -ex : ex) - NOISE * (ey < 0 ? -ey : ey);
      const b = a + ex * ly - ey * lx;
      if (a <= 0 && b <= 0) through = false;
      else if (a < 0) from = Math.max(from, a / (a - b));
      else if (b < 0) to = Math.min(to, a / (a - b));
    }
    return through && from < to;
  }

  /** Whether a leg never approaches the enemy of a zone inside it. */
  private leaves(ax: number, ay: number, lx: number, ly: number, l2: number): boolean {
    const size = Math.sqrt(l2);
    for (let k = 0; k < this.zx.length; k++) {
      const wx = this.zx[k] - ax;
      const wy = this.zy[k] - ay;
      const t = lx * wx + ly * wy;
      if (t <= SLOW * size) continue;
      const near = t < l2 ? sq(lx * wy - ly * wx) / l2 : sq(wx - lx) + sq(wy - ly);
      if (near < ZONE2) return false;
    }
    return true;
  }
}

/** Whether a centre is nearer to a hull than `grow`, or for 0 inside it. */
export const inGrown = (hull: Hull, grow: number, x: number, y: number): boolean =>
  grow > 0 ? distance2(hull, x, y) < sq(grow - NOISE) : holds(hull, x, y, NOISE);
