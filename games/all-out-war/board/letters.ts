/** The letters on the plates: two of the first name, others where two people would have the same. */
import { SURVIVORS } from '../content/survivors.ts';
import type { View } from '../rules/view.ts';

const upper = (name: string): string => name[0].toUpperCase() + name.slice(1);

/** Both Ricks are one character; names are the same in all languages. */
const nameOf = (survivor: number): string => SURVIVORS[survivor].character;

/** By id. In one group no two plates are alike; rivals differ by shape and colour. */
export function lettersOf({ people }: Pick<View, 'people'>): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const side of [0, 1]) {
    const taken = new Set<string>();
    for (const { id, survivor } of people.filter((one) => one.side === side)) {
      const name = nameOf(survivor);
      const tries = [...name.slice(1)].map((letter) => upper(name)[0] + letter);
      const free = tries.find((two) => !taken.has(two)) ?? tries[0];
      taken.add(free);
      letters.set(id, free);
    }
  }
  return letters;
}
