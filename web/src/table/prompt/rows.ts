import { type Decision, type Describe, optionsOf, refsOf, type Say } from '@shamble/kernel';
import type { ToldOption, Weight } from '@shamble/parts/board';
import type { Row } from './grouped.ts';
import { byVerb, placeIn, type Verb, verbOf } from './verbs.ts';

/** The options of a decision in the order of their keys: the main ones, with a pass first, then plays beside. */
export interface Rows {
  readonly main: readonly Row[];
  readonly beside: readonly Row[];
  /** The main ones by what one does with them, where they are too many to stand side by side. */
  readonly verbs: readonly Verb[] | null;
}

export const optionIds = (decision: Decision): readonly string[] => {
  if (decision.kind !== 'choose' || decision.pass === null) return optionsOf(decision);
  return [decision.pass, ...decision.options.filter((id) => id !== decision.pass)];
};

/** What the board adds to the words of an option. */
export interface Added {
  readonly weight?: (id: string) => Weight;
  readonly detail?: (id: string) => string;
  readonly verb?: (id: string) => string | null;
}

/** The options with their keys, in their order; more than `most` stand behind their verbs. */
export function rowsOf(
  decision: Decision,
  describe: Describe,
  say: Say,
  keys: readonly string[],
  { weight, detail, verb }: Added = {},
  most = Number.POSITIVE_INFINITY,
): Rows {
  const ids = optionIds(decision);
  const groups = verb && decision.kind === 'choose' && ids.length > most ? byVerb(ids, verb, most) : null;
  const row = (id: string, nth: number): Row => {
    let said: string | null = null;
    return {
      id,
      // Most options of a long list are never looked at.
      get words() {
        return (said ??= say(describe.option(decision, id)));
      },
      refs: refsOf(describe, decision, id),
      key: keys[nth] ?? null,
      ...(weight ? { weight: () => weight(id) } : {}),
      ...(detail ? { detail: () => detail(id) } : {}),
    };
  };
  const main = ids.map((id, i) => row(id, groups ? placeIn(groups, id) : i));
  return {
    main,
    beside: decision.beside.map((id, i) => row(id, (groups ?? ids).length + i)),
    verbs: groups?.map((group, i) => verbOf(group, keys[i] ?? null, main)) ?? null,
  };
}

/** Options by what they refer to on the board. */
export function byRef({ main, beside }: Rows): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, refs } of [...main, ...beside])
    for (const ref of refs) {
      const known = found.get(ref);
      if (known) known.push(id);
      else found.set(ref, [id]);
    }
  return found;
}

/** An option as a board shows it in its menus. */
export function toldOf({ main, beside }: Rows, id: string): ToldOption {
  const row = [...main, ...beside].find((one) => one.id === id);
  return { words: row?.words ?? '', detail: row?.detail?.() ?? '', locks: row?.weight?.() === 'reveals' };
}
