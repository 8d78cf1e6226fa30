/** Places of the set-up by what lies around them: between two things, or on an edge opposite one (4.4). */
import type { Message, Place, Point, Zone } from '@shamble/kernel';
import { hullOf, nearestOf } from '../geometry/hull.ts';
import type { Laying } from '../rules/setup-scenery.ts';
import { footprints, pieceName } from '../rules/terrain.ts';
import { edge, isThing, thing } from './words.ts';

/** Farther away than this nothing is said to be beside a place. */
const FAR = 8000;

/** Something near a place, seen from there. */
interface Mark {
  readonly words: Message;
  readonly dx: number;
  readonly dy: number;
  readonly far: number;
}

const mark = (words: Message, [x, y]: Point, at: Point): Mark => {
  const [dx, dy] = [x - at[0], y - at[1]];
  return { words, dx, dy, far: Math.sqrt(dx * dx + dy * dy) };
};

/** What a question knows to lie there, by name: the pieces among which one is laid, or the things that are kept clear. */
function* thingsIn({ region, facts }: Place): Generator<readonly [name: string, nearest: (at: Point) => Point]> {
  if (typeof facts === 'object' && facts !== null && 'kind' in facts) {
    const { pieces, detailed } = facts as unknown as Laying;
    for (const [i, piece] of pieces.entries())
      for (const hull of footprints(piece, detailed))
        yield [pieceName({ pieces }, i), ([x, y]) => nearestOf(hull, x, y)];
    return;
  }
  for (const { id, shape } of region.out ?? []) {
    const name = id.split(':')[0];
    if (!isThing(name)) continue;
    if ('disc' in shape) yield [name, () => shape.disc];
    else if ('polygon' in shape) {
      const hull = hullOf(shape.polygon);
      yield [name, ([x, y]) => nearestOf(hull, x, y)];
    }
  }
}

/** The edges of the table, as far as the question goes towards them. */
function edgesIn({ region }: Place, [x, y]: Point): readonly (readonly [Message, Point])[] {
  const points = region.in.flatMap((shape) => ('polygon' in shape ? shape.polygon : []));
  if (points.length === 0) return [];
  const [xs, ys] = [points.map((one) => one[0]), points.map((one) => one[1])];
  return [
    [edge('west'), [Math.min(...xs), y]],
    [edge('east'), [Math.max(...xs), y]],
    [edge('south'), [x, Math.min(...ys)]],
    [edge('north'), [x, Math.max(...ys)]],
  ];
}

/** The thing nearest to a place, and what lies on the other side of it; null where nothing is near, or on either side. */
export function around(place: Place, at: Point): { readonly near: Mark; readonly opposite: Mark | null } | null {
  const things = [...thingsIn(place)].map(([name, nearest]) => mark(thing(name), nearest(at), at));
  const [near] = things.toSorted((a, b) => a.far - b.far);
  if (near === undefined || near.far > FAR || near.far === 0) return null;
  const [opposite = null] = [...things, ...edgesIn(place, at).map(([words, point]) => mark(words, point, at))]
    // More than 120 degrees apart.
    .filter(({ dx, dy, far }) => far > 0 && far <= FAR && dx * near.dx + dy * near.dy < -0.5 * far * near.far)
    .toSorted((a, b) => a.far - b.far);
  return { near, opposite };
}

/** The nearest piece across from a place on an edge that lies along x or y; null where there is none. */
export function acrossFrom({ region }: Place, [x, y]: Point, alongX: boolean): string | null {
  const at = alongX ? x : y;
  const pieces = (region.out ?? []).flatMap((zone) => rowOf(zone, alongX));
  const [first] = pieces
    .filter(({ low, high }) => low <= at && at <= high)
    .toSorted((a, b) => Math.abs(a.middle - (alongX ? y : x)) - Math.abs(b.middle - (alongX ? y : x)));
  return first?.name ?? null;
}

/** What a piece takes of an edge. */
function rowOf({ id, shape }: Zone, alongX: boolean) {
  const name = id.split(':')[0];
  if (!('polygon' in shape) || !isThing(name)) return [];
  const [along, off] = alongX ? ([0, 1] as const) : ([1, 0] as const);
  const values = shape.polygon.map((point) => point[along]);
  const middle = shape.polygon.reduce((sum, point) => sum + point[off], 0) / shape.polygon.length;
  return [{ name, low: Math.min(...values), high: Math.max(...values), middle }];
}
