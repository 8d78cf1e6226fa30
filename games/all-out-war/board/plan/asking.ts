/** What is asked about places on the mat: the question itself, or the Moves that an Action would ask about. */
import { type Choose, type Decision, type Place, type Point, place, type Spot } from '@shamble/kernel';
import { allowanceOf, type Gait, MOVE, type Moving, pathQuestion } from '../../rules/move.ts';
import type { Person, War } from '../../rules/state.ts';
import { named } from '../../rules/words.ts';
import { stopsIn } from './draft.ts';

/** One way to answer: a question about a place, and the option that leads to it where it is not asked yet. */
export interface Way {
  readonly place: Place;
  readonly option: Gait | null;
}

/** The ways there are, the quietest first; what a press on the mat plans. */
export interface Asking {
  readonly ways: readonly Way[];
  /** Who moves, by name; null where a place is asked for that nobody walks to. */
  readonly mover: string | null;
}

const GAITS: readonly Gait[] = ['sneak', 'run', 'burst'];

/** Whoever acts. */
export const actingIn = ({ now, people }: Pick<War, 'now' | 'people'>): Person | null =>
  now === null ? null : people[now.who];

const places = new WeakMap<Decision, Asking>();
const gaits = new WeakMap<Decision, WeakMap<War, Asking | null>>();

/** What a press on the mat can plan now; null where nothing about places is asked. Made once for a question. */
export function askingOf(war: War, decision: Decision | null): Asking | null {
  if (decision?.kind === 'place') return remembered(places, decision, () => asksWhere(decision));
  if (decision?.kind !== 'choose' || decision.ask.id !== 'act') return null;
  // The view may still be on its way to what is asked, with somebody else acting.
  return remembered(
    remembered(gaits, decision, () => new WeakMap()),
    war,
    () => asksHow(war, decision),
  );
}

function remembered<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}

const asksWhere = (place: Place): Asking => ({
  ways: [{ place, option: null }],
  mover: place.path === null ? null : movingIn(place).mover,
});

/** The Moves of whoever is asked what to do; null while somebody else acts in what is seen. */
function asksHow(war: War, { options, params }: Choose): Asking | null {
  const person = actingIn(war);
  if (person === null || JSON.stringify(params?.survivor) !== JSON.stringify(named(person))) return null;
  const offered = GAITS.filter((gait) => options.includes(gait));
  if (offered.length === 0) return null;
  return { ways: offered.map((option) => ({ place: foreseen(war, person, option), option })), mover: person.id };
}

/** What the question of a gait will be. */
function foreseen(war: War, person: Person, gait: Gait): Place {
  const { params, ...where } = pathQuestion(war, person, gait);
  return place(person.owner, MOVE, where, { params });
}

/** What the router of a path goes by. */
export const movingIn = ({ facts }: Place): Moving => facts as unknown as Moving;

/** How far one may go. */
export const allowanceIn = (place: Place): number => (place.path === null ? 0 : movingIn(place).allowance);

/** How far somebody sneaks; null where a question is not about a Move of its own. */
export const sneakOf = (war: War, person: Person | null): number | null =>
  person === null ? null : allowanceOf(war, person, 'sneak');

/** What is planned: one of the ways and a spot there. */
export interface Planned {
  readonly way: Way;
  readonly spot: Spot;
}

interface Drafted {
  readonly selected: string | null;
  readonly plan: readonly string[];
  readonly spot: Spot | null;
}

/** What has been put together so far; null where nothing is. */
export function plannedIn(asking: Asking | null, { selected, plan, spot }: Drafted): Planned | null {
  if (asking === null) return null;
  const [first] = asking.ways;
  if (first.option === null) return spot === null ? null : { way: first, spot };
  const way = asking.ways.find(({ option }) => option === selected);
  const stops = plan[0] === selected ? stopsIn(plan[1]) : null;
  return way && stops ? { way, spot: stops } : null;
}

/** The stops of a planned path. */
export const stopsOf = ({ way, spot }: Planned): readonly Point[] =>
  way.place.path === null ? [] : (spot as readonly Point[]);

/** Whether it is a path that stays where it begins. */
export const goesNowhere = (planned: Planned): boolean => {
  const { path } = planned.way.place;
  return path !== null && stopsOf(planned).every(([x, y]) => x === path.from[0] && y === path.from[1]);
};

/** Where a planned spot ends: a path may stay where it begins. */
export function endOf({ way, spot }: Planned): Point {
  if (way.place.path !== null) return (spot as readonly Point[]).at(-1) ?? way.place.path.from;
  const [x, y] = spot as Point;
  return [x, y];
}
