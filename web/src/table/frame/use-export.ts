import { useNow, useTable } from '../context.ts';
import { download } from './export.ts';

/** Gives the log of this table out as a file. */
export function useExport(): () => Promise<void> {
  const { desk } = useTable();
  const { setup, id, at } = useNow();
  return async () => {
    const log = await desk.attempt(() => desk.tables.exportLog());
    if (log !== null) download(`${setup.game}-${id}-${at}.json`, log);
  };
}
