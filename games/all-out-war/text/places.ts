/** Places in words: those that have a name, and any free point, pose or path. */
import {
  type Candidate,
  type Decision,
  type Message,
  type Params,
  type Place,
  type Point,
  type Pose,
  type Shape,
  type Spot,
  same,
} from '@shamble/kernel';
import { distance2 } from '../geometry/hull.ts';
import { touches, touchesPiece } from '../geometry/limits.ts';
import { DIRECTIONS, squared } from '../geometry/vector.ts';
import { type Moving, routerOf, type Sneaking, takePath } from '../rules/move.ts';
import { touchesCounter } from '../rules/search.ts';
import { type Counter, letterOf } from '../rules/state.ts';
import { terrainOf } from '../rules/terrain.ts';
import { acrossFrom, around } from './around.ts';
import { coordinates, direction, inches, length, spent } from './lengths.ts';
import { edge, isSurvivor, thing } from './words.ts';

const say = (id: string, params?: Params): Message => (params ? { id: `spot.${id}`, params } : { id: `spot.${id}` });

/** `across:diner-1:window-2:walker-5` in its parts: the part of a building is one of them. */
export function partsOfName(id: string): string[] {
  const parts: string[] = [];
  for (const word of id.split(':'))
    if (/^(?:wall|window|island|rim)-\d+$/.test(word)) parts.push(`${parts.pop()}:${word}`);
    else parts.push(word);
  return parts;
}

/** The name of a candidate, with its length where it is a path; null where the id is none. */
export function placeName(decision: Decision, id: string): Message | null {
  if (decision.kind !== 'place') return null;
  const found = decision.candidates.find((one) => one.id === id);
  if (found === undefined) return null;
  const name = nameOf(decision, id, found.answer);
  if (decision.path === null || decision.path.by === null) return name;
  const stops = found.answer as readonly Point[];
  if (stops.length === 0 || id.startsWith('dir:')) return name;
  return say('length', { name, length: costOf(decision, stops) });
}

function nameOf(decision: Place, id: string, answer: Spot): Message {
  const [verb, a, b] = partsOfName(id);
  const both = (name: string): Params => {
    const [one, other] = name.split('+');
    return { thing: thing(one), other: thing(other) };
  };
  switch (verb) {
    case 'stay':
      return say('stay');
    case 'touch':
      return say(isFigure(a) ? 'near' : 'touch', { thing: thing(a) });
    case 'toward':
    case 'near':
    case 'at':
    case 'aim':
    case 'sight':
    case 'unseen':
    case 'away':
      return say(verb, { thing: thing(a) });
    case 'engage':
      return a.includes('+') ? say('engage.both', both(a)) : say('engage', { thing: thing(a) });
    case 'most':
      return b === undefined
        ? say('most', both(a))
        : say('most.all', { things: b.split('+').map((one) => thing(one)) });
    case 'across':
    case 'behind':
      return say(verb, { piece: thing(a), thing: thing(b) });
    case 'leap':
    case 'up':
      return say(verb, { piece: thing(a) });
    case 'down':
      return say('down', { piece: thing(a, 'thing') });
    case 'within':
      return say(verb, { length: length(Number(a)), thing: thing(b) });
    case 'beyond':
      if (a === 'noise') return say('beyond.noise', { thing: thing(b) });
      return a === 'zone'
        ? say('beyond.zone', { thing: thing(b, 'thing') })
        : say('beyond', { length: length(Number(a)), thing: thing(b, 'thing') });
    case 'edge':
      if (b === 'far') return say('edge.far', { edge: edge(a) });
      return b === undefined
        ? edgeName(decision, answer as Point)
        : say('edge.near', { edge: edge(a), thing: thing(b) });
    case 'spot':
      return laidName(decision, answer);
    case 'by':
    case 'beside':
      return besideName(decision, a, answer as Point);
    case 'dir':
      return /^\d+$/.test(a) ? bearing(Number(a), decision) : say('direction', { direction: { id: `compass.${a}` } });
    default:
      return spot(decision, answer);
  }
}

/** Between what a place lies, or beside what; else only where. */
function laidName(decision: Place, answer: Spot): Message {
  const [x, y, turn] = answer as readonly number[];
  const found = around(decision, [x, y]);
  if (found === null) return spot(decision, answer);
  const { near, opposite } = found;
  const at = coordinates([x, y]);
  const what =
    opposite === null
      ? { direction: direction(-near.dx, -near.dy), thing: near.words }
      : { a: near.words, b: opposite.words };
  const kind = opposite === null ? 'beside' : 'gap';
  return turn === undefined ? say(kind, { ...what, at }) : say(`${kind}.pose`, { ...what, at, ...turned(turn) });
}

/** On an edge: at an end of it, opposite a piece, or only how far along. */
function edgeName(decision: Place, point: Point): Message {
  const line = lineAt(decision, point);
  if (line === null) return laidName(decision, point);
  const told = onLine(line, point);
  const [west, east] = isLying(line) ? ['west', 'east'] : ['south', 'north'];
  const end = same(point, line[0]) ? west : same(point, line[1]) ? east : null;
  if (end !== null) return say('edge.end', { edge: told.edge, end: { id: `compass.${end}` } });
  const name = acrossFrom(decision, point, isLying(line));
  return name === null ? say('edge', told) : say('edge.opposite', { ...told, thing: thing(name) });
}

const isFigure = (name: string): boolean => isSurvivor(name) || name.startsWith('walker-');

/** Right on a thing, or on which side of it; with its coordinates, since several places may lie on one side. */
function besideName(decision: Place, name: string, [x, y]: Point): Message {
  const [cx, cy] = centreOf(decision, name);
  if (x === cx && y === cy) return say('at', { thing: thing(name) });
  return say('by', { direction: direction(x - cx, y - cy), thing: thing(name), at: coordinates([x, y]) });
}

/** The middle of what a place is beside: a counter that stands in the facts, else what the region is a ring of. */
function centreOf({ facts, region }: Place, name: string): Point {
  const open = (facts as { readonly open?: readonly { letter: string; x: number; y: number }[] } | null)?.open;
  const counter = open?.find(({ letter }) => name === `counter-${letter}`);
  return counter ? [counter.x, counter.y] : middleOf(region.in[0]);
}

function middleOf(shape: Shape): Point {
  if ('ring' in shape) return middleOf(shape.ring);
  if ('disc' in shape) return shape.disc;
  const { polygon } = shape;
  const sum = (at: 0 | 1): number => polygon.reduce((all, point) => all + point[at], 0) / polygon.length;
  return [sum(0), sum(1)];
}

/** One of the 24 directions, as a compass has it: clockwise from north. */
function bearing(turn: number, { path, ask }: Place): Message {
  const [dx, dy] = DIRECTIONS[turn];
  const reach = path?.reach ?? (ask.id === 'blast-drift' ? DRIFTED : STEPPED);
  return say('bearing', {
    length: length(Math.floor(reach / 100) * 100),
    direction: direction(dx, dy),
    degrees: (90 - 15 * turn + 360) % 360,
  });
}

const DRIFTED = 3000;
const STEPPED = 1000;

/** Any legal answer to a place, whole. */
export function spot(decision: Place, answer: Spot): Message {
  const { path, turns, ask } = decision;
  if (path !== null) return namedPath(decision, answer as readonly Point[]);
  if (turns > 0) return poseWords(answer as Pose);
  const point = answer as Point;
  if (ask.id === 'steer') {
    const found = decision.candidates.find((one) => same(one.answer, point));
    if (found) return nameOf(decision, found.id, found.answer);
    const [x, y] = middleOf(decision.region.out?.[0]?.shape ?? { disc: [0, 0], radius: 1 });
    return say('direction', { direction: direction(point[0] - x, point[1] - y) });
  }
  const line = lineAt(decision, point);
  return line === null ? say('point', { at: coordinates(point) }) : say('edge', onLine(line, point));
}

/** The line along an edge that a place lies on; null where the question is of no edge. */
function lineAt({ region }: Place, [x, y]: Point): readonly Point[] | null {
  const lines = region.in.flatMap((shape) => ('polygon' in shape && shape.polygon.length === 2 ? [shape.polygon] : []));
  return lines.find(([a, b]) => (a[0] === b[0] ? x === a[0] : y === a[1])) ?? null;
}

/** Along the south or the north. */
const isLying = ([a, b]: readonly Point[]): boolean => a[1] === b[1];

/** Which edge, and how far from its end. */
function onLine(line: readonly Point[], [x, y]: Point) {
  const lies = isLying(line);
  // Between the two lines of a pair, the nearer to the south or the west is the lower one.
  const low = lies ? line[0][1] : line[0][0];
  const name = lies ? (low <= NEAR_EDGE ? 'south' : 'north') : low <= NEAR_EDGE ? 'west' : 'east';
  return {
    edge: edge(name),
    length: length(lies ? x : y),
    side: { id: `compass.${lies ? 'west' : 'south'}` },
  };
}

const NEAR_EDGE = 500;

const poseWords = ([x, y, turn]: Pose): Message => say('pose', { at: coordinates([x, y]), ...turned(turn) });

/** How the long side of something lies. */
function turned(turn: number): Params {
  const [dx, dy] = DIRECTIONS[turn % 12];
  const axis = { id: 'axis', params: { direction: direction(-dx, -dy), opposite: direction(dx, dy) } };
  return { axis, degrees: (90 - 15 * (turn % 12) + 180) % 180 };
}

/** What a path costs, told with its limits in mind. */
function costOf(decision: Place, stops: readonly Point[]): Message {
  const moving = decision.facts as unknown as Moving;
  const taken = takePath(moving, stops);
  return { id: 'length', params: { n: spent('code' in taken ? 0 : taken.cost, moving.allowance).used } };
}

const go = (decision: Place, stops: readonly Point[]): Message => {
  const gait = (decision.params?.gait as { readonly id: string } | undefined)?.id.slice('gait.'.length) ?? 'step';
  return { id: `go.${gait}`, params: { length: costOf(decision, stops) } };
};

/** A whole path: how far, and what it comes to at its end, the weightiest first. */
function pathWords(decision: Place, stops: readonly Point[], named: Candidate | undefined): Message {
  if (stops.length === 0) return say('stay');
  const moving = decision.facts as unknown as Moving & Partial<Pick<Sneaking, 'counters'>>;
  const { position, level } = moving;
  const gone = go(decision, stops);
  const then = (id: string, params: Params): Message => ({ id: `go.${id}`, params: { go: gone, ...params } });
  const taken = takePath(moving, stops);
  if ('code' in taken) return say('point', { at: coordinates(stops[stops.length - 1]) });
  if (taken.leap !== null) return then('leap', { thing: thing(taken.leap.piece) });
  const [x, y] = taken.end;
  if (taken.climb !== null) {
    const name = pieceAt(moving, taken.climb.piece);
    return taken.climb.up ? then('up', { thing: thing(name) }) : then('down', { thing: thing(name, 'thing') });
  }
  const enemies = routerOf(moving).excepted(x, y);
  const engaged = enemies.filter((one) => touches(squared(one.x, one.y, x, y)));
  if (engaged.length > 0) return then('engage', { things: engaged.map(({ id }) => thing(id)) });
  if (enemies.length > 0) return then('face', { things: enemies.map(({ id }) => thing(id)) });
  const { ground, mover } = routerOf(moving);
  const touched = ground.figures.filter((one) => one.id !== mover.id && touches(squared(one.x, one.y, x, y)));
  const prone = touched.filter(({ side }) => side !== mover.side);
  const counters = moving.counters ?? [];
  const isReached = (one: Counter): boolean => touchesCounter(position, { x, y, level }, one);
  // Of several the one that the place is named after.
  const meant = counters.findIndex((one, i) => named?.id === `touch:counter-${letterOf(i)}` && isReached(one));
  const counter = meant >= 0 ? meant : counters.findIndex(isReached);
  const reached = counter >= 0 ? then('to', { thing: thing(`counter-${letterOf(counter)}`) }) : null;
  if (prone.length > 0)
    return { id: 'go.touch', params: { go: reached ?? gone, things: prone.map(({ id }) => thing(id)) } };
  if (reached !== null) return reached;
  const pieces = level > 0 ? [] : terrainOf(position).parts.filter(({ hull }) => touchesPiece(distance2(hull, x, y)));
  const beside = [...pieces, ...touched];
  return beside.length > 0 ? then('beside', { things: beside.map(({ id }) => thing(id)) }) : gone;
}

/** A path to a place that has a name, where its end alone does not tell it. */
function namedPath(decision: Place, stops: readonly Point[]): Message {
  const found = decision.candidates.find(({ answer }) => same(answer, stops));
  const words = pathWords(decision, stops, found);
  if (stops.length === 0 || !(GAITS.has(words.id) || found?.id.startsWith('toward:'))) return words;
  return found ? { id: 'go.named', params: { place: nameOf(decision, found.id, found.answer), go: words } } : words;
}

const GAITS: ReadonlySet<string> = new Set(['go.sneak', 'go.run', 'go.burst']);

/** The name of a piece by its number. */
const pieceAt = ({ position }: Moving, number: number): string =>
  terrainOf(position)
    .parts.find(({ piece }) => piece === number)
    ?.id.split(':')[0] ?? '';

/** How far a refusal says that a path is too long. */
export const shortage = (short: number): Message => ({ id: 'length', params: { n: inches(short, [0]) } });
