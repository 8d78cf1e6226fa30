import type { Point } from '@shamble/kernel';
import { isClear, type Shift, shuffle, slide } from './crowd.ts';
import { Field } from './field.ts';
import { across, contacts, nearest } from './gap.ts';
import { type Figure, type Ground, type Piece, WALKERS } from './ground.ts';
import { distance2 } from './hull.ts';
import { BASE, CONTACT, inKillZone, NEAR_PIECE, overlaps, rounded, sq, touches, touchesPiece } from './limits.ts';
import { entryBefore, line, type Path, pathOf, pointAt } from './path.ts';
import { type Stopper, segmentDistance2, settle, sweepPath } from './sweep.ts';
import { squared } from './vector.ts';

/** Where a Walker goes: to a figure's centre, or to a point. */
export interface Target {
  readonly x: number;
  readonly y: number;
}

/** How a Walker's move ends. */
export interface Walk {
  readonly x: number;
  readonly y: number;
  readonly path: Path;
  /** How much of the path it went. */
  readonly length: number;
  /** What stopped it: a Survivor, a piece, the border; null if nothing did. */
  readonly by: Stopper | null;
  /** Walkers that made room (AW-WALK13). */
  readonly shifts: readonly Shift[];
  /** Places among which the Ini player chooses instead, if there are several (AW-WALK18). */
  readonly choices: readonly Point[];
}

const NOWHERE: Path = pathOf([]);

/**
 * The ways of a Walker to a target: the straight line, or from a piece that it touches around that piece, where two may
 * be equally short (AW-WALK02, 06-R). None where there is no way around.
 */
export function waysTo(ground: Ground, walker: Figure, target: Target): readonly Path[] {
  const straight = line(walker.x, walker.y, target.x, target.y);
  if (straight.length === 0) return [NOWHERE];
  const touched = touchedPieces(ground, walker);
  const blocked = touched.some(
    ({ hull }) => segmentDistance2(hull, walker.x, walker.y, target.x, target.y) < sq(NEAR_PIECE),
  );
  if (!blocked) return [pathOf([straight])];
  const hulls = touched.map(({ hull }) => ({ hull, grow: NEAR_PIECE }));
  const { width, height } = ground;
  const field = new Field({ width, height, discs: [], hulls, zones: [] }, walker.x, walker.y, 4 * (width + height));
  return field.paths(target.x, target.y);
}

/** What a Walker touches and may go around: of a building all its walls (AW-WALK06). */
function touchedPieces({ pieces }: Ground, walker: Figure): readonly Piece[] {
  const solid = pieces.filter(({ area }) => !area);
  const touched = solid.filter(({ hull }) => touchesPiece(distance2(hull, walker.x, walker.y)));
  const numbers = new Set(touched.map(({ piece }) => piece));
  return solid.filter((one) => (one.piece === undefined ? touched.includes(one) : numbers.has(one.piece)));
}

const survivors = ({ figures }: Ground): readonly Figure[] => figures.filter((one) => one.side !== WALKERS);

/** The straight way in the direction of a point, not stopping there; null from its own centre (AW-WALK17). */
export function wayTowards(walker: Figure, point: Target, most: number): Path | null {
  let [dx, dy] = [point.x - walker.x, point.y - walker.y];
  const size = Math.sqrt(dx * dx + dy * dy);
  if (size === 0) return null;
  // A nearer point is too coarse a direction: it is pushed out to one inch (AW-WALK17-R).
  if (size < CONTACT) {
    dx = rounded(walker.x + (dx * CONTACT) / size) - walker.x;
    dy = rounded(walker.y + (dy * CONTACT) / size) - walker.y;
  }
  const far = Math.sqrt(dx * dx + dy * dy);
  return pathOf([line(walker.x, walker.y, walker.x + (dx * most) / far, walker.y + (dy * most) / far)]);
}

/** How far along a path a Walker would come before Survivors, solid pieces or the border stop it. */
export function openOn(ground: Ground, walker: Figure, path: Path, most: number): number {
  return stopOn(ground, path, most, path.parts.length > 1 ? touchedPieces(ground, walker) : []).length;
}

/** A Walker goes along a path, at most so far (AW-WALK03 to 05, 08, 09, 13, 14, 18). */
export function walkAlong(ground: Ground, walker: Figure, path: Path, most: number): Walk {
  const around = path.parts.length > 1 ? touchedPieces(ground, walker) : [];
  const stop = stopOn(ground, path, most, around);
  return comeToRest(ground, walker, path, stop.length, stop.by);
}

/** Where Survivors, pieces or the border end a path; pieces that it goes around do not. */
function stopOn(
  ground: Ground,
  path: Path,
  most: number,
  around: readonly Piece[],
): { length: number; by: Stopper | null } {
  const solid = ground.pieces.filter((piece) => !piece.area && !around.includes(piece));
  const met = sweepPath(path, [...survivors(ground), ...solid], most);
  const border = toBorder(ground, path);
  const limit = Math.min(most, path.length);
  if (met.by && met.length <= Math.min(limit, border)) return met;
  return border < limit ? { length: border, by: 'border' } : { length: limit, by: null };
}

/** Where a straight path leaves the table. */
function toBorder({ width, height }: Ground, { parts }: Path): number {
  if (parts.length !== 1) return Infinity;
  const { x0, y0, x1, y1, length } = parts[0];
  const over = (from: number, to: number, size: number): number =>
    to < BASE ? (from - BASE) / (from - to) : to > size - BASE ? (size - BASE - from) / (to - from) : Infinity;
  return Math.min(over(x0, x1, width), over(y0, y1, height)) * length;
}

/** Ends a move there if no Walker is in the way, else beside those that make room, else before them. */
function comeToRest(ground: Ground, walker: Figure, path: Path, length: number, by: Stopper | null): Walk {
  const stay = { x: walker.x, y: walker.y, path, length: 0, by, shifts: [], choices: [] };
  if (path.parts.length === 0 || length <= 0) return stay;
  const others = ground.figures.filter((one) => one.id !== walker.id);
  const legal = (x: number, y: number): boolean => isClear(ground, others, x, y);
  const arrival = pointAt(path, length);
  const inTheWay = (at: Point): Figure | undefined =>
    others.find((one) => one.side === WALKERS && overlaps(squared(one.x, one.y, at[0], at[1])));
  if (inTheWay(arrival)) {
    const room = makeRoom(ground, walker, arrival);
    if (room) return { ...stay, ...room, length };
  }
  let at = length;
  for (let one = inTheWay(arrival); one; one = inTheWay(pointAt(path, at))) {
    at = entryBefore(path, at, one.x, one.y, CONTACT);
    if (at <= 0) return stay;
  }
  const [x, y] = settle(path, at, legal);
  return { ...stay, x, y, length: at };
}

/** A place in contact with the Survivors met, others sliding or the newcomer itself (AW-WALK13, 18). */
function makeRoom(ground: Ground, walker: Figure, arrival: Point): Pick<Walk, 'x' | 'y' | 'shifts' | 'choices'> | null {
  const [x, y] = [rounded(arrival[0]), rounded(arrival[1])];
  for (const survivor of contacts(survivors(ground), x, y)) {
    const shifts = shuffle(ground, survivor, walker, arrival);
    if (shifts) return { x, y, shifts, choices: [] };
    const choices = slide(ground, survivor, walker, arrival);
    if (choices.length > 0) return { x: choices[0][0], y: choices[0][1], shifts: [], choices };
  }
  return null;
}

/** What a Walker does in the Kill Zone step. */
export interface Lunge {
  /** It has a victim across a barricade and stays (AW-KZ08). */
  readonly held: boolean;
  /** The equally near Survivors that it can reach, each with its moves: several where ways are equal (AW-KZ03, 04). */
  readonly at: readonly { readonly survivor: Figure; readonly walks: readonly Walk[] }[];
}

/** A lunge follows a path around a piece for at most a Walker's move (AW-KZ06). */
const AROUND = 6000;

/** A Survivor on a top that a Walker below notices: whether it has it across the edge already, and which moves reach it. */
export interface Above {
  readonly survivor: Figure;
  readonly held: boolean;
  readonly reached: (walk: Walk) => boolean;
}

/** The lunge of a Walker at the nearest Survivor in its Kill Zone that it can reach (AW-KZ01, 03 to 08, AW-ELEV13). */
export function lunge(
  ground: Ground,
  walker: Figure,
  hidden: readonly string[] = [],
  above: readonly Above[] = [],
): Lunge {
  const victims = [
    ...survivors(ground)
      .filter((one) => inKillZone(squared(one.x, one.y, walker.x, walker.y)))
      .map((survivor) => ({
        ...survivor,
        survivor,
        held: survivor.standing && isHeld(ground, walker, survivor),
        walks: () => lungesAt(ground, walker, survivor),
      })),
    ...above.map(({ survivor, held, reached }) => ({
      ...survivor,
      survivor,
      held,
      walks: () => walksTo(ground, walker, survivor).filter(reached),
    })),
  ];
  let left = victims.filter(({ id }) => !hidden.includes(id));
  while (left.length > 0) {
    const tied = nearest(left, walker.x, walker.y);
    if (tied.some(({ held }) => held)) return { held: true, at: [] };
    const at = tied
      .map(({ survivor, walks }) => ({ survivor, walks: walks() }))
      .filter(({ walks }) => walks.length > 0);
    if (at.length > 0) return { held: false, at };
    left = left.filter((one) => !tied.includes(one));
  }
  return { held: false, at: [] };
}

const isHeld = ({ pieces }: Ground, walker: Figure, survivor: Figure): boolean =>
  pieces.some(({ defensible, hull }) => defensible && across(hull, walker.x, walker.y, survivor.x, survivor.y));

const walksTo = (ground: Ground, walker: Figure, survivor: Figure): readonly Walk[] =>
  waysTo(ground, walker, survivor).map((path) => walkAlong(ground, walker, path, AROUND));

/** The moves that end in contact with a Survivor: with this one, or with one met on the way (AW-KZ06). */
const lungesAt = (ground: Ground, walker: Figure, survivor: Figure): readonly Walk[] =>
  walksTo(ground, walker, survivor).filter(
    ({ x, y, by }) =>
      by !== null &&
      by !== 'border' &&
      'side' in by &&
      survivors(ground).some((one) => touches(squared(one.x, one.y, x, y))),
  );
