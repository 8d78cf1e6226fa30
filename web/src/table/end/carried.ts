import type { Decision } from '@shamble/kernel';
import type { Again, Beginning } from '@shamble/parts/board';

/** What tables that were laid once more keep of those before, as long as the page. */
const carried = new Map<string, Again['begins']>();

export const carry = (table: string, begins: Again['begins']): void => {
  carried.set(table, begins);
};

/** What a question of such a table begins with; null for every other. */
export const carriedTo = (table: string, { ask }: Decision): Beginning | null => carried.get(table)?.[ask.id] ?? null;
