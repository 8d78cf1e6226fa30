import { useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';

/** Says that what is chosen cannot be undone; where there is little room only a lock is seen. */
export function NoUndo({ short = false }: { readonly short?: boolean }) {
  const { say } = useTable();
  const words = say({ id: 'web.table.no-undo' });
  return (
    <span className="table-no-undo" title={words} data-testid="no-undo">
      <Glyph name="lock" />
      <span className={short ? 'unseen' : undefined}>{words}</span>
    </span>
  );
}
