import { type Decision, type Describe, optionsOf, refsOf, type Say } from '@shamble/kernel';
import type { ToldOption, Weight } from '@shamble/parts/board';
import type { Row } from './grouped.ts';
import type { Open } from './open.ts';
import { byVerb, placeIn, type Verb, verbOf } from './verbs.ts';

/** The options of a decision in the order of their keys: the main ones, then plays beside. */
export interface Rows {
  readonly main: readonly Row[];
  readonly beside: readonly Row[];
  /** The main ones by what one does with them, where they are too many to stand side by side. */
  readonly verbs: readonly Verb[] | null;
  /** Plays beside by what one does with them, also where that is one thing; null where it is one play, or too many things. */
  readonly besideVerbs: readonly Verb[] | null;
}

/** The way on that is taken by default: a pass without a rival; beside others it is one answer of several. */
export const wayOn = (decision: Decision): string | null =>
  decision.kind === 'choose' && decision.options.length === 1 ? decision.pass : null;

const ALL = { main: Number.POSITIVE_INFINITY, verbs: Number.POSITIVE_INFINITY };

/** What the board adds to the words of an option. */
export interface Added {
  readonly weight?: (id: string) => Weight;
  readonly detail?: (id: string) => string;
  readonly alarm?: (id: string) => string | null;
  readonly verb?: (id: string) => string | null;
}

/** The options with their keys, in their order; behind their verbs where more than so many would stand open. */
export function rowsOf(
  decision: Decision,
  describe: Describe,
  say: Say,
  keys: readonly string[],
  { weight, detail, alarm, verb }: Added = {},
  open: Pick<Open, 'main' | 'verbs'> = ALL,
): Rows {
  const ids = optionsOf(decision);
  const groups = verb && decision.kind === 'choose' && ids.length > open.verbs ? byVerb(ids, verb, open.main) : null;
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
      ...(alarm ? { alarm: () => alarm(id) } : {}),
    };
  };
  const main = ids.map((id, i) => row(id, groups ? placeIn(groups, id) : i));
  const beside = decision.beside.map((id, i) => row(id, (groups ?? ids).length + i));
  const plays = verb && decision.beside.length > 1 ? byVerb(decision.beside, verb, open.main, 1) : null;
  return {
    main,
    beside,
    verbs: groups?.map((group, i) => verbOf(group, keys[i] ?? null, main)) ?? null,
    besideVerbs: plays?.map((group) => verbOf(group, null, beside)) ?? null,
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

/** The second line of an option, with what makes it dangerous. */
export const secondLine = ({ detail, alarm }: Row): string => [alarm?.(), detail?.()].filter(Boolean).join(' ');

/** An option as a board shows it in its menus. */
export function toldOf({ main, beside }: Rows, id: string): ToldOption {
  const row = [...main, ...beside].find((one) => one.id === id);
  return { words: row?.words ?? '', detail: row ? secondLine(row) : '', locks: row?.weight?.() === 'reveals' };
}
