/** The battle die (PB-COMP09-R) and the colour die (PB-COMP08-R): one face each place. */
export const BATTLE_FACES = ['bat', 'dart', 'longbow', 'extra', 'extra', 'zombie'] as const;
export const COLOUR_FACES = ['blue', 'red', 'yellow', 'green', 'white', 'black'] as const;
export const BATTLE_DICE = 7;

export type BattleFace = (typeof BATTLE_FACES)[number];
export type ColourFace = (typeof COLOUR_FACES)[number];
