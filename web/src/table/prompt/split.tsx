import type { Split } from '@shamble/kernel';
import { useDesk, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import type { Row } from './grouped.ts';
import { room, shared } from './plan.ts';

interface SplitRowsProps {
  readonly decision: Split;
  readonly rows: readonly Row[];
}

/** A stepper for each target. */
export function SplitRows({ decision, rows }: SplitRowsProps) {
  const { say, desk } = useTable();
  const shares = useDesk(({ draft }) => draft.shares);
  return (
    <ul className="table-option-list table-splits">
      {rows.map(({ id, words, key }) => {
        const share = shares[id] ?? 0;
        const full = share >= room(decision, shares, id);
        const change = (by: number) => desk.setDraft(decision, { shares: shared(decision, shares, id, by) });
        return (
          <li key={id} className="table-split" data-testid="option" data-option={id}>
            {key !== null && (
              <span className="table-key" aria-hidden="true">
                {key}
              </span>
            )}
            <span className="table-option-words">{words}</span>
            <button
              type="button"
              className="btn btn-icon"
              aria-disabled={share === 0}
              aria-label={say({ id: 'web.table.split.less', params: { what: words } })}
              onClick={() => change(-1)}
            >
              <Glyph name="minus" />
            </button>
            <output className="table-split-share">{share}</output>
            <button
              type="button"
              className="btn btn-icon"
              aria-disabled={full}
              aria-label={say({ id: 'web.table.split.more', params: { what: words } })}
              onClick={() => change(1)}
            >
              <Glyph name="plus" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
