import { useMemo, useState } from 'react';
import { useDesk, useNow, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { summaryOf } from '../state/summary.ts';

/** What happened since the viewer's last choice: what matters most in a line, the rest on request, all of it once more. */
export function Summary() {
  const { say, tell, board, desk } = useTable();
  const { viewer, lastOwn } = useNow();
  const entries = useDesk((state) => state.entries);
  const [open, setOpen] = useState(false);
  const lines = useMemo(
    () => summaryOf(entries, lastOwn, viewer, board.telling.beats, tell.message),
    [entries, lastOwn, viewer, board, tell],
  );
  const [first, ...rest] = lines;
  if (!first) return null;
  return (
    <div className="table-since" data-testid="summary">
      <p className="table-since-first" data-kind={first.kind}>
        <span className="table-since-title">
          {say({ id: lastOwn === null ? 'web.table.since.start' : 'web.table.since' })}
        </span>{' '}
        {tell.sentence(first.event)}
      </p>
      {rest.length > 0 && (
        <button
          type="button"
          className="table-link"
          aria-expanded={open}
          aria-controls="table-since"
          data-testid="summary-more"
          onClick={() => setOpen(!open)}
        >
          {say({ id: open ? 'web.table.since.less' : 'web.table.since.more', params: { n: rest.length } })}
        </button>
      )}
      <button
        type="button"
        className="table-link"
        data-testid="show-again"
        onClick={() => {
          setOpen(false);
          void desk.showAgain();
        }}
      >
        <Glyph name="restart" /> {say({ id: 'web.table.since.again' })}
      </button>
      <ol id="table-since" className="table-since-rest" hidden={!open}>
        {open &&
          rest.map(({ event, kind }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same events stay in their places
            <li key={i} data-kind={kind}>
              {tell.sentence(event)}
            </li>
          ))}
      </ol>
    </div>
  );
}
