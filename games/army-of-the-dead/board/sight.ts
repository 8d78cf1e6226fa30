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
  /** Asked for by its key: presses go on choosing. */
  readonly byKey?: boolean;
}

export interface Sight extends Looking {
  /** Zones that are not hatched: those in sight, or those from which somebody sees the Zone; the Zone itself too. */
  readonly seen: ReadonlySet<string>;
}

/** The next thing to look at from a Zone: what can be seen from it, then who sees it, then nothing. */
export function lookOn(now: Looking | null, zone: string, byKey = false): Looking | null {
  const more = byKey ? { byKey } : {};
  if (now?.zone !== zone) return { zone, way: 'from', ...more };
  return now.way === 'from' ? { zone, way: 'to', ...more } : null;
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

/** The same in words: how many Zones are seen, everybody who is seen or who sees, and at which Range the dead are. */
export function sightWords(view: View, plane: Plane, contents: All, { zone, way, seen }: Sight): Message {
  const s = stateFor(view);
  const here = zoneNumber(s, zone);
  const what = [...seen].flatMap((id) => {
    const { people = [], dead: zombies = [] } = contents.get(id) ?? {};
    const { label } = zoneOf(plane, id);
    const there = zoneNumber(s, id);
    const range = way === 'from' ? rangeTo(s, here, there) : rangeTo(s, there, here);
    return [
      ...people.map((one): Message => ({ id: 'boardview.sight.one', params: { who: survivor(one.id), zone: label } })),
      ...zombies.map(
        ({ kind, n }): Message => ({ id: 'boardview.sight.dead', params: { who: dead(kind, n), zone: label, range } }),
      ),
    ];
  });
  const { label } = zoneOf(plane, zone);
  const n = [...seen].filter((id) => id !== zone).length;
  if (what.length === 0) return { id: `boardview.sight.${way}.nobody`, params: { zone: label, n } };
  return { id: `boardview.sight.${way}`, params: { zone: label, n, what } };
}
