import { reasons } from '@shamble/bots/advice';
import type { Advice } from '@shamble/kernel';
import { group } from '@shamble/kernel/words';

/** An answer the bot could give, with what it gains in bites. */
export interface Idea extends Advice {
  readonly gain: number;
}

/** Reasons are the messages `why.<id>`. */
export const { why } = reasons('why');

/** The idea that gains most, where one gains anything. The first of equals wins. */
export function best(ideas: readonly Idea[]): Idea | null {
  let found: Idea | null = null;
  for (const idea of ideas) if (idea.gain > (found?.gain ?? 0)) found = idea;
  return found;
}

/** Bites as people say them: whole, and at least one. */
export const about = (bites: number): number => Math.max(1, Math.round(bites));

export const cardName = group('card');
export const foodName = group('food');
export const weaponName = group('weapon');
