import type { Row } from './grouped.ts';

/** All options that do one thing; where there is one, that option itself. */
export interface Verb {
  readonly title: string;
  readonly key: string | null;
  readonly rows: readonly [Row, ...Row[]];
}

interface Group {
  readonly title: string;
  readonly ids: readonly string[];
}

/** Options by their verbs, in order; those without one stand alone. Null where there are fewer than `least`, or more than `most`. */
export function byVerb(
  ids: readonly string[],
  verb: (id: string) => string | null,
  most: number,
  least = 2,
): readonly Group[] | null {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const title = verb(id);
    const name = title === null ? `alone ${id}` : `verb ${title}`;
    const known = groups.get(name);
    if (known) known.push(id);
    else groups.set(name, [id]);
  }
  if (groups.size < least || groups.size > most) return null;
  return [...groups].map(([name, found]) => ({ title: name.slice(name.indexOf(' ') + 1), ids: found }));
}

/** The number of an option's key: among those of its verb, or among the verbs where it is the only one. */
export function placeIn(groups: readonly Group[], id: string): number {
  const at = groups.findIndex(({ ids }) => ids.includes(id));
  const { ids } = groups[at];
  return ids.length > 1 ? ids.indexOf(id) : at;
}

export function verbOf({ title, ids }: Group, key: string | null, main: readonly Row[]): Verb {
  const [first, ...rest] = main.filter(({ id }) => ids.includes(id));
  return { title, key, rows: [first, ...rest] };
}

/** The list that holds the options of a verb. */
export const foldOf = ({ rows: [first] }: Verb): string => `verb ${first.id}`;

/** The verb whose options are unfolded. */
export const unfolded = (verbs: readonly Verb[] | null, fold: string | null): Verb | null =>
  verbs?.find((verb) => verb.rows.length > 1 && foldOf(verb) === fold) ?? null;
