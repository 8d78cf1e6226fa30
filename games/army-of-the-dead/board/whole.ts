/** All of a way of several Zones: its end, what it costs, what would meet one there, and whom it may wake. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Intent, Whole } from '@shamble/parts/board';
import { zoneId, zoneNumber } from '../rules/ground.ts';
import { type Army, nowOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { label } from '../text/zones.ts';
import { cost, say } from './attack-details.ts';
import { meeting, odds, stuckIn, wakesLeaving } from './details.ts';
import { costOf, pathIn } from './path.ts';
import { stateFor } from './seen-state.ts';

/** Null where no more than the option is planned. */
export function wholeOf(view: View, intent: Intent): Whole | null {
  const way = pathIn(intent);
  const end = way.at(-1);
  if (end === undefined || view.step !== 'act') return null;
  const s = stateFor(view);
  const left = leftOn(s, way);
  const through = way.slice(0, -1).map((zone) => label(view.mission, zone));
  const charge = costOf(view, intent.decision, way.length);
  return {
    words: { id: 'boardview.whole.path', params: { zone: label(view.mission, end), through } },
    detail: () => [
      cost(charge),
      ...meeting(view, `move.${end}`),
      ...odds(view, () => waking(view, s, left)),
      ...stuckIn(s, zoneNumber(s, end), charge),
    ],
    weight: left.length > 0 ? 'reveals' : 'costs',
  };
}

/** Zones of the way at which a die is rolled for those who sleep there (AD-DORM09). */
const leftOn = (s: Army, way: readonly string[]): number[] =>
  [s.team[nowOf(s).who].zone, ...way.slice(0, -1).map((zone) => zoneNumber(s, zone))].filter(
    (zone) => wakesLeaving(s, zone) > 0,
  );

function waking({ mission }: View, s: Army, left: readonly number[]): readonly Message[] {
  if (left.length === 0) return [];
  const zones = left.map((zone) => label(mission, zoneId(s, zone)));
  return [say('leaves.zones', { zones, n: left.length, percent: percent(wakesLeaving(s, left[0])) })];
}
