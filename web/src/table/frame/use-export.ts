import type { Message } from '@shamble/kernel';
import { download } from '../../ui/download.ts';
import { useNow, useTable } from '../context.ts';

/** How this table can be given out as a file. */
interface Export {
  /** While the game goes on it says that the file holds all that is hidden. */
  readonly label: Message;
  run(): Promise<void>;
}

export function useExport(): Export {
  const { desk } = useTable();
  const { setup, id, at, outcome } = useNow();
  return {
    label: { id: outcome ? 'web.table.menu.export' : 'web.table.menu.export.open' },
    async run() {
      const log = await desk.attempt(() => desk.table.exportLog());
      if (log !== null) download(`${setup.game}-${id}-${at}.json`, log);
    },
  };
}
