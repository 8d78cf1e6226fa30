import { TableError } from '@shamble/tables';
import { download } from '../ui/download.ts';
import { Trouble, type TroubleKind } from '../ui/trouble.tsx';
import type { TableDesk } from './state/store.ts';

interface TableTroubleProps {
  readonly error: unknown;
  readonly desk: TableDesk;
  readonly id: string;
  /** Whether the table was open before: then its log can still be given out. */
  readonly opened: boolean;
  readonly onRetry: () => void;
}

const KINDS: Readonly<Record<string, TroubleKind>> = {
  'no-table': 'table',
  damaged: 'damaged',
  'other-version': 'newer',
  'unknown-game': 'game',
  'worker-died': 'worker',
};

/** What happened to this table, and the ways on. */
export function TableTrouble({ error, desk, id, opened, onRetry }: TableTroubleProps) {
  const code = error instanceof TableError ? error.code : '';
  const details = error instanceof Error ? `${code} ${error.stack ?? error.message}`.trim() : String(error);
  const exportLog = async () => {
    const log = code === 'damaged' ? await desk.tables.exportDamaged(id) : await desk.table.exportLog();
    if (log !== null) download(`shamble-${id}.json`, log);
  };
  return (
    <main>
      <Trouble
        kind={KINDS[code] ?? 'crash'}
        details={details}
        onRetry={code === 'no-table' || code === 'unknown-game' ? undefined : onRetry}
        onExport={opened || code === 'damaged' ? exportLog : undefined}
      />
    </main>
  );
}
