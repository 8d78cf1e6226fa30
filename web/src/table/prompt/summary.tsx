import type { GameEvent } from '@shamble/kernel';
import type { BeatKind } from '@shamble/parts/board';
import { useMemo, useState } from 'react';
import { useDesk, useNow, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { enterBetween } from '../replay/enter.ts';
import { afterSlip, type SummaryLine, slipStart, summaryOf } from '../state/summary.ts';

interface Line {
  readonly words: string;
  readonly kind: BeatKind;
}

const lineOf = ({ event, more, kind }: SummaryLine, sentence: (event: GameEvent) => string | null): Line => ({
  words: [event, ...more].map((one) => sentence(one) ?? '').join(' '),
  kind,
});

interface Told {
  readonly lines: readonly Line[];
  /** The line of the log with which it begins. */
  readonly from: number;
  /** Something has happened since that matters more. */
  readonly isOld: boolean;
}

/** The slip of a round that has just ended, in the board's own lines; null where none has. */
function useSlip(): Told | null {
  const { say, tell, board } = useTable();
  const { view, lastOwn, viewer } = useNow();
  const entries = useDesk((state) => state.entries);
  const { telling } = board;
  const { slip } = telling;
  return useMemo(() => {
    const from = slip ? slipStart(entries, lastOwn, slip) : null;
    if (!slip || from === null) return null;
    const events = entries.slice(from).map(({ event }) => event);
    const lines = slip.lines(events, view, viewer).map((line): Line => ({ words: say(line), kind: 'note' }));
    if (lines.length === 0) return null;
    const { losses, rest } = afterSlip(entries, lastOwn, viewer, telling, tell.message);
    const told = (line: SummaryLine): Line => lineOf(line, tell.sentence);
    return { lines: [...losses.map(told), ...lines, ...rest.map(told)], from, isOld: losses.length > 0 };
  }, [entries, lastOwn, viewer, view, slip, telling, say, tell]);
}

/** What happened since the viewer's last choice: what matters most in a line, the rest on request, all of it once more. */
export function Summary() {
  const table = useTable();
  const { say, tell, board, desk } = table;
  const { viewer, lastOwn } = useNow();
  const entries = useDesk((state) => state.entries);
  const [open, setOpen] = useState(false);
  const slip = useSlip();
  const lines = useMemo(
    (): readonly Line[] =>
      slip?.lines ??
      summaryOf(entries, lastOwn, viewer, board.telling.beats, tell.message).map((line) => lineOf(line, tell.sentence)),
    [slip, entries, lastOwn, viewer, board, tell],
  );
  const [first, ...rest] = lines;
  const more = slip ? 'web.table.since.round.more' : 'web.table.since.more';
  const title =
    slip && !slip.isOld ? 'web.table.since.round' : lastOwn === null ? 'web.table.since.start' : 'web.table.since';
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
      {slip && (
        <button
          type="button"
          className="table-link"
          data-testid="before-after"
          onClick={() => enterBetween(table, slip.from)}
        >
          <Glyph name="clock" /> {say({ id: 'web.table.between' })}
        </button>
      )}
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
