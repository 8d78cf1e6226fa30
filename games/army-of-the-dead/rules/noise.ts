import type { Rules } from '@shamble/kernel';
import { earshot, wake } from './dormants.ts';
import { zoneId } from './ground.ts';
import type { G } from './state.ts';

/** Noise is made in a Zone: the token goes there, and Dormants in it and beside it wake (AD-NOISE02, AD-NOISE05, AD-NOISE09-R). */
export function* makeNoise(g: G, zone: number, rules: readonly string[]): Rules {
  moveNoise(g, zone, rules);
  yield* wake(g, earshot(g.state, zone), ['AD-NOISE05', 'AD-DORM05']);
}

/** The token is put somewhere without a sound: nobody wakes (AD-NOISE07-R). */
export function moveNoise(g: G, zone: number, rules: readonly string[]): void {
  const s = g.state;
  s.noise = zone;
  g.emit({ type: 'noise', zone: zoneId(s, zone), rules });
}
