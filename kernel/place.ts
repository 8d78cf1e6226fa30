import { MOST_PARTS } from './answer.ts';
import type { Answer, Below, Judges, Place, Refusal, Spot } from './decision.ts';
import {
  boxOf,
  distance,
  FARTHEST,
  footOf,
  inShape,
  isPoint,
  isPose,
  type Point,
  pathLength,
  type Region,
  type Shape,
  sideOf,
  zoneAt,
} from './geometry.ts';
import { covers, zoneAcross } from './legs.ts';

/** A way from where a path begins along its stops: as it is drawn, and as long as it counts. */
export interface Way {
  readonly line: readonly Point[];
  readonly length: number;
}

/**
 * How a game goes along the stops of a path, and what that costs; `path.by` names it. It sees the whole path, since the
 * way so far may matter, and nothing but the decision: what else it needs stands in `facts`.
 */
export type Route = (decision: Place, stops: readonly Point[]) => Way | Refusal;
export type Routes = Readonly<Record<string, Route>>;

const isRefusal = (way: Way | Refusal): way is Refusal => 'code' in way;

/** Why something is no answer to a place: it is of another form. */
export const formless = ({ ask, path, turns }: Place): Refusal => ({
  code: 'no-spot',
  params: { form: path ? 'path' : turns > 0 ? 'pose' : 'point' },
  rules: ask.rules,
});

/** Why one may not be at a point: the first zone it lies in, or that it is nowhere in the region; null where one may. */
export function refuseAt({ region, ask }: Place, p: Point): Refusal | null {
  const [x, y] = p;
  const zone = zoneAt(region, p);
  if (zone) return { code: zone.code, params: { thing: zone.id, x, y }, rules: zone.rules };
  if (region.in.some((shape) => inShape(shape, p))) return null;
  return { code: 'outside', params: { x, y }, rules: ask.rules };
}

export function refusePlace(decision: Place, answer: Answer, judges: Judges): Refusal | null {
  const { path, turns, ask } = decision;
  if (path !== null) return isStops(answer) ? refusePath(decision, path.reach, answer, judges) : formless(decision);
  if (turns === 0) return isPoint(answer) ? refuseAt(decision, answer) : formless(decision);
  if (!isPose(answer)) return formless(decision);
  const [x, y, turn] = answer;
  if (turn >= turns) return { code: 'no-turn', params: { turn, turns }, rules: ask.rules };
  return refuseAt(decision, [x, y]);
}

const isStops = (answer: Answer): answer is readonly Point[] => Array.isArray(answer) && answer.every(isPoint);

function refusePath(decision: Place, reach: number, stops: readonly Point[], judges: Judges): Refusal | null {
  // Who stays may stay: only where one goes is asked whether one may be there.
  const end = stops.at(-1);
  const refusal = end ? refuseAt(decision, end) : null;
  if (refusal) return refusal;
  const way = wayAlong(decision, stops, judges);
  if (isRefusal(way)) return way;
  if (way.length <= reach) return null;
  return { code: 'too-far', params: { reach, short: Math.ceil(way.length - reach) }, rules: decision.ask.rules };
}

/** The way along stops, however long it is, or why there is none: by the game's router, or straight. */
export function wayAlong(decision: Place, stops: readonly Point[], { routes }: Judges): Way | Refusal {
  const { path, region, ask } = decision;
  if (path === null) throw new Error(`${ask.id} asks for no path`);
  if (path.by !== null) {
    const route = routes?.[path.by];
    if (!route) throw new Error(`the game has no route "${path.by}"`);
    return route(decision, stops);
  }
  const line = [path.from, ...stops];
  for (let i = 1; i < line.length; i++) {
    const [x, y] = line[i];
    const refusal = refuseAt(decision, line[i]);
    if (refusal) return refusal;
    const zone = zoneAcross(region, line[i - 1], line[i]);
    if (zone) return { code: zone.code, params: { thing: zone.id, x, y }, rules: zone.rules };
    if (!covers(region.in, line[i - 1], line[i])) return { code: 'blocked', params: { x, y }, rules: ask.rules };
  }
  return { line, length: pathLength(line) };
}

/** So often something is drawn before a candidate is taken. */
const DRAWS = 24;

/** A candidate half of the time, else whatever is legal; every legal answer can come. */
export function samplePlace(decision: Place, below: Below, isLegal: (spot: Spot) => boolean): Spot {
  const candidate = () => decision.candidates[below(decision.candidates.length)].answer;
  if (below(2) === 0 && decision.candidates.length > 0) return candidate();
  for (let tries = 0; tries < DRAWS; tries++) {
    const spot = drawSpot(decision, below);
    if (spot && isLegal(spot)) return spot;
  }
  if (decision.candidates.length === 0) throw new Error(`no legal answer to ${decision.ask.id}`);
  return candidate();
}

function drawSpot(decision: Place, below: Below): Spot | null {
  const { path, turns, region } = decision;
  const reach = path && reachOf(path);
  if (reach && below(DRAWS) === 0) return [];
  const end = drawPoint(region, below, reach);
  if (end === null) return null;
  if (reach === null) return turns > 0 ? [end[0], end[1], below(turns)] : end;
  const stops: Point[] = [end];
  // A bend a quarter of the time, and a quarter of the time another one; a router may bend outside the region.
  while (below(4) === 0 && stops.length < MOST_PARTS) {
    const bend = path?.by == null ? drawPoint(region, below, reach) : drawIn(reach, below);
    if (bend) stops.unshift(bend);
  }
  return stops;
}

type Box = NonNullable<ReturnType<typeof boxOf>>;

/** No stop of a path is farther from its begin than it may be long. */
function reachOf({ from: [x, y], reach }: NonNullable<Place['path']>): Box {
  const far = Math.min(Math.ceil(reach), FARTHEST);
  return [
    [Math.max(x - far, -FARTHEST), Math.max(y - far, -FARTHEST)],
    [Math.min(x + far, FARTHEST), Math.min(y + far, FARTHEST)],
  ];
}

/** A whole point of a region, if one draw finds one: any can come. What is thin is drawn near and moved onto. */
export function drawPoint(region: Region, below: Below, within: Box | null = null): Point | null {
  if (region.in.length === 0) return null;
  const shape = region.in[below(region.in.length)];
  const around = boxOf(shape);
  const box = around && within ? common(around, within) : around;
  if (box === null) return null;
  const p = onto(shape, drawIn(box, below), below);
  return isPoint(p) && inShape(shape, p) && zoneAt(region, p) === null ? p : null;
}

function common([[x0, y0], [x1, y1]]: Box, [[u0, v0], [u1, v1]]: Box): Box | null {
  const least: Point = [Math.max(x0, u0), Math.max(y0, v0)];
  const most: Point = [Math.min(x1, u1), Math.min(y1, v1)];
  return least[0] <= most[0] && least[1] <= most[1] ? [least, most] : null;
}

const drawIn = ([[x0, y0], [x1, y1]]: Box, below: Below): Point => [x0 + below(x1 - x0 + 1), y0 + below(y1 - y0 + 1)];

/** A point moved straight towards or away from what a ring is around, until it lies in it; whole again. */
function onto(shape: Shape, p: Point, below: Below): Point {
  if (!('ring' in shape) || inShape(shape, p)) return p;
  const { ring, least, most } = shape;
  const foot = footOf(ring, p);
  const far = distance(foot, p);
  if (far === 0) return p;
  const radius = 'disc' in ring ? ring.radius : (ring.grown ?? 0);
  // From inside a polygon the way to its ring leads back over the nearest edge.
  const outward = 'polygon' in ring && sideOf({ polygon: ring.polygon }, p) < 0 ? -1 : 1;
  const part = (outward * (radius + least + below(most - least + 1))) / far;
  return [Math.floor(foot[0] + (p[0] - foot[0]) * part + 0.5), Math.floor(foot[1] + (p[1] - foot[1]) * part + 0.5)];
}
