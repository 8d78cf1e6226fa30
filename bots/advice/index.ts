import type { Advice, Answer, Message, Params, Split } from '@shamble/kernel';

/** Gives reasons: the messages `<prefix>.<id>`. */
export function reasons(prefix: string) {
  const why = (id: string, params?: Params): Message => ({ id: `${prefix}.${id}`, ...(params && { params }) });
  const advise = (answer: Answer, id: string, params?: Params): Advice => ({ answer, why: why(id, params) });
  return { why, advise };
}

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

/** The option of least cost. The first of equals wins. */
export const least = <T>(options: readonly T[], cost: (option: T) => number): T =>
  most(options, (option) => -cost(option));

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

/** The number at the end of an id such as `take.2`. */
export const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('.') + 1));
