import { fingerprint, type Json } from '@shamble/kernel';
import { useState } from 'react';
import { useTable } from '../context.ts';

/** A code for all that is seen at this moment, for who compares two replays; made when somebody asks. */
export function CheckCode({ view }: { readonly view: Json }) {
  const { say } = useTable();
  const [open, setOpen] = useState(false);
  return (
    <details className="disclosure table-quiet" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say({ id: 'web.trouble.details' })}</summary>
      {open && (
        <p>
          {say({ id: 'web.table.replay.print' })} <code>{fingerprint(view)}</code>
        </p>
      )}
    </details>
  );
}
