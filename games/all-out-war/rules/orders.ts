/** Order without asking (AW-TURN06 to AW-TURN09): strict tests that no order can change the result. Pure. */

import { WALKER_MOVE } from '../content/lengths.ts';
import { entersAt } from '../geometry/area.ts';
import type { Ground } from '../geometry/ground.ts';
import { atLeast, sq } from '../geometry/limits.ts';
import { along, cut, type Path } from '../geometry/path.ts';
import { type Lunge, type Walk, walkAlong } from '../geometry/walk.ts';
import { mayAttack } from './camps.ts';
import { has, isBroken, isCard, itemOf } from './cards.ts';
import { canFire } from './fire.ts';
import { loudnessOf } from './loud.ts';
import { lungeFrom, noticed } from './lunges.ts';
import { hasMoment } from './moments.ts';
import { apart2, inContact } from './near.ts';
import { meleeName, type Star } from './split.ts';
import { isWalker, type Model, modelNamed, type Person, playing, type Walker, type War } from './state.ts';
import { figureOf, groundOf } from './terrain.ts';

/** Paths this far apart do not meet, bases included; models this far apart do not touch one another's fights. */
const APART = 1010;
const FAR = 6000;

/** What a Walker would do alone; null where a tie, a die or a crowd is in it, or a fall from a top (AW-TURN07, 3 and 4). */
function plain(s: War, walker: Walker, walks: readonly Walk[]): Walk | null {
  if (walks.length !== 1 || walker.level > 0) return null;
  const [walk] = walks;
  if (walk.shifts.length > 0 || walk.choices.length > 0) return null;
  const met = touched(s, walker, walk);
  const stopped = walk.by !== null && walk.by !== 'border' && 'side' in walk.by;
  // It came to somebody and found no room there.
  if (stopped && met.length === 0) return null;
  return met.some((person) => hasMoment(s, person, 'maskedScent')) ? null : walk;
}

const touched = (s: War, walker: Walker, { x, y }: Walk): Person[] =>
  playing(s).filter((person) => inContact({ ...walker, x, y }, person));

/** Nobody's path, start and stop included, comes near another's, and no Survivor is touched twice (AW-TURN07, 1 and 2). */
export function areApart(s: War, walkers: readonly Walker[], walks: readonly (Walk | null)[]): boolean {
  for (let i = 0; i < walkers.length; i++) {
    const one = walks[i];
    if (one === null) return false;
    for (let j = 0; j < i; j++) {
      const other = walks[j];
      if (other === null || pathsApart(trailOf(walkers[i], one), trailOf(walkers[j], other)) < sq(APART)) return false;
      const met = touched(s, walkers[j], other);
      if (touched(s, walkers[i], one).some((person) => met.includes(person))) return false;
    }
  }
  return true;
}

type Trail = readonly (readonly [number, number])[];

/** A path as short straight pieces; an arc's chords come no farther from it than the tests leave room for. */
function trailOf(walker: Walker, walk: Walk): Trail {
  const trail: (readonly [number, number])[] = [[walker.x, walker.y]];
  const path: Path = cut(walk.path, walk.length);
  for (const part of path.parts) {
    const chords = part.arc ? Math.ceil(part.length / 50) : 1;
    for (let i = 1; i <= chords; i++) trail.push(along(part, (i * part.length) / chords));
  }
  trail.push([walk.x, walk.y]);
  return trail;
}

/** The least squared distance of two trails. */
function pathsApart(a: Trail, b: Trail): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < a.length; i++)
    for (let j = 1; j < b.length; j++) least = Math.min(least, segments(a[i - 1], a[i], b[j - 1], b[j]));
  return least;
}

type Spot = readonly [number, number];

function segments(a: Spot, b: Spot, c: Spot, d: Spot): number {
  const side = (p: Spot, q: Spot, r: Spot): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b));
}

function toSegment(p: Spot, a: Spot, b: Spot): number {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const l2 = ex * ex + ey * ey;
  const t = l2 === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * ex + (p[1] - a[1]) * ey) / l2));
  return sq(a[0] + t * ex - p[0]) + sq(a[1] + t * ey - p[1]);
}

/** A die is rolled where a path enters an Area (AW-AREA03). */
const entersArea = (ground: Ground, { path, length }: Walk): boolean =>
  ground.pieces.some(({ area, hull }) => area && entersAt(cut(path, length), hull) < Number.POSITIVE_INFINITY);

/** Walkers drawn to one place (AW-NOISE04). */
export function movesFree(s: War, walkers: readonly Walker[], ways: (walker: Walker) => readonly Path[]): boolean {
  if (walkers.length < 2) return true;
  const walks = walkers.map((walker) => {
    const ground = groundOf(s, walker.level);
    const walk = plain(
      s,
      walker,
      ways(walker).map((path) => walkAlong(ground, figureOf(walker), path, WALKER_MOVE)),
    );
    return walk === null || entersArea(ground, walk) ? null : walk;
  });
  return areApart(s, walkers, walks);
}

/** Walkers of the Kill Zone step (AW-KZ02). */
export function lungesFree(s: War, walkers: readonly Walker[]): boolean {
  if (walkers.length < 2) return true;
  const walks = walkers.map((walker) => {
    if (noticed(s, walker).some((person) => hasMoment(s, person, 'maskedScent'))) return null;
    const found = lungeFrom(s, walker);
    if (!isAlike(found, lungeFrom({ ...s, walkers: [walker] }, walker))) return null;
    const { held, at } = found;
    if (held || at.length === 0) return stays(walker);
    return at.length > 1 ? null : plain(s, walker, at[0].walks);
  });
  return areApart(s, walkers, walks);
}

/** Other Walkers have no part in a lunge: no room was sought among them, not even in vain (AW-TURN07, 3). */
const isAlike = (a: Lunge, b: Lunge): boolean => {
  const endsOf = ({ at }: Lunge): string =>
    at.map(({ survivor, walks }) => [survivor.id, ...walks.map(({ x, y }) => `${x},${y}`)].join(' ')).join(';');
  return a.held === b.held && endsOf(a) === endsOf(b);
};

const stays = ({ x, y }: Walker): Walk => ({
  x,
  y,
  path: { length: 0, parts: [] },
  length: 0,
  by: null,
  shifts: [],
  choices: [],
});

/** The melee that is due without asking; null where the Ini player chooses (AW-TURN06, AW-TURN08). */
export function orderFree(s: War, open: readonly Star[]): Star | null {
  if (open.length === 1) return open[0];
  const fights = open.map(({ centre, leaves }) => [centre, ...leaves].flatMap((name) => modelNamed(s, name) ?? []));
  const people = fights.flat().filter((model): model is Person => !isWalker(model));
  if (s.pool < people.length || people.some(isLoudOrArmed)) return null;
  if (!fights.every(inPlainContact) || !farApart(fights)) return null;
  if (fights.filter((fight) => isOpen(s, fight)).length > 1) return null;
  return [...open].sort((a, b) => rank(s, a) - rank(s, b) || (meleeName(a) < meleeName(b) ? -1 : 1))[0];
}

/** By the lowest Walker number; without a Walker last, by the first Survivor (AW-TURN06). */
function rank(s: War, { centre, leaves }: Star): number {
  const fighters = [centre, ...leaves].flatMap((name) => modelNamed(s, name) ?? []);
  const walkers = fighters.filter(isWalker);
  if (walkers.length > 0) return Math.min(...walkers.map(({ number }) => number));
  return 1e6 + Math.min(...fighters.map((model) => s.people.indexOf(model as Person)));
}

/** A handgun that can fire, or a usable weapon that is loud (AW-TURN08, 3). */
const isLoudOrArmed = (person: Person): boolean =>
  person.slots.slice(0, 2).some((card) => isUsable(card) && (has(card, 'handgun') || loudnessOf(card) !== null));

/** A weapon that would work in hand: loaded and whole. */
const isUsable = (card: number): boolean =>
  canFire(card) || (isCard(card) && itemOf(card).type === 'melee' && !isBroken(card));

/** All pairs in base contact on one level. */
const inPlainContact = ([centre, ...leaves]: readonly Model[]): boolean =>
  leaves.every((leaf) => inContact(centre, leaf));

const farApart = (fights: readonly (readonly Model[])[]): boolean =>
  fights.every((fight, i) =>
    fights.slice(0, i).every((other) => fight.every((a) => other.every((b) => atLeast(apart2(a, b), FAR)))),
  );

/** Something is to be decided: more than one against one, a stance that is not forced, a Helmet, a longer push (AW-TURN08, 5). */
const isOpen = (s: War, fight: readonly Model[]): boolean =>
  fight.length > 2 || fight.some((model) => !isWalker(model) && decides(s, model));

const decides = (s: War, person: Person): boolean =>
  mayAttack(person) || hasMoment(s, person, 'ignoresCritical') || hasMoment(s, person, 'pushed');

/** Infection rolls (AW-TURN09). */
export function infectionOrderFree(s: War, bitten: readonly Person[]): boolean {
  if (bitten.length < 2) return true;
  if (bitten.some((person) => person.slots.some((card) => isCard(card) && itemOf(card).does === 'antibiotics')))
    return false;
  const weak = bitten.filter(({ health }) => health < 2);
  return (
    weak.length === 0 ||
    (s.pool >= weak.length && weak.every((a, i) => weak.slice(0, i).every((b) => atLeast(apart2(a, b), FAR))))
  );
}
