import type { Decision, Describe, Say } from '@shamble/kernel';
import type { Weight } from '@shamble/parts/board';
import type { Row } from './grouped.ts';
import { candidateId } from './plan.ts';

/** The options of a decision in the order of their keys: the main ones, with a pass first, then plays beside. */
export interface Rows {
  readonly main: readonly Row[];
  readonly beside: readonly Row[];
}

export const optionIds = (decision: Decision): readonly string[] => {
  if (decision.kind === 'place') return decision.candidates.map(candidateId);
  if (decision.kind !== 'choose' || decision.pass === null) return decision.options;
  return [decision.pass, ...decision.options.filter((id) => id !== decision.pass)];
};

/** What the board adds to the words of an option. */
export interface Added {
  readonly weight?: (id: string) => Weight;
}

/** The options with their keys, in their order. */
export function rowsOf(
  decision: Decision,
  describe: Describe,
  say: Say,
  keys: readonly string[],
  { weight }: Added = {},
): Rows {
  const main = optionIds(decision);
  const candidates = decision.kind === 'place' ? decision.candidates : [];
  const row = (id: string, index: number): Row => {
    const candidate = candidates[index];
    let said: string | null = null;
    return {
      id,
      // Most options of a long list are never looked at.
      get words() {
        return (said ??= candidate ? candidateWords(candidate, say) : say(describe.option(decision, id)));
      },
      ref: candidate ? null : describe.ref(decision, id),
      key: keys[index] ?? null,
      ...(weight && !candidate ? { weight: () => weight(id) } : {}),
    };
  };
  return {
    main: main.map(row),
    beside: decision.beside.map((id, i) => row(id, main.length + i)),
  };
}

type Candidate = Extract<Decision, { kind: 'place' }>['candidates'][number];

function candidateWords(candidate: Candidate, say: Say): string {
  const path = candidate as readonly unknown[];
  if (typeof path[0] === 'number')
    return say({ id: 'web.table.place.point', params: { x: path[0], y: Number(path[1]) } });
  const [x, y] = (path.at(-1) ?? [0, 0]) as readonly [number, number];
  return say({ id: 'web.table.place.path', params: { n: path.length, x, y } });
}

/** Options by what they refer to on the board. */
export function refsOf({ main, beside }: Rows): ReadonlyMap<string, readonly string[]> {
  const refs = new Map<string, string[]>();
  for (const { id, ref } of [...main, ...beside]) {
    if (ref === null) continue;
    const known = refs.get(ref);
    if (known) known.push(id);
    else refs.set(ref, [id]);
  }
  return refs;
}
