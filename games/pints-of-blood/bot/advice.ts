import type { Advice, Message, Params } from '@shamble/kernel';

/** An answer the bot could give, with what it gains in bites. */
export interface Idea extends Advice {
  readonly gain: number;
}

/** A reason: the message `why.<id>`. */
export const why = (id: string, params?: Params): Message =>
  params ? { id: `why.${id}`, params } : { id: `why.${id}` };

/** The idea that gains most, where one gains anything. The first of equals wins. */
export function best(ideas: readonly Idea[]): Idea | null {
  let found: Idea | null = null;
  for (const idea of ideas) if (idea.gain > (found?.gain ?? 0)) found = idea;
  return found;
}

/** The option of least cost. The first of equals wins. */
export function least<T>(options: readonly T[], cost: (option: T) => number): T {
  let found = options[0];
  let lowest = cost(found);
  for (let i = 1; i < options.length; i++) {
    const here = cost(options[i]);
    if (here >= lowest) continue;
    lowest = here;
    found = options[i];
  }
  return found;
}

/** Bites as people say them: whole, and at least one. */
export const about = (bites: number): number => Math.max(1, Math.round(bites));

export const cardName = (id: string): Message => ({ id: `card.${id}` });
export const foodName = (id: string): Message => ({ id: `food.${id}` });
export const weaponName = (id: string): Message => ({ id: `weapon.${id}` });
