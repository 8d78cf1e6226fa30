import type { Pick } from '@shamble/kernel';
import { useDesk, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { FEW } from './option-list.tsx';
import { moved } from './plan.ts';
import type { Answering } from './use-answering.ts';

interface ChosenProps {
  readonly decision: Pick;
  readonly answering: Answering;
}

/** What is in a selection so far, each part to be taken out again, and to be moved where the order counts. */
export function Chosen({ decision, answering: { rows, choose } }: ChosenProps) {
  const { say, desk } = useTable();
  const plan = useDesk(({ draft }) => draft.plan);
  // One of a few is seen where it stands.
  if (plan.length === 0 || (decision.max === 1 && decision.options.length <= FEW)) return null;
  return (
    <ul className="table-chosen" aria-label={say({ id: 'web.table.pick.chosen' })}>
      {plan.map((id, i) => {
        const words = rows.main.find((row) => row.id === id)?.words ?? id;
        return (
          <li key={id}>
            {decision.ordered && i > 0 && (
              <button
                type="button"
                className="table-chosen-move"
                aria-label={say({ id: 'web.table.order.up', params: { what: words } })}
                onClick={() => desk.setDraft(decision, { plan: moved(plan, id, -1) })}
              >
                <Glyph name="up" />
              </button>
            )}
            <button
              type="button"
              className="table-chosen-out"
              aria-label={say({ id: 'web.table.pick.out', params: { what: words } })}
              onClick={() => choose(id)}
            >
              {words} <Glyph name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
