/** The 24 Survivors. One's number is the place in the table. Costs: AW-CONT01 to AW-CONT03 read the abilities. */
import type { Colour } from './dice.ts';
import type { Nerve } from './threat.ts';

export type Role = 'bruiser' | 'tactician' | 'marksman' | 'support' | 'runner';

/** What a character can do; the rules hang each on the moments it touches. */
export type Ability =
  | 'steadyHand'
  | 'smallAndQuiet'
  | 'patchUp'
  | 'patient'
  | 'lightFeet'
  | 'brawler'
  | 'ruthless'
  | 'slippery'
  | 'brace'
  | 'bait'
  | 'rummage'
  | 'wellOiled'
  | 'surgeon'
  | 'burst'
  | 'wrecker'
  | 'oneGoodEye'
  | 'overlooked'
  | 'roadSense'
  | 'rally'
  | 'quickHands';

/** What a Leader gives; it does not exist for anybody else (AW-CARD09). */
export type LeaderAbility = 'holdTheLine' | 'firingLine' | 'eyesOnMe' | 'nobodyRuns' | 'twoMovesAhead' | 'sermon';

export interface Survivor {
  readonly id: string;
  /** Versions of one character have the same (AW-GROUP06). */
  readonly character: string;
  /** Of Rick's Group; everybody else is neutral (AW-GROUP03). */
  readonly faction: 'rick' | null;
  readonly role: Role;
  readonly melee: readonly Colour[];
  readonly shoot: readonly Colour[];
  readonly defense: readonly Colour[];
  readonly nerve: Nerve;
  readonly health: number;
  readonly pack: number;
  readonly points: number;
  readonly ability: Ability | null;
  readonly leads: LeaderAbility | null;
  /** What the hands may never hold. */
  readonly never: 'bulky' | 'weapons' | null;
}

type Dice = readonly Colour[];
type Sheet = readonly [melee: Dice, shoot: Dice, defense: Dice, nerve: Nerve, health: number, pack: number];
type More = Partial<Pick<Survivor, 'character' | 'faction' | 'ability' | 'leads' | 'never'>>;

const NONE: Dice = [];
const R: Dice = ['red'];
const W: Dice = ['white'];
const B: Dice = ['blue'];
const R2: Dice = ['red', 'red'];
const W2: Dice = ['white', 'white'];
const WR: Dice = ['white', 'red'];

function survivor(id: string, role: Role, points: number, sheet: Sheet, more: More): Survivor {
  const [melee, shoot, defense, nerve, health, pack] = sheet;
  const plain = { character: id, faction: null, ability: null, leads: null, never: null };
  return { ...plain, id, role, points, melee, shoot, defense, nerve, health, pack, ...more };
}

const ofRick = (id: string, role: Role, points: number, sheet: Sheet, more: More): Survivor =>
  survivor(id, role, points, sheet, { faction: 'rick', ...more });

export const SURVIVORS: readonly Survivor[] = [
  ofRick('rickLeader', 'tactician', 50, [W, B, W, 'high', 6, 3], {
    character: 'rick',
    ability: 'steadyHand',
    leads: 'holdTheLine',
  }),
  ofRick('rickOfficer', 'marksman', 44, [W, W, W, 'high', 6, 3], { character: 'rick', leads: 'firingLine' }),
  ofRick('carl', 'support', 12, [R, R, R, 'medium', 4, 1], { ability: 'smallAndQuiet', never: 'bulky' }),
  ofRick('nadia', 'support', 22, [NONE, R, W, 'medium', 4, 3], { ability: 'patchUp' }),
  ofRick('harlan', 'marksman', 28, [R, WR, R, 'medium', 5, 2], { ability: 'patient' }),
  ofRick('tess', 'runner', 24, [R, R, W, 'medium', 4, 3], { ability: 'lightFeet' }),
  ofRick('lou', 'bruiser', 32, [WR, NONE, R2, 'medium', 6, 2], { ability: 'brawler' }),
  ofRick('ellis', 'tactician', 30, [R, R, W, 'high', 4, 2], { leads: 'eyesOnMe' }),
  survivor('derek', 'bruiser', 38, [W, W, W, 'high', 5, 3], { ability: 'ruthless', leads: 'nobodyRuns' }),
  survivor('sandra', 'runner', 21, [R, R, W, 'medium', 4, 3], { ability: 'slippery' }),
  survivor('patrick', 'bruiser', 23, [W, R, R2, 'medium', 4, 2], { ability: 'brace' }),
  survivor('liam', 'support', 10, [R, NONE, R, 'low', 4, 2], { ability: 'bait' }),
  survivor('june', 'support', 15, [NONE, R, R, 'low', 3, 4], { ability: 'rummage' }),
  survivor('marcus', 'marksman', 24, [R, W, W, 'medium', 4, 2], { ability: 'wellOiled' }),
  survivor('ines', 'support', 25, [R, NONE, W, 'medium', 4, 3], { ability: 'surgeon' }),
  survivor('gus', 'runner', 22, [R, R, R2, 'low', 4, 4], { ability: 'burst' }),
  survivor('roy', 'bruiser', 28, [W2, NONE, R, 'medium', 5, 2], { ability: 'wrecker' }),
  survivor('alma', 'tactician', 25, [R, R, R2, 'medium', 4, 2], { leads: 'twoMovesAhead' }),
  survivor('otis', 'marksman', 24, [R, B, R, 'medium', 4, 2], { ability: 'oneGoodEye' }),
  survivor('kit', 'runner', 6, [NONE, NONE, R, 'low', 3, 1], { ability: 'overlooked', never: 'weapons' }),
  survivor('vera', 'tactician', 31, [W, W, W, 'medium', 5, 3], { ability: 'roadSense' }),
  survivor('dominic', 'bruiser', 45, [W, R, WR, 'high', 6, 3], { leads: 'sermon' }),
  survivor('maeve', 'support', 25, [R, R, R, 'medium', 5, 3], { ability: 'rally' }),
  survivor('samir', 'support', 22, [R, R, R, 'medium', 4, 4], { ability: 'quickHands' }),
];
