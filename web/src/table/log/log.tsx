import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { download } from '../../ui/download.ts';
import { useDesk, useSeen, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import type { PastMoment } from '../state/store.ts';
import { isAbout } from './about.ts';
import { logAsText } from './as-text.ts';
import { GroupedLog, type Line, lastUpTo, type TurnGroup } from './group.ts';
import { LogEntry } from './log-entry.tsx';
import { useLines } from './use-lines.ts';

/** What happened, by turns and phases; it stays at its end unless the reader has scrolled away from it. */
export function Log() {
  const { say, tell, board } = useTable();
  const viewer = useDesk(({ now }) => now!.viewer);
  const entries = useSeen();
  const lock = useDesk((state) => state.lock);
  const tookBack = useDesk(({ now }) => now!.tookBack);
  const [mine, setMine] = useState(false);
  const [copied, setCopied] = useState(false);

  const grouped = useMemo(() => {
    const tells = ({ entry: { event } }: Line): boolean => {
      const message = tell.message(event);
      return message !== null && (!mine || isAbout(message, viewer));
    };
    return new GroupedLog(tells, board.telling.headings);
  }, [tell, mine, viewer, board]);
  const turns = useMemo(() => {
    const all = grouped.next(entries);
    return mine ? all.filter(({ phases }) => phases.length > 0) : all;
  }, [grouped, entries, mine]);
  const stop = useMemo(() => lastUpTo(entries, lock), [entries, lock]);

  const end = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the end
  useLayoutEffect(() => {
    const box = end.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [turns]);

  const lines = useLines(end, turns);

  const copy = async () => {
    const text = logAsText(turns, tell, say({ id: 'web.table.log.start' }));
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      download('log.txt', text, 'text/plain');
    }
  };

  return (
    <div className="table-log" data-testid="log">
      <div className="table-log-head">
        <label className="table-check">
          <input type="checkbox" checked={mine} onChange={(event) => setMine(event.target.checked)} />
          {say({ id: 'web.table.log.mine' })}
        </label>
        <button type="button" className="btn btn-quiet table-small" onClick={copy}>
          <Glyph name={copied ? 'tick' : 'copy'} />
          {say({ id: copied ? 'web.table.log.copied' : 'web.table.log.copy' })}
        </button>
        <span className="unseen" role="status">
          {copied && say({ id: 'web.table.log.copied' })}
        </span>
      </div>
      <section
        className="table-log-body"
        ref={end}
        aria-label={say({ id: 'web.table.tab.log' })}
        {...lines}
        onScroll={({ currentTarget: box }) => {
          atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
        }}
      >
        {turns.length === 0 && <p className="table-quiet">{say({ id: 'web.table.log.empty' })}</p>}
        <ol className="table-log-turns">
          {turns.map((turn, i) => (
            <Turn
              key={turn.heading?.index ?? -1}
              turn={turn}
              stop={stop >= (turn.heading?.index ?? 0) ? stop : -1}
              recent={i >= turns.length - 2}
            />
          ))}
        </ol>
        {tookBack && <p className="table-log-stop">{say({ id: 'web.table.over.took-back' })}</p>}
      </section>
    </div>
  );
}

interface TurnProps {
  readonly turn: TurnGroup;
  /** The index of the entry after which undo stops. */
  readonly stop: number;
  /** The last turns stand open; older ones are written out when they are opened. */
  readonly recent: boolean;
}

/** Whether the board shows the moment of a line: its own, or the end of the answer it belongs to. */
const isThen = (past: PastMoment | null, { entry, index }: Line): boolean =>
  past !== null && (past.line === undefined ? past.at === entry.at : past.line === index);

/** Those that are over are not drawn again when something happens. */
const Turn = memo(function Turn({ turn: { heading, phases }, stop, recent }: TurnProps) {
  const { say, tell, people } = useTable();
  const viewer = useDesk(({ now }) => now!.viewer);
  const past = useDesk((state) => state.past);
  const sign = people[viewer]?.sign ?? 0;
  const isMine = ({ entry }: Line): boolean => {
    const message = tell.message(entry.event);
    return message !== null && isAbout(message, viewer);
  };
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? recent;
  const title = heading ? tell.sentence(heading.entry.event) : say({ id: 'web.table.log.start' });
  return (
    <li>
      <details
        className="disclosure table-log-turn"
        open={open}
        onToggle={(event) => event.currentTarget.open !== open && setChosen(event.currentTarget.open)}
      >
        <summary tabIndex={-1}>
          <h3 className="notice">{title}</h3>
        </summary>
        {open && (
          <ol className="table-log-phases">
            {phases.map((phase) => (
              <li key={phase.heading?.index ?? -1}>
                {phase.heading && <h4 className="table-log-phase">{tell.sentence(phase.heading.entry.event)}</h4>}
                <ol className="table-log-lines">
                  {phase.lines.map((line) => (
                    <LogEntry
                      key={line.index}
                      entry={line.entry}
                      stop={stop === line.index}
                      index={line.index}
                      then={isThen(past, line)}
                      sign={isMine(line) ? sign : null}
                    />
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        )}
      </details>
    </li>
  );
});
