/** Standard dice (AD-COMP10), and Ammo dice, whose symbol stands in the place of the 1 (AD-AMMO05-R). */
export const DIE_FACES = ['1', '2', '3', '4', '5', '6'] as const;
export const AMMO_FACES = ['empty', '2', '3', '4', '5', '6'] as const;

export type DieFace = (typeof DIE_FACES)[number];
export type AmmoFace = (typeof AMMO_FACES)[number];

/**
 * Whether Ammo dice hit like others (AD-AMMO05-R, doubtful). Everything that rolls, counts or foretells dice asks here:
 * otherwise they only say whether the weapon is empty.
 */
export const AMMO_DICE_HIT: boolean = true;
