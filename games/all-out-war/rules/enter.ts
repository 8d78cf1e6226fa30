/** New Walkers at the edges of the table and beside sources (AW-NEW01 to AW-NEW04, AW-CONT11). */
import { inRegion, type Point, type Region, type Rules, type Seat, type Zone } from '@shamble/kernel';
import { BASE, NEAR_PIECE, TOUCH_PIECE } from '../geometry/limits.ts';
import { choose } from './ask.ts';
import { enterWalker } from './harm.ts';
import { aroundPiece, someIn } from './spots.ts';
import { type G, ini, playing, type War } from './state.ts';
import { pieceName, pieceNamed, terrainOf } from './terrain.ts';
import { baseZones, borderZones, grown, killZones, pieceZones } from './zones.ts';

const EDGE = { id: 'new-walker', rules: ['AW-NEW01', 'AW-NEW02'] };
const SOURCE = { id: 'trunk-source', rules: ['AW-CONT11'] };
const TRUNK = { id: 'trunk-walker', rules: ['AW-CONT11', 'AW-NEW01'] };

type Side = 'south' | 'east' | 'north' | 'west';

/** The four lines half an inch in from the edges. */
const edgeLines = ({ width, height }: War): Readonly<Record<Side, readonly [Point, Point]>> => ({
  south: [
    [BASE, BASE],
    [width - BASE, BASE],
  ],
  east: [
    [width - BASE, BASE],
    [width - BASE, height - BASE],
  ],
  north: [
    [BASE, height - BASE],
    [width - BASE, height - BASE],
  ],
  west: [
    [BASE, BASE],
    [BASE, height - BASE],
  ],
});

/** Kill Zones on the ground: those of tops do not reach down (AW-NEW01, AW-ELEV10). */
const killZonesBelow = (s: War): Zone[] => killZones({ ...s, people: s.people.filter(({ level }) => level === 0) });

/** Where a Walker may come in now (AW-NEW01). */
const edgeRegion = (s: War): Region => ({
  in: Object.values(edgeLines(s)).map((line) => ({ polygon: line })),
  out: [...baseZones(s), ...pieceZones(s), ...killZonesBelow(s)],
});

/** Places on the edges with a name: near to each Survivor, in the middle of what is free, and far from everybody. */
function edgeSpots(s: War, region: Region): { id: string; answer: Point }[] {
  const spots: { id: string; answer: Point }[] = [];
  const people = playing(s);
  for (const [side, [a, b]] of Object.entries(edgeLines(s))) {
    const length = Math.max(b[0] - a[0], b[1] - a[1]);
    const free: Point[] = [];
    for (let t = 0; t <= length; t += 250) {
      const point: Point = a[1] === b[1] ? [a[0] + t, a[1]] : [a[0], a[1] + t];
      if (inRegion(region, point)) free.push(point);
    }
    for (const person of people) {
      const near = [...free].sort((p, q) => away(p, person) - away(q, person) || p[0] - q[0] || p[1] - q[1]);
      if (near.length > 0) spots.push({ id: `edge:${side}:${person.id}`, answer: near[0] });
    }
    if (free.length > 0) spots.push({ id: `edge:${side}`, answer: free[Math.floor(free.length / 2)] });
    if (free.length > 0 && people.length > 0) spots.push({ id: `edge:${side}:far`, answer: loneliest(free, people) });
  }
  return spots;
}

const away = ([x, y]: Point, to: { readonly x: number; readonly y: number }): number =>
  (x - to.x) * (x - to.x) + (y - to.y) * (y - to.y);

/** The place farthest from whoever is nearest to it. */
function loneliest(free: readonly Point[], people: readonly { readonly x: number; readonly y: number }[]): Point {
  const least = (point: Point): number => Math.min(...people.map((person) => away(point, person)));
  return free.reduce((best, point) => (least(point) > least(best) ? point : best));
}

/** The first place of each edge, to the thousandth: where no quarter inch is free there may still be one (AW-GEO24). */
function anywhereOnEdges(s: War, region: Region): { id: string; answer: Point }[] {
  const spots: { id: string; answer: Point }[] = [];
  for (const [side, [a, b]] of Object.entries(edgeLines(s))) {
    const length = Math.max(b[0] - a[0], b[1] - a[1]);
    for (let t = 0; t <= length; t++) {
      const point: Point = a[1] === b[1] ? [a[0] + t, a[1]] : [a[0], a[1] + t];
      if (!inRegion(region, point)) continue;
      spots.push({ id: `edge:${side}`, answer: point });
      break;
    }
  }
  return spots;
}

/** One Walker at an edge of the seat's choice; where there is no place it does not come (AW-NEW04). */
export function* enterAtEdge(g: G, seat: Seat): Rules {
  const s = g.state;
  const region = edgeRegion(s);
  const named = edgeSpots(s, region);
  const candidates = named.length > 0 ? named : anywhereOnEdges(s, region);
  if (candidates.length === 0) {
    g.emit({ type: 'no-place', rules: ['AW-NEW04'] });
    return;
  }
  const [x, y] = yield* g.place(seat, EDGE, { region, candidates });
  enterWalker(g, x, y, 0, false, ['AW-NEW01', 'AW-NEW02']).moved = true;
}

/** Where a Walker may stand beside a source. */
const besideSource = (s: War, piece: number): Region => ({
  in: terrainOf(s)
    .parts.filter((part) => part.piece === piece && part.source)
    .map(({ hull }) => ({ ring: grown(hull, 0), least: NEAR_PIECE, most: TOUCH_PIECE })),
  out: [...borderZones(s), ...baseZones(s), ...pieceZones(s), ...killZonesBelow(s)],
});

/** One Walker beside a source with an unsearched counter; false where there is none with a place (AW-CONT11). */
export function* enterAtSource(g: G): Rules<boolean> {
  const s = g.state;
  const places = new Map<string, readonly Point[]>();
  for (const { source, searched, carrier } of s.counters) {
    if (source === 0 || searched || carrier >= 0) continue;
    const { parts } = terrainOf(s);
    const hulls = parts.filter((part) => part.piece === source && part.source).map(({ hull }) => hull);
    const region = besideSource(s, source);
    const free = hulls.flatMap((hull) => someIn(region, aroundPiece(hull), 12, 1000));
    if (free.length > 0) places.set(pieceName(s, source - 1), free);
  }
  if (places.size === 0) return false;
  const name = yield* choose(g, ini(s), SOURCE, [...places.keys()]);
  const candidates = (places.get(name) ?? []).map((answer, i) => ({ id: `beside:${name}:${i + 1}`, answer }));
  const [x, y] = yield* g.place(ini(s), TRUNK, { region: besideSource(s, pieceNamed(s, name)), candidates });
  enterWalker(g, x, y, 0, false, ['AW-CONT11', 'AW-NEW02']).moved = true;
  return true;
}
