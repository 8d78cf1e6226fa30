import type { Match } from '@shamble/kernel';
import type { EditionId } from '../edition.ts';
import type { Walking } from '../state.ts';
import { type Asked, drive, events, type Replies } from './drive.ts';
import { HERE, NEXT, TOP_LOCATION } from './foretell.ts';
import { type Ledger, ledger } from './ledger.ts';
import { type Position, type Script, type Seated, stage, withCard } from './stage.ts';

const OWN: Seated = { team: ['andrea', 'arnold', 'beatriz', 'joelle'], space: 'B6', stock: [3, 3, 3] };
const SECOND: Seated = { team: ['shane', 'oscar'], space: 'E14', stock: [2, 2, 2] };
const THIRD: Seated = { team: ['dale', 'kenji'], space: 'F3', stock: [2, 2, 2] };

/** What is different from the usual table of three. */
export interface Setting {
  readonly edition?: EditionId;
  readonly own?: Partial<Seated> | undefined;
  readonly second?: Partial<Seated> | undefined;
  readonly third?: Partial<Seated> | undefined;
  readonly dice?: Script | undefined;
  readonly replies?: Replies | undefined;
  readonly more?: Partial<Position>;
}

export interface Faced {
  readonly match: Match<Walking>;
  readonly log: readonly Asked[];
  readonly before: Ledger;
  readonly after: Ledger;
  readonly won: boolean;
}

/** A card is faced for the Fuel of B7, with tokens on two of the spaces around it and on the one that was left. */
export function facePrinted(card: string, { edition = 'fr', own, second, third, dice, replies, more }: Setting): Faced {
  const position: Position = {
    edition,
    players: [
      { ...OWN, ...own },
      { ...SECOND, ...second },
      { ...THIRD, ...third },
    ],
    tokens: { A7: [2], A8: [3] },
    encounters: [card],
    followers: NEXT.map(([name]) => name),
    locations: [TOP_LOCATION],
    ...more,
  };
  const match = stage(position, dice);
  const before = ledger(match.state);
  const log = drive(match, { step: [`go.${HERE}`], ...replies });
  const won = events(match, 'succeeded').some((event) => event.card === card);
  return { match, log, before, after: ledger(match.state), won };
}

/** The same with a card of the test's own; a moral one has its options in the places of success and fail. */
export function face(challenge: string, success: string, fail: string, setting: Setting = {}): Faced {
  return withCard([challenge, success, fail], () => facePrinted('K01', setting));
}

/** Dice of the usual team: two blue, two red, two green. */
export const dice = (blue: string, red: string, green: string): Script => ({
  blue: [blue.split(' ')],
  red: [red.split(' ')],
  green: [green.split(' ')],
});

export const BLANK = dice('- -', '- -', '- -');

/** What somebody's stock has become: Food, Fuel, Ammo; the Fuel of the space included. */
export const stock = ({ after }: Faced, player = 1): readonly number[] => after.players[player - 1].stock;
