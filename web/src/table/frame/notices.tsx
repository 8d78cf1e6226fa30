import type { ReactNode } from 'react';
import { useToldForGood } from '../../app/known.ts';
import { useStillness } from '../../app/pace.ts';
import { useSettings } from '../../app/settings.ts';
import { useToldOnce } from '../../app/told-once.ts';
import { download } from '../../ui/download.ts';
import { useNow, useTable } from '../context.ts';
import { useExport } from './use-export.ts';

/**
 * What the reader must know about this table: it is not stored, something went wrong, its rules are newer, nothing can
 * move. It lies over the board until it is closed, and moves nothing.
 */
export function Notices() {
  const { say, desk } = useTable();
  const { id, unsaved, resumedFrom, trouble } = useNow();
  const { label, run } = useExport();
  // Each table is told of a full disk; a browser that keeps nothing at all is the same for all of them.
  const [isUnsavedTold, closeUnsaved] = useToldOnce(unsaved === 'full' ? `full ${id}` : unsaved, id);
  const [isTroubleTold, closeTrouble] = useToldOnce(trouble && `${trouble.code} ${trouble.detail} ${id}`, id);
  const [isResumedTold, closeResumed] = useToldOnce(resumedFrom && `resumed ${id}`, id);
  const wantsMotion = useSettings(({ motion }) => motion !== 'off');
  const stillness = useStillness();
  const [isStillTold, closeStill] = useToldForGood(wantsMotion && stillness !== null ? `still.${stillness}` : null);
  const exportDamaged = async () => {
    const text = await desk.attempt(() => desk.tables.exportDamaged(id));
    if (text !== null) download(`shamble-${id}-damaged.json`, text);
  };
  return (
    <div className="table-notices">
      {isUnsavedTold && (
        <Notice danger words={say({ id: `web.table.unsaved.${unsaved}` })} onClose={closeUnsaved}>
          <button type="button" className="btn" onClick={run}>
            {say(label)}
          </button>
        </Notice>
      )}
      {isTroubleTold && (
        <Notice danger words={say({ id: `web.table.trouble.${trouble?.code}` })} onClose={closeTrouble}>
          {trouble?.code === 'damaged' && (
            <button type="button" className="btn" onClick={exportDamaged}>
              {say({ id: 'web.table.trouble.export' })}
            </button>
          )}
        </Notice>
      )}
      {isStillTold && <Notice words={say({ id: `web.table.still.${stillness}` })} onClose={closeStill} />}
      {isResumedTold && (
        <Notice
          words={say({ id: 'web.table.resumed', params: { version: resumedFrom ?? '' } })}
          onClose={closeResumed}
        />
      )}
    </div>
  );
}

interface NoticeProps {
  readonly words: string;
  readonly onClose: () => void;
  readonly danger?: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

function Notice({ words, onClose, danger, children }: NoticeProps) {
  const { say } = useTable();
  return (
    <div className={danger ? 'table-notice table-notice-danger' : 'table-notice'} role={danger ? 'alert' : 'status'}>
      <p>{words}</p>
      {children}
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        {say({ id: 'web.close' })}
      </button>
    </div>
  );
}
