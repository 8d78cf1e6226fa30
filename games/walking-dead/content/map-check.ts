/** Checks a map against the nine constraints that every map of the game must keep. */
import { type Board, type Place, stepsFrom } from './map-read.ts';
import { KINDS } from './words.ts';

export interface MapFault {
  /** 1 to 9. */
  readonly constraint: number;
  readonly what: string;
}

/** Everything that is wrong with a map; an empty list is a good map. */
export function checkMap(board: Board): MapFault[] {
  const map = survey(board);
  return CONSTRAINTS.flatMap((check, i) => check(map).map((what) => ({ constraint: i + 1, what })));
}

/** A board with its distances and the kinds of its spaces, by number. */
interface Survey extends Board {
  readonly all: readonly number[];
  readonly steps: readonly Uint8Array[];
  readonly starts: readonly number[];
  readonly locations: readonly number[];
  readonly resources: readonly number[];
  readonly ordinary: readonly number[];
  readonly atlanta: readonly number[];
}

function survey(board: Board): Survey {
  const all = board.places.map((_, n) => n);
  const which = (test: (place: Place) => boolean): number[] => all.filter((n) => test(board.places[n]));
  return {
    ...board,
    all,
    steps: all.map((n) => stepsFrom(board, n)),
    starts: which((p) => p.start !== null),
    locations: which((p) => p.location !== null),
    resources: which((p) => p.icons.length > 0),
    ordinary: which((p) => p.icons.length === 0 && p.location === null && p.start === null),
    atlanta: which((p) => p.atlanta),
  };
}

const CONSTRAINTS: readonly ((map: Survey) => string[])[] = [
  size,
  names,
  shares,
  corridors,
  startDistances,
  locationDistances,
  resourceDistances,
  atlanta,
  geography,
];

function size(map: Survey): string[] {
  const faults: string[] = [];
  if (map.all.length < 130 || map.all.length > 160) faults.push(`${map.all.length} spaces instead of 130 to 160`);
  for (const n of map.all) {
    const count = map.neighbours[n].length;
    if (count < 3 || count > 6) faults.push(`${map.places[n].id} has ${count} neighbours instead of 3 to 6`);
  }
  for (const n of unreached(map, map.all)) faults.push(`no way leads to ${map.places[n].id}`);
  return faults;
}

function names(map: Survey): string[] {
  const faults: string[] = [];
  const starts = new Set(map.starts.map((n) => map.places[n].start));
  if (map.starts.length !== 6 || starts.size !== 6)
    faults.push('not exactly one Start space for each of six characters');
  const locations = new Set(map.locations.map((n) => map.places[n].location));
  if (map.locations.length !== 9 || locations.size !== 9) faults.push('not exactly nine different Locations');
  for (const name of ['gunShop', 'motel', 'stadium', 'airport']) {
    if (!locations.has(name)) faults.push(`the solo Location ${name} is missing`);
  }
  return faults;
}

/** Share of the Resource spaces with one, two and three icons, in percent; five points either way are "about". */
const ICON_SHARES = [45, 35, 20] as const;

function shares(map: Survey): string[] {
  const faults: string[] = [];
  const share = (100 * map.resources.length) / map.all.length;
  if (share < 23 || share > 28) faults.push(`${map.resources.length} Resource spaces are not 23 to 28 percent`);
  ICON_SHARES.forEach((wanted, i) => {
    const count = map.resources.filter((n) => map.places[n].icons.length === i + 1).length;
    const off = Math.abs((100 * count) / map.resources.length - wanted);
    if (off > 5) faults.push(`${count} spaces with ${i + 1} icons are not about ${wanted} percent`);
  });
  const icons = map.places.flatMap((place) => place.icons);
  const totals = KINDS.map((kind) => icons.filter((icon) => icon === kind).length);
  if (Math.max(...totals) - Math.min(...totals) > 1)
    faults.push(`icon totals ${totals.join(', ')} differ by more than 1`);
  return faults;
}

function corridors(map: Survey): string[] {
  const free = [...map.ordinary, ...map.starts];
  const isFree = new Set(free);
  const outside = free.filter((n) => !map.places[n].atlanta);
  const inside = free.filter((n) => map.places[n].atlanta);
  const walledIn = free.filter((n) => map.neighbours[n].filter((other) => isFree.has(other)).length < 2);
  return [
    ...[...unreached(map, outside), ...unreached(map, inside)].map(
      (n) => `${map.places[n].id} is cut off from the other ordinary spaces`,
    ),
    ...walledIn.map((n) => `${map.places[n].id} has fewer than two ordinary neighbours`),
  ];
}

function startDistances(map: Survey): string[] {
  const faults: string[] = [];
  const rich = map.resources.filter((n) => map.places[n].icons.length === 3);
  for (const start of map.starts) {
    const complain = (what: string): number => faults.push(`Start ${map.places[start].id}: ${what}`);
    const others = map.starts.filter((n) => n !== start);
    if (nearest(map, start, others) < 5) complain('another Start within 4 steps');
    if (nearest(map, start, map.resources) !== 2) complain('the nearest Resource space is not 2 steps away');
    for (const kind of KINDS) {
      const spaces = map.resources.filter((n) => map.places[n].icons.includes(kind));
      if (nearest(map, start, spaces) > 4) complain(`no ${kind} within 4 steps`);
    }
    const location = nearest(map, start, map.locations);
    if (location < 3 || location > 4) complain(`the nearest Location is ${location} steps away instead of 3 or 4`);
    if (nearest(map, start, rich) < 3) complain('a space with three icons within 2 steps');
  }
  return faults;
}

function locationDistances(map: Survey): string[] {
  const faults: string[] = [];
  for (const location of map.locations) {
    const complain = (what: string): number => faults.push(`${map.places[location].location}: ${what}`);
    const others = map.locations.filter((n) => n !== location);
    if (nearest(map, location, others) < 4) complain('another Location within 3 steps');
    const around = map.neighbours[location].map((n) => map.places[n]);
    const resources = around.filter((place) => place.icons.length > 0);
    if (around.length - resources.length < 3) complain('fewer than three neighbours without resources');
    if (resources.length > 1) complain('more than one Resource neighbour');
    if (resources.some((place) => place.icons.length === 3)) complain('touches a space with three icons');
    if (around.some((place) => place.start !== null)) complain('touches a Start space');
  }
  return faults;
}

function resourceDistances(map: Survey): string[] {
  const far = map.ordinary.filter((n) => nearest(map, n, map.resources) > 2);
  const crowded = map.resources.filter(
    (n) => !map.places[n].atlanta && map.neighbours[n].filter((other) => map.places[other].icons.length > 0).length > 1,
  );
  return [
    ...far.map((n) => `${map.places[n].id} has no Resource space within 2 steps`),
    ...crowded.map((n) => `${map.places[n].id} touches more than one Resource space`),
  ];
}

function atlanta(map: Survey): string[] {
  const faults: string[] = [];
  const count = map.atlanta.length;
  if (count < 15 || count > 20) faults.push(`Atlanta has ${count} spaces instead of 15 to 20`);
  const inner = new Set(map.atlanta);
  const stadium = map.atlanta.find((n) => map.places[n].location === 'stadium');
  if (stadium === undefined) return [...faults, 'the Football Stadium is not in Atlanta'];
  const within = stepsFrom(map, stadium, (n) => inner.has(n));
  if (map.atlanta.some((n) => within[n] > 2)) faults.push('Atlanta is no compact block around the Football Stadium');
  const edge = map.atlanta.filter((n) => touching(map, n) < 6);
  if (edge.length > 0) faults.push(`Atlanta reaches the edge of the map at ${map.places[edge[0]].id}`);
  const rich = map.resources.filter((n) => map.places[n].icons.length === 3);
  if (2 * rich.filter((n) => inner.has(n)).length < rich.length)
    faults.push('fewer than half of the spaces with three icons are in Atlanta');
  const icons = (spaces: readonly number[]): number => spaces.reduce((sum, n) => sum + map.places[n].icons.length, 0);
  if (icons(map.atlanta) * map.all.length <= icons(map.all) * count)
    faults.push('Atlanta is not the densest in resources');
  return [...faults, ...arrows(map, stadium)];
}

function arrows(map: Survey, stadium: number): string[] {
  const faults: string[] = [];
  if (map.arrows.length !== 4) faults.push(`${map.arrows.length} arrows instead of four`);
  const directions = new Set(map.arrows.map(([outer]) => direction(map.places[stadium], map.places[outer])));
  if (directions.size !== 4) faults.push('the arrows do not lie north, east, south and west');
  const ordinary = new Set(map.ordinary);
  for (const end of map.arrows.flat()) {
    if (!ordinary.has(end)) faults.push(`the arrow end ${map.places[end].id} is no ordinary space`);
  }
  for (const [outer] of map.arrows) {
    const steps = stepsFrom(map, outer, (n) => !map.places[n].atlanta);
    const close = map.arrows.find(([other]) => other !== outer && steps[other] < 4);
    if (close) faults.push(`the arrows at ${map.places[outer].id} and ${map.places[close[0]].id} are too close`);
  }
  return faults;
}

function geography(map: Survey): string[] {
  const at = new Map(map.locations.map((n) => [map.places[n].location, map.places[n]]));
  const block = map.atlanta.map((n) => map.places[n]);
  const north = Math.min(...block.map((p) => p.row));
  const south = Math.max(...block.map((p) => p.row));
  const west = Math.min(...block.map(across));
  const east = Math.max(...block.map(across));
  const stadium = at.get('stadium');
  if (stadium === undefined) return ['the Football Stadium is missing'];
  const westmost = Math.min(...[...at.values()].map(across));
  const lies: readonly (readonly [string, string, (p: Place) => boolean])[] = [
    ['airport', 'south of Atlanta', (p) => p.row > south],
    ['motel', 'north of Atlanta', (p) => p.row < north],
    ['gunShop', 'south-west of Atlanta', (p) => p.row > stadium.row && across(p) < west],
    ['farm', 'north-west of Atlanta', (p) => p.row < stadium.row && across(p) < west],
    ['prison', 'in the far west', (p) => across(p) === westmost],
    ['mall', 'just east of Atlanta', (p) => across(p) > east && across(p) <= east + 6],
    ['estate', 'north-east of Atlanta', (p) => p.row < stadium.row && across(p) > east],
    ['hospital', 'south-east of Atlanta', (p) => p.row > stadium.row && across(p) > east],
  ];
  return lies.flatMap(([name, where, test]) => {
    const place = at.get(name);
    return place !== undefined && test(place) ? [] : [`${name} does not lie ${where}`];
  });
}

/** Steps to the nearest of these spaces, 255 if there is none. */
function nearest(map: Survey, from: number, to: readonly number[]): number {
  return Math.min(255, ...to.map((n) => map.steps[from][n]));
}

/** Those of these spaces that the first one cannot reach over the others. */
function unreached(map: Survey, spaces: readonly number[]): number[] {
  if (spaces.length === 0) return [];
  const open = new Set(spaces);
  const steps = stepsFrom(map, spaces[0], (n) => open.has(n));
  return spaces.filter((n) => steps[n] === 255);
}

/** How many spaces touch this one, border or not. */
function touching(map: Survey, space: number): number {
  return map.neighbours[space].length + map.border.filter((pair) => pair.includes(space)).length;
}

/** Half hexagons from the left edge. */
function across(place: Place): number {
  return 2 * place.column + (place.row % 2);
}

/** Where a space lies from another, by the larger of the two distances; a row counts like a hexagon's width. */
function direction(from: Place, to: Place): 'north' | 'east' | 'south' | 'west' {
  const down = 2 * (to.row - from.row);
  const right = across(to) - across(from);
  if (Math.abs(down) > Math.abs(right)) return down < 0 ? 'north' : 'south';
  return right < 0 ? 'west' : 'east';
}
