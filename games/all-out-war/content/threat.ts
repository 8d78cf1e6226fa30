/** The Threat dial and Nerve (AW-THR01, AW-CARD02). */

export const LEAST_THREAT = 1;
export const MOST_THREAT = 18;

export const BANDS = ['quiet', 'low', 'medium', 'high'] as const;

export type Band = (typeof BANDS)[number];

/** Where each band begins. */
const BAND_STARTS: Readonly<Record<Band, number>> = { quiet: 1, low: 4, medium: 9, high: 14 };

/** The band of a Threat, as its place among the bands. */
export function bandOf(threat: number): number {
  let band = 0;
  while (band + 1 < BANDS.length && threat >= BAND_STARTS[BANDS[band + 1]]) band++;
  return band;
}

/** Nerve has the names of the three upper bands; panic comes when the band is higher (AW-PANIC01). */
export type Nerve = Exclude<Band, 'quiet'>;

export const nerveLevel = (nerve: Nerve): number => BANDS.indexOf(nerve);
