import { useNow, useTable } from '../context.ts';

/** Says that another tab plays this table; it stands where that one has the question, so that nothing moves or is covered. */
export function Following() {
  const { say, takeOver } = useTable();
  const { following } = useNow();
  if (!following) return null;
  return (
    <div className="table-notice" role="status" data-testid="following">
      <p>{say({ id: 'web.table.following' })}</p>
      <button type="button" className="btn" onClick={takeOver}>
        {say({ id: 'web.table.take-over' })}
      </button>
    </div>
  );
}
