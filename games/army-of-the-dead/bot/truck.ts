/** At the wheel: where to drive, and when to leave the seat to somebody else. */
import { groundNow, isStreet, numberOf } from '../rules/ground.ts';
import { type Army, isPlaying, ledBy, missionOf, playing, zombiesIn } from '../rules/state.ts';

/** Steps along streets from everywhere to a Zone; -1 without a way. */
function roadsTo(s: Army, goal: number): number[] {
  const { next } = groundNow(s);
  const far = next.map(() => -1);
  far[goal] = 0;
  const queue = [goal];
  for (const zone of queue)
    for (const near of next[zone])
      if (far[near] < 0 && isStreet(s, near)) {
        far[near] = far[zone] + 1;
        queue.push(near);
      }
  return far;
}

/** Whether everybody who must be in the Truck is. */
const isFull = (s: Army): boolean => s.companions.every((one) => isPlaying(one) && one.aboard);

/** Leaders on foot, whom the Truck has to fetch. */
const waiting = (s: Army): number[] =>
  playing(s).filter((who) => ledBy(s, who).length > 0 && s.team[who].seat === null);

/** Where the Truck ought to go: to the Exit, to those who wait for it, or near those who still hide. */
function goalOf(s: Army): number {
  if (isFull(s)) return numberOf(s, missionOf(s).exit);
  const [leader] = waiting(s);
  if (leader !== undefined) return s.team[leader].zone;
  return s.companions.find((one) => isPlaying(one) && !one.aboard)?.zone ?? numberOf(s, missionOf(s).exit);
}

/** How far the Truck is from where it ought to be, for each street Zone. */
export function roadsLeft(s: Army): number[] {
  const goal = goalOf(s);
  if (isStreet(s, goal)) return roadsTo(s, goal);
  const { next } = groundNow(s);
  // The nearest street to whoever is inside.
  const found: number[] = [goal];
  for (const zone of found) {
    if (isStreet(s, zone)) return roadsTo(s, zone);
    for (const near of next[zone]) if (!found.includes(near)) found.push(near);
  }
  return next.map(() => 0);
}

/** The one at the wheel makes room where the last leader needs the seat. */
export function makesRoom(s: Army, who: number): boolean {
  const { seat, zone } = s.team[who];
  if (seat !== 'driver' || ledBy(s, who).length > 0 || s.truck === null || !s.truck.started) return false;
  const gunner = s.team.some((one) => isPlaying(one) && one.seat === 'gunner');
  const here = waiting(s).some((other) => s.team[other].zone === zone && !s.team[other].acted);
  return gunner && here && zombiesIn(s, zone) === 0;
}
