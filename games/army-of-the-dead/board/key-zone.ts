import type { ThingId } from '@shamble/parts';
import { stepLines } from './goals.ts';
import { whereActs } from './pieces.ts';
import type { Stage } from './stage.ts';
import { liftStep, nearestFirst, nextOf, zoneStep } from './zone-keys.ts';

/** Whether a Survivor of the reader's who may still act in this Round is in a Zone. */
const mayAct = ({ view: { team, turns, you } }: Stage, zone: string): boolean =>
  team.some((one) => {
    const acts = !one.acted || turns.some(({ survivor }) => survivor === one.survivor);
    return one.zone === zone && one.player === you && one.status === 'playing' && acts;
  });

/** Lists of Zones that a letter goes through. */
const LISTS: Readonly<Record<string, (stage: Stage, zones: readonly string[]) => readonly string[]>> = {
  n: ({ options }, zones) => zones.filter((id) => options(`zone:${id}` satisfies ThingId).length > 0),
  v: (stage, zones) => {
    const own = zones.filter((id) => mayAct(stage, id));
    return own.length > 0 ? own : zones.filter((id) => (stage.contents.get(id)?.people.length ?? 0) > 0);
  },
  z: ({ contents, plane, view }, zones) =>
    nearestFirst(
      plane,
      whereActs(view),
      zones.filter((id) => (contents.get(id)?.dead.length ?? 0) > 0),
    ),
  g: ({ view }) => stepLines(view).flatMap(({ state, zones }) => (state === 'now' ? zones : [])),
};

/** Where a key leads from a Zone; null where it leads nowhere, undefined where it is no such key. */
export function zoneByKey(stage: Stage, key: string, by: 1 | -1, zone: string): string | null | undefined {
  const { plane, view } = stage;
  const list = LISTS[key.toLowerCase()];
  if (list !== undefined) {
    const zones = plane.plan.zones.map(({ id }) => id);
    return nextOf(list(stage, zones), zone, by);
  }
  if (key.toLowerCase() === 'c') return whereActs(view);
  if (key === 'PageUp' || key === 'PageDown') return liftStep(plane, zone, key === 'PageUp' ? 1 : -1);
  return key.startsWith('Arrow') ? (zoneStep(plane, zone, key) ?? undefined) : undefined;
}
