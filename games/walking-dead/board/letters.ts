import { type Stage, signOf } from '@shamble/parts';
import { SURVIVORS, survivorNumber } from '../content/survivors.ts';

/** The first letter of a survivor's name: names are the same in every language, and their ids are the names. */
export const letterOf = (survivor: string): string => survivor[0].toUpperCase();

export const isFollower = (survivor: string): boolean => SURVIVORS[survivorNumber(survivor)].follower;

/** A pawn looks as its player's card does: the same sign, and the first letter or digit of the same name. */
export function pawnOf(stage: Stage, player: number): { readonly sign: number; readonly letter: string } {
  const name = stage.people.find(({ seat }) => seat === player - 1)?.name ?? '';
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?';
  return { sign: signOf(stage, player - 1), letter: letter.toLocaleUpperCase() };
}
