/** The Skills of the game (AD-SKILL01 to AD-SKILL28), as words the rules understand. */

/** Actions a Skill may be about. */
export type CombatType = 'combat' | 'melee' | 'ranged';

export type Skill =
  | { readonly word: 'plusAction' }
  | { readonly word: 'freeAction'; readonly of: CombatType | 'move' | 'search' }
  | { readonly word: 'plusDie'; readonly of: CombatType }
  | { readonly word: 'plusDamage'; readonly of: CombatType }
  | { readonly word: 'plusZone' }
  | { readonly word: 'hunter'; readonly of: 'shambler' | 'alpha' }
  | { readonly word: 'charge' }
  | { readonly word: 'twoCards' }
  | { readonly word: 'carefulSearcher' }
  | { readonly word: 'escalation'; readonly of: CombatType }
  | { readonly word: 'lucky' }
  | { readonly word: 'silentKiller' }
  | { readonly word: 'slippery' }
  | { readonly word: 'bornLeader' }
  | { readonly word: 'explosivesMaster' }
  | { readonly word: 'steadyHand' }
  | { readonly word: 'getToSafety' }
  | { readonly word: 'reaper'; readonly of: CombatType }
  | { readonly word: 'hitAndRun' }
  | { readonly word: 'regeneration' }
  | { readonly word: 'combatReflexes' }
  | { readonly word: 'sixPlusDie'; readonly of: CombatType }
  | { readonly word: 'sixPlusDamage'; readonly of: CombatType }
  | { readonly word: 'lifesaver' }
  | { readonly word: 'sidestep' }
  | { readonly word: 'sprint' }
  | { readonly word: 'bloodlust'; readonly of: CombatType }
  | { readonly word: 'shove' }
  | { readonly word: 'tactician' };

/** A Skill's id in options, events and texts: its word, and what it is about. */
export const skillId = (skill: Skill): string => ('of' in skill ? `${skill.word}.${skill.of}` : skill.word);

/** Reads `word` or `word.of`. */
export function skill(id: string): Skill {
  const [word, of] = id.split('.');
  return (of === undefined ? { word } : { word, of }) as Skill;
}
