import type { Decision, Json, Message, Say, Terminal } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { wrap } from './columns.ts';

/** What boards show beside themselves: headings with lines, some of them with chances. */
interface Panel {
  readonly title: Message;
  readonly lines: readonly {
    readonly text: Message;
    readonly sure: 'certain' | 'open' | 'unknown';
    readonly bars?: readonly { readonly of: Message; readonly chance: number }[];
  }[];
}

/** What is certain, what hangs on a choice or on dice. */
const MARKS = { certain: '•', open: '◦', unknown: '?' } as const;

/** Headings with their lines below, chances after their words. */
function panelLines(panels: readonly Panel[], say: Say, width: number): string[] {
  return panels.flatMap(({ title, lines }) => [
    ...wrap(say(title), width),
    ...lines.flatMap(({ text, sure, bars = [] }) => {
      const chances = bars.map(({ of, chance }) =>
        say({ id: 'terminal.chance', params: { of, percent: percent(chance) } }),
      );
      const words = [say(text), chances.join('; ')].filter(Boolean).join(' ');
      return wrap(words, width - 4).map((line, i) => (i === 0 ? `  ${MARKS[sure]} ${line}` : `    ${line}`));
    }),
  ]);
}

/** An option that is looked at, as boards hear of it: a named place is its point, pose or path. */
function intentFor(decision: Decision, looked: string | null) {
  const named = decision.kind === 'place' ? decision.candidates.find(({ id }) => id === looked) : undefined;
  return { decision, selected: looked, plan: [], shares: {}, spot: named?.answer ?? null };
}

/** The forecasts of a board, as a terminal tells them in lines of at most `widest` columns. */
export const foretelling =
  (
    panels: (view: Json, intent: ReturnType<typeof intentFor>) => readonly Panel[],
    widest: number,
  ): NonNullable<Terminal['foretell']> =>
  (view, decision, looked, say, width) =>
    panelLines(panels(view, intentFor(decision, looked)), say, Math.min(width, widest));
