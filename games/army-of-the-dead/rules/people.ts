import type { Speciality } from '../content/survivors.ts';
import { type Companion, type Fighter, survivorOf } from './state.ts';

/** Whether somebody of the team has a Speciality; Companions' count for nothing (AD-ALLY09-R). */
export const hasSpeciality = (fighter: Fighter, speciality: Speciality): boolean =>
  survivorOf(fighter).speciality === speciality;

/** The place in the team of a Survivor by id; -1 for none. */
export const placeOf = (team: readonly (Fighter | Companion)[], id: string): number =>
  team.findIndex((one) => survivorOf(one).id === id);
