import { distance2 } from './hull.ts';
import { BASE, NEAR_ENEMY, NOISE, sq } from './limits.ts';
import { inGrown, type Space } from './obstacles.ts';
import { distance, FULL, fromKey, key, turnOf } from './vector.ts';

/** Directions on a circle count as equal within this. */
const SAME = 1e-9;
/** A forgiven approach is over within this distance of the start. */
const BEGINNING = 100;

/**
 * All circles that a shortest path can follow, and their lanes: the maximal free stretches of each, in each sense of
 * travel. A side is a circle with a sense: 2 * circle for counterclockwise, one more for clockwise.
 */
export class Lanes {
  readonly space: Space;
  readonly cx: number[] = [];
  readonly cy: number[] = [];
  readonly cr: number[] = [];
  readonly owner: number[] = [];
  /** Corners: the outward normals of the edges before and behind. */
  private readonly cone: (readonly [number, number, number, number] | null)[] = [];
  /** The first lane of each side; those of a side follow one another. */
  readonly firstLane: number[] = [];
  readonly side: number[] = [];
  /** First and last direction in the sense of travel, the turn between, and whether the lane is a whole circle. */
  readonly fx: number[] = [];
  readonly fy: number[] = [];
  readonly lx: number[] = [];
  readonly ly: number[] = [];
  readonly turn: number[] = [];
  readonly whole: boolean[] = [];

  private readonly bx: number[] = [];
  private readonly by: number[] = [];
  private readonly bk: number[] = [];
  private readonly discs: number[] = [];
  private readonly hulls: number[] = [];

  constructor(space: Space) {
    this.space = space;
    this.collect();
    for (let i = 0; i < this.cx.length; i++) this.stretch(i);
    this.firstLane.push(this.side.length);
  }

  private circle(
    x: number,
    y: number,
    r: number,
    owner: number,
    cone: readonly [number, number, number, number] | null,
  ): void {
    this.cx.push(x);
    this.cy.push(y);
    this.cr.push(r);
    this.owner.push(owner);
    this.cone.push(cone);
  }

  private collect(): void {
    const { space } = this;
    for (let j = 0; j < space.dx.length; j++)
      if (!space.zowner.includes(j)) this.circle(space.dx[j], space.dy[j], space.dr[j], j, null);
    space.hulls.forEach(({ hull: { xs, ys }, grow }, h) => {
      const n = xs.length;
      for (let i = 0; i < n; i++) {
        const [before, behind] = [(i + n - 1) % n, (i + 1) % n];
        const a = distance(xs[before], ys[before], xs[i], ys[i]);
        const b = distance(xs[i], ys[i], xs[behind], ys[behind]);
        this.circle(xs[i], ys[i], grow, space.dx.length + h, [
          (ys[i] - ys[before]) / a,
          (xs[before] - xs[i]) / a,
          (ys[behind] - ys[i]) / b,
          (xs[i] - xs[behind]) / b,
        ]);
      }
    });
    const obstacles = this.cx.length;
    for (let k = 0; k < space.zx.length; k++) this.rings(k, obstacles);
  }

  /**
   * Around the enemy of a zone one may run at any constant distance. Worth it are those of the start, of the zone
   * itself, and where another circle in the zone is farthest from it (AW-GEO20).
   */
  private rings(k: number, obstacles: number): void {
    const { space } = this;
    const [x, y, least] = [space.zx[k], space.zy[k], space.zr[k]];
    const radii = [least];
    const add = (r: number): void => {
      if (r > least && r <= NEAR_ENEMY && radii.every((one) => Math.abs(one - r) > NOISE)) radii.push(r);
    };
    add(NEAR_ENEMY);
    for (let i = 0; i < obstacles; i++) add(distance(x, y, this.cx[i], this.cy[i]) + this.cr[i]);
    for (let z = 0; z < space.zx.length; z++) if (z !== k) add(distance(x, y, space.zx[z], space.zy[z]) + space.zr[z]);
    for (const r of radii) this.circle(x, y, r, space.zowner[k], null);
  }

  /** The lanes of a circle. */
  private stretch(i: number): void {
    const first = this.side.length;
    this.firstLane.push(first);
    const covered = this.breaks(i);
    if (!covered) this.join(i, 1);
    const second = this.side.length;
    this.firstLane.push(second);
    if (covered) return;
    if (this.space.zx.length > 0) this.join(i, -1);
    else
      for (let lane = first; lane < second; lane++)
        this.lane(2 * i + 1, this.lx[lane], this.ly[lane], this.fx[lane], this.fy[lane], this.whole[lane]);
  }

  private lane(side: number, fx: number, fy: number, lx: number, ly: number, whole: boolean): void {
    this.side.push(side);
    this.fx.push(fx);
    this.fy.push(fy);
    this.lx.push(lx);
    this.ly.push(ly);
    this.whole.push(whole);
    const sense = side % 2 === 0 ? 1 : -1;
    this.turn.push(whole ? FULL : turnOf(fx * lx + fy * ly, sense * (fx * ly - fy * lx)));
  }

  /** Collects the directions at which a stretch may begin or end; true where another disc covers the circle. */
  private breaks(i: number): boolean {
    const { space, bx, by, bk } = this;
    const [x, y, r] = [this.cx[i], this.cy[i], this.cr[i]];
    bx.length = by.length = bk.length = this.discs.length = this.hulls.length = 0;
    const cone = this.cone[i];
    if (cone) {
      this.break(cone[0], cone[1]);
      this.break(cone[2], cone[3]);
    }
    for (let j = 0; j < space.dx.length; j++) {
      if (j === this.owner[i]) continue;
      const dx = space.dx[j] - x;
      const dy = space.dy[j] - y;
      const d2 = dx * dx + dy * dy;
      if (d2 >= sq(r + space.dr[j])) continue;
      if (d2 <= sq(space.dr[j] - r + NOISE) && space.dr[j] - r + NOISE > 0) return true;
      this.discs.push(j);
      this.meetCircle(dx, dy, d2, r, space.dr[j]);
    }
    for (let h = 0; h < space.hulls.length; h++) {
      if (space.dx.length + h === this.owner[i]) continue;
      const { hull, grow } = space.hulls[h];
      if (sq(hull.x - x) + sq(hull.y - y) > sq(hull.radius + grow + r)) continue;
      const d2 = distance2(hull, x, y);
      if (d2 > 0 && d2 >= sq(r + grow)) continue;
      this.hulls.push(h);
      for (let c = 0, b = hull.xs.length - 1; c < hull.xs.length; b = c++) {
        const dx = hull.xs[c] - x;
        const dy = hull.ys[c] - y;
        if (grow > 0) this.meetCircle(dx, dy, dx * dx + dy * dy, r, grow);
        const ex = hull.xs[c] - hull.xs[b];
        const ey = hull.ys[c] - hull.ys[b];
        const size = Math.sqrt(ex * ex + ey * ey);
        this.meetLine(ey / size, -ex / size, grow + (dx * ey - dy * ex) / size, r);
      }
    }
    this.meetLine(1, 0, BASE - x, r);
    this.meetLine(1, 0, space.right - x, r);
    this.meetLine(0, 1, BASE - y, r);
    this.meetLine(0, 1, space.top - y, r);
    for (let k = 0; k < space.zx.length; k++) this.meetZone(i, k);
    return false;
  }

  /** Adds a direction, keeping them in order; equal ones are one. */
  private break(ux: number, uy: number): void {
    const { bx, by, bk } = this;
    const k = key(ux, uy);
    let at = bk.length;
    while (at > 0 && bk[at - 1] > k) at--;
    if ((at > 0 && k - bk[at - 1] < SAME) || (at < bk.length && bk[at] - k < SAME)) return;
    bk.splice(at, 0, k);
    bx.splice(at, 0, ux);
    by.splice(at, 0, uy);
  }

  /** Where the circle of radius r meets one of radius R at (dx, dy) from its centre. */
  private meetCircle(dx: number, dy: number, d2: number, r: number, R: number): void {
    if (r === 0 || d2 === 0) return;
    const d = Math.sqrt(d2);
    const a = (d2 + r * r - R * R) / (2 * d);
    if (a > r || a < -r) return;
    const h = Math.sqrt(r * r - a * a);
    this.break((a * dx - h * dy) / (d * r), (a * dy + h * dx) / (d * r));
    this.break((a * dx + h * dy) / (d * r), (a * dy - h * dx) / (d * r));
  }

  /** Where the circle meets the line at `off` from its centre along the unit normal n. */
  private meetLine(nx: number, ny: number, off: number, r: number): void {
    if (r === 0 || off > r || off < -r) return;
    const k = off / r;
    const h = Math.sqrt(1 - k * k);
    this.break(k * nx - h * ny, k * ny + h * nx);
    this.break(k * nx + h * ny, k * ny - h * nx);
  }

  /** Where the circle enters a zone, and where travelling along it is farthest from and nearest to its enemy. */
  private meetZone(i: number, k: number): void {
    const { space } = this;
    const r = this.cr[i];
    const dx = space.zx[k] - this.cx[i];
    const dy = space.zy[k] - this.cy[i];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (r === 0 || d === 0 || d > r + NEAR_ENEMY) return;
    this.meetCircle(dx, dy, d * d, r, NEAR_ENEMY);
    this.break(dx / d, dy / d);
    this.break(-dx / d, -dy / d);
    const fromStart = distance(space.sx, space.sy, this.cx[i], this.cy[i]);
    if (Math.abs(fromStart - r) <= NOISE)
      this.break((space.sx - this.cx[i]) / fromStart, (space.sy - this.cy[i]) / fromStart);
  }

  /** Joins neighbouring free stretches to lanes of a sense. */
  private join(i: number, sense: 1 | -1): void {
    const { bx, by, bk } = this;
    const n = bk.length;
    const side = sense > 0 ? 2 * i : 2 * i + 1;
    if (n === 0) {
      if (this.isFree(i, sense, 1, 0)) this.lane(side, 1, 0, 1, 0, true);
      return;
    }
    const free: boolean[] = [];
    for (let b = 0; b < n; b++) {
      const [ux, uy] = fromKey(b + 1 < n ? (bk[b] + bk[b + 1]) / 2 : (bk[b] + bk[0] + 4) / 2);
      const size = Math.sqrt(ux * ux + uy * uy);
      free.push(this.isFree(i, sense, ux / size, uy / size));
    }
    if (!free.includes(false)) {
      this.lane(side, bx[0], by[0], bx[0], by[0], true);
      return;
    }
    for (let b = 0; b < n; b++) {
      if (!free[b] || free[(b + n - 1) % n]) continue;
      let end = b;
      while (free[end % n]) end++;
      const [f, l] = sense > 0 ? [b, end % n] : [end % n, b];
      this.lane(side, bx[f], by[f], bx[l], by[l], false);
    }
  }

  private isFree(i: number, sense: 1 | -1, ux: number, uy: number): boolean {
    const { space } = this;
    const cone = this.cone[i];
    if (cone && (cone[0] * uy - cone[1] * ux < 0 || ux * cone[3] - uy * cone[2] < 0)) return false;
    const x = this.cx[i] + this.cr[i] * ux;
    const y = this.cy[i] + this.cr[i] * uy;
    if (!space.onTable(x, y)) return false;
    for (const j of this.discs) if (sq(space.dx[j] - x) + sq(space.dy[j] - y) < sq(space.dr[j] - NOISE)) return false;
    for (const h of this.hulls) if (inGrown(space.hulls[h].hull, space.hulls[h].grow, x, y)) return false;
    for (let k = 0; k < space.zx.length; k++)
      if (
        space.zowner[k] !== this.owner[i] &&
        space.approaches(k, x, y, -sense * uy, sense * ux) &&
        !this.forgiven(i, k, x, y)
      )
        return false;
    return true;
  }

  /** Along a circle through the start one may at first come nearer by EPS (AW-GEO20). */
  private forgiven(i: number, k: number, x: number, y: number): boolean {
    const { space } = this;
    if (Math.abs(distance(space.sx, space.sy, this.cx[i], this.cy[i]) - this.cr[i]) > NOISE) return false;
    const near = distance(x, y, space.zx[k], space.zy[k]);
    return near >= space.zleast[k] && near <= space.zr[k] && distance(x, y, space.sx, space.sy) <= BEGINNING;
  }

  /** How far along a lane a direction lies, as a turn; -1 if it is not on it. */
  place(lane: number, ux: number, uy: number): number {
    const sense = this.side[lane] % 2 === 0 ? 1 : -1;
    const fx = this.fx[lane];
    const fy = this.fy[lane];
    const after = sense * (fx * uy - fy * ux);
    const turn = this.turn[lane];
    if (this.whole[lane]) return turnOf(fx * ux + fy * uy, after);
    const lx = this.lx[lane];
    const ly = this.ly[lane];
    const before = sense * (ux * ly - uy * lx);
    const between = ux * (fx + lx) + uy * (fy + ly);
    if (turn <= FULL / 2 ? after < -SAME || before < -SAME || between < -SAME : after < -SAME && before < -SAME)
      return -1;
    const s = turnOf(fx * ux + fy * uy, after);
    // A hair beside an end is the end: the seam of the circle lies between them.
    if (s <= turn) return s;
    return s - turn < FULL - s ? turn : 0;
  }
}
