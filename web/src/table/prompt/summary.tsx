import type { BeatKind } from '@shamble/parts/board';
import { useMemo, useState } from 'react';
import { useDesk, useNow, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { slipEvents, summaryOf } from '../state/summary.ts';

interface Line {
  readonly words: string;
  readonly kind: BeatKind;
}

/** The slip of a round that has just ended, in the board's own lines; null where none has. */
function useSlip(): readonly Line[] | null {
  const { say, board } = useTable();
  const { view, lastOwn } = useNow();
  const entries = useDesk((state) => state.entries);
  const { slip } = board.telling;
  return useMemo(() => {
    const events = slip ? slipEvents(entries, lastOwn, slip) : null;
    const lines = slip && events ? slip.lines(events, view) : [];
    return lines.length === 0 ? null : lines.map((line) => ({ words: say(line), kind: 'note' }));
  }, [entries, lastOwn, view, slip, say]);
}

/** What happened since the viewer's last choice: what matters most in a line, the rest on request, all of it once more. */
export function Summary() {
  const { say, tell, board, desk } = useTable();
  const { viewer, lastOwn } = useNow();
  const entries = useDesk((state) => state.entries);
  const [open, setOpen] = useState(false);
  const slip = useSlip();
  const lines = useMemo(
    (): readonly Line[] =>
      slip ??
      summaryOf(entries, lastOwn, viewer, board.telling.beats, tell.message).map(({ event, kind }) => ({
        words: tell.sentence(event) ?? '',
        kind,
      })),
    [slip, entries, lastOwn, viewer, board, tell],
  );
  const [first, ...rest] = lines;
  const more = slip ? 'web.table.since.round.more' : 'web.table.since.more';
  const title = slip ? 'web.table.since.round' : lastOwn === null ? 'web.table.since.start' : 'web.table.since';
  if (!first) return null;
  return (
    <div className="table-since" data-testid="summary">
      <p className="table-since-first" data-kind={first.kind}>
        <span className="table-since-title">{say({ id: title })}</span> {first.words}
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
          {say({ id: open ? 'web.table.since.less' : more, params: { n: rest.length } })}
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
          rest.map(({ words, kind }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same events stay in their places
            <li key={i} data-kind={kind}>
              {words}
            </li>
          ))}
      </ol>
    </div>
  );
}
