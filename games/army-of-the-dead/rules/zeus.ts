import type { Rules } from '@shamble/kernel';
import { appear } from './appear.ts';
import { zoneNumber } from './ground.ts';
import { type Army, type G, missionOf } from './state.ts';

/** The Zone of Zeus' Spawn token. */
const zeusZone = (s: Army): number =>
  zoneNumber(s, missionOf(s).spawns.find(({ kind }) => kind === 'zeus')?.zone ?? '');

/** Zeus takes the place of his Spawn token, if that is still there; it leaves the game (AD-SPAWN06, AD-ABOM07). */
export function* bring(g: G, rules: readonly string[]): Rules {
  const s = g.state;
  if (!s.zeusToken || s.zeus.dead) return;
  s.zeusToken = false;
  yield* appear(g, zeusZone(s), [{ kind: 'zeus', n: 1 }], rules);
}
