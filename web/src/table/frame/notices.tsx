import { useToldForGood } from '../../app/known.ts';
import { useStillness } from '../../app/pace.ts';
import { useSettings } from '../../app/settings.ts';
import { useToldOnce } from '../../app/told-once.ts';
import { download } from '../../ui/download.ts';
import { useNow, useTable } from '../context.ts';
import { useExport } from './use-export.ts';

/** What the reader must know about this table: it is not stored, something went wrong, its rules are newer, nothing can move. */
export function Notices() {
  const { say, desk } = useTable();
  const { id, unsaved, resumedFrom, trouble } = useNow();
  const { label, run } = useExport();
  // Each table is told of a full disk; a browser that keeps nothing at all is the same for all of them.
  const [isUnsavedTold, closeUnsaved] = useToldOnce(unsaved === 'full' ? `full ${id}` : unsaved, id);
  const wantsMotion = useSettings(({ motion }) => motion !== 'off');
  const stillness = useStillness();
  const [isStillTold, closeStill] = useToldForGood(wantsMotion && stillness !== null ? `still.${stillness}` : null);
  if (!isUnsavedTold && !isStillTold && resumedFrom === null && trouble === null) return null;
  const exportDamaged = async () => {
    const text = await desk.attempt(() => desk.tables.exportDamaged(id));
    if (text !== null) download(`shamble-${id}-damaged.json`, text);
  };
  return (
    <div className="table-notices">
      {isUnsavedTold && (
        <div className="table-notice table-notice-danger" role="alert">
          <p>{say({ id: `web.table.unsaved.${unsaved}` })}</p>
          <button type="button" className="btn" onClick={run}>
            {say(label)}
          </button>
          <button type="button" className="btn btn-quiet" onClick={closeUnsaved}>
            {say({ id: 'web.close' })}
          </button>
        </div>
      )}
      {trouble !== null && (
        <div className="table-notice table-notice-danger" role="alert">
          <p>{say({ id: `web.table.trouble.${trouble.code}` })}</p>
          {trouble.code === 'damaged' && (
            <button type="button" className="btn" onClick={exportDamaged}>
              {say({ id: 'web.table.trouble.export' })}
            </button>
          )}
        </div>
      )}
      {isStillTold && (
        <div className="table-notice" role="status">
          <p>{say({ id: `web.table.still.${stillness}` })}</p>
          <button type="button" className="btn btn-quiet" onClick={closeStill}>
            {say({ id: 'web.close' })}
          </button>
        </div>
      )}
      {resumedFrom !== null && (
        <div className="table-notice" role="status">
          <p>{say({ id: 'web.table.resumed', params: { version: resumedFrom } })}</p>
        </div>
      )}
    </div>
  );
}
