import { percent } from '@shamble/kernel/words';
import type { Bar } from '@shamble/parts/board';
import { useTable } from '../context.ts';

/** Chances to compare at a glance: each with its words, a bar and its number. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const { say } = useTable();
  return (
    <dl className="table-bars">
      {bars.map((bar) => {
        const words = say(bar.of);
        const n = percent(bar.chance);
        return (
          <div key={words} className="table-bar">
            <dt>{words}</dt>
            <dd>
              <span className="table-bar-track">
                <span style={{ inlineSize: `${n}%` }} />
              </span>
              <span className="table-bar-number">{say({ id: 'web.percent', params: { n } })}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
