/** What Zeus orders (AD-CONT09). */
import type { Rules } from '@shamble/kernel';
import type { Order } from '../content/zombies.ts';
import { activate, allAbominations, allIn, allOf, allWhoSee } from './activation.ts';
import { noiseToCrowd } from './crowd.ts';
import { earshot, wake } from './dormants.ts';
import { numberOf, zoneId } from './ground.ts';
import { drawZombies } from './spawn.ts';
import { type G, missionOf } from './state.ts';

const ORDERED = ['AD-SPAWN11', 'AD-SPAWN12-R', 'AD-CONT09'];
const AWAKE = ['AD-CONT09', 'AD-DORM13-R'];
const NOISE = ['AD-CONT09', 'AD-NOISE07-R'];

/** Carries out an order given in Zeus' Spawn Zone; to activate is a whole Activation at once (AD-SPAWN11). */
export function* obey(g: G, order: Order, zone: number): Rules {
  const s = g.state;
  g.emit({ type: 'order', order, zone: zoneId(s, zone), rules: ORDERED });
  switch (order) {
    case 'alphasHere':
      return yield* activate(g, allIn(s, 'alpha', zone));
    case 'allAlphas':
      return yield* activate(g, allOf(s, 'alpha'));
    case 'shamblersHere':
      return yield* activate(g, allIn(s, 'shambler', zone));
    case 'whoSees':
      return yield* activate(g, allWhoSee(s));
    case 'abominations':
      return yield* activate(g, allAbominations(s));
    case 'wakeAtNoise':
      return yield* wake(g, earshot(s, s.noise), AWAKE);
    case 'moveNoise':
      return yield* noiseToCrowd(g, NOISE, 'order');
    case 'drawAtStart':
      return yield* drawZombies(g, startZone(g));
  }
}

/** The start Spawn Zone, which has its normal card all the same. */
function startZone(g: G): number {
  const start = missionOf(g.state).spawns.find(({ kind }) => kind === 'start');
  if (start === undefined) throw new Error('a Mission without a start Spawn Zone');
  return numberOf(g.state, start.zone);
}
