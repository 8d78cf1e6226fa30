import { fit, flow, widest, wrap } from './columns.ts';

/** One thing to know: what it is about, and the parts of what there is to say. */
export interface Fact {
  readonly label: string;
  readonly parts: readonly string[];
}

const LABEL_MOST = 15;

/** Facts one under the other, their labels in a column. */
export function factLines(facts: readonly Fact[], width: number): string[] {
  const heads = facts.map(({ label }) => wrap(label, Math.min(LABEL_MOST, Math.floor(width / 3))));
  const column = widest(heads.flat());
  return facts.flatMap(({ parts }, i) => {
    const texts = flow(parts, width - column - 2);
    return Array.from({ length: Math.max(heads[i].length, texts.length) }, (_, line) =>
      `${fit(heads[i][line] ?? '', column)}  ${texts[line] ?? ''}`.trimEnd(),
    );
  });
}
