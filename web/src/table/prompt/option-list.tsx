import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { Behind } from './behind.tsx';
import { groupRows, type Row, type RowGroup } from './grouped.ts';

/** So few options get all the room their words want. */
export const FEW = 3;

interface OptionListProps {
  readonly rows: readonly Row[];
  readonly draw: (row: Row) => ReactNode;
}

/** Options side by side; long lists under what they refer to. */
export function OptionList({ rows, draw }: OptionListProps) {
  const groups = useMemo(() => groupRows(rows), [rows]);
  if (groups === null) return <Options rows={rows} draw={draw} />;
  return (
    <div className="table-option-groups">
      {groups.map((group) => (
        <Group key={group.rows[0].id} group={group} draw={draw} />
      ))}
    </div>
  );
}

function Options({ rows, draw }: OptionListProps) {
  return (
    <ul className={rows.length > FEW ? 'table-option-list' : 'table-option-list table-option-few'}>
      {rows.map((row) => (
        <li key={row.id}>{draw(row)}</li>
      ))}
    </ul>
  );
}

interface GroupProps {
  readonly group: RowGroup;
  readonly draw: OptionListProps['draw'];
}

/** A group that can be folded, and is where there is little room. */
function Group({ group: { title, rows }, draw }: GroupProps) {
  const { layout } = useTable();
  const [open, setOpen] = useState(layout === 'desk' || layout === 'tablet');
  const id = useId();
  return (
    <div className="table-option-group">
      <button
        type="button"
        className="table-option-group-title"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Glyph name={open ? 'up' : 'down'} /> {title} <span className="table-count">{rows.length}</span>
      </button>
      <Behind id={id} open={open}>
        <Options rows={rows} draw={draw} />
      </Behind>
    </div>
  );
}
