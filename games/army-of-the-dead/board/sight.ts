import type { Message } from '@shamble/kernel';
import { groundNow, rangeTo, zoneNumber } from '../rules/ground.ts';
import type { View } from '../rules/view.ts';
import { dead, survivor } from '../text/words.ts';
import { type Plane, zoneOf } from './geometry.ts';
import type { Contents } from './pieces.ts';
import { stateFor } from './seen-state.ts';

/** What is looked at: what can be seen from a Zone, or who sees it. */
export interface Looking {
  readonly zone: string;
  readonly way: 'from' | 'to';
}

export interface Sight extends Looking {
  /** Zones that are not hatched: those in sight, or those from which somebody sees the Zone; the Zone itself too. */
  readonly seen: ReadonlySet<string>;
}

/** The next thing to look at from a Zone: what can be seen from it, then who sees it, then nothing. */
export function lookOn(now: Looking | null, zone: string): Looking | null {
  if (now?.zone !== zone) return { zone, way: 'from' };
  return now.way === 'from' ? { zone, way: 'to' } : null;
}

type All = ReadonlyMap<string, Contents>;

export function sightOf(view: View, { plan }: Plane, contents: All, { zone, way }: Looking): Sight {
  const s = stateFor(view);
  const here = zoneNumber(s, zone);
  const isSomebody = (id: string): boolean => {
    const { people = [], dead: zombies = [] } = contents.get(id) ?? {};
    return people.length + zombies.length > 0;
  };
  const seen =
    way === 'from'
      ? groundNow(s).seen[here].map((n) => plan.zones[n].id)
      : plan.zones.flatMap(({ id }, n) => (isSomebody(id) && rangeTo(s, n, here) >= 0 ? [id] : []));
  return { zone, way, seen: new Set([zone, ...seen]) };
}

/** The same in words: everybody who is seen, or who sees. */
export function sightWords(plane: Plane, contents: All, { zone, way, seen }: Sight): Message {
  const what = [...seen].flatMap((id) => {
    const { people = [], dead: zombies = [] } = contents.get(id) ?? {};
    const all = [...people.map((one) => survivor(one.id)), ...zombies.map(({ kind, n }) => dead(kind, n))];
    const { label } = zoneOf(plane, id);
    return all.map((who): Message => ({ id: 'boardview.sight.one', params: { who, zone: label } }));
  });
  const { label } = zoneOf(plane, zone);
  if (what.length === 0) return { id: `boardview.sight.${way}.nobody`, params: { zone: label } };
  return { id: `boardview.sight.${way}`, params: { zone: label, what } };
}
