/** How loud a thing is, and how far anything reaches (AW-NOISE08, AW-NOISE09, AW-SHOOT05). */

import { ITEMS, type Loudness } from '../content/items.ts';
import { CLOSE, HEARD, INCH, UNLIMITED } from '../content/lengths.ts';
import { bandOf } from '../content/threat.ts';
import { carries, itemOf } from './cards.ts';
import { moment } from './moments.ts';
import { isScoped } from './pools.ts';
import type { Person, War } from './state.ts';

const SUPPRESSOR = ITEMS.findIndex(({ id }) => id === 'suppressor');

/** A weapon's loudness; a Suppressor makes MAYHEM NOISE (8.3). */
export function loudnessOf(card: number): Loudness | null {
  const { loud } = itemOf(card);
  return loud === 'mayhem' && carries(card, SUPPRESSOR) ? 'noise' : loud;
}

const inRain = (s: War): boolean => s.staying.some(({ does }) => does === 'coldRain');
const inFog = (s: War): boolean => s.staying.some(({ does }) => does === 'thickFog');

/** How far NOISE and MAYHEM are heard; in Cold Rain less. */
export const heard = (s: War): number => (inRain(s) ? CLOSE : HEARD);

/** How far one sees; null without limit. In Thick Fog 8 inches, measured like range (AW-CONT05). */
export const seeing = (s: War): number | null => (inFog(s) ? 8 * INCH : null);

/** A weapon's range as it is now; null where it reaches everything (AW-SHOOT05, AW-CONT11). */
export function rangeOf(s: War, person: Person, card: number): number | null {
  let range: number | null = itemOf(card).range + (isScoped(card) ? 6 * INCH : 0);
  if (range >= UNLIMITED && s.width <= UNLIMITED) range = null;
  const limits = moment(s, person, 'rangeMost').map(({ value }) => value);
  if (inRain(s)) limits.push(12 * INCH);
  return limits.reduce<number | null>((least, limit) => (least === null || limit < least ? limit : least), range);
}

/** The band now: All Quiet, Low, Medium, High. */
export const band = (s: War): number => bandOf(s.threat);
