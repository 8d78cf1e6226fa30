/** What is laid down rather than walked to, in words: how far it is from what it has to keep away from. */
import type { Message, Place, Refusal, Region, Spot } from '@shamble/kernel';
import { DEPLOYMENT_DEPTH, SPACING } from '../../content/lengths.ts';
import { SCENERY } from '../../content/scenery.ts';
import { baseAt, gap, type Thing as Shape } from '../../geometry/gap.ts';
import type { Hull } from '../../geometry/hull.ts';
import { centreOf } from '../../rules/layout.ts';
import type { War } from '../../rules/state.ts';
import { footprints, terrainOf } from '../../rules/terrain.ts';
import { box, disc, grown } from '../../rules/zones.ts';
import { direction, gapLength, length } from '../../text/lengths.ts';
import { isSurvivor, thing } from '../../text/words.ts';
import { shapeOf, thingsByGap } from '../mat/words.ts';

/** Which kind of scenery a question lays; null where it lays none. */
export const kindIn = ({ facts }: Place): number | null =>
  typeof facts === 'object' && facts !== null && 'kind' in facts && typeof facts.kind === 'number' ? facts.kind : null;

/** Whether a piece has to lie in the middle of the table, since it carries supplies and there is room for it. */
const isKeptInside = ({ facts }: Place): boolean =>
  typeof facts === 'object' && facts !== null && 'source' in facts && facts.source === true;

/** Whether what is laid carries supplies. */
function carries(war: War, kind: number): boolean {
  const { source, building } = SCENERY[kind];
  return source || (building !== null && war.detailed);
}

/** Where a piece lies as a whole, what is kept clear around others and the centre taken out; null where none is laid. */
export function layingRegion(war: War, place: Place): Region | null {
  if (kindIn(place) === null) return null;
  const { width, height } = war;
  const rules = place.ask.rules;
  const middle = box(SPACING, DEPLOYMENT_DEPTH, width - SPACING, height - DEPLOYMENT_DEPTH);
  const [cx, cy] = centreOf(war);
  return {
    in: [isKeptInside(place) ? middle : box(0, 0, width, height)],
    out: [
      { shape: disc(cx, cy, SPACING), id: 'centre', code: 'near-centre', rules },
      ...terrainOf(war).parts.map(({ id, hull }) => ({ shape: grown(hull, SPACING), id, code: 'near-scenery', rules })),
    ],
  };
}

/** What carries supplies lies in the middle, or anywhere where there is no room left there; null for all else. */
export function middleWords(war: War, place: Place): Message | null {
  const kind = kindIn(place);
  if (kind === null || !carries(war, kind)) return null;
  return { id: `boardview.say.${isKeptInside(place) ? 'middle' : 'middle.full'}` };
}

/** The outlines of what would lie there: of a piece its own, of all else a base. */
function shapesIn(war: War, place: Place, spot: Spot): readonly Shape[] {
  const [x, y, turn = 0] = spot as readonly number[];
  const kind = kindIn(place);
  return kind === null ? [baseAt({ x, y })] : footprints({ kind, x, y, turn }, war.detailed);
}

const between = (shapes: readonly Shape[], other: Shape): number =>
  Math.max(0, Math.min(...shapes.map((shape) => gap(shape, other))));

/** Questions about where a Walker comes onto the table in a game. */
const ENTERS: ReadonlySet<string> = new Set(['new-walker', 'trunk-walker']);

/** The thing it would be nearest to; of a counter also the nearest other one, which decides where it may lie. */
export function nearestWords(war: War, place: Place, spot: Spot): Message[] {
  const [x, y] = spot as readonly number[];
  const shapes = shapesIn(war, place, spot);
  const near = thingsByGap(war, { x, y })
    .flatMap((name) => {
      const at = shapeOf(war, name);
      return at === null ? [] : [{ name, far: between(shapes, at.shape), to: direction(at.x - x, at.y - y) }];
    })
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1));
  const [first] = near;
  const counter = place.ask.id === 'place-counter' ? near.find(({ name }) => name.startsWith('counter-')) : undefined;
  // Whoever enters comes for somebody.
  const victim = ENTERS.has(place.ask.id) ? near.find(({ name }) => isSurvivor(name)) : undefined;
  const told = [...new Set([first, counter, victim])];
  const nearest = told.flatMap((one) =>
    one === undefined
      ? []
      : [{ id: 'boardview.say.near', params: { thing: thing(one.name), length: gapLength(one.far), to: one.to } }],
  );
  const middle = isKeptInside(place) ? null : middleWords(war, place);
  return middle === null ? nearest : [...nearest, middle];
}

/** How much is missing to where it may lie; null where that is no question of room. */
export function missing(war: War, place: Place, spot: Spot, { code, params }: Refusal): Message | null {
  const shapes = shapesIn(war, place, spot);
  const name = params?.thing;
  const other = typeof name === 'string' ? shapeOf(war, name) : null;
  const [cx, cy] = centreOf(war);
  const short =
    code === 'near-centre'
      ? SPACING - between(shapes, { x: cx, y: cy, radius: 0 })
      : (code === 'near-scenery' || code === 'near-counter') && other !== null
        ? SPACING - between(shapes, other.shape)
        : code === 'source-outside'
          ? outside(war, shapes)
          : 0;
  return short > 0 ? { id: 'boardview.say.missing', params: { length: length(short, [0]) } } : null;
}

/** How far a source sticks out of the middle of the table (AW-SCEN05). */
function outside({ width, height }: War, shapes: readonly Shape[]): number {
  const hulls = shapes.filter((shape): shape is Hull => 'xs' in shape);
  const out = (values: readonly number[], low: number, high: number): number =>
    Math.max(low - Math.min(...values), Math.max(...values) - high);
  return Math.max(
    ...hulls.map(({ xs, ys }) =>
      Math.max(out(xs, SPACING, width - SPACING), out(ys, DEPLOYMENT_DEPTH, height - DEPLOYMENT_DEPTH)),
    ),
  );
}
