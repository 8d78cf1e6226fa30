/** The 12 Survivors (AD-COMP02, AD-CONT07). A Survivor's number is the place in the table. */
import { equipmentNumber } from './equipment.ts';
import { type Skill, skill } from './skills.ts';

export type Speciality = 'bruiser' | 'pilot' | 'vaultExpert' | 'stealthy' | 'mechanic';

export const SPECIALITIES: readonly Speciality[] = ['bruiser', 'pilot', 'vaultExpert', 'stealthy', 'mechanic'];

export interface Survivor {
  readonly id: string;
  readonly speciality: Speciality;
  /** One letter, and two where others share it. */
  readonly letters: readonly [string, string];
  readonly blue: Skill;
  readonly orange: readonly Skill[];
  readonly red: readonly Skill[];
  /** Two sets of two cards to start with, as numbers of Equipment (AD-SETUP08). */
  readonly sets: readonly (readonly number[])[];
}

function survivor(
  id: string,
  letters: string,
  speciality: Speciality,
  blue: string,
  orange: string,
  red: string,
  ...sets: readonly string[]
): Survivor {
  const skills = (list: string): Skill[] => list.split(' ').map(skill);
  return {
    id,
    speciality,
    letters: [letters[0], letters],
    blue: skill(blue),
    orange: skills(orange),
    red: skills(red),
    sets: sets.map((set) => set.split(' ').map(equipmentNumber)),
  };
}

export const SURVIVORS: readonly Survivor[] = [
  survivor(
    'kate',
    'Ka',
    'stealthy',
    'freeAction.move',
    'slippery silentKiller',
    'plusDie.combat lifesaver sidestep',
    'semiRifle armyKnife',
    'revolver gasCan',
  ),
  survivor(
    'scott',
    'Sc',
    'bruiser',
    'bornLeader',
    'plusDie.ranged freeAction.combat',
    'plusDamage.ranged combatReflexes hunter.alpha',
    'scottsRifle magazine',
    'machete grenade',
  ),
  survivor(
    'dieter',
    'Di',
    'vaultExpert',
    'lucky',
    'freeAction.move sidestep',
    'sixPlusDie.combat slippery freeAction.combat',
    'spikedBat semiPistol',
    'crowbar dynamite',
  ),
  survivor(
    'chambers',
    'Ch',
    'stealthy',
    'hitAndRun',
    'freeAction.ranged steadyHand',
    'escalation.ranged sprint reaper.ranged',
    'semiRifle silencer',
    'submachinePistol armyKnife',
  ),
  survivor(
    'vanderohe',
    'Va',
    'bruiser',
    'bloodlust.melee',
    'plusDie.melee charge',
    'plusDamage.melee reaper.melee freeAction.melee',
    'circularSaw firstAid',
    'shotgun magazine',
  ),
  survivor(
    'lilly',
    'Li',
    'stealthy',
    'silentKiller',
    'sprint hunter.shambler',
    'plusZone reaper.combat tactician',
    'semiRifle armyKnife',
    'machete bola',
  ),
  survivor(
    'cruz',
    'Cr',
    'mechanic',
    'twoCards',
    'explosivesMaster getToSafety',
    'plusDie.ranged sixPlusDamage.ranged tactician',
    'semiRifle magazine',
    'grenadeLauncher gasCan',
  ),
  survivor(
    'guzman',
    'Gu',
    'bruiser',
    'steadyHand',
    'escalation.ranged freeAction.ranged',
    'sixPlusDie.ranged hunter.shambler explosivesMaster',
    'machineGun magazine',
    'goldenAk grenade',
  ),
  survivor(
    'burt',
    'Bu',
    'mechanic',
    'carefulSearcher',
    'plusDie.combat shove',
    'regeneration bloodlust.combat sixPlusDamage.combat',
    'shotgun magazine',
    'semiPistol adrenaline',
  ),
  survivor(
    'bly',
    'Bl',
    'vaultExpert',
    'sidestep',
    'freeAction.melee lucky',
    'escalation.melee hunter.alpha regeneration',
    'katana trap',
    'spikedBat firstAid',
  ),
  survivor(
    'peters',
    'Pe',
    'pilot',
    'plusZone',
    'lifesaver freeAction.search',
    'combatReflexes getToSafety freeAction.combat',
    'revolver gasCan',
    'rocketLauncher magazine',
  ),
  survivor(
    'martin',
    'Ma',
    'pilot',
    'tactician',
    'combatReflexes plusDamage.ranged',
    'reaper.ranged hunter.alpha slippery',
    'sniperRifle magazine',
    'desertEagle dynamite',
  ),
];

const NUMBERS = new Map(SURVIVORS.map(({ id }, n) => [id, n]));

/** The number of a Survivor by the id. */
export function survivorNumber(id: string): number {
  const n = NUMBERS.get(id);
  if (n === undefined) throw new Error(`there is no Survivor "${id}"`);
  return n;
}

/** Health at the start (AD-SETUP13, AD-SPEC03). */
export const healthOf = (n: number): number => (SURVIVORS[n].speciality === 'bruiser' ? 4 : 3);
