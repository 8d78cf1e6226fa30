import { SURVIVORS, survivorNumber } from '../content/survivors.ts';

/** The first letter of a survivor's name: names are the same in every language, and their ids are the names. */
export const letterOf = (survivor: string | null): string => (survivor === null ? '?' : survivor[0].toUpperCase());

export const isFollower = (survivor: string): boolean => SURVIVORS[survivorNumber(survivor)].follower;
