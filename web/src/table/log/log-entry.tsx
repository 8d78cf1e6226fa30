import type { GameEvent, Message, Param, Say } from '@shamble/kernel';
import type { Entry } from '@shamble/tables';
import { memo, useState } from 'react';
import { useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { enterReplay } from '../replay/enter.ts';
import { RuleLinks } from '../rules/rule-links.tsx';
import { partsOf } from './about.ts';

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

/** One sentence of the log; it unfolds into its parts, its rules and the board of that moment. */
export const LogEntry = memo(function LogEntry({ entry, index, stop, then, sign }: LogEntryProps) {
  const { say, tell } = useTable();
  const [open, setOpen] = useState(false);
  const message = tell.message(entry.event);
  if (message === null) return null;
  return (
    <>
      <li
        className={then ? 'table-log-line table-log-then' : 'table-log-line'}
        data-line={index}
        style={sign === null ? undefined : { borderColor: `var(--sign-${sign})` }}
      >
        <button
          type="button"
          className="table-log-words"
          tabIndex={-1}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
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
  const { say, desk, ui, book, kit } = useTable();
  const { rules } = event;
  const explained = kit.describe.explain?.(event) ?? null;
  const first = rules.length > 0 ? book().rule(rules[0]) : null;
  return (
    <div className="table-log-details">
      {partsOf(explained ?? message).map((parts) => (
        <ul key={JSON.stringify(parts)} className="table-chips">
          {parts.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal dice may lie side by side and never change places
            <li key={i}>{sayParam(say, part)}</li>
          ))}
        </ul>
      ))}
      {explained && <p>{say(explained)}</p>}
      {first && <p className="table-log-rule">{first.text.split('\n')[0]}</p>}
      <p className="table-log-ways">
        <RuleLinks ids={rules} />
        <button type="button" className="table-link" onClick={() => enterReplay({ desk, ui }, { line: index })}>
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
