import { useEffect, useId, useState } from 'react';
import { useDesk, useNow, useTable } from '../context.ts';
import { Glyph, type GlyphName } from '../frame/glyph.tsx';
import { useExport } from '../frame/use-export.ts';
import { useTry } from '../frame/use-try.ts';
import { note } from '../state/ui.ts';
import { CheckCode } from './check-code.tsx';
import { interval, nextOwn, ownStops, SPEEDS, type Speed, within } from './playback.ts';
import { useFocusWhenAsked } from './use-focus.ts';

/** The log played again: any moment by slider and keys, at some speed, and ways on from it. */
export function Replay() {
  const { say, desk } = useTable();
  const now = useNow();
  const past = useDesk((state) => state.past);
  const at = past?.at ?? now.at;
  // The slider follows the hand at once; the board follows when it is there.
  const wanted = useDesk((state) => state.wanted) ?? at;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const id = useId();
  const slider = useFocusWhenAsked();

  const go = (to: number) => void desk.goTo(within(to, now.at));

  useEffect(() => {
    if (!playing) return;
    if (wanted >= now.at) {
      setPlaying(false);
      return;
    }
    // The next moment is shown a while after this one has come.
    if (at !== wanted) return;
    const timer = setTimeout(() => void desk.goTo(wanted + 1), interval(speed));
    return () => clearTimeout(timer);
  }, [playing, speed, at, wanted, now.at, desk]);

  const before = wanted === 0 ? 'at-start' : null;
  const after = wanted >= now.at ? 'at-end' : null;
  return (
    <div className="table-replay" data-testid="replay">
      <div className="table-replay-head">
        <h2 id="table-ask" className="table-ask-what">
          <Glyph name="clock" /> {say({ id: 'web.table.replay.at', params: { at, of: now.at } })}
        </h2>
        <WhatHappened at={at} />
        <button type="button" className="btn btn-primary" onClick={() => desk.backToNow()}>
          {say({ id: 'web.table.replay.back' })}
        </button>
      </div>
      <div className="table-replay-bar">
        <Step name="first" glyph="first" off={before} act={() => go(0)} />
        <Step name="prev" glyph="back" off={before} act={() => go(wanted - 1)} />
        <Step
          name={playing ? 'pause' : 'play'}
          glyph={playing ? 'pause' : 'play'}
          off={after}
          act={() => setPlaying(!playing)}
        />
        <Step name="next" glyph="next" off={after} act={() => go(wanted + 1)} />
        <Step name="last" glyph="last" off={after} act={() => go(now.at)} />
        <label htmlFor={id} className="unseen">
          {say({ id: 'web.table.replay.slider' })}
        </label>
        <input
          id={id}
          ref={slider}
          className="table-replay-slider"
          type="range"
          min={0}
          max={now.at}
          value={wanted}
          aria-valuetext={say({ id: 'web.table.replay.at', params: { at: wanted, of: now.at } })}
          onChange={(event) => go(Number(event.target.value))}
        />
        <select
          className="input table-replay-speed"
          aria-label={say({ id: 'web.table.replay.speed' })}
          value={speed}
          onChange={(event) => setSpeed(SPEEDS.find((known) => known === event.target.value) ?? '1')}
        >
          {SPEEDS.map((known) => (
            <option key={known} value={known}>
              {say({ id: 'web.table.replay.times', params: { x: Number(known) } })}
            </option>
          ))}
        </select>
      </div>
      <div className="table-replay-ways">
        <NextOwn wanted={wanted} go={go} />
        <Ways at={at} />
        <CheckCode view={(past ?? now).view} />
      </div>
    </div>
  );
}

interface NextOwnProps {
  readonly wanted: number;
  readonly go: (to: number) => void;
}

/** On to the viewer's next decision, at last to the one that is open; off where there is none. */
function NextOwn({ wanted, go }: NextOwnProps) {
  const { say, desk, ui } = useTable();
  const now = useNow();
  const [own, setOwn] = useState<readonly number[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer, or another viewer, makes other decisions
  useEffect(() => {
    let off = false;
    void desk.attempt(() => desk.table.ownDecisions()).then((found) => !off && setOwn(found));
    return () => {
      off = true;
    };
  }, [desk, now.at, now.viewer]);
  const next = nextOwn(ownStops(own ?? [], now), wanted);
  const why = next === null && own !== null ? say({ id: 'web.table.replay.own.none' }) : undefined;
  return (
    <button
      type="button"
      className="btn table-small"
      data-testid="next-own"
      aria-disabled={next === null}
      title={why}
      onClick={() => {
        if (next !== null) go(next);
        else if (why !== undefined) note(ui, why);
      }}
    >
      {say({ id: 'web.table.replay.own' })}
    </button>
  );
}

/** What the answer before this moment led to. */
function WhatHappened({ at }: { readonly at: number }) {
  const { tell, say } = useTable();
  const entries = useDesk((state) => state.entries);
  const past = useDesk((state) => state.past);
  const line = past?.line;
  const told = line === undefined ? entries.filter((entry) => entry.at === at) : [entries[line]];
  const sentences = told.flatMap(({ event }) => tell.sentence(event) ?? []);
  const deciding = past?.waiting ?? [];
  return (
    <p className="table-replay-words">
      {sentences.join(' · ')}{' '}
      {deciding.length > 0 && (
        <strong>{say({ id: 'web.table.replay.then', params: { who: deciding.map((seat) => ({ seat })) } })}</strong>
      )}
    </p>
  );
}

/** Another table from here, the same table from here, a file. */
function Ways({ at }: { readonly at: number }) {
  const { say, desk } = useTable();
  const { setup, at: end, following, outcome } = useNow();
  const { label, run } = useExport();
  const tryFrom = useTry();
  return (
    <>
      <button type="button" className="btn table-small" onClick={() => tryFrom(at)}>
        <Glyph name="branch" /> {say({ id: 'web.table.replay.try' })}
      </button>
      {setup.freeUndo && at < end && !following && outcome === null && (
        <button type="button" className="btn table-small" onClick={() => desk.goBackTo(at)}>
          <Glyph name="undo" /> {say({ id: 'web.table.replay.go-back' })}
        </button>
      )}
      <button type="button" className="btn btn-quiet table-small" onClick={run}>
        <Glyph name="file" /> {say(label)}
      </button>
    </>
  );
}

interface StepProps {
  readonly name: 'first' | 'prev' | 'play' | 'pause' | 'next' | 'last';
  readonly glyph: GlyphName;
  /** What makes it impossible; null where it is possible. */
  readonly off: 'at-start' | 'at-end' | null;
  readonly act: () => void;
}

function Step({ name, glyph, off, act }: StepProps) {
  const { say } = useTable();
  const label = say({ id: `web.table.replay.${name}` });
  return (
    <button
      type="button"
      className="btn btn-icon table-tool"
      aria-label={label}
      title={off === null ? label : say({ id: `web.table.replay.${off}` })}
      aria-disabled={off !== null}
      onClick={() => off === null && act()}
    >
      <Glyph name={glyph} />
    </button>
  );
}
