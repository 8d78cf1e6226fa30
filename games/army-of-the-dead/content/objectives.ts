/** The 12 Personal Objectives: what the Survivor named on it must do, and what its token brings. */
import { survivorNumber } from './survivors.ts';

export type PersonalGoal =
  /** Figures are kept on the card while they are counted (AD-PO05). */
  | { readonly goal: 'kills'; readonly of: 'shambler' | 'alpha'; readonly n: number; readonly melee?: true }
  | { readonly goal: 'atOnce'; readonly n: number }
  | { readonly goal: 'dormants'; readonly n: number }
  | { readonly goal: 'zeusDead' }
  | { readonly goal: 'level'; readonly level: 'orange' }
  | { readonly goal: 'alphaWithToken' }
  /** Looked at when everything else is done (AD-WIN07-R). */
  | { readonly goal: 'holds' }
  | { readonly goal: 'holdsAtExit' }
  | { readonly goal: 'cards'; readonly n: number }
  | { readonly goal: 'alive'; readonly n: number };

export type TokenPower =
  | 'doubleShamblers'
  | 'adrenaline30'
  | 'dieAgainstAbominations'
  | 'heal'
  | 'freeMove'
  | 'meleeDie'
  | 'showDormants'
  | 'ignoreEmpty'
  | 'searchMore'
  | 'spawnAlpha'
  | 'adrenaline5'
  | 'fewerAlphas';

export interface PersonalObjective {
  /** Number of the Survivor. */
  readonly survivor: number;
  readonly goal: PersonalGoal;
  readonly power: TokenPower;
  /** Inventory slots that the token fills. */
  readonly slots: number;
}

const objective = (id: string, goal: PersonalGoal, power: TokenPower, slots = 0): PersonalObjective => ({
  survivor: survivorNumber(id),
  goal,
  power,
  slots,
});

export const PERSONAL_OBJECTIVES: readonly PersonalObjective[] = [
  objective('dieter', { goal: 'kills', of: 'shambler', n: 8 }, 'doubleShamblers'),
  objective('cruz', { goal: 'holds' }, 'adrenaline30', 2),
  objective('scott', { goal: 'zeusDead' }, 'dieAgainstAbominations'),
  objective('kate', { goal: 'alive', n: 4 }, 'heal'),
  objective('chambers', { goal: 'kills', of: 'alpha', n: 3 }, 'freeMove'),
  objective('vanderohe', { goal: 'kills', of: 'alpha', n: 2, melee: true }, 'meleeDie'),
  objective('lilly', { goal: 'dormants', n: 3 }, 'showDormants'),
  objective('guzman', { goal: 'atOnce', n: 3 }, 'ignoreEmpty'),
  objective('burt', { goal: 'cards', n: 5 }, 'searchMore'),
  objective('bly', { goal: 'alphaWithToken' }, 'spawnAlpha'),
  objective('peters', { goal: 'level', level: 'orange' }, 'adrenaline5'),
  objective('martin', { goal: 'holdsAtExit' }, 'fewerAlphas', 1),
];
