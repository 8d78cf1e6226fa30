import { useDesk, useShown, useTable } from '../context.ts';

/** Where in the turn the table stands. */
export function PhaseTrack() {
  const { say, board } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const now = board.phase(past?.view ?? shown.view);
  return (
    <ol className="table-phases" aria-label={say({ id: 'web.table.phases' })}>
      {board.phases.map(({ id, name }) => (
        <li key={id} className="table-phase" aria-current={id === now ? 'step' : undefined}>
          {say(name)}
        </li>
      ))}
    </ol>
  );
}
