/** Named places of what is asked, and what they are about. */
import type { Candidate, Point } from '@shamble/kernel';
import { partsOfName } from '../../text/places.ts';
import { isThing } from '../../text/words.ts';
import { type Asking, type Planned, stopsOf, type Way } from './asking.ts';

/** A named place, and the quietest way to it. */
export interface NamedPlace {
  readonly id: string;
  readonly way: Way;
  readonly answer: Candidate['answer'];
}

/** The names of things in the name of a place: `behind:barricade-5:derek` is about the barricade, then Derek. */
export const namesIn = (id: string): readonly string[] =>
  partsOfName(id)
    .slice(1)
    .flatMap((name) => name.split('+'))
    .filter(isThing);

/** All named places, best first, each by the quietest way that has it. */
export function namedPlaces({ ways }: Asking): readonly NamedPlace[] {
  const found = new Map<string, NamedPlace>();
  for (const way of ways)
    for (const { id, answer } of way.place.candidates) if (!found.has(id)) found.set(id, { id, way, answer });
  const order = ways[ways.length - 1].place.candidates.map(({ id }) => id);
  const rank = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...found.values()].sort((a, b) => rank(a.id) - rank(b.id));
}

/** Those that are about a thing. */
export const placesAbout = (asking: Asking, name: string): readonly NamedPlace[] =>
  namedPlaces(asking).filter(({ id }) => namesIn(id).includes(name));

export const planOf = ({ way, answer }: NamedPlace): Planned => ({ way, spot: answer });

/** The bends of a plan that were set by hand: what a named place at its end brought along goes with that. */
export function keptBends(planned: Planned | null): readonly Point[] {
  if (planned === null || planned.way.place.path === null) return [];
  const stops = stopsOf(planned);
  const brought = planned.way.place.candidates
    .map(({ answer }) => answer as readonly Point[])
    .filter((answer) => answer.length > 0 && endsWith(stops, answer))
    .reduce((most, { length }) => Math.max(most, length), 1);
  return stops.slice(0, -brought);
}

const endsWith = (stops: readonly Point[], tail: readonly Point[]): boolean =>
  tail.length <= stops.length && JSON.stringify(stops.slice(-tail.length)) === JSON.stringify(tail);
