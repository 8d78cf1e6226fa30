import { useEffect, useId, useState } from 'react';
import { useDesk, useNow, useTable } from '../context.ts';
import { Glyph, type GlyphName } from '../frame/glyph.tsx';
import { useExport } from '../frame/use-export.ts';
import { useTry } from '../frame/use-try.ts';
import { interval, nextOwn, SPEEDS, type Speed } from './playback.ts';
import './replay.css';

/** The log played again: any moment by slider and keys, at some speed, and ways on from it. */
export function Replay() {
  const { say, desk, ui } = useTable();
  const now = useNow();
  const past = useDesk((state) => state.past);
  const at = past?.at ?? now.at;
  // The slider follows the hand at once; the board follows when it is there.
  const [wanted, setWanted] = useState(at);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const slider = useId();
  useEffect(() => setWanted(at), [at]);
  // On a small screen the board is what one wants to see.
  useEffect(() => ui.setState({ sheet: 'peek', phoneTab: 'board', fold: null }), [ui]);

  const go = (to: number) => {
    const inside = Math.max(0, Math.min(now.at, to));
    setWanted(inside);
    void desk.goTo(inside);
  };

  useEffect(() => {
    if (!playing) return;
    if (at >= now.at) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => void desk.goTo(at + 1), interval(speed));
    return () => clearTimeout(timer);
  }, [playing, speed, at, now.at, desk]);

  const nextDecision = async () => {
    const own = await desk.attempt(() => desk.tables.ownDecisions());
    const next = own && nextOwn(own, at);
    if (next !== null) go(next);
  };

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
        <Step name="first" glyph="first" off={at === 0} act={() => go(0)} />
        <Step name="prev" glyph="back" off={at === 0} act={() => go(at - 1)} />
        <Step
          name={playing ? 'pause' : 'play'}
          glyph={playing ? 'pause' : 'play'}
          off={at >= now.at}
          act={() => setPlaying(!playing)}
        />
        <Step name="next" glyph="next" off={at >= now.at} act={() => go(at + 1)} />
        <Step name="last" glyph="last" off={at >= now.at} act={() => go(now.at)} />
        <label htmlFor={slider} className="unseen">
          {say({ id: 'web.table.replay.slider' })}
        </label>
        <input
          id={slider}
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
        <button type="button" className="btn table-small" onClick={nextDecision}>
          {say({ id: 'web.table.replay.own' })}
        </button>
        <Ways at={at} />
        <p className="table-quiet">
          {say({ id: 'web.table.replay.print' })} <code>{past?.fingerprint ?? now.fingerprint}</code>
        </p>
      </div>
    </div>
  );
}

/** What the answer before this moment led to. */
function WhatHappened({ at }: { readonly at: number }) {
  const { tell, say } = useTable();
  const entries = useDesk((state) => state.entries);
  const past = useDesk((state) => state.past);
  const sentences = entries.flatMap((entry) => (entry.at === at ? (tell.sentence(entry.event) ?? []) : []));
  const deciding = past?.waiting ?? [];
  return (
    <p className="table-replay-words">
      {sentences.join(' ')}{' '}
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
  const exportLog = useExport();
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
      <button type="button" className="btn btn-quiet table-small" onClick={exportLog}>
        <Glyph name="file" /> {say({ id: 'web.table.menu.export' })}
      </button>
    </>
  );
}

interface StepProps {
  readonly name: 'first' | 'prev' | 'play' | 'pause' | 'next' | 'last';
  readonly glyph: GlyphName;
  readonly off: boolean;
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
      title={label}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <Glyph name={glyph} />
    </button>
  );
}
