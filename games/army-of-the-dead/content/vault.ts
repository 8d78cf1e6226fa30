/** The 5 Vault cards (AD-VAULT08): which help each Speciality gives with the traps. */
import type { Speciality } from './survivors.ts';

/** +1 or -1 to one die; +1 to one and -1 to another; any face; one roll more; one die more. */
export type VaultBonus = 'nudge' | 'pair' | 'turn' | 'roll' | 'die';

export interface VaultCard {
  readonly id: string;
  readonly bonuses: readonly (readonly [Speciality, VaultBonus])[];
}

export const VAULT_CARDS: readonly VaultCard[] = [
  {
    id: 'gears',
    bonuses: [
      ['mechanic', 'nudge'],
      ['vaultExpert', 'roll'],
      ['bruiser', 'die'],
    ],
  },
  {
    id: 'beams',
    bonuses: [
      ['stealthy', 'turn'],
      ['pilot', 'nudge'],
      ['mechanic', 'roll'],
    ],
  },
  {
    id: 'plates',
    bonuses: [
      ['stealthy', 'die'],
      ['bruiser', 'pair'],
      ['vaultExpert', 'nudge'],
    ],
  },
  {
    id: 'darts',
    bonuses: [
      ['bruiser', 'roll'],
      ['pilot', 'pair'],
      ['mechanic', 'turn'],
    ],
  },
  {
    id: 'lock',
    bonuses: [
      ['vaultExpert', 'turn'],
      ['pilot', 'die'],
      ['stealthy', 'pair'],
    ],
  },
];
