import type { Effect } from '../../content/words.ts';
import type { Replies } from './drive.ts';
import type { Circumstances } from './foretell.ts';
import type { Ledger } from './ledger.ts';
import type { Seated } from './stage.ts';

/** Faces by colour, a list for each roll. */
export type Dice = Readonly<Record<string, readonly (readonly string[])[]>>;

/** How a card can be made to end one way. The table of three is the usual one unless it says otherwise. */
export interface Ending {
  readonly name: string;
  readonly won: boolean;
  readonly effects: readonly Effect[];
  readonly own?: Partial<Seated>;
  readonly second?: Partial<Seated>;
  readonly dice?: Dice;
  readonly replies?: Replies;
  readonly at?: Partial<Circumstances>;
  /** What happens before the section is read. */
  readonly first?: (l: Ledger) => void;
}

/** An ending before its effects are known. */
export type Way = Omit<Ending, 'effects'>;

export const TIRED = ['andrea 1', 'arnold', 'beatriz 1', 'joelle 1'];

export const KILLS = { blue: [['K2', 'K2']], red: [['K3', 'K3']], green: [['K1', 'K1']] };
export const ACTIONS = { blue: [['A2', 'A2']], red: [['A1', 'A1']], green: [['A2', 'A2']] };
export const BOTH = { blue: [['A2', 'A2']], red: [['K3', 'K3']], green: [['A2', 'A2']] };
export const BLANKS = {
  blue: [['-', '-']],
  red: [['-', '-']],
  green: [['-', '-']],
};
