import type { Match } from '@shamble/kernel';
import type { Walking } from '../state.ts';
import { type Asked, drive, type Replies } from './drive.ts';
import { type Position, type Script, type Seated, stage } from './stage.ts';

/** Whose the item is, seen from the active player. */
export type Owner = 'own' | 'member';
/** Blanks of the first player's dice, and of a group's. */
const BLANKS: Readonly<Record<Owner, Script>> = {
  own: { blue: [['-', '-']], green: [['-', '-']] },
  member: { blue: [['-', '-', '-']], red: [['-']], green: [['-', '-', '-', '-']] },
};

export interface Played {
  readonly match: Match<Walking>;
  readonly log: readonly Asked[];
}

/** A turn of the first player, with the item in the own inventory or in a member's. */
export function turn(
  item: string,
  owner: Owner,
  how: Partial<Position> & { own?: Partial<Seated> },
  script: Script,
  replies: Replies,
): Played {
  const { own, ...position } = how;
  const space = own?.space ?? 'A6';
  const group = owner === 'member' ? { group: 1 } : {};
  const items = [item];
  const first: Seated = { team: ['dale', 'delphine'], space, stock: [1, 1, 1], ...group, ...own };
  const second: Seated = {
    team: ['andrea', 'beatriz'],
    space: owner === 'member' ? space : 'J12',
    stock: [0, 0, 0],
    ...group,
  };
  const players = owner === 'own' ? [{ ...first, items }, second] : [first, { ...second, items }];
  const match = stage({ players, ...position }, { ...BLANKS[owner], ...script });
  return { match, log: drive(match, replies) };
}
