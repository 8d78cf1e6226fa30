import type { GameEvent, Json } from '@shamble/kernel';
import type { ThingId } from '@shamble/parts';
import { asView, type View } from '../rules/view.ts';
import { records, strings } from '../text/words.ts';
import { planeFor } from './geometry.ts';
import { doorZones } from './things.ts';

/** Details of events that name Zones, or have records that do. */
const PLACES: readonly string[] = ['zone', 'from', 'to', 'zones', 'groups', 'list', 'shown'];

/** Details that name people, who are where they stand. */
const PEOPLE: readonly string[] = ['survivor', 'survivors', 'partner', 'leader', 'whom', 'by'];

/** Names in a detail: one, some, or those of its records. */
function namesIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  const inRecords = records(value).flatMap(({ zone, from, to }) => [zone, from, to]);
  return [...strings(value), ...inRecords.filter((name) => typeof name === 'string')];
}

/** What an event names as places; some of it may be people. */
export const zonesIn = (event: GameEvent): string[] => PLACES.flatMap((detail) => namesIn(event[detail]));

/** The Zones that an event speaks of; those of its people where it names none. */
export function thingsOf(event: GameEvent, data: Json): ThingId[] {
  const view = asView(data);
  const plane = planeFor(view.mission);
  const doors = typeof event.door === 'string' ? doorZones(plane, event.door) : [];
  const named = [...zonesIn(event), ...doors].filter((zone) => plane.plan.numbers.has(zone));
  const people = PEOPLE.flatMap((detail) => namesIn(event[detail]));
  const zones = named.length > 0 ? named : people.flatMap((id) => placesOf(view, id));
  return [...new Set(zones)].map((zone) => `zone:${zone}`);
}

const placesOf = ({ team, companions }: View, id: string): string[] =>
  [...team, ...companions].flatMap(({ survivor, zone }) => (survivor === id && zone !== null ? [zone] : []));
