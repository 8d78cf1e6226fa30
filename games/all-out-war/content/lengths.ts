/** Named lengths in thousandths of an inch (AW-GEO22). Radii and the tolerance are geometry's. */

export const INCH = 1000;
export const SNEAK = 4 * INCH;
export const RUN = 8 * INCH;
export const WALKER_MOVE = 6 * INCH;
/** How far NOISE and MAYHEM are heard. */
export const HEARD = 10 * INCH;
/** How far a Blast without a critical may be moved (AW-KEY08). */
export const DRIFT = 3 * INCH;
/** The limit of Shotguns and of Assault's further shot (AW-KEY05, AW-KEY06). */
export const CLOSE = 6 * INCH;
/** From this range on a weapon reaches everything on a table of 20 by 20 (AW-SHOOT05). */
export const UNLIMITED = 20 * INCH;
/** Depth of the Survivors' areas along their edges (AW-SCEN01-R). */
export const DEPLOYMENT_DEPTH = 6 * INCH;
/** What scenery, counters and Walkers keep at set-up (AW-SCEN04 to AW-SCEN13). */
export const SPACING = 2 * INCH;
