import type { Advice, Answer, Message, Params, Split } from '@shamble/kernel';

/** A reason: the message `bot.<id>`. */
export const why = (id: string, params?: Params): Message =>
  params ? { id: `bot.${id}`, params } : { id: `bot.${id}` };

export const advise = (answer: Answer, id: string, params?: Params): Advice => ({ answer, why: why(id, params) });

/** The option of highest worth. The first of equals wins. */
export function most<T>(options: readonly T[], worth: (option: T) => number): T {
  let found = options[0];
  let highest = worth(found);
  for (let i = 1; i < options.length; i++) {
    const here = worth(options[i]);
    if (here <= highest) continue;
    highest = here;
    found = options[i];
  }
  return found;
}

/** Shares a split out one by one, each to the target that is worth most by what it has got. */
export function shareOut(
  { options, total, limits }: Split,
  worth: (option: string, got: number) => number,
): Record<string, number> {
  const shares = options.map(() => 0);
  for (let n = 0; n < total; n++) {
    let at = -1;
    for (let i = 0; i < options.length; i++) {
      if (limits !== null && shares[i] >= limits[i]) continue;
      if (at < 0 || worth(options[i], shares[i]) > worth(options[at], shares[at])) at = i;
    }
    shares[at]++;
  }
  return Object.fromEntries(options.map((option, i) => [option, shares[i]]));
}

/** A chance as people say it: whole percent, never quite none and never quite certain unless it is. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** The number at the end of an id such as `take.2`. */
export const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('.') + 1));

export const survivorName = (id: string): Message => ({ id: `survivor.${id}` });
export const itemName = (id: string): Message => ({ id: `item.${id}` });
export const locationName = (id: string): Message => ({ id: `location.${id}` });
export const encounterName = (id: string): Message => ({ id: `enc.${id}` });
