import { useDesk, useIntent, useShown, useTable } from '../context.ts';
import { Late } from '../late.tsx';
import { callUp } from '../state/ui.ts';

/** The game's own line over the board; its room is kept while it is not there yet. */
export function StatusLine() {
  const { say, board } = useTable();
  if (!board.status) return null;
  return (
    <section className="table-status part-aside" aria-label={say({ id: 'web.table.status' })}>
      <Late>
        <Line />
      </Late>
    </section>
  );
}

export function Line() {
  const { say, board, ui, layout } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const intent = useIntent();
  if (!board.status) return null;
  const { Line: Own } = board.status;
  return (
    <Own
      view={past?.view ?? shown.view}
      intent={intent}
      say={say}
      compact={layout === 'phone' || layout === 'side'}
      press={(thing, from) => callUp(ui, thing, from)}
    />
  );
}
