import type { SavedTables as Saved } from '@shamble/tables';
import { useCallback, useEffect, useState } from 'react';
import { tables } from '../../engine/client.ts';
import { download } from '../../ui/download.ts';
import { Trouble } from '../../ui/trouble.tsx';
import { fetchAhead } from '../ahead.ts';
import { whenIdle } from '../idle.ts';
import { useSay } from '../say.ts';
import { useToldOnce } from '../told-once.ts';
import { Slip } from './slip.tsx';

type Shown = Saved | { readonly error: string } | null;

interface SavedTablesProps {
  /** Told whether a table among them is unfinished. */
  readonly onListed: (unfinished: boolean) => void;
}

/** The tables one can go on with, the latest first; looked up again whenever the page comes back into sight. */
export function SavedTables({ onListed }: SavedTablesProps) {
  const say = useSay();
  const [shown, setShown] = useState<Shown>(null);

  const look = useCallback(async () => {
    try {
      const listed = await tables.list();
      setShown(listed);
      onListed(listed.tables.some(({ over }) => !over));
    } catch (error) {
      setShown({ error: error instanceof Error ? error.message : String(error) });
    }
  }, [onListed]);

  useEffect(() => {
    const callOff = whenIdle(() => void look());
    const seen = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      callOff();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [look]);

  // Somebody who has a table will likely go on with it.
  const games = shown && 'tables' in shown ? [...new Set(shown.tables.map(({ game }) => game))].join(' ') : '';
  useEffect(() => {
    if (games === '') return;
    return whenIdle(() => {
      for (const game of games.split(' ')) void fetchAhead(game);
    });
  }, [games]);

  const trouble = shown && 'trouble' in shown ? shown.trouble : null;
  const [isTroubleTold] = useToldOnce(trouble, 'shelf');

  if (shown === null) return <p className="hint">{say({ id: 'web.waiting' })}</p>;
  if ('error' in shown) return <Trouble inline kind="storage" details={shown.error} onRetry={() => void look()} />;
  const { unreadable } = shown;
  return (
    <>
      {isTroubleTold && (
        <Trouble inline kind={trouble === 'newer' ? 'newer-shelf' : 'storage'} onRetry={() => void look()} />
      )}
      {unreadable.map((id) => (
        <Unreadable key={id} id={id} onGone={() => void look()} />
      ))}
      {shown.tables.length === 0 && trouble === null && (
        <p className="hint shelf-none">{say({ id: 'web.shelf.none' })}</p>
      )}
      <ul className="shelf-slips">
        {shown.tables.map((table) => (
          <Slip key={table.id} table={table} onGone={() => void look()} />
        ))}
      </ul>
    </>
  );
}

/** A table whose entry on the shelf is damaged: what is left of it can be saved, and it can be thrown away. */
function Unreadable({ id, onGone }: { readonly id: string; readonly onGone: () => void }) {
  const say = useSay();
  const save = async (): Promise<void> => {
    const text = await tables.exportDamaged(id);
    if (text !== null) download(`shamble-${id}-damaged.json`, text);
  };
  const discard = async (): Promise<void> => {
    await tables.remove(id);
    onGone();
  };
  return (
    <Trouble inline kind="unreadable" onExport={save}>
      <button type="button" className="btn" onClick={() => void discard()}>
        {say({ id: 'web.shelf.delete.act' })}
      </button>
    </Trouble>
  );
}
