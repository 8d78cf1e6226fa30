/** Move and Leap (3.13, 3.14): one path after another within the allowance, each ended by where it stops or by a Leap. */
import type { Route as KernelRoute, Point, Refusal, Rules } from '@shamble/kernel';
import { RUN, SNEAK } from '../content/lengths.ts';
import { atMost, fits, rounded } from '../geometry/limits.ts';
import { pointAt } from '../geometry/path.ts';
import { isRefusal, type Refusal as NoWay, Router } from '../geometry/route.ts';
import { type Climb, climbsFrom, isOpenAt } from './climb.ts';
import { rollAction } from './dice.ts';
import { hasMoment, moment } from './moments.ts';
import { limitsOf, placesFor } from './move-places.ts';
import { isEngaged } from './near.ts';
import { makeLoud } from './noise.ts';
import { groundIn, type Position, positionOf } from './position.ts';
import { touchesCounter } from './search.ts';
import { type Counter, type G, nameOf, nowOf, type Person, survivorOf, type War } from './state.ts';
import { hasTop } from './terrain.ts';
import { endsAt } from './ways.ts';
import { named } from './words.ts';
import { baseZones, pieceZones, tableBox } from './zones.ts';

export const MOVE = { id: 'move', rules: ['AW-MOVE01', 'AW-MOVE02', 'AW-MOVE03', 'AW-MOVE04'] };
const REST = { id: 'move-on', rules: ['AW-LEAP04-R'] };

export type Gait = 'sneak' | 'run' | 'burst';

/** The ways somebody may Move now: quietly, loudly, or as far as Gus can (AW-MOVE01, AW-PANIC08, AW-KEY04). */
export function gaits(s: War, person: Person): Gait[] {
  if (isEngaged(s, person)) return [];
  const loud = !person.prone && !person.noRun && nowOf(s).panic !== 'quiet';
  return [
    'sneak',
    ...(loud ? (['run'] as const) : []),
    ...(loud && hasMoment(s, person, 'burst') ? (['burst'] as const) : []),
  ];
}

export function allowanceOf(s: War, person: Person, gait: Gait): number {
  if (gait === 'sneak') return SNEAK + moment(s, person, 'sneak').reduce((sum, { value }) => sum + value, 0);
  const most = gait === 'burst' ? Math.max(RUN, ...moment(s, person, 'burst').map(({ value }) => value)) : RUN;
  return Math.min(most, ...moment(s, person, 'runLimit').map(({ value }) => value));
}

/** What the router of a Move needs: the position, who moves, how far it may go, and counters it may not Sneak to. */
export type Moving = {
  readonly position: Position;
  readonly mover: string;
  readonly allowance: number;
  readonly level: number;
  readonly prone: boolean;
};

const movingOf = (s: War, person: Person, allowance: number): Moving => ({
  position: positionOf(s),
  mover: nameOf(person),
  allowance,
  level: person.level,
  prone: person.prone,
});

const routers = new WeakMap<object, Router>();

/** The router of a Move, made once for what its question carries. */
export function routerOf(moving: Moving): Router {
  let router = routers.get(moving);
  if (router === undefined) {
    const ground = groundIn(moving.position, moving.level);
    const mover = ground.figures.find(({ id }) => id === moving.mover);
    if (mover === undefined) throw new Error(`nobody is called "${moving.mover}"`);
    router = new Router(ground, mover, moving.allowance);
    routers.set(moving, router);
  }
  return router;
}

/** A whole path: to its end, over a piece, or up and down at its end. */
export interface Taken {
  readonly cost: number;
  /** Before a Leap or a climb. */
  readonly walked: readonly Point[];
  readonly climb: Climb | null;
  readonly leap: { readonly piece: string; readonly from: Point; readonly to: Point } | null;
  readonly end: Point;
}

/** The path along stops, or why there is none (AW-GEO10, AW-GEO19, AW-MOVE04-R, AW-LEAP04-R, AW-ELEV12). */
export function takePath(moving: Moving, stops: readonly Point[]): Taken | Refusal {
  const router = routerOf(moving);
  const end = stops[stops.length - 1];
  const climb = climbAtEnd(moving, stops);
  const route =
    climb === null ? router.routeAlong(stops) : stops.length > 1 ? router.routeAlong(stops.slice(0, -1)) : null;
  if (route !== null && isRefusal(route)) return refusalOf(route);
  // A path up or down is judged by where it lands: whom it would touch at the foot keeps its zone.
  const near = climb === null || route === null ? undefined : [...route.engages, ...route.faces].at(0);
  if (near !== undefined) return refusalOf({ code: 'too-near', by: near, cost: 0 });
  const walked = route === null ? [] : lineOf(route.path);
  const cost = (route?.cost ?? 0) + (climb?.cost ?? 0);
  if (climb !== null && !fits(cost, moving.allowance))
    return { code: 'too-far', params: { short: Math.ceil(cost - moving.allowance) }, rules: ['AW-ELEV12'] };
  const leap = route?.leap ? { piece: route.leap.piece.id, from: route.leap.from, to: route.leap.to } : null;
  if (leap !== null && moving.prone) return { code: 'prone-leap', params: { thing: leap.piece }, rules: ['AW-LEAP09'] };
  return { cost, walked, climb, leap, end };
}

/** The last leg goes up or down (AW-ELEV03, AW-ELEV04). */
function climbAtEnd({ position, level, mover, prone }: Moving, stops: readonly Point[]): Climb | null {
  if (prone) return null;
  const self = position.figures.find(({ id }) => id === mover);
  if (self === undefined) return null;
  const [fx, fy] = stops.length > 1 ? stops[stops.length - 2] : [self.x, self.y];
  const [x, y] = stops[stops.length - 1];
  return (
    climbsFrom(position, fx, fy, level).find(
      (climb) => climb.to[0] === x && climb.to[1] === y && isOpenAt(position, climb, mover, self.side),
    ) ?? null
  );
}

const lineOf = (path: Parameters<typeof pointAt>[0]): Point[] =>
  path.parts.flatMap((part) => {
    const steps = part.arc ? Math.ceil(part.length / 100) : 1;
    return Array.from({ length: steps }, (_, i): Point => {
      const [x, y] = pointAt({ parts: [part], length: part.length }, ((i + 1) * part.length) / steps);
      return [rounded(x), rounded(y)];
    });
  });

const CODES: Readonly<Record<NoWay['code'], readonly string[]>> = {
  border: ['AW-MOVE07', 'AW-GEO02'],
  overlaps: ['AW-MOVE08', 'AW-GEO04'],
  'on-piece': ['AW-MOVE08'],
  'too-near': ['AW-MOVE03', 'AW-MOVE04-R'],
  'no-way': ['AW-MOVE02', 'AW-GEO11'],
  'too-far': ['AW-MOVE01'],
  'no-leap': ['AW-LEAP03'],
};

const refusalOf = ({ code, by }: NoWay): Refusal => ({
  code,
  params: by === null ? {} : { thing: by.id },
  rules: CODES[code],
});

/** The router of the game for Moves: the line that is drawn, and what it costs. */
export const moveRoute: KernelRoute = (decision, stops) => {
  const moving = decision.facts as unknown as Moving;
  const { path } = decision;
  if (stops.length === 0) return { line: path ? [path.from] : [], length: 0 };
  const taken = takePath(moving, stops);
  if ('code' in taken) return taken.code === 'too-far' ? tooFar(moving, stops, taken) : taken;
  return { line: [path?.from ?? stops[0], ...taken.walked, taken.end], length: taken.cost };
};

/** A path that is too long has a length all the same, so that the shortage can be told. */
function tooFar(
  moving: Moving,
  stops: readonly Point[],
  refusal: Refusal,
): { line: readonly Point[]; length: number } | Refusal {
  const route = routerOf(moving).routeAlong(stops);
  if (!isRefusal(route) || route.cost === 0) return refusal;
  return { line: [...stops], length: route.cost };
}

/** The whole Action: path after path while Leaps succeed, then what a Run sets off (AW-LEAP04-R, AW-MOVE05, AW-MOVE06). */
export function* move(g: G, person: Person, gait: Gait): Rules {
  const s = g.state;
  const whole = allowanceOf(s, person, gait);
  nowOf(s).moved = true;
  let left = whole;
  for (let part = 0; ; part++) {
    const { params, ...where } = pathQuestion(s, person, gait, left);
    const stops = yield* g.place(person.owner, part === 0 ? MOVE : REST, where, { params });
    if (stops.length === 0) break;
    const taken = takePath(where.facts, stops);
    if ('code' in taken) throw new Error(`a path that was let through: ${taken.code}`);
    left -= taken.cost;
    if (!(yield* walk(g, person, gait, taken)) || isEngaged(s, person) || fits(left, 0)) break;
  }
  if (gait !== 'sneak') yield* noiseOfRun(g, person);
  if (gait === 'burst') burst(g, person);
}

/** Where a Move may go, as its question has it; what may not be touched by a Sneak in the first turn is out (AW-SCEN22). */
export function pathQuestion(s: War, person: Person, gait: Gait, left = allowanceOf(s, person, gait)) {
  const facts = {
    ...movingOf(s, person, left),
    sneak: gait === 'sneak',
    first: s.turn === 1,
    counters: s.counters.map((counter) => ({ ...counter })),
  };
  const limits = limitsOf(s, person, gait !== 'sneak');
  const climbs = person.level > 0 || s.pieces.some((_, i) => hasTop(s, i));
  return {
    region: {
      in: [tableBox(s)],
      // Where one may climb, the end may be on another level, and the router alone knows on which.
      out: climbs ? [] : [...baseZones(s, person.level, [nameOf(person)]), ...pieceZones(s)],
    },
    path: { from: [person.x, person.y] as const, reach: atMost(left), by: 'move' },
    candidates: () =>
      placesFor(facts, facts.counters, limits).filter(
        ({ answer }) => sneakForbidden(facts, answer as readonly Point[]) < 0,
      ),
    check: 'sneak',
    facts,
    params: { survivor: named(person), gait: { id: `gait.${gait}` }, left },
  };
}

/** What a Sneak in the first turn needs beyond the router's facts. */
export type Sneaking = Moving & {
  readonly sneak: boolean;
  readonly first: boolean;
  readonly counters: readonly Counter[];
};

/** The counter at which a Sneak of the first turn may not end, or whose source it touches; -1 where there is none (AW-SCEN22). */
export function sneakForbidden(sneaking: Sneaking, stops: readonly Point[]): number {
  const { position, level, sneak, first, counters } = sneaking;
  if (!sneak || !first || stops.length === 0) return -1;
  const [x, y] = stops[stops.length - 1];
  const climb = climbAtEnd(sneaking, stops);
  const end = { x, y, level: climb === null ? level : climb.up ? climb.piece : 0 };
  return counters.findIndex((counter) => touchesCounter(position, end, counter));
}

/** Walks a path; at its end a Leap or a climb, which may fail. False where the Move is over. */
function* walk(g: G, person: Person, gait: Gait, taken: Taken): Rules<boolean> {
  const from = [person.x, person.y];
  const over = taken.leap ?? taken.climb;
  const foot: Point = over?.from ?? taken.end;
  [person.x, person.y] = foot;
  g.emit({
    type: 'moves',
    survivor: person.id,
    gait,
    from,
    to: [...foot],
    path: taken.walked.map(([x, y]) => [x, y]),
    cost: Math.floor(taken.cost + 0.5),
    ...(over === null ? endsAt(g.state, person) : {}),
    rules: ['AW-MOVE01', 'AW-GEO10'],
  });
  if (over === null) return false;
  const rolls = taken.climb === null || taken.climb.rolls;
  const made = !rolls || leaps(g, person, taken.leap?.piece ?? null);
  if (!made) {
    if (taken.climb !== null && !taken.climb.up) return fallDown(g, person, taken.climb);
    return false;
  }
  [person.x, person.y] = over.to;
  if (taken.climb !== null) person.level = taken.climb.up ? taken.climb.piece : 0;
  g.emit({
    type: 'leapt',
    survivor: person.id,
    to: [...over.to],
    level: person.level,
    rules: taken.climb === null ? ['AW-LEAP04'] : ['AW-ELEV12'],
  });
  return true;
}

/** How likely somebody makes a Leap that is rolled for (AW-LEAP04, AW-LEAP05). */
export const leapChance = (s: War, person: Person): number =>
  survivorOf(person).role === 'runner' ? 1 : hasMoment(s, person, 'leapsAgain') ? 0.75 : 0.5;

/** Runners always make it; others roll, and some may roll again (AW-LEAP04, AW-LEAP05). */
function leaps(g: G, person: Person, piece: string | null): boolean {
  const s = g.state;
  const sure = survivorOf(person).role === 'runner';
  let badge = sure || rollAction(g, 'leap');
  if (!badge && hasMoment(s, person, 'leapsAgain')) badge = rollAction(g, 'leap');
  g.emit({
    type: 'leap',
    survivor: person.id,
    piece,
    badge,
    rolled: !sure,
    rules: sure ? ['AW-LEAP05'] : ['AW-LEAP04'],
  });
  return badge;
}

/** A failed Leap down leaves it prone at the foot (AW-ELEV03). */
function fallDown(g: G, person: Person, climb: Climb): boolean {
  [person.x, person.y] = climb.to;
  person.level = 0;
  person.prone = true;
  g.emit({ type: 'prone', model: person.id, rules: ['AW-ELEV03'] });
  return false;
}

/** NOISE where a Run ended, unless it stayed quiet (AW-MOVE06, AW-CONT02). */
export function* noiseOfRun(g: G, person: Person): Rules {
  const s = g.state;
  const quiet = hasMoment(s, person, 'quietRun') && rollAction(g, 'quiet');
  if (hasMoment(s, person, 'quietRun'))
    g.emit({ type: 'quiet-run', survivor: person.id, badge: quiet, rules: ['AW-CONT02'] });
  if (!quiet) yield* makeLoud(g, 'noise', person, person);
}

/** After the Run and its NOISE a blank costs a Burst the other Action (AW-CONT02). */
function burst(g: G, person: Person): void {
  const s = g.state;
  const badge = rollAction(g, 'burst');
  g.emit({ type: 'burst', survivor: person.id, badge, rules: ['AW-CONT02'] });
  if (!badge && s.now !== null) s.now.actions = 0;
}
