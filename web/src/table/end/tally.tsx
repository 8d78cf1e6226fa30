import { useMemo } from 'react';
import { useDesk, useNow, useTable } from '../context.ts';
import { Scroller } from '../frame/scroller.tsx';

/** What the game counts at its end, in a table and in lines of its own. */
export function Tally() {
  const { say, board } = useTable();
  const { view } = useNow();
  const entries = useDesk((state) => state.entries);
  const tally = useMemo(
    () =>
      board.tally?.(
        entries.map(({ event }) => event),
        view,
      ) ?? null,
    [board, entries, view],
  );
  if (tally === null) return null;
  const { columns, rows, lines } = tally;
  const label = say({ id: 'web.table.over.numbers' });
  return (
    <>
      <Scroller className="table-md-table table-tally scrolls-across" label={label}>
        <table>
          <caption className="unseen">{label}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <span>{say(column)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={say(name)}>
                <th scope="row">{say(name)}</th>
                {cells.map((cell, i) => (
                  <td key={columns[i + 1].id}>{say(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <ul className="table-sums">
        {lines.map((line) => (
          <li key={line.id}>{say(line)}</li>
        ))}
      </ul>
    </>
  );
}
