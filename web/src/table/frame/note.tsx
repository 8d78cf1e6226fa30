import { useTable, useUi } from '../context.ts';
import { Glyph } from './glyph.tsx';

/** The answer to a question key, for the eyes; the announcement says it too. */
export function Note() {
  const { say, ui } = useTable();
  const note = useUi((state) => state.note);
  if (note === null) return null;
  return (
    <div className="table-note on-paper">
      <p>{note.text}</p>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={say({ id: 'web.table.note.close' })}
        onClick={() => ui.setState({ note: null })}
      >
        <Glyph name="close" />
      </button>
    </div>
  );
}
