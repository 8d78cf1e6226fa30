/** What a plan would set off, worked out with the rules' own functions; dice and the order of decks are chances. Pure. */

import { EVENTS } from '../content/events.ts';
import type { Loudness } from '../content/items.ts';
import { CLOSE, WALKER_MOVE } from '../content/lengths.ts';
import { bandOf, MOST_THREAT } from '../content/threat.ts';
import { paced } from '../geometry/area.ts';
import { nearest } from '../geometry/gap.ts';
import { along, cut, type Path } from '../geometry/path.ts';
import { distance } from '../geometry/vector.ts';
import { openOn, type Walk, walkAlong, wayTowards } from '../geometry/walk.ts';
import { has } from './cards.ts';
import type { Die } from './dice.ts';
import { endOf, fallPlace, fallsFrom } from './falls.ts';
import { type Line, lineTo } from './lines.ts';
import { hunters, lungeFrom } from './lunges.ts';
import { hasMoment } from './moments.ts';
import { inContact, isEngaged, isWithin } from './near.ts';
import { hearers, type Source } from './noise.ts';
import { type Odds, shotOdds, spreadOf } from './odds.ts';
import { areApart } from './orders.ts';
import { shootPool, shotDefense, weakest } from './pools.ts';
import { type Model, models, nameOf, type Person, playing, type Walker, type War } from './state.ts';
import { figureOf, groundOf } from './terrain.ts';
import { areasAhead, type Goal, waysOf } from './walkers.ts';

/** A Walker's way as it would go now. */
export interface Ghost {
  readonly walker: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** The way it goes, arcs in short strokes; it ends where it stops. */
  readonly path: readonly (readonly [number, number])[];
  /** How far it comes on that way. */
  readonly length: number;
  /** Whom it would touch. */
  readonly touches: readonly string[];
  /** Walkers that would make room for it (AW-WALK13). */
  readonly shifts: readonly { readonly walker: string; readonly to: readonly [number, number] }[];
  /** Whose choice or which die is in it; `order`: it depends on who goes first. */
  readonly unsure: 'tie' | 'route' | 'scent' | 'area' | 'order' | null;
}

interface Ahead {
  readonly walker: Walker;
  /** Null where there is no way. */
  readonly walk: Walk | null;
  readonly unsure: Ghost['unsure'];
}

/** One Walker towards a place, everybody else standing where they are. */
function aheadOf(s: War, walker: Walker, target: Goal): Ahead {
  return aheadOn(s, walker, waysOf(s, walker, target));
}

function aheadOn(s: War, walker: Walker, ways: readonly Path[]): Ahead {
  const ground = groundOf(s, walker.level);
  if (ways.length === 0) return { walker, walk: null, unsure: null };
  const [path] = ways;
  const areas = areasAhead(s, walker, path);
  const inside = areas.filter((one) => one.inside).map(({ part }) => part.hull);
  const open = openOn(ground, figureOf(walker), path, WALKER_MOVE);
  const rolls = areas.some((one) => !one.inside && one.at < open);
  const walk = walkAlong(ground, figureOf(walker), path, paced(path, WALKER_MOVE, inside));
  return {
    walker,
    walk,
    unsure: rolls ? 'area' : ways.length > 1 ? 'route' : unsureAt(s, walker, walk),
  };
}

/** A place of several beside a Survivor, or somebody whose scent may hold it off. */
function unsureAt(s: War, walker: Walker, walk: Walk): Ghost['unsure'] {
  if (walk.choices.length > 1) return 'tie';
  return touchedBy(s, walker, walk).some((person) => hasMoment(s, person, 'maskedScent')) ? 'scent' : null;
}

const touchedBy = (s: War, walker: Walker, { x, y }: Walk): Person[] =>
  playing(s).filter((person) => inContact({ ...walker, x, y }, person));

function ghostOf(s: War, { walker, walk, unsure }: Ahead): Ghost {
  const from = [walker.x, walker.y] as const;
  if (walk === null)
    return { walker: nameOf(walker), from, to: from, path: [], length: 0, touches: [], shifts: [], unsure };
  const to = fallsFrom(walker, walk) ? footOf(s, walker, walk) : ([walk.x, walk.y] as const);
  const path = walk.length > 0 ? [...strokes(cut(walk.path, walk.length)).slice(0, -1), to] : [];
  return {
    walker: nameOf(walker),
    from,
    to,
    path,
    length: lengthOf([from, ...path]),
    touches: touchedBy(s, walker, walk).map(nameOf),
    shifts: walk.shifts.map(({ figure, x, y }) => ({ walker: figure.id, to: [x, y] as const })),
    unsure,
  };
}

/** A stroke of an arc. */
const STROKE = 100;

const strokes = ({ parts }: Path): (readonly [number, number])[] =>
  parts.flatMap((part) => {
    const steps = part.arc ? Math.ceil(part.length / STROKE) : 1;
    return Array.from({ length: steps }, (_, i) => along(part, ((i + 1) * part.length) / steps));
  });

const lengthOf = (line: readonly (readonly [number, number])[]): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + distance(...line[i], x, y), 0);

const footOf = (s: War, walker: Walker, { path, x, y }: Walk): readonly [number, number] =>
  fallPlace(s, { ...walker, x, y }, endOf(path)) ?? [x, y];

/** Those whose moves may meet others' depend on who goes first (AW-TURN07). */
function inOrder(s: War, list: readonly Ahead[]): Ghost[] {
  return list.map((one) => {
    const free = list.every(
      (other) =>
        other === one ||
        one.walk === null ||
        other.walk === null ||
        areApart(s, [one.walker, other.walker], [one.walk, other.walk]),
    );
    return ghostOf(s, free ? one : { ...one, unsure: one.unsure ?? 'order' });
  });
}

/** One Walker towards a place; by itself, or steered in that direction. */
export const walkAhead = (s: War, walker: Walker, target: Goal): Ghost => ghostOf(s, aheadOf(s, walker, target));
export function steerAhead(s: War, walker: Walker, target: Goal): Ghost {
  const way = wayTowards(figureOf(walker), target, WALKER_MOVE);
  return ghostOf(s, aheadOn(s, walker, way === null ? [] : [way]));
}

/** Who would come, and how far, if it were loud there now (AW-NOISE02 to AW-NOISE04). */
export function loudAhead(s: War, loud: Loudness, source: Source, count = 1): Ghost[] {
  let left = hearers(s, source);
  if (loud === 'mayhem')
    return inOrder(
      s,
      left.map((walker) => aheadOf(s, walker, source)),
    );
  const list: Ahead[] = [];
  while (list.length < count && left.length > 0) {
    const tied = nearest(left, source.x, source.y);
    const one = aheadOf(s, tied[0], source);
    list.push(tied.length > 1 ? { ...one, unsure: 'tie' } : one);
    left = left.filter((walker) => walker !== tied[0]);
  }
  return inOrder(s, list);
}

/** Lunges as they would be now (AW-KZ01). */
export function lungesAhead(s: War): Ghost[] {
  const all = hunters({ ...s, hunting: s.walkers.map(({ number }) => number) });
  return inOrder(
    s,
    all.flatMap((walker) => {
      const { at } = lungeFrom(s, walker);
      if (at.length === 0) return [];
      const [{ survivor, walks }] = at;
      const [walk] = walks;
      const unsure = at.length > 1 ? 'tie' : walks.length > 1 ? 'route' : unsureAt(s, walker, walk);
      return [{ walker, walk, unsure, survivor }];
    }),
  );
}

/** Of the Event cards left, how many do what at the band of now: for "if the Event phase came now". */
export interface EventsAhead {
  readonly left: number;
  readonly moves: number;
  readonly steers: number;
  readonly enters: number;
  readonly raises: number;
}

/** What makes Walkers go somewhere: a Move, or something they hear. */
const MOVING = ['move', 'stumble', 'carAlarm', 'glass', 'frayed'];

/** The discards are public, so what is left is known, only not its order (AW-HID02). */
export function eventsAhead(s: War): EventsAhead {
  const cards = s.events.draw.length > 0 ? s.events.draw : s.events.discard;
  /** Threat that a card raises first counts for its own band (AW-EVENT03). */
  const at = (card: number): number => bandOf(Math.min(MOST_THREAT, s.threat + EVENTS[card].first));
  const does = (card: number, what: string): boolean => EVENTS[card].bands[at(card)].some((one) => one.does === what);
  const count = (what: string): number => cards.filter((card) => does(card, what)).length;
  return {
    left: cards.length,
    moves: cards.filter((card) => MOVING.some((what) => does(card, what))).length,
    steers: count('steer'),
    enters: count('new') + count('trunk'),
    raises: cards.filter((card) => EVENTS[card].first > 0).length,
  };
}

export interface ShotAhead extends Odds {
  readonly cover: Line['cover'];
  /** The target is engaged: half of the shots may go to one of these (AW-SHOOT16). */
  readonly stray: readonly string[];
}

/** What Armor Piercing leaves of a Defense: a Walker drops its weakest die, and so will anybody (AW-KEY13, D17). */
export function piercedBy(card: number, defense: readonly Die[]): readonly Die[] {
  if (!has(card, 'armorPiercing') || defense.length === 0) return defense;
  const dropped = weakest(defense);
  return defense.filter((_, i) => i !== dropped);
}

/** What a shot may come to, before it is chosen. */
export function shotAhead(s: War, person: Person, card: number, target: Model, aimed: boolean): ShotAhead {
  const { cover } = lineTo(s, person, target);
  const far = has(card, 'shotgun') && !isWithin(person, target, CLOSE);
  const pierced = piercedBy(card, shotDefense(s, target, cover));
  const sure = aimed && has(card, 'deadlyPrecision') ? 1 : 0;
  const odds = shotOdds(spreadOf(shootPool(person, card, aimed)), spreadOf(pierced), sure, !far);
  const stray = isEngaged(s, target)
    ? models(s)
        .filter((model) => model !== target && model !== person && inContact(model, target))
        .map(nameOf)
    : [];
  return { ...odds, cover, stray };
}
