import { useDesk, useShown, useTable } from '../context.ts';

/** The game and its round. */
export function Title() {
  const { say, board } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const round = board.round(past?.view ?? shown.view);
  return (
    <div className="table-title">
      <h1 className="notice">{say({ id: 'game.short' })}</h1>
      <p className="table-quiet">{say({ id: 'web.table.round', params: { n: round } })}</p>
    </div>
  );
}
