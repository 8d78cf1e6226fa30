/** Actions that a Mission adds (AD-OBJ05-R), and its closed doors (AD-MOVE04-R). */

import { wake } from './dormants.ts';
import { judge } from './goals.ts';
import { planNow, zoneId } from './ground.ts';
import { activateSpawn } from './kill.ts';
import { onFoot } from './move.ts';
import { makeNoise } from './noise.ts';
import { OBJECTIVE } from './objectives.ts';
import { canPay, pay } from './pay.ts';
import { hasSpeciality, placeOf } from './people.ts';
import { type Army, actor, cardIn, type G, HANDS, idOf, isPlaying, missionOf, nowOf, survivorOf } from './state.ts';
import type { Verb } from './verb.ts';

const REPAIRED = ['AD-OBJ05-R', 'AD-ELEV05-R'];
const ATTACHED = ['AD-ALLY03', 'AD-ALLY08-R'];
const OPENED = ['AD-MOVE04-R'];
const DOOR = { type: 'door' } as const;

/** Numbers of the broken lifts that a Mechanic here would mend. */
export function mendable(s: Army, who: number): number[] {
  const { repairs = [], brokenLifts = [] } = missionOf(s);
  const here = zoneId(s, s.team[who].zone);
  for (const { at, mends, afterRed = 0 } of repairs)
    if (at.includes(here) && s.red >= afterRed)
      return s.broken.filter((i) => (mends ?? [here]).includes(brokenLifts[i]));
  return [];
}

/** Companions here who wait to be attached. */
const attachable = (s: Army, who: number): string[] =>
  s.companions
    .filter((one) => isPlaying(one) && one.hiding && one.zone === s.team[who].zone)
    .map((one) => survivorOf(one).id);

export const missionVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    const fighter = s.team[who];
    if (!canPay(s, OBJECTIVE)) return [];
    const starts = s.truck !== null && !s.truck.started && fighter.seat === 'driver' && hasSpeciality(fighter, 'pilot');
    if (!onFoot(s, who)) return starts ? ['start'] : [];
    const mends = hasSpeciality(fighter, 'mechanic') && mendable(s, who).length > 0;
    return [...(mends ? ['repair'] : []), ...attachable(s, who).map((id) => `attach.${id}`)];
  },
  *act(g, [what, id]) {
    const s = g.state;
    const { who } = nowOf(s);
    if (what === 'start') {
      pay(g, { type: 'truck' });
      if (s.truck) s.truck.started = true;
      g.emit({ type: 'truck-started', survivor: idOf(s, who), rules: ['AD-OBJ05-R'] });
      for (const [i, { onStart }] of missionOf(s).spawns.entries()) if (onStart) activateSpawn(g, i);
      return;
    }
    pay(g, OBJECTIVE);
    // Whoever falls while sleepers wake has still done the work (AD-MISC04-R); nobody follows the dead.
    const mended = mendable(s, who);
    yield* wake(g, [actor(s).zone], ['AD-OBJ03', 'AD-OBJ05-R']);
    if (what === 'repair') repair(g, who, mended);
    else if (isPlaying(actor(s))) attach(g, who, id);
    judge(g);
  },
};

function repair(g: G, who: number, mended: readonly number[]): void {
  const s = g.state;
  const { brokenLifts = [] } = missionOf(s);
  s.broken = s.broken.filter((i) => !mended.includes(i));
  s.repaired = true;
  g.emit({ type: 'repaired', survivor: idOf(s, who), zones: mended.map((i) => brokenLifts[i]), rules: REPAIRED });
}

/** The Companion comes out and goes with his Leader from now on. */
function attach(g: G, who: number, id: string): void {
  const s = g.state;
  const companion = s.companions[placeOf(s.companions, id)];
  companion.hiding = false;
  companion.leader = who;
  g.emit({ type: 'attached', survivor: id, leader: idOf(s, who), rules: ATTACHED });
}

/** Numbers of closed doors beside a Zone. */
function doorsBeside(s: Army, zone: number): number[] {
  const { closedDoors = [] } = missionOf(s);
  const names = planNow(s).beside[zone].flatMap((one) => [...one.names]);
  return s.closed.filter((i) => names.includes(closedDoors[i]));
}

/** A Crowbar in a Hand opens without a sound (AD-CONT06). */
const opensQuietly = (s: Army, who: number): boolean =>
  s.team[who].slots.slice(0, HANDS).some((slot) => cardIn(slot)?.does === 'quietDoor');

export const doorVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    if (!onFoot(s, who) || !canPay(s, DOOR)) return [];
    return doorsBeside(s, s.team[who].zone).map((i) => missionOf(s).closedDoors?.[i] ?? '');
  },
  *act(g, [door]) {
    const s = g.state;
    const { who } = nowOf(s);
    const { zone } = actor(s);
    pay(g, DOOR);
    s.closed = s.closed.filter((i) => missionOf(s).closedDoors?.[i] !== door);
    const quiet = opensQuietly(s, who);
    g.emit({
      type: 'door-opened',
      survivor: idOf(s, who),
      door,
      quiet,
      rules: quiet ? [...OPENED, 'AD-CONT06'] : OPENED,
    });
    if (!quiet) yield* makeNoise(g, zone, OPENED);
  },
};
