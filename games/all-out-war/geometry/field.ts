import { crossings, segmentCrossings } from './crossings.ts';
import { Heap } from './heap.ts';
import { Lanes } from './lanes.ts';
import { CONTACT, EPS, NOISE, sq } from './limits.ts';
import { type Obstacles, Space } from './obstacles.ts';
import { line, type Part, type Path, pathOf } from './path.ts';
import { findTangent, tangent } from './tangent.ts';
import { distance, FULL } from './vector.ts';

/** Places on a lane count as equal within this turn. */
const SAME = 1e-9;
/** Bends of paths count as equal within this. */
const ALIKE = 0.001;
const NOBODY = -1;
const START = -1;
const UNKNOWN = -2;

/** No way on any table is longer. */
export const ANYWHERE = 400_000;

/** The nearest place of many, and how far it is. */
export interface Way {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/**
 * All shortest paths from a start within a reach: straight legs tangent to circles, and arcs (AW-GEO12, 19). An arrival
 * is the end of a leg on a lane; a departure the beginning of one. A lane keeps its arrivals as a staircase: those that
 * are the shortest way to some place of it, in the order of travel. Nothing is explored before somebody asks for what
 * lies around a corner, and a field without a limit only as far as the answer takes.
 */
export class Field {
  readonly space: Space;
  private stretched: Lanes | null = null;
  /** Of arrivals: where on which lane, after what length, by which departure. */
  private readonly arrivalLane: number[] = [];
  readonly arrivalS: number[] = [];
  readonly arrivalLength: number[] = [];
  private readonly arrivalX: number[] = [];
  private readonly arrivalY: number[] = [];
  private readonly arrivalFrom: number[] = [];
  /** Of departures: where on which lane, where they lead, how long the leg is, the best length, from which arrival. */
  private readonly lane: number[] = [];
  private readonly s: number[] = [];
  private readonly ux: number[] = [];
  private readonly uy: number[] = [];
  private readonly toLane: number[] = [];
  private readonly toS: number[] = [];
  private readonly toX: number[] = [];
  private readonly toY: number[] = [];
  private readonly leg: number[] = [];
  private readonly best: number[] = [];
  private readonly since: number[] = [];
  private readonly settled: boolean[] = [];
  private readonly next: number[] = [];

  /** The arrivals of each lane. */
  readonly stairs: number[][] = [];
  private readonly departures: number[][] = [];
  private readonly known: boolean[] = [];
  /** The shortest length to a side. */
  private readonly least: number[] = [];
  private readonly reached: number[] = [];
  private readonly heap = new Heap();
  private at = 0;
  private readonly aims: Aim[] = [];
  private aimed = 0;
  private limit = 0;
  /** Every way up to this length is known. */
  private explored = -1;

  constructor(obstacles: Obstacles, sx: number, sy: number, reach: number) {
    this.space = new Space(obstacles, sx, sy, reach);
  }

  get lanes(): Lanes {
    this.stretched ??= new Lanes(this.space);
    return this.stretched;
  }

  /** Finds all ways up to a length. */
  explore(length: number): void {
    if (length <= this.explored) return;
    if (this.explored < 0) {
      for (let lane = 0; lane < this.lanes.side.length; lane++) this.stairs.push([]);
      this.begin();
    }
    const { heap } = this;
    while (heap.size > 0 && heap.least <= length) this.follow(heap.pop());
    this.explored = heap.size === 0 ? Infinity : length;
  }

  /** What is found, by `find`, once nothing shorter can turn up: with a limit the whole field is worth exploring. */
  private look<T>(least: number, find: () => T, lengthOf: (found: T) => number): T {
    let length = this.space.reach < ANYWHERE ? Infinity : least;
    for (;;) {
      this.explore(length);
      const found = find();
      const most = lengthOf(found) + EPS;
      if (most <= this.explored) return found;
      length = Math.min(most, 2 * length + CONTACT);
    }
  }

  /** Legs from the start to every lane. */
  private begin(): void {
    const { space, lanes } = this;
    const { sx, sy } = space;
    for (let i = 0; i < lanes.cx.length; i++)
      for (let side = 2 * i; side <= 2 * i + 1; side++) {
        const b = side % 2 === 0 ? 1 : -1;
        if (lanes.firstLane[side] === lanes.firstLane[side + 1]) continue;
        if (!findTangent(lanes.cx[i] - sx, lanes.cy[i] - sy, 1, 0, b, lanes.cr[i])) continue;
        const length = tangent.length;
        if (length > space.reach) continue;
        const ux = -b * tangent.nx;
        const uy = -b * tangent.ny;
        const lane = this.laneAt(side, ux, uy);
        if (lane < 0) continue;
        const at = this.at;
        const x = lanes.cx[i] + lanes.cr[i] * ux;
        const y = lanes.cy[i] + lanes.cr[i] * uy;
        if (space.sees(sx, sy, x, y, NOBODY, lanes.owner[i], true)) this.arrive(lane, at, length, ux, uy, START);
      }
  }

  /** The lane of a side that holds a direction, or -1; `at` is then how far along. */
  private laneAt(side: number, ux: number, uy: number): number {
    const { lanes } = this;
    for (let lane = lanes.firstLane[side]; lane < lanes.firstLane[side + 1]; lane++)
      if ((this.at = lanes.place(lane, ux, uy)) >= 0) return lane;
    return -1;
  }

  /** The last arrival on a lane not beyond s, or -1. */
  private arrivalAt(lane: number, s: number): number {
    const stairs = this.stairs[lane];
    let found = -1;
    for (let i = 0; i < stairs.length && this.arrivalS[stairs[i]] <= s + SAME; i++) found = stairs[i];
    return found;
  }

  /** The length of going on from an arrival to a place of its lane. */
  private onwards(arrival: number, s: number): number {
    const on = s - this.arrivalS[arrival];
    return (
      this.arrivalLength[arrival] + (on > 0 ? on * this.lanes.cr[this.lanes.side[this.arrivalLane[arrival]] >> 1] : 0)
    );
  }

  /** Enters an arrival into the staircase, unless one there is as good. */
  private arrive(lane: number, s: number, length: number, ux: number, uy: number, from: number): void {
    if (!this.improves(lane, s, length)) return;
    const arrival = this.arrivalS.length;
    this.arrivalLane.push(lane);
    this.arrivalS.push(s);
    this.arrivalLength.push(length);
    this.arrivalX.push(ux);
    this.arrivalY.push(uy);
    this.arrivalFrom.push(from);
    const stairs = this.stairs[lane];
    let at = stairs.length;
    while (at > 0 && this.arrivalS[stairs[at - 1]] > s) at--;
    let end = at;
    while (end < stairs.length && this.onwards(arrival, this.arrivalS[stairs[end]]) <= this.arrivalLength[stairs[end]])
      end++;
    stairs.splice(at, end - at, arrival);
    const side = this.lanes.side[lane];
    if (!this.known[side]) this.depart(side);
    if (length < this.least[side]) this.least[side] = length;
    const list = this.departures[lane];
    let next = 0;
    while (next < list.length && this.s[list[next]] < s - SAME) next++;
    if (next < list.length) this.relax(list[next], this.onwards(arrival, this.s[list[next]]), arrival);
  }

  private improves(lane: number, s: number, length: number): boolean {
    const known = this.arrivalAt(lane, s);
    return known < 0 || length < this.onwards(known, s) - SAME;
  }

  private relax(departure: number, length: number, since: number): void {
    if (this.settled[departure] || length >= this.best[departure] || length > this.space.reach) return;
    this.best[departure] = length;
    this.since[departure] = since;
    this.heap.push(length, departure);
  }

  /** All legs from a side of a circle to others, at the first arrival there. */
  private depart(side: number): void {
    const { lanes, space } = this;
    this.known[side] = true;
    this.least[side] = Infinity;
    this.reached.push(side);
    const i = side >> 1;
    const a = side % 2 === 0 ? 1 : -1;
    const [x, y, r] = [lanes.cx[i], lanes.cy[i], lanes.cr[i]];
    for (let lane = lanes.firstLane[side]; lane < lanes.firstLane[side + 1]; lane++) {
      this.departures[lane] = [];
      if (lanes.whole[lane])
        this.departure(lane, FULL, lanes.fx[lane], lanes.fy[lane], lane, 0, lanes.fx[lane], lanes.fy[lane], 0);
    }
    const near = Math.max(0, Math.sqrt(sq(x - space.sx) + sq(y - space.sy)) - r);
    for (let j = 0; j < lanes.cx.length; j++) {
      const dx = lanes.cx[j] - x;
      const dy = lanes.cy[j] - y;
      if (j === i || dx * dx + dy * dy > sq(space.reach - near + r + lanes.cr[j])) continue;
      for (let to = 2 * j; to <= 2 * j + 1; to++) {
        if (lanes.firstLane[to] === lanes.firstLane[to + 1]) continue;
        const b = to % 2 === 0 ? 1 : -1;
        if (!findTangent(dx, dy, a, r, b, lanes.cr[j])) continue;
        const { length, nx, ny } = tangent;
        if (Math.sqrt(sq(x - a * nx * r - space.sx) + sq(y - a * ny * r - space.sy)) + length > space.reach) continue;
        const from = this.laneAt(side, -a * nx, -a * ny);
        if (from < 0) continue;
        const s = this.at;
        const target = this.laneAt(to, -b * nx, -b * ny);
        if (target < 0) continue;
        this.departure(from, s, -a * nx, -a * ny, target, this.at, -b * nx, -b * ny, length);
      }
    }
    for (let lane = lanes.firstLane[side]; lane < lanes.firstLane[side + 1]; lane++)
      this.inOrder(this.departures[lane]);
  }

  private inOrder(list: number[]): void {
    list.sort((one, other) => this.s[one] - this.s[other] || one - other);
    for (let i = 0; i + 1 < list.length; i++) this.next[list[i]] = list[i + 1];
  }

  private departure(
    lane: number,
    s: number,
    ux: number,
    uy: number,
    toLane: number,
    toS: number,
    toX: number,
    toY: number,
    leg: number,
  ): void {
    this.departures[lane].push(this.s.length);
    this.lane.push(lane);
    this.s.push(s);
    this.ux.push(ux);
    this.uy.push(uy);
    this.toLane.push(toLane);
    this.toS.push(toS);
    this.toX.push(toX);
    this.toY.push(toY);
    this.leg.push(leg);
    this.best.push(Infinity);
    this.since.push(-1);
    this.settled.push(false);
    this.next.push(-1);
  }

  /** Settles the least departure: its successor on the lane, and its leg where that helps. */
  private follow(departure: number): void {
    if (this.settled[departure]) return;
    this.settled[departure] = true;
    const { lanes, space } = this;
    const lane = this.lane[departure];
    const next = this.next[departure];
    if (next >= 0) {
      const arrival = this.arrivalAt(lane, this.s[next]);
      this.relax(next, this.onwards(arrival, this.s[next]), arrival);
    }
    const target = this.toLane[departure];
    const length = this.best[departure] + this.leg[departure];
    if (length > space.reach || !this.improves(target, this.toS[departure], length)) return;
    const i = lanes.side[lane] >> 1;
    const j = lanes.side[target] >> 1;
    if (
      this.leg[departure] === 0 ||
      space.sees(
        lanes.cx[i] + lanes.cr[i] * this.ux[departure],
        lanes.cy[i] + lanes.cr[i] * this.uy[departure],
        lanes.cx[j] + lanes.cr[j] * this.toX[departure],
        lanes.cy[j] + lanes.cr[j] * this.toY[departure],
        lanes.owner[i],
        lanes.owner[j],
        false,
      )
    )
      this.arrive(target, this.toS[departure], length, this.toX[departure], this.toY[departure], departure);
  }

  free(x: number, y: number): boolean {
    return this.space.free(x, y);
  }

  /** Whether the start reaches a point in a straight line. */
  sees(x: number, y: number): boolean {
    return this.space.sees(this.space.sx, this.space.sy, x, y, NOBODY, NOBODY, true);
  }

  /** The length of the shortest path to a point; Infinity where there is none within reach, or a last leg beyond it. */
  to(x: number, y: number, beyond = 0): number {
    if (!this.space.free(x, y)) return Infinity;
    const straight = distance(this.space.sx, this.space.sy, x, y);
    if (straight > this.space.reach + beyond) return Infinity;
    if (this.sees(x, y)) return straight;
    if (this.explored === Infinity) return this.around(x, y, beyond);
    return this.look(
      straight,
      () => this.around(x, y, beyond),
      (length) => length,
    );
  }

  /** The length of the shortest known path that is not straight. */
  private around(x: number, y: number, beyond: number): number {
    this.aim(x, y, beyond);
    const found = this.shortest(x, y);
    return found < 0 ? Infinity : this.aims[found].length;
  }

  /** As `to`, by what is known. */
  private toKnown(x: number, y: number): number {
    if (!this.space.free(x, y)) return Infinity;
    const straight = distance(this.space.sx, this.space.sy, x, y);
    if (straight > this.space.reach) return Infinity;
    return this.sees(x, y) ? straight : this.around(x, y, 0);
  }

  /** The shortest path to a point, or null. Of equal ones the first by AW-GEO23. */
  path(x: number, y: number): Path | null {
    const equal = this.paths(x, y);
    return equal.length > 0 ? equal.reduce((one, other) => (isFirst(other, one) ? other : one)) : null;
  }

  /** All paths to a point that are as short as the shortest, within EPS, and come to it from different sides. */
  paths(x: number, y: number): readonly Path[] {
    const { sx, sy, reach } = this.space;
    if (!this.space.free(x, y)) return [];
    const straight = line(sx, sy, x, y);
    if (straight.length <= reach && this.sees(x, y)) return [pathOf([straight])];
    return this.look(
      straight.length,
      () => this.pathsKnown(x, y),
      (found) => (found.length > 0 ? found[0].length : Infinity),
    );
  }

  private pathsKnown(x: number, y: number): readonly Path[] {
    this.aim(x, y, 0);
    const best = this.shortest(x, y);
    if (best < 0) return [];
    const most = this.aims[best].length + EPS;
    const near = this.aims.slice(0, this.aimed).filter((one) => one.length <= most);
    for (const one of near) this.resolve(one);
    const found: Path[] = [];
    for (const one of near) {
      if (one.length > most || !this.clear(one, x, y)) continue;
      const path = pathOf(joined(this.trace(one, x, y).filter((part) => part.length > NOISE)));
      // A last leg along two circles is found from both.
      if (!found.some((other) => isAlike(other, path))) found.push(path);
    }
    return found;
  }

  /**
   * Collects the legs from all sides to a point, whether anything stands in their way or not, each with a length below
   * which it is not; the last piece is spared.
   */
  private aim(x: number, y: number, spared: number): void {
    const { lanes } = this;
    this.limit = this.space.reach + spared;
    this.aimed = 0;
    for (const side of this.reached) {
      const i = side >> 1;
      const a = side % 2 === 0 ? 1 : -1;
      if (!findTangent(x - lanes.cx[i], y - lanes.cy[i], a, lanes.cr[i], 1, 0)) continue;
      const length = this.least[side] + tangent.length;
      if (length > this.limit) continue;
      if (this.aimed === this.aims.length)
        this.aims.push({ side: 0, length: 0, arrival: 0, s: 0, ux: 0, uy: 0, leg: 0 });
      const one = this.aims[this.aimed++];
      one.side = side;
      one.length = length;
      one.arrival = UNKNOWN;
      one.ux = -a * tangent.nx;
      one.uy = -a * tangent.ny;
      one.leg = tangent.length;
    }
  }

  /** Finds out how long an aimed leg really is: Infinity where the side has no lane there, or none that is reached. */
  private resolve(one: Aim): void {
    if (one.arrival !== UNKNOWN) return;
    const lane = this.laneAt(one.side, one.ux, one.uy);
    one.arrival = lane < 0 ? -1 : this.arrivalAt(lane, this.at);
    one.s = this.at;
    one.length = one.arrival < 0 ? Infinity : this.onwards(one.arrival, this.at) + one.leg;
    if (one.length > this.limit) one.length = Infinity;
  }

  /** The shortest of the aimed legs that nothing blocks, or -1. */
  private shortest(x: number, y: number): number {
    const { aims, aimed } = this;
    for (;;) {
      let best = -1;
      let length = Infinity;
      for (let i = 0; i < aimed; i++)
        if (aims[i].length < length) {
          best = i;
          length = aims[i].length;
        }
      if (best < 0) return -1;
      if (aims[best].arrival === UNKNOWN) this.resolve(aims[best]);
      else if (this.clear(aims[best], x, y)) return best;
      else aims[best].length = Infinity;
    }
  }

  private clear({ arrival, ux, uy }: Aim, x: number, y: number): boolean {
    const { lanes } = this;
    const i = lanes.side[this.arrivalLane[arrival]] >> 1;
    const r = lanes.cr[i];
    return this.space.sees(lanes.cx[i] + r * ux, lanes.cy[i] + r * uy, x, y, lanes.owner[i], NOBODY, false);
  }

  /** The parts of a path that leaves a lane for a point. */
  private trace({ arrival, s, ux, uy }: Aim, x: number, y: number): Part[] {
    const parts = this.arrivalPath(arrival);
    this.ride(parts, arrival, s, ux, uy);
    const { x1, y1 } = parts[parts.length - 1];
    add(parts, line(x1, y1, x, y));
    return parts;
  }

  /** The path to an arrival. */
  private arrivalPath(arrival: number): Part[] {
    const { lanes, space } = this;
    const departure = this.arrivalFrom[arrival];
    const i = lanes.side[this.arrivalLane[arrival]] >> 1;
    const x = lanes.cx[i] + lanes.cr[i] * this.arrivalX[arrival];
    const y = lanes.cy[i] + lanes.cr[i] * this.arrivalY[arrival];
    if (departure === START) return [line(space.sx, space.sy, x, y)];
    const parts = this.arrivalPath(this.since[departure]);
    this.ride(parts, this.since[departure], this.s[departure], this.ux[departure], this.uy[departure]);
    if (this.leg[departure] > 0) {
      const { x1, y1 } = parts[parts.length - 1];
      add(parts, line(x1, y1, x, y));
    }
    return parts;
  }

  /** Adds the arc from an arrival to a later place of its lane. */
  private ride(parts: Part[], arrival: number, s: number, ux: number, uy: number): void {
    const { lanes } = this;
    const side = lanes.side[this.arrivalLane[arrival]];
    const [x, y, radius] = [lanes.cx[side >> 1], lanes.cy[side >> 1], lanes.cr[side >> 1]];
    const turn = s - this.arrivalS[arrival];
    if (turn <= 0 || radius === 0) return;
    const arc = { x, y, radius, sense: side % 2 === 0 ? 1 : -1 } as const;
    const { x1: x0, y1: y0, arc: before, length } = parts[parts.length - 1];
    const part = { x0, y0, x1: x + radius * ux, y1: y + radius * uy, length: turn * radius, arc };
    const goesOn = before && before.x === x && before.y === y && before.radius === radius && before.sense === arc.sense;
    if (!goesOn) add(parts, part);
    else {
      const { x0, y0 } = parts[parts.length - 1];
      parts[parts.length - 1] = { ...part, x0, y0, length: length + part.length };
    }
  }

  /** The shortest way to some place of the circle of radius R around c (AW-MOVE04: contact). */
  toCircle(cx: number, cy: number, R: number): Way | null {
    const { sx, sy, reach } = this.space;
    const goals: Goal[] = [];
    const off = distance(sx, sy, cx, cy);
    if (off > 0) {
      const straight = goalAt(cx + ((sx - cx) * R) / off, cy + ((sy - cy) * R) / off, sx, sy);
      const { x, y } = straight;
      const length = distance(sx, sy, x, y);
      if (length <= reach && this.space.free(x, y) && this.sees(x, y)) return { x, y, length };
      goals.push(straight);
    }
    for (const [x, y] of crossings(this.space, this.lanes, cx, cy, R)) goals.push(goalAt(x, y, sx, sy));
    // A circle of which a part is free is so straight ahead, or where that part begins.
    if (!goals.some(({ x, y }) => this.space.free(x, y))) return null;
    return this.look(off, () => this.nearestGoal([...goals, ...this.tangents(cx, cy, R)]), lengthOfWay);
  }

  /** Where legs from all sides to the middle of a circle meet it. */
  private tangents(cx: number, cy: number, R: number): Goal[] {
    const goals: Goal[] = [];
    this.aim(cx, cy, R);
    for (let i = 0; i < this.aimed; i++) {
      const one = this.aims[i];
      this.resolve(one);
      if (one.leg < R || one.length === Infinity) continue;
      const a = one.side % 2 === 0 ? 1 : -1;
      // The leg runs along a * perp(u), so the place lies R before c on it.
      goals.push({ x: cx + a * one.uy * R, y: cy - a * one.ux * R, least: one.length - R });
    }
    return goals;
  }

  /** The shortest way to some place of a segment. */
  toSegment(ax: number, ay: number, bx: number, by: number): Way | null {
    const { sx, sy } = this.space;
    return this.look(distance(sx, sy, ax, ay), () => this.toSegmentKnown(ax, ay, bx, by), lengthOfWay);
  }

  private toSegmentKnown(ax: number, ay: number, bx: number, by: number): Way | null {
    const { lanes, space } = this;
    const { sx, sy } = space;
    const l = distance(ax, ay, bx, by);
    const goals = [goalAt(ax, ay, sx, sy), goalAt(bx, by, sx, sy)];
    if (l === 0) return this.nearestGoal(goals);
    const [tx, ty] = [(bx - ax) / l, (by - ay) / l];
    const foot = (x: number, y: number): void => {
      const t = (x - ax) * tx + (y - ay) * ty;
      if (t > 0 && t < l) goals.push(goalAt(ax + t * tx, ay + t * ty, sx, sy));
    };
    foot(sx, sy);
    for (const side of this.reached) {
      const i = side >> 1;
      const r = lanes.cr[i];
      // The leg meets the segment at a right angle, so it leaves the circle in the segment's own direction.
      foot(lanes.cx[i] + r * tx, lanes.cy[i] + r * ty);
      foot(lanes.cx[i] - r * tx, lanes.cy[i] - r * ty);
    }
    for (const t of segmentCrossings(space, lanes, ax, ay, tx, ty))
      if (t > 0 && t < l) goals.push(goalAt(ax + t * tx, ay + t * ty, sx, sy));
    return this.nearestGoal(goals);
  }

  /**
   * Straight legs away from a point, from the start and from each lane, as far as the reach and the obstacles let them;
   * first those that could lead farthest from it, `most` at best.
   */
  legsAway(x: number, y: number): readonly { readonly most: number; readonly path: () => Path }[] {
    this.explore(Infinity);
    const { lanes, space } = this;
    const legs: { most: number; path: () => Path }[] = [];
    const add = (px: number, py: number, left: number, owner: number, before: () => Part[]): void => {
      const size = distance(px, py, x, y);
      if (size === 0 || left <= 0) return;
      const [ux, uy] = [(px - x) / size, (py - y) / size];
      const path = (): Path => {
        const length = this.open(px, py, ux, uy, left, owner);
        return pathOf([...before(), line(px, py, px + length * ux, py + length * uy)]);
      };
      legs.push({ most: size + left, path });
    };
    add(space.sx, space.sy, space.reach - EPS, NOBODY, () => []);
    for (const side of this.reached) {
      const i = side >> 1;
      const b = side % 2 === 0 ? 1 : -1;
      if (!findTangent(lanes.cx[i] - x, lanes.cy[i] - y, 1, 0, b, lanes.cr[i])) continue;
      const [ux, uy] = [-b * tangent.nx, -b * tangent.ny];
      const lane = this.laneAt(side, ux, uy);
      const s = this.at;
      const arrival = lane < 0 ? -1 : this.arrivalAt(lane, s);
      if (arrival < 0) continue;
      const left = space.reach - EPS - this.onwards(arrival, s);
      add(lanes.cx[i] + lanes.cr[i] * ux, lanes.cy[i] + lanes.cr[i] * uy, left, lanes.owner[i], () => {
        const parts = this.arrivalPath(arrival);
        this.ride(parts, arrival, s, ux, uy);
        return parts;
      });
    }
    return legs.sort((a, b) => b.most - a.most);
  }

  /** How far a leg in a direction stays open, found by halving. */
  private open(x: number, y: number, ux: number, uy: number, most: number, owner: number): number {
    const { space } = this;
    const isOpen = (t: number): boolean =>
      space.free(x + t * ux, y + t * uy) && space.sees(x, y, x + t * ux, y + t * uy, owner, NOBODY, owner === NOBODY);
    if (isOpen(most)) return most;
    let [low, high] = [0, most];
    while (high - low > 0.01) {
      const middle = (low + high) / 2;
      if (isOpen(middle)) low = middle;
      else high = middle;
    }
    return low;
  }

  /** The goal with the shortest way; each comes with a length below which there is none. */
  private nearestGoal(goals: Goal[]): Way | null {
    const near = goals.filter(({ least }) => least <= this.space.reach);
    near.sort((a, b) => a.least - b.least || a.x - b.x || a.y - b.y);
    let best: Goal | null = null;
    let length = Infinity;
    for (const goal of near) {
      if (goal.least >= length) break;
      const to = this.toKnown(goal.x, goal.y);
      if (to < length) {
        length = to;
        best = goal;
      }
    }
    return best && { x: best.x, y: best.y, length };
  }
}

const lengthOfWay = (way: Way | null): number => way?.length ?? Infinity;

interface Goal {
  readonly x: number;
  readonly y: number;
  readonly least: number;
}

const goalAt = (x: number, y: number, sx: number, sy: number): Goal => ({
  x,
  y,
  least: distance(x, y, sx, sy) - NOISE,
});

/** A leg from a lane to a point. */
interface Aim {
  side: number;
  length: number;
  arrival: number;
  s: number;
  ux: number;
  uy: number;
  leg: number;
}

function add(parts: Part[], part: Part): void {
  if (part.length > 0) parts.push(part);
}

/** Straight pieces that follow one another without a bend are one. */
function joined(parts: readonly Part[]): Part[] {
  const list: Part[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    if (last && !last.arc && !part.arc && isStraight(last, part))
      list[list.length - 1] = line(last.x0, last.y0, part.x1, part.y1);
    else list.push(part);
  }
  return list;
}

const isStraight = (a: Part, b: Part): boolean => {
  const [ax, ay, bx, by] = [a.x1 - a.x0, a.y1 - a.y0, b.x1 - b.x0, b.y1 - b.y0];
  return ax * bx + ay * by > 0 && Math.abs(ax * by - ay * bx) <= NOISE * a.length;
};

/** Whether two paths have the same bends. */
const isAlike = (a: Path, b: Path): boolean =>
  a.parts.length === b.parts.length &&
  a.parts.every(({ x1, y1 }, i) => distance(x1, y1, b.parts[i].x1, b.parts[i].y1) <= ALIKE);

/** Whether a path comes before another: the first bend in which they differ is compared (AW-GEO23). */
function isFirst(a: Path, b: Path): boolean {
  for (let i = 0; i < Math.min(a.parts.length, b.parts.length); i++) {
    const dx = a.parts[i].x1 - b.parts[i].x1;
    const dy = a.parts[i].y1 - b.parts[i].y1;
    if (Math.abs(dx) > NOISE) return dx < 0;
    if (Math.abs(dy) > NOISE) return dy < 0;
  }
  return a.parts.length < b.parts.length;
}
