import type { GameEvent, Message, Param, Say } from '@shamble/kernel';
import type { Entry } from '@shamble/tables';
import { memo, useEffect, useRef, useState } from 'react';
import { useDesk, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { enterReplay } from '../replay/enter.ts';
import { RuleLinks } from '../rules/rule-links.tsx';
import { partsOf } from './about.ts';
import { Cards } from './cards.tsx';
import { light, putOut, showOnBoard } from './lit.ts';

interface LogEntryProps {
  readonly entry: Entry;
  /** Its place in the log. */
  readonly index: number;
  /** Undo stops after this line. */
  readonly stop: boolean;
  /** The board of this moment is shown. */
  readonly then: boolean;
  /** The sign of the viewer where the line is about them. */
  readonly sign: number | null;
}

/** One sentence of the log; it unfolds into its parts, its cards, its rules and the board of that moment, and lights what it speaks of. */
export const LogEntry = memo(function LogEntry({ entry, index, stop, then, sign }: LogEntryProps) {
  const table = useTable();
  const { say, tell } = table;
  const [open, setOpen] = useState(false);
  const press = () => {
    setOpen(!open);
    if (open) putOut(table, index);
    else light(table, index);
  };
  const message = tell.message(entry.event);
  if (message === null) return null;
  return (
    <>
      <li
        className={then ? 'table-log-line table-log-then' : 'table-log-line'}
        data-line={index}
        style={sign === null ? undefined : { borderColor: `var(--sign-${sign})` }}
      >
        <button type="button" className="table-log-words" tabIndex={-1} aria-expanded={open} onClick={press}>
          {tell.sentence(entry.event)}
          {sign !== null && <span className="unseen"> {say({ id: 'web.table.log.about-you' })}</span>}
        </button>
        {open && <Details message={message} event={entry.event} index={index} />}
      </li>
      {stop && (
        <li className="table-log-stop">
          <Glyph name="lock" /> {say({ id: 'web.table.log.stop' })}
        </li>
      )}
    </>
  );
});

interface DetailsProps {
  readonly message: Message;
  readonly event: GameEvent;
  readonly index: number;
}

function Details({ message, event, index }: DetailsProps) {
  const table = useTable();
  const { say, book, kit, board } = table;
  const { rules } = event;
  const view = useDesk(({ past, shown }) => past?.view ?? shown!.view);
  const faces = board.telling.cards(event).flatMap((id) => board.telling.card(id, view) ?? []);
  const explained = kit.describe.explain?.(event) ?? null;
  // A card says itself what it does.
  const first = rules.length > 0 && faces.length === 0 ? book().rule(rules[0]) : null;
  const box = useRef<HTMLDivElement>(null);
  // What unfolds below the edge comes into sight.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="table-log-details">
      {partsOf(explained ?? message).map((parts) => (
        <ul key={JSON.stringify(parts)} className="table-chips">
          {parts.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal dice may lie side by side and never change places
            <li key={i}>{sayParam(say, part)}</li>
          ))}
        </ul>
      ))}
      {explained && <p>{say(explained)}</p>}
      {faces.length > 0 && <Cards faces={faces} />}
      {first && <p className="table-log-rule">{first.text.split('\n')[0]}</p>}
      <p className="table-log-ways">
        <RuleLinks ids={rules} />
        {board.telling.things(event, view).length > 0 && (
          <button type="button" className="table-link" onClick={() => showOnBoard(table, index)}>
            <Glyph name="eye" /> {say({ id: 'web.table.log.show' })}
          </button>
        )}
        <button type="button" className="table-link" onClick={() => enterReplay(table, { line: index })}>
          <Glyph name="clock" /> {say({ id: 'web.table.log.then' })}
        </button>
      </p>
    </div>
  );
}

/** A part of a sentence on its own. */
function sayParam(say: Say, param: Param): string {
  if (typeof param === 'object' && 'id' in param) return say(param);
  return say({ id: 'web.table.plain', params: { what: param } });
}
