/** Deeds at the wheel. */
import { zoneNumber } from '../rules/ground.ts';
import { ledBy } from '../rules/state.ts';
import { blowsOn, land, runningOver } from './arms.ts';
import type { Actor, Purse } from './course.ts';
import { dangerOf } from './danger.ts';
import type { Deed } from './deed.ts';
import { copyOf } from './field.ts';
import { makesRoom, roadsLeft } from './truck.ts';
import { WEIGHTS } from './weights.ts';

/** Driving, the best first Zone by how near it comes, who is run over, and what waits there. */
export function truckDeeds(actor: Actor, options: readonly string[], purse: Purse): Deed[] {
  const { mind, who, aims } = actor;
  const { s, field } = mind;
  if (s.team[who].seat === null) return [];
  const deeds: Deed[] = [];
  if (options.includes('leave') && makesRoom(s, who)) deeds.push({ option: 'leave', value: 99, why: 'make-room' });
  const far = roadsLeft(s);
  const from = s.team[who].zone;
  const aboard = s.team.flatMap(({ seat, status }, i) => (seat !== null && status === 'playing' ? [i] : []));
  for (const option of options) {
    if (!option.startsWith('drive.')) continue;
    const zone = zoneNumber(s, option.slice('drive.'.length));
    const after = copyOf(field);
    const crowd = aboard.reduce((n, i) => n + 1 + ledBy(s, i).length, 0);
    after.crowd[from] -= crowd;
    after.crowd[zone] += crowd;
    const [blow] = blowsOn(field, who, runningOver(s, who), zone, aims);
    if (blow !== undefined) land(after, blow, zone);
    for (const i of aboard) s.team[i].zone = zone;
    const danger = dangerOf(mind, after);
    for (const i of aboard) s.team[i].zone = from;
    const left = Math.max(0, far[zone] - (purse.actions - 1));
    const worth = blow?.worth ?? 0;
    deeds.push({ option, value: worth - danger - WEIGHTS.step * (far[zone] * 0.5 + left), why: 'drive' });
  }
  return deeds;
}
