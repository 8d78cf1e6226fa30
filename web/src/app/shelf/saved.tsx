import { useCallback, useEffect, useState } from 'react';
import type { SavedTable } from '../../contract.ts';
import { tables } from '../../engine/client.ts';
import { Trouble } from '../../ui/trouble.tsx';
import { fetchAhead } from '../ahead.ts';
import { whenIdle } from '../idle.ts';
import { useSay } from '../say.ts';
import { Slip } from './slip.tsx';

type Shown = { readonly tables: readonly SavedTable[] } | { readonly error: string } | null;

/** The tables one can go on with, the latest first; looked up again whenever the page comes back into sight. */
export function SavedTables() {
  const say = useSay();
  const [shown, setShown] = useState<Shown>(null);

  const look = useCallback(async () => {
    try {
      const list = await tables.list();
      setShown({ tables: list.toSorted((a, b) => b.when - a.when) });
    } catch (error) {
      setShown({ error: error instanceof Error ? error.message : String(error) });
    }
  }, []);

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

  if (shown === null) return <p className="hint">{say({ id: 'web.waiting' })}</p>;
  if ('error' in shown) return <Trouble inline kind="storage" details={shown.error} onRetry={() => void look()} />;
  if (shown.tables.length === 0) return <p className="hint shelf-none">{say({ id: 'web.shelf.none' })}</p>;
  return (
    <ul className="shelf-slips">
      {shown.tables.map((table) => (
        <Slip key={table.id} table={table} onGone={() => void look()} />
      ))}
    </ul>
  );
}
