import { type Ground, outOfReach, type Plan, planOf, groundOf as workOut } from '../content/map.ts';
import { MISSIONS, type Mission } from '../content/missions.ts';
import { type Army, missionOf } from './state.ts';

const plans = new Map<number, Plan>();
const grounds = new Map<number, Ground>();

/** More than the marks of all closed things of a Mission. */
const MOST = 64;

const marks = (numbers: readonly number[]): number => {
  let all = 0;
  for (const n of numbers) all |= 1 << n;
  return all;
};

/** The map of a Mission; one that does not join up is refused (AD-SETUP03). */
export function joined({ id, floors, start }: Pick<Mission, 'id' | 'floors' | 'start'>): Plan {
  const plan = planOf(floors);
  const lost = start.flatMap((zone) => outOfReach(plan, zone));
  if (lost.length === 0) return plan;
  throw new Error(
    `the map of "${id}" does not join up: no way from ${start.join(', ')} to ${lost.join(', ')} (AD-SETUP03)`,
  );
}

export function planFor(mission: number): Plan {
  let plan = plans.get(mission);
  if (!plan) {
    plan = joined(MISSIONS[mission]);
    plans.set(mission, plan);
  }
  return plan;
}

export const planNow = (s: Army): Plan => planFor(s.mission);

/** The map as it can be walked and seen now; worked out once for each set of closed things. */
export function groundNow(s: Army): Ground {
  let key = s.mission;
  key = key * MOST + marks(s.closed);
  key = key * MOST + marks(s.broken);
  key = key * 2 + (s.vault !== null && !s.vault.open ? 1 : 0);
  let ground = grounds.get(key);
  if (!ground) {
    const plan = planNow(s);
    const { closedDoors = [], brokenLifts = [] } = missionOf(s);
    ground = workOut(plan, {
      doors: s.closed.map((i) => closedDoors[i]),
      vault: s.vault !== null && !s.vault.open,
      elevators: s.broken.map((i) => numberOf(s, brokenLifts[i])),
    });
    grounds.set(key, ground);
  }
  return ground;
}

/** A Zone as the rules name it. */
export const zoneId = (s: Army, zone: number): string => planNow(s).zones[zone].id;

/** The number of a Zone by its name; -1 for none. */
export const zoneNumber = (s: Army, id: string): number => planNow(s).numbers.get(id) ?? -1;

/** The same for a name that the content gives. */
export function numberOf(s: Army, id: string): number {
  const zone = zoneNumber(s, id);
  if (zone < 0) throw new Error(`there is no Zone "${id}" in this Mission`);
  return zone;
}

/** How far a Zone is along the Line of Sight; -1 without one (AD-LOS16-R). */
export const rangeTo = (s: Army, from: number, to: number): number => {
  const { range, next } = groundNow(s);
  return range[from * next.length + to];
};

/** Steps of the shortest way; -1 without one. */
export const stepsTo = (s: Army, from: number, to: number): number => {
  const { steps, next } = groundNow(s);
  return steps[from * next.length + to];
};

export const isStreet = (s: Army, zone: number): boolean => planNow(s).zones[zone].cell === 's';

/** Every Zone that is not in the street, but for the Statue (AD-ZONE03). */
export const isBuilding = (s: Army, zone: number): boolean => !['s', 'Z'].includes(planNow(s).zones[zone].cell);

/** Hotel corridors are not searched (AD-SEARCH02). */
export const isSearchable = (s: Army, zone: number): boolean =>
  isBuilding(s, zone) && planNow(s).zones[zone].cell !== 'K';
