/** A Road Flare or an Empty Bottle thrown at a point in sight (8.3, 8.4, AW-CONT03). */
import type { Candidate, Check, Point, Refusal, Region, Rules } from '@shamble/kernel';
import type { Loudness } from '../content/items.ts';
import { INCH } from '../content/lengths.ts';
import { pointWithin, sq } from '../geometry/limits.ts';
import { blockersTo, unseen } from './lines.ts';
import { makeLoud } from './noise.ts';
import { type Position, positionOf } from './position.ts';
import { grid } from './spots.ts';
import { type G, models, nameOf, type Person, type War } from './state.ts';
import { named } from './words.ts';
import { box, disc } from './zones.ts';

const THROW = { id: 'throw-at', rules: ['AW-CONT03'] };
const REACH = 8 * INCH;

type Throwing = { readonly position: Position; readonly from: string };

/** Standing bases and Blocking pieces on the line are in the way (AW-GEO13, AW-CONT03). */
function refuseThrow({ position, from }: Throwing, point: Point): Refusal | null {
  const [thing] = blockersTo(position, from, point, false);
  return thing === undefined ? null : unseen(thing, ['AW-GEO13', 'AW-CONT03']);
}

export const checkThrow: Check = (decision, answer) =>
  decision.kind === 'place' ? refuseThrow(decision.facts as unknown as Throwing, answer as Point) : null;

const throwing = (s: War, person: Person): Throwing => ({
  position: positionOf(s),
  from: nameOf(person),
});

/** Within the reach from the edge of the base, on the table. */
function regionOf(s: War, { x, y }: Person): Region {
  const reach = pointWithin(REACH);
  const shape = disc(x, y, reach);
  const inside = x - reach >= 0 && y - reach >= 0 && x + reach <= s.width && y + reach <= s.height;
  const far = 2 * reach;
  const zone = (left: number, bottom: number, right: number, top: number) => ({
    shape: box(left, bottom, right, top),
    id: 'border',
    code: 'border',
    rules: ['AW-CONT03'],
  });
  const out = inside
    ? []
    : [
        zone(-far, -far, 0, s.height + far),
        zone(s.width, -far, s.width + far, s.height + far),
        zone(-far, -far, s.width + far, 0),
        zone(-far, s.height, s.width + far, s.height + far),
      ];
  return { in: [shape], out };
}

/** Somewhere useful: beside each model in reach, and some free ground. */
function candidatesOf(s: War, person: Person): Candidate[] {
  const facts = throwing(s, person);
  const legal = (point: Point): boolean => refuseThrow(facts, point) === null && within(person, point);
  const found: Candidate[] = [];
  for (const model of models(s))
    if (model !== person) {
      const point: Point = [model.x, Math.min(s.height, model.y + 501)];
      if (legal(point)) found.push({ id: `near:${nameOf(model)}`, answer: point });
    }
  let n = 0;
  for (const point of grid(
    Math.max(0, person.x - 8000),
    Math.max(0, person.y - 8000),
    Math.min(s.width, person.x + 8000),
    Math.min(s.height, person.y + 8000),
  )) {
    if (n >= 8) break;
    if (point[0] % 2000 !== 0 || point[1] % 2000 !== 0 || !legal(point)) continue;
    found.push({ id: `ground:${++n}`, answer: point });
  }
  // Whoever sees nothing else may still drop it.
  const here: Point = [person.x, person.y];
  return found.length > 0 || !legal(here) ? found : [{ id: 'ground:1', answer: here }];
}

const within = ({ x, y }: Person, [px, py]: Point): boolean =>
  (px - x) * (px - x) + (py - y) * (py - y) <= sq(pointWithin(REACH));

export const throwPlaces = (s: War, person: Person): boolean => candidatesOf(s, person).length > 0;

export function* throwAt(g: G, person: Person, loud: Loudness): Rules {
  const s = g.state;
  const where = {
    region: regionOf(s, person),
    candidates: candidatesOf(s, person),
    check: 'throw',
    facts: throwing(s, person),
  };
  const [x, y] = yield* g.place(person.owner, THROW, where, { params: { survivor: named(person) } });
  yield* makeLoud(g, loud, { x, y, level: 0 }, person);
}
