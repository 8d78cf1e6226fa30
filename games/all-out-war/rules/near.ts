/** Who is near whom: gaps, contact, Kill Zones, engagement (AW-GEO04, AW-GEO07, AW-TURN05). Squares of whole thousandths. */
import { touches, inKillZone as underTemplate, within } from '../geometry/limits.ts';
import {
  type Base,
  isWalker,
  type Model,
  models,
  type Person,
  playing,
  sideOf,
  type Walker,
  type War,
} from './state.ts';

/** Square of the distance of two centres. */
export function apart2(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy;
}

/** On one level, in base contact (AW-ELEV10). */
export const inContact = (a: Base, b: Base): boolean => a.level === b.level && touches(apart2(a, b));

export const isWithin = (a: Base, b: Base, reach: number): boolean => within(apart2(a, b), reach);

/** Within somebody's Kill Zone: any part of the base under the template, on the same level (AW-GEO07, AW-ELEV10). */
export const inKillZone = (of: Base, other: Base): boolean =>
  of.level === other.level && underTemplate(apart2(of, other));

/** Not of one's own group; Walkers are never each other's enemies (AW-TURN04). */
export const areEnemies = (a: Model, b: Model): boolean => sideOf(a) !== sideOf(b);

/** Enemies of a model on the table. */
export const enemiesOf = (s: War, model: Model): Model[] =>
  isWalker(model) ? playing(s) : models(s).filter((other) => areEnemies(model, other));

/** In base contact with a standing enemy (AW-TURN05, AW-TURN05-R). */
export const isEngaged = (s: War, model: Model): boolean =>
  enemiesOf(s, model).some((other) => !other.prone && inContact(model, other));

/** Standing, and touching no Survivor, standing or prone (AW-WALK01). */
export const isEligible = (s: War, walker: Walker): boolean =>
  !walker.prone && !playing(s).some((person) => inContact(walker, person));

export const eligible = (s: War): Walker[] => s.walkers.filter((walker) => isEligible(s, walker));

/** Friends of somebody: others of the group, on the table (AW-CONT01). */
export const friendsOf = (s: War, person: Person): Person[] =>
  playing(s).filter((other) => other !== person && other.side === person.side);
