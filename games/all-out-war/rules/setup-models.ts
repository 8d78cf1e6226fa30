/** Counters, Walkers and Survivors come onto the table (AW-SCEN07 to AW-SCEN16). */
import {
  type Candidate,
  type Check,
  inRegion,
  type Point,
  type Refusal,
  type Region,
  type Rules,
} from '@shamble/kernel';
import { DEPLOYMENT_DEPTH, SPACING } from '../content/lengths.ts';
import { distance2 } from '../geometry/hull.ts';
import {
  awayBy,
  BASE,
  NEAR_PIECE,
  pointAway,
  sq,
  TOUCH_BASE,
  TOUCH_PIECE,
  tied,
  touches,
  touchesPiece,
} from '../geometry/limits.ts';
import { choose } from './ask.ts';
import { enterWalker } from './harm.ts';
import { centreOf, layoutOf, startingWalkers } from './layout.ts';
import { type Position, positionOf } from './position.ts';
import { aroundBase, aroundPiece, firstIn, grid, someIn } from './spots.ts';
import {
  type Counter,
  type G,
  letterOf,
  nameOf,
  type Person,
  rivalOf,
  type Side,
  sceneryOf,
  seatOf,
  type War,
} from './state.ts';
import { pieceName, pieceNamed, terrainOf } from './terrain.ts';
import { named } from './words.ts';
import { baseZones, borderZones, box, disc, grown, pieceZones, spacedZones } from './zones.ts';

const SOURCE = { id: 'counter-source', rules: ['AW-SCEN09'] };
const COUNTER = { id: 'place-counter', rules: ['AW-SCEN08', 'AW-SCEN09-R'] };
const WALKER = { id: 'place-walker', rules: ['AW-SCEN12', 'AW-SCEN12-R'] };
const MORE = { id: 'place-more-walkers', rules: ['AW-SCEN13'] };
const EDGE = { id: 'choose-edge', rules: ['AW-SCEN16'] };
const WHO = { id: 'deploy-who', rules: ['AW-SCEN16'] };
const WHERE = { id: 'deploy-where', rules: ['AW-SCEN16'] };

/** The band between the Survivors' areas, for whole bases or counters (AW-SCEN01-R). */
const walkerArea = ({ width, height }: Pick<War, 'width' | 'height'>) =>
  box(BASE, DEPLOYMENT_DEPTH + BASE, width - BASE, height - DEPLOYMENT_DEPTH - BASE);

const inWalkerArea = ({ height }: { readonly height: number }, y: number): boolean =>
  y >= DEPLOYMENT_DEPTH + BASE && y <= height - DEPLOYMENT_DEPTH - BASE;

function put(s: War, x: number, y: number, source: number): void {
  s.unplaced--;
  s.counters.push({ x, y, level: 0, searched: false, carrier: -1, source });
}

/** Pieces that carry counters: solid sources, and the floors of detailed buildings (AW-SRC01, AW-BLD02). */
const sourcesOf = (s: War): number[] =>
  s.pieces.flatMap((piece, i) => {
    const { source, building } = sceneryOf(piece);
    return source || (building !== null && s.detailed) ? [i + 1] : [];
  });

/** The place of the n-th thing that sides place in turn, the Ini player's first. */
const turnOf = (s: War, n: number): Side => (n % 2 === 0 ? s.initiative : rivalOf(s, s.initiative));

/** One counter, or all of a ready layout. True when all lie there (D04). */
export function* placeCounters(g: G): Rules<boolean> {
  const s = g.state;
  if (s.setup !== 'hand') {
    for (const [x, y] of layoutOf(s).counters)
      put(s, x, y, s.pieces.findIndex((piece) => piece.x === x && piece.y === y) + 1);
    return true;
  }
  if (s.counters.length === 0) put(s, ...centreOf(s), 0);
  if (s.unplaced === 0) return true;
  const seat = seatOf(s, turnOf(s, s.counters.length - 1));
  const bare = sourcesOf(s).filter((source) => !s.counters.some((counter) => counter.source === source));
  if (bare.length > 0) {
    const source = pieceNamed(
      s,
      yield* choose(
        g,
        seat,
        SOURCE,
        bare.map((piece) => pieceName(s, piece - 1)),
      ),
    );
    const { x, y } = s.pieces[source - 1];
    put(s, x, y, source);
  } else yield* placeCounter(g, seat);
  tellCounter(g);
  return false;
}

function tellCounter(g: G): void {
  const s = g.state;
  const { x, y, source } = s.counters[s.counters.length - 1];
  g.emit({
    type: 'counter-placed',
    counter: letterOf(s.counters.length - 1),
    x,
    y,
    source: source > 0 ? pieceName(s, source - 1) : null,
    rules: ['AW-SCEN08', 'AW-SCEN09'],
  });
}

/** Free ground of the Walkers' area, away from other counters, clear of all scenery; less spacing where there is none (AW-SCEN09-R). */
function counterRegion(s: War, spacing: number): Region {
  return {
    in: [walkerArea(s)],
    out: [
      ...s.counters.map(({ x, y }, i) => ({
        shape: disc(x, y, awayBy(spacing)),
        id: `counter-${letterOf(i)}`,
        code: 'near-counter',
        rules: ['AW-SCEN08'],
      })),
      ...terrainOf(s).parts.map(({ id, hull }) => ({
        shape: grown(hull, NEAR_PIECE),
        id,
        code: 'on-piece',
        rules: ['AW-SCEN09-R', 'AW-AREA06'],
      })),
    ],
  };
}

const areaGrid = ({ width, height }: War): Iterable<Point> =>
  grid(BASE, DEPLOYMENT_DEPTH, width - BASE, height - DEPLOYMENT_DEPTH);

const spotsIn = (s: War, region: Region, most = 16): Candidate[] =>
  someIn(region, areaGrid(s), most, 2 * SPACING).map((answer, i) => ({ id: `spot:${i + 1}`, answer }));

function* placeCounter(g: G, seat: number): Rules {
  const s = g.state;
  const spacing = [SPACING, SPACING / 2, 0].find((one) => firstIn(counterRegion(s, one), areaGrid(s)) !== null);
  if (spacing === undefined) {
    // Nothing is free at all: it lies on the centre's.
    put(s, ...centreOf(s), 0);
    return;
  }
  const region = counterRegion(s, spacing);
  const [x, y] = yield* g.place(
    seat,
    COUNTER,
    { region, candidates: spotsIn(s, region) },
    { params: { letter: letterOf(s.counters.length) } },
  );
  put(s, x, y, 0);
}

/** One Walker, or all of a ready layout. True when all stand there (D05). */
export function* placeWalkers(g: G): Rules<boolean> {
  const s = g.state;
  const wanted = s.scenario === 'learning' ? layoutOf(s).walkers.length : startingWalkers(s.points);
  if (s.setup === 'ready' && s.walkers.length === 0)
    for (const [x, y] of layoutOf(s).walkers.slice(0, wanted))
      enterWalker(g, x, y, 0, false, ['AW-SCEN11', 'AW-CONT07']);
  if (s.walkers.length >= wanted) return true;
  const seat = seatOf(s, turnOf(s, s.walkers.length));
  const attending = attendingOf(s);
  if (attending.open.length > 0) yield* attend(g, seat, attending);
  else yield* placeFreely(g, seat);
  return false;
}

/** Counters without a Walker, each with the shapes that touch it, and whether a place inside the area is left (AW-SCEN12-R). */
type Attending = {
  readonly position: Position;
  readonly open: readonly {
    readonly letter: string;
    readonly x: number;
    readonly y: number;
    readonly source: number;
    readonly inside: boolean;
  }[];
};

/** Where a Walker touches a counter or the solid source that carries it. */
function touchRegion(s: War, { x, y, source }: Pick<Counter, 'x' | 'y' | 'source'>): Region {
  const parts = terrainOf(s).parts.filter((part) => part.piece === source && part.source);
  return {
    in: [
      disc(x, y, TOUCH_BASE),
      ...parts.map(({ hull }) => ({ ring: grown(hull, 0), least: NEAR_PIECE, most: TOUCH_PIECE })),
    ],
    out: [...borderZones(s), ...baseZones(s), ...pieceZones(s)],
  };
}

function* touchSpots(s: War, counter: Pick<Counter, 'x' | 'y' | 'source'>): Generator<Point> {
  const parts = terrainOf(s).parts.filter((part) => part.piece === counter.source && part.source);
  if (parts.length > 0) for (const { hull } of parts) yield* aroundPiece(hull);
  else {
    yield [counter.x, counter.y];
    yield* aroundBase(counter.x, counter.y, s.walkers);
  }
}

function attendingOf(s: War): Attending {
  const taken = attended(s);
  const open = s.counters.flatMap((counter, i) => {
    if (taken.has(i)) return [];
    const region = touchRegion(s, counter);
    const free = [...touchSpots(s, counter)].filter((point) => inRegion(region, point));
    if (free.length === 0) return [];
    const { x, y, source } = counter;
    return [{ letter: letterOf(i), x, y, source, inside: free.some(([, py]) => inWalkerArea(s, py)) }];
  });
  return { position: positionOf(s), open };
}

/** Counters that Walkers attend, each the nearest that nobody did when it came (AW-SCEN12-R). */
function attended(s: War): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const { x, y } of s.walkers) {
    const open = s.counters.filter((_, i) => !taken.has(i));
    const counter = attendedFrom(s, open, x, y);
    if (counter !== null) taken.add(s.counters.indexOf(counter));
  }
  return taken;
}

/** Of the counters that a base there touches the nearest; of equally near ones the first by its place (AW-GEO23). */
function attendedFrom<T extends Pick<Counter, 'x' | 'y' | 'source'>>(
  laid: Parameters<typeof terrainOf>[0],
  open: readonly T[],
  x: number,
  y: number,
): T | null {
  const touched = open.flatMap((one) => {
    const d2 = touchDistance(laid, one, x, y);
    return d2 === null ? [] : [{ one, d2 }];
  });
  const least = Math.min(...touched.map(({ d2 }) => d2));
  const equal = touched.filter(({ d2 }) => tied(least, d2)).map(({ one }) => one);
  return equal.sort((a, b) => a.x - b.x || a.y - b.y)[0] ?? null;
}

/** The squared distance from a counter that a base there touches, itself or by its source; null where it does not. */
function touchDistance(
  laid: Parameters<typeof terrainOf>[0],
  { x: cx, y: cy, source }: Pick<Counter, 'x' | 'y' | 'source'>,
  x: number,
  y: number,
): number | null {
  const d2 = sq(cx - x) + sq(cy - y);
  const parts = terrainOf(laid).parts.filter((part) => part.piece === source && part.source);
  const touched = touches(d2) || parts.some(({ hull }) => touchesPiece(distance2(hull, x, y)));
  return touched ? d2 : null;
}

/** An inside place must be taken at a counter that has one (AW-SCEN12-R). */
function refuseAttending({ position, open }: Attending, [x, y]: Point): Refusal | null {
  const counter = attendedFrom(position, open, x, y);
  if (counter?.inside && !inWalkerArea(position, y))
    return {
      code: 'outside-area',
      params: { thing: `counter-${counter.letter}` },
      rules: ['AW-SCEN12', 'AW-SCEN12-R'],
    };
  return null;
}

export const checkAttending: Check = (decision, answer) =>
  decision.kind === 'place' ? refuseAttending(decision.facts as unknown as Attending, answer as Point) : null;

function* attend(g: G, seat: number, attending: Attending): Rules {
  const s = g.state;
  const regions = attending.open.map((one) => ({ one, region: touchRegion(s, one) }));
  const region: Region = { in: regions.flatMap((each) => each.region.in), out: regions[0].region.out ?? [] };
  const candidates = regions.flatMap(({ one, region: own }) =>
    someIn(
      own,
      [...touchSpots(s, one)].filter((point) => refuseAttending(attending, point) === null),
      6,
      1500,
    ).map((answer, i) => ({ id: `by:counter-${one.letter}:${i + 1}`, answer })),
  );
  const where = { region, candidates, check: 'attending', facts: attending };
  const [x, y] = yield* g.place(seat, WALKER, where, { params: { number: s.number } });
  enterWalker(g, x, y, 0, false, ['AW-SCEN12', 'AW-DATA08']);
}

/** Inside the area, two inches from every Walker and from the centre, less where there is no room (AW-SCEN13). */
function* placeFreely(g: G, seat: number): Rules {
  const s = g.state;
  const [cx, cy] = centreOf(s);
  const regionWith = (spacing: number): Region => ({
    in: [walkerArea(s)],
    out: [
      ...(spacing > 0
        ? [
            { shape: disc(cx, cy, pointAway(spacing)), id: 'centre', code: 'near-centre', rules: ['AW-SCEN13'] },
            ...spacedZones(s, spacing),
          ]
        : baseZones(s)),
      ...pieceZones(s),
    ],
  });
  const spacing = [SPACING, SPACING / 2, 0].find((one) => firstIn(regionWith(one), areaGrid(s)) !== null);
  if (spacing === undefined) throw new Error('there is no place for another Walker');
  const region = regionWith(spacing);
  const [x, y] = yield* g.place(
    seat,
    MORE,
    { region, candidates: spotsIn(s, region) },
    { params: { number: s.number } },
  );
  enterWalker(g, x, y, 0, false, ['AW-SCEN13', 'AW-DATA08']);
}

/** The Ini player takes an edge, the rival gets the other (AW-SCEN16, D06). */
export function* chooseEdges(g: G): Rules {
  const s = g.state;
  const answer =
    s.scenario === 'learning' ? 'south' : yield* choose(g, seatOf(s, s.initiative), EDGE, ['south', 'north']);
  s.south = answer === 'south' ? s.initiative : rivalOf(s, s.initiative);
  if (s.together && answer === 'north') s.south = 1;
  g.emit({ type: 'edge', side: s.initiative + 1, edge: answer, rules: ['AW-SCEN16'] });
}

const edgeY = (s: War, side: Side): number => (s.south === side ? BASE : s.height - BASE);

/** One Survivor at a time at its edge; all of them where the places are ready. True when all are there (D07). */
export function* deploy(g: G): Rules<boolean> {
  const s = g.state;
  const left = (side: Side): Person[] =>
    s.people.filter((person) => person.side === side && person.status === 'waiting');
  const placed = s.people.filter(({ status }) => status !== 'waiting').length;
  const side = [turnOf(s, placed), rivalOf(s, turnOf(s, placed))].find((one) => left(one).length > 0);
  if (side === undefined) return true;
  const ready = s.setup === 'ready' ? readySpot(s, left(side)[0]) : null;
  if (ready !== null) {
    stand(g, left(side)[0], ready, edgeY(s, side));
    return false;
  }
  const name = yield* choose(
    g,
    seatOf(s, side),
    WHO,
    left(side).map(({ id }) => id),
  );
  const person = left(side).find(({ id }) => id === name) as Person;
  const { region, spots } = edgePlaces(s, side);
  const candidates = spots.map((answer, i) => ({ id: `edge:${i + 1}`, answer }));
  const [x, y] = yield* g.place(
    seatOf(s, side),
    WHERE,
    { region, candidates },
    { params: { survivor: named(person) } },
  );
  stand(g, person, x, y);
  return false;
}

/** Touching the edge; where that is full, anywhere in the side's own area (AW-SCEN16, AW-SCEN01-R). */
function edgePlaces(s: War, side: Side): { readonly region: Region; readonly spots: readonly Point[] } {
  const y = edgeY(s, side);
  const [low, high] = y === BASE ? [BASE, DEPLOYMENT_DEPTH - BASE] : [s.height - DEPLOYMENT_DEPTH + BASE, y];
  const out = [...baseZones(s), ...pieceZones(s)];
  const edge: Region = {
    in: [
      {
        polygon: [
          [BASE, y],
          [s.width - BASE, y],
        ],
      },
    ],
    out,
  };
  for (const step of [250, 1]) {
    const spots = someIn(edge, edgeGrid(s, y, step), 20, 1000);
    if (spots.length > 0) return { region: edge, spots };
  }
  const area: Region = { in: [box(BASE, low, s.width - BASE, high)], out };
  return { region: area, spots: someIn(area, grid(BASE, low, s.width - BASE, high), 20, 1000) };
}

function* edgeGrid({ width }: War, y: number, step: number): Generator<Point> {
  for (let x = BASE; x <= width - BASE; x += step) yield [x, y];
}

/** The ready place of a Survivor by its place in the group, while there is one free (AW-CONT06, AW-CONT07). */
function readySpot(s: War, person: Person): number | null {
  const index = s.people.filter(({ side }) => side === person.side).indexOf(person);
  return layoutOf(s).deployment[index] ?? null;
}

function stand(g: G, person: Person, x: number, y: number): void {
  person.x = x;
  person.y = y;
  person.status = 'playing';
  g.emit({ type: 'deployed', survivor: nameOf(person), x, y, rules: ['AW-SCEN16'] });
}
