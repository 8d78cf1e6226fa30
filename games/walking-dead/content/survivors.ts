/** The six starting characters and the 23 followers (WD-COMP03). A survivor's number is its place in the table. */
import type { Colour } from './dice.ts';
import type { Kind } from './words.ts';

export type Ability =
  /** Once per turn, up to n dice of the colour. */
  | { readonly word: 'reroll'; readonly colour: Colour | 'any'; readonly n: number }
  | { readonly word: 'ammoReroll' }
  | { readonly word: 'killPlus'; readonly fight: 'token' | 'encounter' | 'any'; readonly n: number }
  | { readonly word: 'actPlus'; readonly n: number }
  /** Once per roll one face of the other kind counts as the same number of this one. */
  | { readonly word: 'swap'; readonly to: 'kill' | 'action' }
  /** Blam faces with up to n kills attract nothing. */
  | { readonly word: 'quiet'; readonly n: number }
  | { readonly word: 'loud' }
  | { readonly word: 'move'; readonly plus: number }
  /** Applied before every `move`. */
  | { readonly word: 'moveMax'; readonly n: number }
  | { readonly word: 'fuelCap'; readonly plus: number }
  | { readonly word: 'longDrive' }
  | { readonly word: 'medic' }
  | { readonly word: 'rest' }
  | { readonly word: 'scout'; readonly n: number }
  | { readonly word: 'forage'; readonly kind: Kind }
  | { readonly word: 'tough' }
  | { readonly word: 'hoard' }
  | { readonly word: 'voice' }
  | { readonly word: 'hungry' };

export interface Survivor {
  readonly id: string;
  readonly follower: boolean;
  /** Blue, red, green. */
  readonly dice: readonly [number, number, number];
  /** Food, Fuel, Ammo received on joining. */
  readonly gains: readonly [number, number, number];
  readonly abilities: readonly Ability[];
}

type Three = readonly [number, number, number];
const NOTHING: Three = [0, 0, 0];

function character(id: string, dice: Three, ability: Ability): Survivor {
  return { id, follower: false, dice, gains: NOTHING, abilities: [ability] };
}

function follower(id: string, dice: Three, gains: Three, ...abilities: readonly Ability[]): Survivor {
  return { id, follower: true, dice, gains, abilities };
}

/** The characters come first, in the order of the Start spaces s1 to s6 on the map. */
export const SURVIVORS: readonly Survivor[] = [
  character('rick', [3, 0, 0], { word: 'reroll', colour: 'any', n: 1 }),
  character('shane', [1, 2, 0], { word: 'ammoReroll' }),
  character('tyreese', [0, 3, 0], { word: 'killPlus', fight: 'token', n: 1 }),
  character('andrea', [1, 1, 1], { word: 'quiet', n: 1 }),
  character('glenn', [1, 0, 2], { word: 'move', plus: 1 }),
  character('dale', [2, 0, 1], { word: 'longDrive' }),
  follower('arnold', [0, 1, 0], [0, 0, 1]),
  follower('beatriz', [0, 0, 1], [1, 0, 0]),
  follower('caleb', [1, 0, 0], NOTHING, { word: 'voice' }),
  follower('delphine', [0, 0, 1], [0, 1, 0]),
  follower('elias', [0, 1, 0], NOTHING, { word: 'killPlus', fight: 'token', n: 1 }),
  follower('fiona', [0, 0, 1], NOTHING, { word: 'actPlus', n: 1 }),
  follower('gus', [0, 2, 0], NOTHING, { word: 'loud' }),
  follower('hana', [1, 0, 0], NOTHING, { word: 'medic' }),
  follower('ivo', [0, 0, 1], NOTHING, { word: 'move', plus: 1 }),
  follower('joelle', [1, 0, 0], [1, 0, 0]),
  follower('kenji', [0, 1, 0], NOTHING, { word: 'quiet', n: 1 }),
  follower('lucia', [0, 0, 0], NOTHING, { word: 'scout', n: 2 }, { word: 'rest' }),
  follower('marcus', [1, 1, 0], NOTHING, { word: 'hungry' }),
  follower('nadia', [0, 0, 1], [0, 0, 1], { word: 'scout', n: 1 }),
  follower('oscar', [0, 1, 0], [1, 0, 0]),
  follower('priya', [1, 0, 0], NOTHING, { word: 'reroll', colour: 'any', n: 1 }),
  follower('quentin', [0, 0, 1], NOTHING, { word: 'forage', kind: 'fuel' }),
  follower('rosa', [0, 0, 1], NOTHING, { word: 'forage', kind: 'food' }),
  follower('silas', [0, 1, 0], NOTHING, { word: 'tough' }),
  follower('teo', [0, 0, 0], [1, 1, 0], { word: 'hoard' }),
  follower('ursula', [1, 0, 0], [0, 0, 1]),
  follower('victor', [0, 0, 2], NOTHING, { word: 'moveMax', n: 2 }),
  follower('wendell', [0, 1, 0], NOTHING, { word: 'swap', to: 'kill' }),
];

/** Numbers below this are starting characters, the others followers. */
export const CHARACTERS = 6;

const NUMBERS = new Map(SURVIVORS.map((survivor, n) => [survivor.id, n]));

/** Whether a survivor has an ability. */
export function hasAbility(id: number, word: Ability['word']): boolean {
  const { abilities } = SURVIVORS[id];
  for (let i = 0; i < abilities.length; i++) if (abilities[i].word === word) return true;
  return false;
}

/** The number of a survivor by its id. */
export function survivorNumber(id: string): number {
  const n = NUMBERS.get(id);
  if (n === undefined) throw new Error(`there is no survivor "${id}"`);
  return n;
}
