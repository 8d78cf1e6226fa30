/** The Noise token where most Survivors are (AD-NOISE07, AD-END01). */
import type { Rules } from '@shamble/kernel';
import { choose } from './ask.ts';
import { zoneId } from './ground.ts';
import { moveNoise } from './noise.ts';
import type { G } from './state.ts';
import { crowdOf } from './ways.ts';

const ASK = { id: 'noise-tie', rules: ['AD-NOISE07', 'AD-END01', 'AD-END05-R'] };

/** The token goes to the Zone with most Survivors, ties the First Player's; nobody wakes (AD-NOISE07-R, D32). */
export function* noiseToCrowd(g: G, rules: readonly string[], why: 'order' | 'end'): Rules {
  const s = g.state;
  const crowd = crowdOf(s);
  const most = Math.max(...crowd);
  if (most === 0) return;
  const zones = crowd.flatMap((n, zone) => (n === most ? [zone] : []));
  const ids = zones.map((zone) => `noise.${zoneId(s, zone)}`);
  const zone = zones[ids.indexOf(yield* choose(g, s.first, ASK, () => ids, { params: { why } }))];
  if (zone !== s.noise) moveNoise(g, zone, rules);
}
