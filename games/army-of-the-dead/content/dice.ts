/** The faces of the two kinds of dice (AD-COMP10). */

export const DIE_FACES = ['1', '2', '3', '4', '5', '6'] as const;
export type DieFace = (typeof DIE_FACES)[number];

/** The symbol stands in the place of the 1 (AD-AMMO05-R). */
export const OUT_OF_AMMO = 'out';
export const AMMO_FACES = [OUT_OF_AMMO, '2', '3', '4', '5', '6'] as const;
export type AmmoFace = (typeof AMMO_FACES)[number];
