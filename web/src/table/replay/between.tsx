import { useId, useState } from 'react';
import { useDesk, useNow, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { isSpoken } from '../state/beats.ts';
import { useFocusWhenAsked } from './use-focus.ts';

/** The board from a line of the log to the present: before, each line that is told, after. */
export function Between({ from }: { readonly from: number }) {
  const { say, tell, desk } = useTable();
  const now = useNow();
  const entries = useDesk((state) => state.entries);
  const [at, setAt] = useState(0);
  const id = useId();
  const slider = useFocusWhenAsked();
  const lines = entries.flatMap(({ event }, i) =>
    i > from && isSpoken(event) && tell.sentence(event) !== null ? [i] : [],
  );
  const last = lines.length + 1;
  const end = at === 0 ? 'before' : at === last ? 'after' : null;
  const words =
    end === null ? (tell.sentence(entries[lines[at - 1]].event) ?? '') : say({ id: `web.table.between.${end}` });

  const go = (to: number): void => {
    setAt(to);
    void (to === last ? desk.goTo(now.at) : desk.goToLine(to === 0 ? from : lines[to - 1]));
  };

  return (
    <div className="table-replay" data-testid="between">
      <div className="table-replay-head">
        <h2 id="table-ask" className="table-ask-what">
          <Glyph name="clock" /> {say({ id: 'web.table.between' })}
        </h2>
        <p className="table-replay-words">{words}</p>
        <button type="button" className="btn btn-primary" onClick={() => desk.backToNow()}>
          {say({ id: 'web.table.replay.back' })}
        </button>
      </div>
      <div className="table-replay-bar">
        <button type="button" className="btn table-small" aria-pressed={at === 0} onClick={() => go(0)}>
          {say({ id: 'web.table.between.before' })}
        </button>
        <label htmlFor={id} className="unseen">
          {say({ id: 'web.table.between' })}
        </label>
        <input
          id={id}
          ref={slider}
          className="table-replay-slider"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={words}
          onChange={(event) => go(Number(event.target.value))}
        />
        <button type="button" className="btn table-small" aria-pressed={at === last} onClick={() => go(last)}>
          {say({ id: 'web.table.between.after' })}
        </button>
      </div>
    </div>
  );
}
