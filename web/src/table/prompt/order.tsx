import type { Order } from '@shamble/kernel';
import { useDesk, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import type { Row } from './grouped.ts';
import { moved } from './plan.ts';

interface OrderRowsProps {
  readonly decision: Order;
  readonly rows: readonly Row[];
}

/** Things to be put in order, each with a way up and down. */
export function OrderRows({ decision, rows }: OrderRowsProps) {
  const { say, desk } = useTable();
  const plan = useDesk(({ draft }) => draft.plan);
  return (
    <ol className="table-option-list table-order">
      {plan.map((id, i) => {
        const what = rows.find((row) => row.id === id)?.words ?? id;
        const move = (by: -1 | 1) => desk.setDraft(decision, { plan: moved(plan, id, by) });
        return (
          <li key={id} className="table-split" data-testid="option" data-option={id}>
            <span className="table-key">{i + 1}</span>
            <span className="table-option-words">{what}</span>
            <button
              type="button"
              className="btn btn-icon"
              aria-disabled={i === 0}
              aria-label={say({ id: 'web.table.order.up', params: { what } })}
              onClick={() => move(-1)}
            >
              <Glyph name="up" />
            </button>
            <button
              type="button"
              className="btn btn-icon"
              aria-disabled={i === plan.length - 1}
              aria-label={say({ id: 'web.table.order.down', params: { what } })}
              onClick={() => move(1)}
            >
              <Glyph name="down" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
