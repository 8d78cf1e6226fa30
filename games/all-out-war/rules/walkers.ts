/** How Walkers move (3.20): towards somebody or something, in a direction, through Areas, off tops, held off by Masked Scent. */
import type { Point, Rules } from '@shamble/kernel';
import { WALKER_MOVE } from '../content/lengths.ts';
import { BANDS } from '../content/threat.ts';
import { entersAt, insideLength, paced } from '../geometry/area.ts';
import { isClear } from '../geometry/crowd.ts';
import { nearest } from '../geometry/gap.ts';
import type { Ground } from '../geometry/ground.ts';
import { distance2, type Hull, holds } from '../geometry/hull.ts';
import { CONTACT, ENEMY_ZONE, rounded, touches, touchesPiece } from '../geometry/limits.ts';
import { cut, entryBefore, type Path, pointAt } from '../geometry/path.ts';
import { settle, sweepPath } from '../geometry/sweep.ts';
import { openOn, type Walk, walkAlong, waysTo, wayTowards } from '../geometry/walk.ts';
import { chooseOf } from './ask.ts';
import { rollAction } from './dice.ts';
import { endOf, fall, fallsFrom } from './falls.ts';
import { band } from './loud.ts';
import { hasMoment } from './moments.ts';
import { apart2, inContact } from './near.ts';
import {
  type G,
  ini,
  modelNamed,
  nameOf,
  nowOf,
  type Person,
  playing,
  type Side,
  sceneryOf,
  seatOf,
  type Walker,
  type War,
} from './state.ts';
import { figureOf, groundOf, type Part, terrainOf } from './terrain.ts';
import { tellRoutes } from './ways.ts';
import { named } from './words.ts';

const ROUTE = { id: 'walker-route', rules: ['AW-WALK06-R'] };
const BESIDE = { id: 'walker-beside', rules: ['AW-WALK18'] };
const NEAREST = { id: 'walker-nearest', rules: ['AW-GEO15'] };
const STEER = { id: 'steer', rules: ['AW-WALK17', 'AW-WALK17-R'] };

/** A direction point may lie so far off the table. */
const FAR = 60_000;

/** Why a Walker moves, for its event. */
export type Why = 'noise' | 'mayhem' | 'event' | 'steer' | 'lunge';

/** Survivors whose Masked Scent does not help against what moves now (AW-KEY17a). */
export type Exposed = readonly Person[];

/** Towards a model or a point, by the ways there are (AW-WALK02, AW-WALK06). */
export function* walkTo(g: G, walker: Walker, target: Goal, why: Why, exposed: Exposed = []): Rules {
  const s = g.state;
  const ways = waysOf(s, walker, target);
  if (ways.length === 0) {
    g.emit({ type: 'walker-stuck', walker: nameOf(walker), why, rules: ['AW-WALK06-R'] });
    return;
  }
  const at = yield* chooseOf(
    g,
    ini(s),
    ROUTE,
    ways.map((_, i) => i),
    (i) => `route-${i + 1}`,
    { walker: named(walker), ...tellRoutes(s, walker.level, ways) },
  );
  yield* go(g, walker, ways[at], why, exposed);
}

/** A place that Walkers go to; `level` where it is on a top. */
export interface Goal {
  readonly x: number;
  readonly y: number;
  readonly level?: number;
}

/** The ways of a Walker. On a top the outline is a border and not a piece to go around (AW-ELEV15). */
export function waysOf(s: War, walker: Walker, target: Goal): readonly Path[] {
  const ground = groundOf(s, walker.level);
  const ways = waysTo(walker.level > 0 ? { ...ground, pieces: [] } : ground, figureOf(walker), target);
  return walker.level > 0 ? ways : ways.flatMap((way) => toOutline(s, walker, target, way) ?? []);
}

/** To somebody on the roof of a building a way from outside leads as far as its outline, though a door be open (AW-ELEV11). */
function toOutline(s: War, walker: Walker, { level = 0 }: Goal, way: Path): Path | null {
  if (level === 0 || !s.detailed || sceneryOf(s.pieces[level - 1]).building === null) return way;
  const outline = terrainOf(s).outlines[level - 1];
  if (holds(outline, walker.x, walker.y)) return way;
  if (touchesPiece(distance2(outline, walker.x, walker.y))) return null;
  const block = { ...BLOCK, hull: outline };
  return cut(way, sweepPath(way, [block], way.length).length);
}

const BLOCK = { id: 'outline', area: false, blocking: false, defensible: false, traversable: false };

/** Towards the Survivor nearest to it; equally near ones are the Ini player's choice (AW-GEO15, D29). */
export function* walkToNearest(g: G, walker: Walker): Rules {
  const target = yield* nearestSurvivor(g, walker);
  if (target !== null) yield* walkTo(g, walker, target, 'event');
}

function* nearestSurvivor(g: G, walker: Walker): Rules<Person | null> {
  const s = g.state;
  const people = playing(s);
  if (people.length === 0) return null;
  return yield* chooseOf(g, ini(s), NEAREST, nearest(people, walker.x, walker.y), nameOf, { walker: named(walker) });
}

/** In a direction of the mover's choice; where all play together towards the nearest Survivor (AW-WALK17, AW-SOLO05). */
export function* steerWalker(g: G, walker: Walker, by: Side): Rules {
  const s = g.state;
  if (s.together) return yield* walkToNearest(g, walker);
  const { x, y } = walker;
  const candidates = [
    ...playing(s).map((person) => ({ id: `aim:${person.id}`, answer: [person.x, person.y] as const })),
    ...directions(x, y),
  ];
  const region = {
    in: [
      {
        polygon: [
          [-FAR, -FAR],
          [FAR, -FAR],
          [FAR, FAR],
          [-FAR, FAR],
        ] as const,
      },
    ],
    out: [
      { shape: { disc: [x, y] as const, radius: 1 }, id: nameOf(walker), code: 'no-direction', rules: ['AW-WALK17-R'] },
    ],
  };
  const [px, py] = yield* g.place(seatOf(s, by), STEER, { region, candidates }, { params: { walker: named(walker) } });
  const way = wayTowards(figureOf(walker), { x: px, y: py }, WALKER_MOVE);
  if (way !== null) yield* go(g, walker, way, 'steer', []);
}

/** The compass around a Walker, by eighths. */
function directions(x: number, y: number): { id: string; answer: Point }[] {
  const far = 6000;
  const near = 4243;
  const compass: readonly (readonly [string, number, number])[] = [
    ['north', 0, far],
    ['north-east', near, near],
    ['east', far, 0],
    ['south-east', near, -near],
    ['south', 0, -far],
    ['south-west', -near, -near],
    ['west', -far, 0],
    ['north-west', -near, near],
  ];
  return compass.map(([name, dx, dy]) => ({ id: `dir:${name}`, answer: [x + dx, y + dy] }));
}

/** Along a path: Areas first, then what stops it, then Masked Scent, then it rests (AW-WALK03 to AW-WALK18). */
function* go(g: G, walker: Walker, path: Path, why: Why, exposed: Exposed): Rules {
  const s = g.state;
  const most = why === 'lunge' ? WALKER_MOVE : throughAreas(g, walker, path);
  const ground = groundOf(s, walker.level);
  const walk = walkAlong(ground, figureOf(walker), path, most);
  yield* arrive(g, walker, walk, ground, why, exposed);
}

/** Puts a Walker where its walk ends. */
export function* arrive(g: G, walker: Walker, walk: Walk, ground: Ground, why: Why, exposed: Exposed): Rules {
  const s = g.state;
  const held = heldOff(g, walker, walk, ground, exposed);
  const [from, to] = [[walker.x, walker.y], held ?? (yield* restingPlace(g, walk))];
  [walker.x, walker.y] = to;
  if (held === null)
    for (const { figure, x, y } of walk.shifts) {
      const other = modelNamed(s, figure.id);
      if (other === undefined) continue;
      [other.x, other.y] = [x, y];
      g.emit({ type: 'shuffled', walker: figure.id, x, y, rules: ['AW-WALK13', 'AW-WALK15'] });
    }
  g.emit({
    type: 'walker-moves',
    walker: nameOf(walker),
    from,
    to,
    path: cut(walk.path, walk.length).parts.map(({ x1, y1 }) => [rounded(x1), rounded(y1)]),
    why,
    by: walk.by === null || walk.by === 'border' ? walk.by : walk.by.id,
    touches: playing(s)
      .filter((person) => inContact(walker, person))
      .map(nameOf),
    rules: ['AW-WALK02', 'AW-WALK03', ...(held === null ? [] : ['AW-KEY17', 'AW-KEY17-R'])],
  });
  if (from[0] !== to[0] || from[1] !== to[1]) joinBrawl(s, walker);
  if (fallsFrom(walker, walk)) fall(g, walker, endOf(walk.path));
}

/** A Walker that is drawn somewhere starts a new melee with whom it touches then (AW-MELEE30). */
function joinBrawl(s: War, walker: Walker): void {
  if (s.brawl === null) return;
  const name = nameOf(walker);
  s.brawl.settled = s.brawl.settled.filter(([a, b]) => a !== name && b !== name);
}

/** Of several places beside a Survivor the Ini player chooses one (AW-WALK18, D27). */
function* restingPlace(g: G, { x, y, choices }: Walk): Rules<[number, number]> {
  if (choices.length < 2) return [x, y];
  const [cx, cy] = yield* chooseOf(g, ini(g.state), BESIDE, choices, ([px, py]) => `at-${px}-${py}`);
  return [cx, cy];
}

/** An Area on a Walker's way. */
interface Ahead {
  readonly part: Part;
  /** Where the way enters it, and whether the Walker stands in it already. */
  readonly at: number;
  readonly inside: boolean;
}

/** Places are stored in thousandths: by less than this nobody is inside, and no way leads in (AW-AREA02, AW-GEO17). */
const DEPTH = 1;

/** Areas in the order in which a way comes to them; whoever was stopped at an outline is outside (AW-AREA06). */
export function areasAhead(s: War, walker: Walker, path: Path): Ahead[] {
  if (walker.level > 0) return [];
  const ahead: Ahead[] = [];
  for (const part of terrainOf(s).parts) {
    const length = part.area ? insideLength(path, [part.hull]) : 0;
    if (length === 0) continue;
    const at = entersAt(path, part.hull);
    const [x, y] = pointAt(path, at + length / 2);
    if (holds(part.hull, x, y, DEPTH)) ahead.push({ part, at, inside: holds(part.hull, walker.x, walker.y, DEPTH) });
  }
  return ahead.sort((a, b) => a.at - b.at);
}

/** Into an Area only with a badge, and there at half rate; one that begins inside does not roll (AW-AREA02, AW-AREA03, AW-AREA03-R). */
function throughAreas(g: G, walker: Walker, path: Path): number {
  const s = g.state;
  const hulls: Hull[] = [];
  const open = openOn(groundOf(s, walker.level), figureOf(walker), path, WALKER_MOVE);
  for (const { part, at, inside } of areasAhead(s, walker, path)) {
    if (open <= at || paced(path, WALKER_MOVE, hulls) < at) break;
    if (!inside) {
      const badge = rollAction(g, 'area');
      g.emit({ type: 'area-roll', walker: nameOf(walker), piece: part.id, badge, rules: ['AW-AREA03', 'AW-AREA06'] });
      if (!badge) return at;
    }
    hulls.push(part.hull);
  }
  return paced(path, WALKER_MOVE, hulls);
}

/** Masked Scent stops a Walker that would touch its bearer an inch away; null where nothing does (AW-KEY17 to AW-KEY17-R). */
function heldOff(g: G, walker: Walker, walk: Walk, ground: Ground, exposed: Exposed): [number, number] | null {
  const s = g.state;
  for (const person of playing(s)) {
    if (person.level !== walker.level || !touches(apart2(walk, person))) continue;
    if (exposed.includes(person) || !isMasked(g, person, walker)) continue;
    const at = entryBefore(walk.path, walk.length, person.x, person.y, CONTACT + ENEMY_ZONE);
    if (at <= 0) return [walker.x, walker.y];
    const others = ground.figures.filter(({ id }) => id !== nameOf(walker));
    const [x, y] = settle(cut(walk.path, at), at, (px, py) => isClear(ground, others, px, py));
    return [x, y];
  }
  return null;
}

/** What Masked Scent does for somebody now: at Medium Threat a die tells, at High it never helps (AW-KEY17a, AW-KEY17b). */
function scentOf(s: War, person: Person): 'helps' | 'die' | null {
  if (!hasMoment(s, person, 'maskedScent') || BANDS[band(s)] === 'high') return null;
  if (s.now !== null && s.people[s.now.who] === person && nowOf(s).smelled) return null;
  return BANDS[band(s)] === 'medium' ? 'die' : 'helps';
}

/** Whether it helps against any Walker, without a die. */
export const isHidden = (s: War, person: Person): boolean => scentOf(s, person) === 'helps';

/** Whether it helps against this Walker now, by a die where one is rolled (AW-KEY17b). */
export function isMasked(g: G, person: Person, walker: Walker): boolean {
  const scent = scentOf(g.state, person);
  if (scent !== 'die') return scent !== null;
  const badge = rollAction(g, 'scent');
  g.emit({ type: 'scent-roll', survivor: person.id, walker: nameOf(walker), badge, rules: ['AW-KEY17b'] });
  return badge;
}
