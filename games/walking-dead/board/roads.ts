import { ARROWS, ATLANTA, ICONS, LOCATION_SPACE, NEIGHBOURS, SPACES, START_SPACE } from '../content/map.ts';

/** A step on a road that is already drawn is so much cheaper than one through the fields. */
const ON_ROAD = 0.45;
/** Between towns further apart than this no road is built. */
const FAR = 9;

const isTown = new Set([...Object.values(LOCATION_SPACE), ...Object.values(START_SPACE)]);
const isGate = new Set(ARROWS.flat());

const edge = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Roads for the drawing: along ordinary spaces from town to town, joining where they can. */
export function roads(): number[][] {
  const built = new Set<string>();
  const joined = new Map<number, number>([...isTown, ...isGate].map((space) => [space, space]));
  const root = (space: number): number => {
    const up = joined.get(space) as number;
    return up === space ? space : root(up);
  };
  const found: number[][] = [];
  const build = (way: readonly number[]): void => {
    for (let i = 1; i < way.length; i++) built.add(edge(way[i - 1], way[i]));
    found.push([...way]);
    joined.set(root(way[0]), root(way[way.length - 1]));
  };
  for (const gate of ARROWS) build(gate);
  const places = [...joined.keys()];
  const pairs = places.flatMap((a, i) => places.slice(i + 1).map((b) => [a, b] as const));
  const length = ([a, b]: readonly [number, number]): number => wayBetween(a, b, new Set()).length;
  const sorted = pairs
    .map((pair) => ({ pair, steps: length(pair) }))
    .filter(({ steps }) => steps > 0 && steps <= FAR)
    .sort((a, b) => a.steps - b.steps);
  for (const {
    pair: [a, b],
  } of sorted)
    if (root(a) !== root(b)) build(wayBetween(a, b, built));
  for (const [outer] of ARROWS) build(nearestPlace(outer, built));
  return found;
}

/** From a gate to the Location that lies nearest outside. */
function nearestPlace(gate: number, built: ReadonlySet<string>): number[] {
  const ways = Object.values(LOCATION_SPACE)
    .filter((space) => !ATLANTA[space])
    .map((space) => wayBetween(gate, space, built))
    .filter((way) => way.length > 0);
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

/** The cheapest way between two spaces over ordinary ones; empty where there is none. */
function wayBetween(from: number, to: number, built: ReadonlySet<string>): number[] {
  const cost = SPACES.map(() => Number.POSITIVE_INFINITY);
  const before = SPACES.map(() => -1);
  const open = new Set([from]);
  cost[from] = 0;
  while (open.size > 0) {
    const here = [...open].reduce((best, space) => (cost[space] < cost[best] ? space : best));
    if (here === to) break;
    open.delete(here);
    for (const next of NEIGHBOURS[here]) {
      if (next !== to && (ICONS[next].length > 0 || isTown.has(next))) continue;
      const far = cost[here] + (built.has(edge(here, next)) ? ON_ROAD : 1);
      if (far >= cost[next]) continue;
      cost[next] = far;
      before[next] = here;
      open.add(next);
    }
  }
  const way = [to];
  while (way[0] !== from) {
    if (before[way[0]] < 0) return [];
    way.unshift(before[way[0]]);
  }
  return way;
}
