/** Blast (AW-KEY08, AW-KEY08-R, AW-KEY22): a point, one roll, a drift, and everybody under the template. */
import type { Candidate, Check, Place, Point, Refusal, Region, Rules } from '@shamble/kernel';
import { DRIFT, INCH } from '../content/lengths.ts';
import { holds } from '../geometry/hull.ts';
import { atMost, BASE, EPS, KILL_ZONE, pointWithin, rounded, inKillZone as underTemplate } from '../geometry/limits.ts';
import { DIRECTIONS } from '../geometry/vector.ts';
import { chooseOf } from './ask.ts';
import { itemOf } from './cards.ts';
import { criticals, rollNumber, rollPool, successes } from './dice.ts';
import { blockersTo, coverFromPoint, unseen } from './lines.ts';
import { rangeOf } from './loud.ts';
import { apart2, areEnemies } from './near.ts';
import { type Spread, shotOdds, spreadOf } from './odds.ts';
import { shootPool, shotDefense } from './pools.ts';
import { type Position, positionOf } from './position.ts';
import { afterShot, rollsAgain, strike, tellRoll } from './shoot.ts';
import { type G, type Model, models, nameOf, type Person, rivalOf, seatOf, type War } from './state.ts';
import { hasTop, type Laid, pieceName, terrainOf } from './terrain.ts';
import { named } from './words.ts';
import { box, disc } from './zones.ts';

const POINT = { id: 'blast-point', rules: ['AW-KEY08', 'AW-KEY08-R'] };
const LEVEL = { id: 'blast-level', rules: ['AW-ELEV14'] };
const DRIFTS = { id: 'blast-drift', rules: ['AW-KEY08'] };
const CRITICAL = { id: 'blast-critical', rules: ['AW-KEY08-R', 'AW-KEY22'] };

type Aiming = { readonly position: Position; readonly from: string; readonly card: number };

/** Levels that a point may be on, the ground first: those to which no Blocking piece is in the way (AW-KEY08-R, AW-ELEV14). */
function levelsAt(
  { position, from }: Pick<Aiming, 'position' | 'from'>,
  point: Point,
): { readonly levels: number[]; readonly blocker?: string } {
  const top = topAt(position, point);
  const [blocker] = blockersTo(position, from, point, true);
  const levels = blocker === undefined ? [0] : [];
  // A piece is not in the way of what is on its top.
  if (top > 0 && blockersTo(position, from, point, true, top).length === 0) levels.push(top);
  return { levels, blocker };
}

/** The level of the top below a point, or 0. */
const topAt = (laid: Laid, point: Point): number => laid.pieces.findIndex((_, i) => isOnTop(laid, i + 1, point)) + 1;

/** Inside the outline of a piece with a top. */
const isOnTop = (laid: Laid, level: number, [x, y]: Point): boolean =>
  level > 0 && hasTop(laid, level - 1) && holds(terrainOf(laid).outlines[level - 1], x, y);

/** Only Blocking pieces are in the way of a Blast (AW-KEY08-R). */
function refuseAim(aiming: Aiming, point: Point): Refusal | null {
  const { levels, blocker: thing = '' } = levelsAt(aiming, point);
  return levels.length > 0 ? null : unseen(thing, ['AW-KEY08-R']);
}

export const checkBlast: Check = (decision, answer) =>
  decision.kind === 'place' ? refuseAim(decision.facts as unknown as Aiming, answer as Point) : null;

const offTable = ({ width, height }: War) =>
  [
    [-width, -height, 0, 2 * height],
    [width, -height, 2 * width, 2 * height],
    [-width, -height, 2 * width, 0],
    [-width, height, 2 * width, 2 * height],
  ].map(([left, bottom, right, top]) => ({
    shape: box(left, bottom, right, top),
    id: 'border',
    code: 'border',
    rules: ['AW-KEY08-R'],
  }));

const regionOf = (s: War, x: number, y: number, reach: number): Region => ({
  in: [disc(x, y, reach)],
  out: offTable(s),
});

/** Whether the template there would touch somebody. */
const hits = (model: Model, [x, y]: Point): boolean => underTemplate(apart2(model, { x, y }));

/** The point of the range that is nearest to somebody. */
function towards({ x, y }: Person, model: Model, reach: number): Point {
  const far = Math.sqrt(apart2({ x, y }, model));
  if (far <= reach) return [model.x, model.y];
  const t = (reach - 1) / far;
  return [rounded(x + t * (model.x - x)), rounded(y + t * (model.y - y))];
}

/** So many points that touch several enemies have a name. */
const BEST = 6;

interface Aimed {
  readonly person: Person;
  readonly reach: number;
  readonly enemies: readonly Model[];
}

/** Enemies in reach, points between two of them, enemies whom only the rim of the template reaches, and free ground. */
function* plainPoints(s: War, { person, reach, enemies }: Aimed): Generator<Candidate> {
  for (const enemy of enemies) {
    const answer = towards(person, enemy, reach);
    if (hits(enemy, answer)) yield { id: `at:${nameOf(enemy)}`, answer };
  }
  for (const [i, a] of enemies.entries())
    for (const b of enemies.slice(i + 1))
      if (apart2(a, b) <= 25_000_000)
        yield {
          id: `most:${nameOf(a)}+${nameOf(b)}`,
          answer: [rounded((a.x + b.x) / 2), rounded((a.y + b.y) / 2)],
        };
  const ground = [person.x - reach, person.x, person.x + reach].flatMap((x) =>
    [person.y - reach, person.y, person.y + reach].map(
      (y): Point => towards(person, { ...person, x: inTable(x, s.width), y: inTable(y, s.height) }, reach),
    ),
  );
  for (const [i, answer] of ground.entries()) yield { id: `ground:${i + 1}`, answer };
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Where two circles meet, unrounded. */
function meets(a: Circle, b: Circle): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const d2 = dx * dx + dy * dy;
  const along = d2 === 0 ? 0 : (d2 + a.r * a.r - b.r * b.r) / (2 * d2);
  const aside = d2 === 0 ? -1 : (a.r * a.r) / d2 - along * along;
  if (aside < 0) return [];
  const h = Math.sqrt(aside);
  return [
    [a.x + along * dx - h * dy, a.y + along * dy + h * dx],
    [a.x + along * dx + h * dy, a.y + along * dy - h * dx],
  ];
}

/** On each enemy, and where circles meet: those that just touch an enemy, those that just miss a friend, and the range. Nowhere are more touched at once without a friend (4.4). */
function* crowdedPoints(s: War, { person, reach, enemies }: Aimed): Generator<Point> {
  for (const enemy of enemies) yield towards(person, enemy, reach);
  const circles = [
    ...models(s).map((model) => ({ ...model, r: areEnemies(person, model) ? TEMPLATE : TEMPLATE + EPS + 1 })),
    { x: person.x, y: person.y, r: reach - 1 },
  ];
  for (const [i, a] of circles.entries())
    for (const b of circles.slice(i + 1)) for (const [x, y] of meets(a, b)) yield [rounded(x), rounded(y)];
}

/** From the middle of a template to that of a base it touches. */
const TEMPLATE = KILL_ZONE + BASE;

const isPart = (few: readonly string[], many: readonly string[]): boolean =>
  few.length < many.length && few.every((name) => many.includes(name));

/** Points worth aiming at, by how many more enemies than friends they touch. */
function candidatesOf(s: War, person: Person, card: number, aiming: Aiming): Candidate[] {
  const reach = pointWithin(rangeOf(s, person, card) ?? 60 * INCH);
  const enemies = models(s).filter((model) => areEnemies(person, model));
  const legal = (point: Point): boolean =>
    point[0] === inTable(point[0], s.width) &&
    point[1] === inTable(point[1], s.height) &&
    apart2(person, { x: point[0], y: point[1] }) <= reach * reach &&
    refuseAim(aiming, point) === null;
  const gain = (all: readonly Model[]): number =>
    all.reduce((sum, model) => sum + (areEnemies(person, model) ? 1 : -1), 0);
  const touched = (point: Point): Model[] => {
    const top = topAt(s, point);
    const [low, high] = [under(s, point, 0), top > 0 ? under(s, point, top) : []];
    return top > 0 && gain(high) > gain(low) ? high : low;
  };
  const best = new Map<string, { readonly answer: Point; readonly names: readonly string[] }>();
  for (const answer of crowdedPoints(s, { person, reach, enemies })) {
    const all = touched(answer);
    const names = all.map(nameOf);
    const key = names.join('+');
    if (all.length < 2 || gain(all) < all.length || best.has(key) || !legal(answer)) continue;
    best.set(key, { answer, names });
  }
  const found = [...best.values()]
    // A point that touches only some of those whom another touches is no better.
    .filter(({ names }, _, all) => !all.some((one) => isPart(names, one.names)))
    .toSorted((a, b) => b.names.length - a.names.length)
    .slice(0, BEST)
    .map(({ names, answer }): Candidate => ({ id: `most:${itemOf(card).id}:${names.join('+')}`, answer }));
  const plain = [...plainPoints(s, { person, reach, enemies })].filter(({ answer }) => legal(answer as Point));
  return [...found, ...plain]
    .map((candidate) => ({ candidate, gain: gain(touched(candidate.answer as Point)) }))
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ candidate }) => candidate)
    .slice(0, 40);
}

const inTable = (v: number, most: number): number => Math.min(most, Math.max(0, v));

/** The whole shot; its loudness comes from where the template lies. */
export function* blast(g: G, person: Person, slot: number): Rules<Burst> {
  const s = g.state;
  const card = person.slots[slot];
  const reach = pointWithin(rangeOf(s, person, card) ?? 60 * INCH);
  const facts: Aiming = { position: positionOf(s), from: nameOf(person), card };
  const where = {
    region: regionOf(s, person.x, person.y, reach),
    candidates: candidatesOf(s, person, card, facts),
    check: 'blast',
    facts,
  };
  const [ax, ay] = yield* g.place(person.owner, POINT, where, { params: { survivor: named(person) } });
  const aimed = yield* chooseOf(
    g,
    person.owner,
    LEVEL,
    levelsAt(facts, [ax, ay]).levels,
    (one) => (one === 0 ? 'ground' : pieceName(s, one - 1)),
    { survivor: named(person), at: [ax, ay] },
  );
  const first = rollPool(g, 'attack', shootPool(person, card, false));
  g.emit({ type: 'blast', survivor: person.id, item: itemOf(card).id, x: ax, y: ay, rules: ['AW-KEY08'] });
  tellRoll(g, 'attack', person.id, first);
  const attack = yield* rollsAgain(g, person, card, { item: itemOf(card), aimed: false, inMelee: false }, first);
  const [x, y] =
    criticals(attack) > 0 ? [ax, ay] : yield* drift(g, person, [ax, ay], { rolled: successes(attack), aimed });
  const level = levelOf(s, aimed, [x, y]);
  yield* explode(g, person, { x, y, level }, successes(attack), criticals(attack));
  yield* afterShot(g, person, slot, false);
  return { x, y, level };
}

/** Without a critical the opponent moves the point; alone chance does (AW-KEY08, AW-SOLO03-R, D18). */
function* drift(
  g: G,
  person: Person,
  [x, y]: readonly [number, number],
  params: Drifting,
): Rules<readonly [number, number]> {
  const s = g.state;
  let to: readonly [number, number];
  if (s.together) {
    const [dx, dy] = DIRECTIONS[g.chance.below('direction', DIRECTIONS.length)];
    const length = rollNumber(g, 'drift', 'blue') * INCH;
    to = inside(s, x, y, dx, dy, length);
  } else {
    const candidates: Candidate[] = [
      { id: 'stay', answer: [x, y] },
      ...DIRECTIONS.flatMap(([dx, dy], i) =>
        i % 3 === 0 ? [{ id: `dir:${i}`, answer: inside(s, x, y, dx, dy, DRIFT) }] : [],
      ),
    ];
    const where = { region: regionOf(s, x, y, atMost(DRIFT)), candidates };
    to = yield* g.place(seatOf(s, rivalOf(s, person.side)), DRIFTS, where, { params: { ...params } });
  }
  g.emit({ type: 'drifts', x: to[0], y: to[1], rules: s.together ? ['AW-SOLO03-R'] : ['AW-KEY08'] });
  return to;
}

/** Along a direction, cut off at the border, rounded. */
function inside(
  { width, height }: War,
  x: number,
  y: number,
  dx: number,
  dy: number,
  length: number,
): [number, number] {
  let t = length;
  if (dx > 0) t = Math.min(t, (width - x) / dx);
  if (dx < 0) t = Math.min(t, x / -dx);
  if (dy > 0) t = Math.min(t, (height - y) / dy);
  if (dy < 0) t = Math.min(t, y / -dy);
  return [inTable(rounded(x + t * dx), width), inTable(rounded(y + t * dy), height)];
}

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** Everybody whom the template there touches (AW-KEY08, AW-ELEV14). */
const under = (s: War, point: Point, level: number): Model[] =>
  models(s).filter((model) => model.level === level && hits(model, point));

/** The level of a Blast that was aimed at one: off its top it bursts on the ground (AW-ELEV14). */
const levelOf = (s: War, aimed: number, point: Point): number => (isOnTop(s, aimed, point) ? aimed : 0);

/** What the question about a drift carries: what the attack has rolled, and the level that was aimed at. */
type Drifting = { readonly rolled: number; readonly aimed: number };

/** Somebody under a template, and how likely it is wounded there. */
export interface Struck {
  readonly name: string;
  readonly wounds: number;
}

/** Whom a template would touch, and what the attack may come to. */
export interface BlastAhead {
  readonly struck: readonly Struck[];
  /** The chance of a critical, by which the point stands; null once it was rolled. */
  readonly critical: number | null;
}

function aheadOf(s: War, attack: Spread, point: Point, level: number): BlastAhead {
  const [x, y] = point;
  const odds = (model: Model) => shotOdds(attack, spreadOf(shotDefense(s, model, coverFromPoint(s, x, y, model))));
  const struck = under(s, point, level).map((model) => ({ name: nameOf(model), wounds: odds(model).wounds }));
  return { struck, critical: shotOdds(attack, spreadOf([])).anyCritical };
}

/** A Blast at a point, if it falls there; with a top below it, at either of its levels. */
export function blastAhead(s: War, { facts }: Place, point: Point): BlastAhead | null {
  const aiming = facts as unknown as Aiming;
  const person = s.people.find((one) => nameOf(one) === aiming.from);
  if (person === undefined) return null;
  const attack = spreadOf(shootPool(person, aiming.card, false));
  const all = levelsAt(aiming, point).levels.map((level) => aheadOf(s, attack, point, level));
  return all.length === 0 ? null : { struck: all.flatMap(({ struck }) => struck), critical: all[0].critical };
}

/** Where a Blast may be aimed at a point with a top below it: on one of its levels. */
export const levelAhead = (s: War, person: Person, card: number, point: Point, level: number): BlastAhead =>
  aheadOf(s, spreadOf(shootPool(person, card, false)), point, level);

/** A Blast that drifts to a point: the attack has been rolled, without a critical. */
export function driftAhead(s: War, { params }: Place, point: Point): BlastAhead {
  const { rolled, aimed } = params as unknown as Drifting;
  const attack = Array.from({ length: rolled + 1 }, (_, n) => [n === rolled ? 1 : 0]);
  return { ...aheadOf(s, attack, point, levelOf(s, aimed, point)), critical: null };
}

/** Whether only one level can be meant at a point. */
export const hasOneLevel = ({ facts }: Place, point: Point): boolean =>
  levelsAt(facts as unknown as Aiming, point).levels.length < 2;

/** Everybody of that level under the template defends for itself; the criticals strike one of them (AW-KEY08-R, AW-KEY22, AW-ELEV14). */
function* explode(g: G, person: Person, { x, y, level }: Burst, rolled: number, struck: number): Rules {
  const s = g.state;
  const hit = under(s, [x, y], level);
  const defended: { readonly model: Model; readonly ahead: number }[] = [];
  for (const model of hit) {
    const defense = rollPool(g, 'defense', shotDefense(s, model, coverFromPoint(s, x, y, model)));
    tellRoll(g, 'defense', nameOf(model), defense);
    defended.push({ model, ahead: rolled - successes(defense) });
  }
  const wounded = defended.filter(({ ahead }) => ahead > 0).map(({ model }) => model);
  const target = struck > 0 && wounded.length > 0 ? yield* chooseOf(g, person.owner, CRITICAL, wounded, nameOf) : null;
  for (const { model, ahead } of defended) yield* strike(g, person, model, ahead, model === target ? struck : 0, false);
}
