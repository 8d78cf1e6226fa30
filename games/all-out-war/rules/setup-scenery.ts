/** Picking, sharing and placing scenery (AW-SCEN02 to AW-SCEN06, AW-SCEN23). */
import type { Check, Point, Pose, Refusal, Rules } from '@shamble/kernel';
import { DEPLOYMENT_DEPTH, SPACING, UNLIMITED } from '../content/lengths.ts';
import { BOX, POINTS_PER_SECTION, SCENERY, type Scenery, sceneryNumber } from '../content/scenery.ts';
import { gap } from '../geometry/gap.ts';
import { distance2, type Hull } from '../geometry/hull.ts';
import { atLeastAway, sq } from '../geometry/limits.ts';
import { choose } from './ask.ts';
import { centreOf, layoutOf } from './layout.ts';
import { grid } from './spots.ts';
import { type G, type Piece, rivalOf, type Side, seatOf, sides, type War } from './state.ts';
import { footprints, pieceName } from './terrain.ts';
import { box } from './zones.ts';

const PICK = { id: 'pick-scenery', rules: ['AW-SCEN02', 'AW-SCEN23'] };
const WHICH = { id: 'which-scenery', rules: ['AW-SCEN03'] };
const PLACE = { id: 'place-scenery', rules: ['AW-SCEN03', 'AW-SCEN04', 'AW-SCEN05', 'AW-SCEN06'] };

const sections = ({ width }: War): number => width / UNLIMITED;
const all = (s: War): readonly Side[] => (s.together ? [0] : [0, 1]);

/** A piece of the catalogue each in turn, until the points are used up (D02). True when picking is over. */
export function* pickScenery(g: G): Rules<boolean> {
  const s = g.state;
  if (s.waiting.length === 0) {
    s.waiting = all(s).map(() => []);
    s.terrain = POINTS_PER_SECTION * sections(s);
  }
  const options = SCENERY.filter(({ points }) => points <= s.terrain).map(({ id }) => id);
  if (options.length === 0) {
    if (!s.together) s.waiting = shareOut(picksOf(s), s.initiative);
    g.emit({
      type: 'scenery-shared',
      shares: s.waiting.map((share) => share.map((kind) => SCENERY[kind].id)),
      rules: ['AW-SCEN03', 'AW-SCEN23'],
    });
    s.next = s.initiative;
    return true;
  }
  const side = s.next;
  const answer = yield* choose(g, seatOf(s, side), PICK, options, { points: s.terrain });
  const kind = sceneryNumber(answer);
  s.waiting[side].push(kind);
  s.terrain -= SCENERY[kind].points;
  s.next = rivalOf(s, side);
  g.emit({ type: 'scenery-picked', side: side + 1, kind: answer, left: s.terrain, rules: ['AW-SCEN02'] });
  return false;
}

/** A pick: what, and by whom. */
export interface Picked {
  readonly kind: number;
  readonly by: Side;
}

/** Picks in their order: the Ini player's first, then in turn. */
function picksOf({ waiting, initiative }: Pick<War, 'waiting' | 'initiative'>): Picked[] {
  const count = waiting[0].length + waiting[1].length;
  return Array.from({ length: count }, (_, i) => {
    const by = i % 2 === 0 ? initiative : 1 - initiative;
    return { kind: waiting[by][Math.floor(i / 2)], by };
  });
}

/** The fairest division: least difference, larger share for Ini, most pieces with their picker, the earlier pick for Ini (AW-SCEN23). */
export function shareOut(picks: readonly Picked[], initiative: Side): number[][] {
  const points = picks.map(({ kind }) => SCENERY[kind].points);
  const total = points.reduce((sum, one) => sum + one, 0);
  // By pick and by what Ini still gets in points: most of the picks from there on that stay with their picker; -1: no way.
  const kept: number[][] = Array.from({ length: picks.length + 1 }, () => new Array<number>(total + 1).fill(-1));
  kept[picks.length][0] = 0;
  const keeping = (i: number, left: number, own: boolean): number => {
    const after = own ? left - points[i] : left;
    const rest = after < 0 ? -1 : kept[i + 1][after];
    return rest < 0 ? -1 : rest + ((picks[i].by === initiative) === own ? 1 : 0);
  };
  for (let i = picks.length - 1; i >= 0; i--)
    for (let left = 0; left <= total; left++) kept[i][left] = Math.max(keeping(i, left, true), keeping(i, left, false));
  let left = Math.ceil(total / 2);
  while (kept[0][left] < 0) left++;
  const shares: number[][] = [[], []];
  picks.forEach(({ kind }, i) => {
    const own = keeping(i, left, true) === kept[i][left];
    shares[own ? initiative : 1 - initiative].push(kind);
    if (own) left -= points[i];
  });
  return shares;
}

/** What the box holds, shared evenly (AW-SCEN03-R). */
function boxShares(s: War): number[][] {
  const people = all(s).length;
  return all(s).map(() =>
    BOX.flatMap(([id, copies]) => new Array<number>((copies * sections(s)) / people).fill(sceneryNumber(id))),
  );
}

/** Places one piece, or all of a ready layout. True when all lie there. */
export function* laySceneryStep(g: G): Rules<boolean> {
  const s = g.state;
  if (s.setup !== 'hand') {
    for (const { kind, at, turn } of layoutOf(s).scenery)
      s.pieces.push({ kind: sceneryNumber(kind), x: at[0], y: at[1], turn });
    return true;
  }
  if (s.waiting.length === 0) s.waiting = boxShares(s);
  const side = [s.next, rivalOf(s, s.next)].find((one) => s.waiting[one].length > 0);
  if (side === undefined) {
    s.waiting = [];
    s.next = s.initiative;
    return true;
  }
  yield* placeOne(g, side);
  s.next = sides(s).length > 1 ? rivalOf(s, side) : side;
  return false;
}

/** What the check of a place for scenery needs. */
export type Laying = {
  readonly kind: number;
  readonly pieces: readonly { readonly kind: number; readonly x: number; readonly y: number; readonly turn: number }[];
  readonly width: number;
  readonly height: number;
  readonly detailed: boolean;
  /** As a supply source, wholly inside the Walkers' area (AW-SCEN05). */
  readonly source: boolean;
};

const isSource = ({ source, building }: Scenery, detailed: boolean): boolean =>
  source || (building !== null && detailed);

/** Why a piece may not lie so (AW-SCEN04 to AW-SCEN06). */
function refuseLaying(laying: Laying, [x, y, turn]: Pose): Refusal | null {
  const { kind, pieces, width, height, detailed, source } = laying;
  const parts = footprints({ kind, x, y, turn }, detailed);
  const [low, high] = source ? [DEPLOYMENT_DEPTH, height - DEPLOYMENT_DEPTH] : [0, height];
  const side = source ? atLeastAway(SPACING) : 0;
  const inside = (hull: Hull): boolean =>
    hull.xs.every((cx) => cx >= side && cx <= width - side) && hull.ys.every((cy) => cy >= low && cy <= high);
  if (!parts.every(inside))
    return source
      ? { code: 'source-outside', rules: ['AW-SCEN05'] }
      : { code: 'border', params: { thing: 'border' }, rules: ['AW-SCEN06'] };
  const [cx, cy] = centreOf(laying);
  if (parts.some((hull) => distance2(hull, cx, cy) < sq(atLeastAway(SPACING))))
    return { code: 'near-centre', rules: ['AW-SCEN04'] };
  const far = farthest(parts, x, y) + SPACING;
  const near = shapesOf(laying).findIndex(
    (other) =>
      sq(other.x - x) + sq(other.y - y) < sq(far + other.far) &&
      other.hulls.some((hull) => parts.some((part) => gap(part, hull) < atLeastAway(SPACING))),
  );
  return near < 0
    ? null
    : { code: 'near-scenery', params: { thing: pieceName({ pieces }, near) }, rules: ['AW-SCEN05', 'AW-SCEN06'] };
}

interface Lying {
  readonly x: number;
  readonly y: number;
  readonly hulls: readonly Hull[];
  /** No point of it is farther from its middle. */
  readonly far: number;
}

const farthest = (hulls: readonly Hull[], x: number, y: number): number =>
  Math.sqrt(Math.max(...hulls.flatMap(({ xs, ys }) => xs.map((cx, i) => sq(cx - x) + sq(ys[i] - y)))));

const lying = new WeakMap<Laying, readonly Lying[]>();

/** What lies there already, worked out once for a question. */
function shapesOf(laying: Laying): readonly Lying[] {
  let shapes = lying.get(laying);
  if (shapes === undefined) {
    shapes = laying.pieces.map((piece) => {
      const hulls = footprints(piece, laying.detailed);
      return { x: piece.x, y: piece.y, hulls, far: farthest(hulls, piece.x, piece.y) };
    });
    lying.set(laying, shapes);
  }
  return shapes;
}

export const checkScenery: Check = (decision, answer) =>
  decision.kind === 'place' ? refuseLaying(decision.facts as unknown as Laying, answer as Pose) : null;

/** Some places for a piece, from the fixed list (AW-GEO24), well apart. */
function spotsFor(laying: Laying, most: number): Pose[] {
  const found: Pose[] = [];
  for (const turn of [0, 6, 3, 9, ...Array.from({ length: 24 }, (_, i) => i)])
    for (const [x, y] of spread(laying)) {
      if (found.length >= most) return found;
      const near = found.some((other) => sq(other[0] - x) + sq(other[1] - y) < sq(2 * SPACING));
      if (!near && refuseLaying(laying, [x, y, turn]) === null) found.push([x, y, turn]);
    }
  return found;
}

const spread = ({ width, height, source }: Laying): Iterable<Point> =>
  source ? grid(SPACING, DEPLOYMENT_DEPTH, width - SPACING, height - DEPLOYMENT_DEPTH) : grid(0, 0, width, height);

/** Which of the own kinds, then where and how turned; what has no place is set aside (D03, AW-SCEN06). */
function* placeOne(g: G, side: Side): Rules {
  const s = g.state;
  const seat = seatOf(s, side);
  const kinds = [...new Set(s.waiting[side])].map((kind) => SCENERY[kind].id);
  const id = yield* choose(g, seat, WHICH, kinds);
  const kind = sceneryNumber(id);
  s.waiting[side].splice(s.waiting[side].indexOf(kind), 1);
  const { pieces, width, height, detailed } = s;
  const plain: Laying = { kind, pieces: pieces.map((piece) => ({ ...piece })), width, height, detailed, source: false };
  const strict: Laying = { ...plain, source: isSource(SCENERY[kind], detailed) };
  const laying = strict.source && spotsFor(strict, 1).length === 0 ? plain : strict;
  if (spotsFor(laying, 1).length === 0) {
    g.emit({ type: 'set-aside', kind: id, rules: ['AW-SCEN06'] });
    return;
  }
  const candidates = () => spotsFor(laying, 12).map((answer, i) => ({ id: `spot:${i + 1}`, answer }));
  const where = {
    region: { in: [box(0, 0, width, height)] },
    turns: 24,
    candidates,
    check: 'scenery',
    facts: laying,
  };
  const [x, y, turn] = yield* g.place(seat, PLACE, where, { params: { kind: { id: `scenery.${id}` } } });
  const piece: Piece = { kind, x, y, turn };
  s.pieces = [...s.pieces, piece];
  g.emit({
    type: 'scenery-placed',
    side: side + 1,
    piece: pieceName(s, s.pieces.length - 1),
    x,
    y,
    turn,
    rules: ['AW-SCEN03'],
  });
}
