/** The dice: three colours of pool dice and the black Ammo die (WD-DICE04, WD-DICE08). */
export const COLOURS = ['blue', 'red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** K kills, A actions, J joker, - blank. */
export type Face = 'K1' | 'K2' | 'K3' | 'A1' | 'A2' | 'J' | '-';

export const FACES: Readonly<Record<Colour, readonly Face[]>> = {
  blue: ['K1', 'K2', 'A1', 'A2', 'J', '-'],
  red: ['K1', 'K1', 'K2', 'K3', 'A1', '-'],
  green: ['A1', 'A1', 'A2', 'A2', 'K1', '-'],
};

/** The kills, with ! a Blam. */
export type AmmoFace = '1' | '2' | '3' | '1!' | '2!' | '3!';

export const AMMO_FACES: readonly AmmoFace[] = ['1', '2', '3', '1!', '2!', '3!'];

const KILLS: Readonly<Record<Face, number>> = { K1: 1, K2: 2, K3: 3, A1: 0, A2: 0, J: 0, '-': 0 };
const ACTIONS: Readonly<Record<Face, number>> = { K1: 0, K2: 0, K3: 0, A1: 1, A2: 2, J: 0, '-': 0 };

/** The kills printed on a face; a joker prints none. */
export function kills(face: Face): number {
  return KILLS[face];
}

/** The actions printed on a face; a joker prints none. */
export function actions(face: Face): number {
  return ACTIONS[face];
}

export function isJoker(face: Face): boolean {
  return face === 'J';
}

export function ammoKills(face: AmmoFace): number {
  return Number(face[0]);
}

export function isBlam(face: AmmoFace): boolean {
  return face.endsWith('!');
}
