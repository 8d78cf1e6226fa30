import { use, useDeferredValue, useMemo } from 'react';
import { InSight } from './behind.tsx';
import type { Row } from './grouped.ts';

/** The second line of an option: it may take some reckoning, so it comes once the option is in sight. */
export function Detail({ row }: { readonly row: Row }) {
  const inSight = use(InSight);
  const shown = useDeferredValue(inSight ? row : null, null);
  const words = useMemo(() => shown?.detail?.() ?? null, [shown]);
  const alarm = useMemo(() => shown?.alarm?.() ?? null, [shown]);
  if (words === '' && alarm === null) return null;
  return (
    <span className="table-option-detail">
      {alarm !== null && (
        <>
          <strong className="table-alarm">{alarm}</strong>{' '}
        </>
      )}
      {words}
    </span>
  );
}
